import { afterEach, describe, expect, test } from "vitest";
import type { ChecklistCard, PlanStatus } from "@/lib/checklists/types";
import {
  type CardList,
  type PlanWish,
  readPlanWishes,
  setPlanWish,
  settlePlanWishes,
  shownCards,
} from "./plan-wishes";

const OPEN: CardList = { status: "open", address: "/dashboard" };
const ARCHIVED: CardList = { status: "archived", address: "/dashboard?status=archived" };
const FOUND: CardList = { status: null, address: "/dashboard?q=paint" };

function card(id: string, status: PlanStatus = "open", completed = 0): ChecklistCard {
  return {
    id,
    decisionId: id,
    title: id,
    createdAt: `2026-11-${id}T10:00:00.000Z`,
    status,
    progress: { completed, total: 2, percentage: completed * 50 },
    recentSteps: [],
  };
}

const CARDS = [card("03"), card("02"), card("01")];

function shown(cards: ChecklistCard[], list: CardList): [string, PlanStatus][] {
  return shownCards(cards, readPlanWishes(), list).map(({ id, status }) => [id, status]);
}

function wish(wanted: PlanWish["wanted"], id: string, list: CardList, isAnswered = false): void {
  const found = [...CARDS, card("04", "archived", 2)].find((known) => known.id === id);
  setPlanWish(id, { wanted, isAnswered, card: found, list });
}

afterEach(() => {
  for (const id of readPlanWishes().keys()) setPlanWish(id);
});

describe("a list of cards", () => {
  test("is the server's own while nothing is wished", () => {
    expect(shownCards(CARDS, readPlanWishes(), OPEN)).toBe(CARDS);
  });

  test("leaves out what is deleted or moved to another list", () => {
    wish("deleted", "03", OPEN);
    wish("archived", "02", OPEN);
    expect(shown(CARDS, OPEN)).toEqual([["01", "open"]]);
  });

  test("of all plans shows an archived one as archived", () => {
    wish("archived", "02", FOUND);
    expect(shown(CARDS, FOUND)).toEqual([
      ["03", "open"],
      ["02", "archived"],
      ["01", "open"],
    ]);
  });

  test("shows a plan in its place as soon as it is wanted back", () => {
    wish("listed", "02", OPEN);
    const without = CARDS.filter(({ id }) => id !== "02");
    expect(shown(without, OPEN).map(([id]) => id)).toEqual(["03", "02", "01"]);
    expect(shown(without, FOUND).map(([id]) => id)).toEqual(["03", "01"]);
  });

  test("of archived plans lets go of one that is wanted back, completed or not", () => {
    wish("listed", "04", ARCHIVED);
    expect(shown([card("04", "archived", 2)], ARCHIVED)).toEqual([]);
    expect(shown([card("04", "archived", 2)], FOUND)).toEqual([["04", "done"]]);
  });
});

describe("a wish", () => {
  test("stays while the answer is out", () => {
    wish("archived", "02", OPEN);
    settlePlanWishes([], OPEN);
    expect(readPlanWishes().size).toBe(1);
  });

  test("stays when a list arrives that was read before it was done", () => {
    wish("deleted", "02", OPEN, true);
    settlePlanWishes(CARDS, OPEN);
    expect(shown(CARDS, OPEN).map(([id]) => id)).toEqual(["03", "01"]);
  });

  test.each([
    ["deleted", "02", OPEN, []],
    ["archived", "02", OPEN, []],
    ["archived", "02", FOUND, [card("02", "archived")]],
    ["listed", "02", OPEN, CARDS],
    ["listed", "04", ARCHIVED, []],
  ] as const)("is done with when the list shows it: %s %s", (wanted, id, list, cards) => {
    wish(wanted, id, list, true);
    settlePlanWishes(cards, list);
    expect(readPlanWishes().size).toBe(0);
  });

  test("of a plan that is back stays until its own list shows it", () => {
    wish("listed", "02", OPEN, true);
    settlePlanWishes([card("03"), card("01")], OPEN);
    expect(readPlanWishes().size).toBe(1);
    settlePlanWishes([], ARCHIVED);
    expect(readPlanWishes().size).toBe(0);
  });
});

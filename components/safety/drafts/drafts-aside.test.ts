import { beforeEach, describe, expect, test } from "vitest";
import { memoryStorage } from "@/tests/fixtures/memory-storage";
import { claimDrafts, DRAFTS_ASIDE_DAYS } from "./drafts-aside";
import { DRAFTS_ASIDE_KEY, VISITOR_GOAL_KEY } from "./drafts-key";

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

let places: { local: Storage; session: Storage };
const comes = (owner: string, now = NOW) => claimDrafts(owner, places, now);
const keyed = (place: Storage) => Object.keys(place).filter((key) => /Draft/.test(key));

beforeEach(() => {
  places = { local: memoryStorage(), session: memoryStorage() };
});

describe("what somebody typed and did not send", () => {
  beforeEach(() => {
    comes("ada");
    places.local.setItem("journalDraft", "A hard day");
    places.local.setItem("taskDraft:plan", "Call the clinic");
    places.session.setItem("coinDraft:new", "Stay or go?");
    places.local.setItem("focusTimer", "Call the clinic");
  });

  test("stands there when the same person comes back", () => {
    comes("ada");
    expect(places.local.getItem("journalDraft")).toBe("A hard day");
  });

  test("is out of every field when somebody else signs in", () => {
    comes("ben");
    expect([...keyed(places.local), ...keyed(places.session)]).toEqual([]);
    expect(places.local.getItem("focusTimer")).toBeNull();
  });

  test("stands there again for its person, and what the other one typed does not", () => {
    comes("ben");
    places.local.setItem("journalDraft", "Fine");
    comes("ada");
    expect(places.local.getItem("journalDraft")).toBe("A hard day");
    expect(places.local.getItem("taskDraft:plan")).toBe("Call the clinic");
    expect(places.session.getItem("coinDraft:new")).toBe("Stay or go?");
    comes("ben");
    expect(places.local.getItem("journalDraft")).toBe("Fine");
    expect(places.local.getItem("taskDraft:plan")).toBeNull();
  });

  test("is kept aside for so many days and no longer", () => {
    comes("ben");
    comes("cyd", NOW + DRAFTS_ASIDE_DAYS * DAY_MS - 1);
    comes("ada", NOW + DRAFTS_ASIDE_DAYS * DAY_MS - 1);
    expect(places.local.getItem("journalDraft")).toBe("A hard day");
    comes("ben", NOW + DRAFTS_ASIDE_DAYS * DAY_MS);
    comes("cyd", NOW + 2 * DRAFTS_ASIDE_DAYS * DAY_MS);
    expect(places.local.getItem(DRAFTS_ASIDE_KEY)).toBeNull();
  });
});

test("what a visitor typed on the start page goes along, unless the person has a goal there", () => {
  places.local.setItem(VISITOR_GOAL_KEY, "Learn to swim");
  comes("ada");
  expect(places.local.getItem("goalDraft")).toBe("Learn to swim");
  places.local.setItem(VISITOR_GOAL_KEY, "Learn to dive");
  comes("ada");
  expect(places.local.getItem("goalDraft")).toBe("Learn to swim");
  expect(places.local.getItem(VISITOR_GOAL_KEY)).toBe("Learn to dive");
});

test("storage that something else has written is no reason to stop", () => {
  places.local.setItem(DRAFTS_ASIDE_KEY, "{");
  comes("ada");
  comes("ben");
  expect(places.local.getItem("goalDraft")).toBeNull();
});

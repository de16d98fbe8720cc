import { describe, expect, test } from "vitest";
import { OPTIONS_MAX } from "@/lib/decisions/constants";
import type { DecisionView } from "@/lib/decisions/types";
import {
  type CoinChange,
  type CoinState,
  changeCoin,
  foundCoin,
  NO_COIN,
  shownCoin,
  wordsOf,
} from "./coin-state";

const decision: DecisionView = {
  id: "d1",
  inputText: "Berlin or Oslo?",
  parsedOptions: ["Berlin", "Oslo"],
  chosenOption: "Oslo",
  flipCount: 1,
  shareId: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  checklistId: null,
};
const words = { question: "Tea or coffee?", options: ["Tea", "Coffee"] };
const problem = { message: "No line", canRetry: true };

function changed(state: CoinState, ...changes: CoinChange[]): CoinState {
  return changes.reduce(changeCoin, state);
}

const choosing = changed(NO_COIN, { type: "open", words });
const decided = shownCoin(decision);

describe("what is found", () => {
  test("a decision of the page stands there at once, at rest", () => {
    const state = foundCoin("d1", { id: "d1", decision });
    expect(state).toMatchObject({ phase: "decided", isFresh: false, question: "Berlin or Oslo?" });
  });

  test("an id without a decision is gone; another coin is still to be read", () => {
    expect(foundCoin("d1", { id: "d1", decision: null }).phase).toBe("gone");
    expect(foundCoin("d1", null).phase).toBe("reading");
    expect(foundCoin("new", { id: "d1", decision }).phase).toBe("reading");
  });

  test("a decision that no coin has answered can be edited", () => {
    const asked = { ...decision, chosenOption: null, parsedOptions: [] };
    const state = shownCoin(asked);
    expect(state.phase).toBe("choosing");
    expect(wordsOf(state)).toEqual({ question: "Berlin or Oslo?", options: ["", ""] });
  });

  test("edits that were not flipped come back, unless there is a plan by now", () => {
    expect(wordsOf(shownCoin(decision, words))).toEqual(words);
    const planned = shownCoin({ ...decision, checklistId: "c1" }, words);
    expect(planned).toMatchObject({ phase: "decided", question: "Berlin or Oslo?" });
  });

  test("a deleted decision leaves what was typed, to be flipped as a new one", () => {
    const state = changed(decided, { type: "lose", words });
    expect(state).toMatchObject({ phase: "choosing", decision: null });
    expect(wordsOf(state)).toEqual(words);
    expect(changed(decided, { type: "lose", words: null }).phase).toBe("gone");
  });
});

describe("two to six options", () => {
  test("there are always two rows", () => {
    const empty = changed(NO_COIN, { type: "open", words: null });
    expect(wordsOf(empty).options).toEqual(["", ""]);
    expect(changed(choosing, { type: "remove", key: 0 })).toMatchObject({
      options: choosing.options,
    });
  });

  test("never more than six, also by Undo", () => {
    const adds = Array.from({ length: 9 }, () => ({ type: "add" }) as const);
    const full = changed(choosing, ...adds);
    expect(full.options).toHaveLength(OPTIONS_MAX);
    const option = { key: 99, text: "Mate" };
    expect(changed(full, { type: "restore", option, index: 0 }).options).toHaveLength(OPTIONS_MAX);
  });

  test("a removed one comes back to its place with its words, once", () => {
    const three = changed(choosing, { type: "add" }, { type: "edit", key: 2, text: "Mate" });
    const option = { key: 0, text: "Tea" };
    const undone = changed(
      three,
      { type: "remove", key: 0 },
      { type: "restore", option, index: 0 },
      { type: "restore", option, index: 0 },
    );
    expect(wordsOf(undone).options).toEqual(["Tea", "Coffee", "Mate"]);
  });

  test("a row that is added after a removal is a row of its own", () => {
    const state = changed(choosing, { type: "add" }, { type: "remove", key: 1 }, { type: "add" });
    expect(new Set(state.options.map(({ key }) => key)).size).toBe(3);
  });
});

describe("a flip", () => {
  test("turns, then lands before the eyes", () => {
    const turning = changed(choosing, { type: "turn" });
    expect(turning.phase).toBe("turning");
    const landed = changed(turning, { type: "land", decision });
    expect(landed).toMatchObject({ phase: "decided", isFresh: true, decision });
  });

  test("nothing is edited, reopened or flipped while the coin turns", () => {
    const turning = changed(choosing, { type: "turn" });
    const touched = changed(
      turning,
      { type: "ask", question: "Else?" },
      { type: "add" },
      { type: "reopen" },
      { type: "turn" },
      { type: "refresh", decision },
    );
    expect(touched).toBe(turning);
  });

  test("that fails keeps every word and says why", () => {
    const failed = changed(
      choosing,
      { type: "turn" },
      { type: "fail", problem, wantsWords: false },
    );
    expect(failed).toMatchObject({ phase: "choosing", problem });
    expect(wordsOf(failed)).toEqual(words);
    expect(changed(failed, { type: "edit", key: 0, text: "Te" }).problem).toBeNull();
  });

  test("again that fails leaves what the coin chose before", () => {
    const failed = changed(decided, { type: "turn" }, { type: "fail", problem, wantsWords: false });
    expect(failed).toMatchObject({ phase: "decided", isFresh: false, decision, problem });
  });

  test("again whose words are refused, or were edited, goes back to the words", () => {
    const refused = changed(decided, { type: "turn" }, { type: "fail", problem, wantsWords: true });
    expect(refused.phase).toBe("choosing");
    const edited = changed(
      decided,
      { type: "reopen" },
      { type: "edit", key: 0, text: "Bergen" },
      { type: "turn" },
      { type: "fail", problem, wantsWords: false },
    );
    expect(edited.phase).toBe("choosing");
    expect(wordsOf(edited).options).toEqual(["Bergen", "Oslo"]);
  });

  test("that the safety check refuses keeps help beside the words while they change", () => {
    const safety = {
      category: "self_harm",
      reason: "self_harm_intent",
      severity: "block",
      safeMessage: "You are not alone.",
      resources: [],
    } as const;
    const refused = changed(
      choosing,
      { type: "turn" },
      { type: "fail", problem: { ...problem, safety }, wantsWords: true },
    );
    const rewritten = changed(refused, { type: "rewrite", words: { ...words, question: "Rest?" } });
    expect(rewritten).toMatchObject({ question: "Rest?", problem: { safety } });
    expect(changed(rewritten, { type: "turn" }).problem).toBeNull();
    const landed = changed(rewritten, { type: "turn" }, { type: "land", decision, safety });
    expect(landed).toMatchObject({ phase: "decided", safety });
  });

  test("is not made any more once there is a plan", () => {
    const planned = shownCoin({ ...decision, checklistId: "c1" });
    expect(changed(planned, { type: "turn" })).toBe(planned);
    expect(changed(planned, { type: "reopen" })).toBe(planned);
  });

  test("a late answer to a coin that was left lands nowhere", () => {
    expect(changed(choosing, { type: "land", decision })).toBe(choosing);
  });
});

describe("after the flip", () => {
  test("edits are taken back by keeping what it chose", () => {
    const kept = changed(
      decided,
      { type: "reopen" },
      { type: "edit", key: 0, text: "Bergen" },
      { type: "keep" },
    );
    expect(kept).toMatchObject({ phase: "decided", question: "Berlin or Oslo?" });
    expect(wordsOf(kept).options).toEqual(["Berlin", "Oslo"]);
    expect(changed(choosing, { type: "keep" })).toBe(choosing);
  });

  test("a plan or a flip from elsewhere shows, unless the person is editing", () => {
    const elsewhere = { ...decision, flipCount: 2, chosenOption: "Berlin" };
    expect(changed(decided, { type: "refresh", decision: elsewhere }).decision).toEqual(elsewhere);
    const editing = changed(decided, { type: "reopen" });
    expect(changed(editing, { type: "refresh", decision: elsewhere })).toBe(editing);
    const other = { ...elsewhere, id: "d2" };
    expect(changed(decided, { type: "refresh", decision: other })).toBe(decided);
  });
});

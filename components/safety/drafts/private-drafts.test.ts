import { beforeEach, expect, test, vi } from "vitest";
import { PRIVATE_DRAFTS_KEY } from "./drafts-key";
import {
  draftsOf,
  forgetDraftsAtLogOut,
  forgetDraftsOf,
  keepDraft,
  PRIVATE_DRAFT_MAX_CHARACTERS,
  PRIVATE_DRAFTS_MAX,
  removeDraft,
  restoreDraft,
  storedDrafts,
} from "./private-drafts";

const goal = (text: string, untilLogOut = false) =>
  ({ place: "goal", texts: [text], untilLogOut }) as const;
const textsOf = (owner: string) => draftsOf(owner, storedDrafts()).map(({ texts }) => texts[0]);

let refusesToStore = false;

beforeEach(() => {
  const kept = new Map<string, string>();
  refusesToStore = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refusesToStore) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});

test("each person has drafts of their own, newest first", () => {
  expect(keepDraft("ada", goal("one"))).toBe("kept");
  expect(keepDraft("ada", goal("two"))).toBe("kept");
  expect(keepDraft("grace", goal("three"))).toBe("kept");
  expect(textsOf("ada")).toEqual(["two", "one"]);
  expect(textsOf("grace")).toEqual(["three"]);
  expect(textsOf("visitor")).toEqual([]);
});

test("the same text of the same place is kept once", () => {
  keepDraft("ada", goal("one"));
  keepDraft("ada", { ...goal("one"), place: "task" });
  expect(keepDraft("ada", goal("one"))).toBe("kept");
  expect(textsOf("ada")).toEqual(["one", "one"]);
});

test("there is room for fifty, and for ten thousand characters in each", () => {
  expect(keepDraft("ada", goal("x".repeat(PRIVATE_DRAFT_MAX_CHARACTERS)))).toBe("kept");
  expect(keepDraft("ada", goal("x".repeat(PRIVATE_DRAFT_MAX_CHARACTERS + 1)))).toBe("tooLong");
  for (let count = 1; count < PRIVATE_DRAFTS_MAX; count++) keepDraft("ada", goal(`text ${count}`));
  expect(keepDraft("ada", goal("one more"))).toBe("full");
  expect(textsOf("ada")).toHaveLength(PRIVATE_DRAFTS_MAX);
  expect(keepDraft("grace", goal("one more"))).toBe("kept");
});

test("a browser that keeps nothing is told of, and loses nothing that was kept", () => {
  keepDraft("ada", goal("one"));
  refusesToStore = true;
  expect(keepDraft("ada", goal("two"))).toBe("blocked");
  expect(textsOf("ada")).toEqual(["one"]);
});

test("a draft goes when its person says so, and comes back in its place", () => {
  vi.useFakeTimers();
  for (const text of ["one", "two", "three"]) {
    vi.advanceTimersByTime(1_000);
    keepDraft("ada", goal(text));
  }
  vi.useRealTimers();
  const [, second] = draftsOf("ada", storedDrafts());
  if (!second) throw new Error("three drafts were kept");
  removeDraft("ada", second.id);
  expect(textsOf("ada")).toEqual(["three", "one"]);
  restoreDraft("ada", second);
  expect(textsOf("ada")).toEqual(["three", "two", "one"]);
});

test("logging out takes what was to stay until then; a deleted account takes all of its own", () => {
  keepDraft("ada", goal("stays"));
  keepDraft("ada", goal("goes", true));
  keepDraft("grace", goal("hers"));
  forgetDraftsAtLogOut();
  expect(textsOf("ada")).toEqual(["stays"]);
  forgetDraftsOf("ada");
  expect(textsOf("ada")).toEqual([]);
  expect(textsOf("grace")).toEqual(["hers"]);
  forgetDraftsOf("grace");
  expect(localStorage.getItem(PRIVATE_DRAFTS_KEY)).toBeNull();
});

test.each(["{", "null", "[]", '{"ada":3}', '{"ada":[{"id":1}]}'])(
  "what is no draft is none: %s",
  (stored) => {
    expect(draftsOf("ada", stored)).toEqual([]);
  },
);

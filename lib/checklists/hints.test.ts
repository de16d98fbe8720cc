import { describe, expect, it } from "vitest";
import { openHints } from "@/lib/users/hints";
import { part, step } from "@/tests/fixtures/steps";
import { hintFor } from "./hints";

const today = "2026-11-21";
const all = openHints([]);
const short = step("a", { minutes: 2 });
const long = step("b", { minutes: 10 });
const done = step("c", { completed: true });

describe("the hint of a plan's page", () => {
  it("tells how to begin while nothing is done", () => {
    expect(hintFor(all, [short, long], today)).toBe("just_start");
    expect(hintFor(all, [done, short], today)).toBe("own_words");
  });

  it("tells of smaller steps where the next one takes long and is whole", () => {
    expect(hintFor(all, [done, long], today)).toBe("smaller_steps");
    expect(hintFor(openHints(["just_start"]), [long], today)).toBe("smaller_steps");
    expect(hintFor(all, [done, short, long], today)).toBe("own_words");
    expect(hintFor(all, [done, { ...long, subSteps: [part("d")] }], today)).toBe("own_words");
    expect(hintFor(all, [done, step("e", { minutes: null })], today)).toBe("own_words");
  });

  it("is none when it was put away, or nothing is left to do today", () => {
    expect(hintFor(openHints(["own_words", "just_start"]), [short], today)).toBeNull();
    expect(hintFor(all, [done], today)).toBeNull();
    expect(hintFor(all, [], today)).toBeNull();
    expect(hintFor(all, [step("f", { deferredUntil: "2026-11-22" })], today)).toBeNull();
  });

  it("is none for whom no hints are known", () => {
    expect(openHints(null)).toEqual([]);
    expect(openHints(["smaller_steps"])).toEqual(["just_start", "own_words"]);
  });
});

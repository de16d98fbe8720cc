import { describe, expect, test } from "vitest";
import { ARCHETYPES } from "@/lib/decisions/planner/archetypes/all";
import { VERB_PLANS } from "@/lib/decisions/planner/archetypes/by-verb";
import { GENERAL_PLANS } from "@/lib/decisions/planner/general/general-plans";
import { SITUATION_PLANS } from "@/lib/decisions/planner/general/situation-plans";
import { LIBRARY } from "@/lib/decisions/planner/library/library";
import { SITUATIONS } from "@/lib/decisions/planner/situations/all";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";
import { fillSlots } from "@/lib/decisions/planner/written/fill-slots";
import { planBreaches, stepBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { cutToSize } from "@/lib/decisions/planner/written/sizes";
import { linesLeft } from "@/lib/decisions/planner/written/told-lines";

const ALL = [...ARCHETYPES, ...VERB_PLANS, ...LIBRARY];
const WRITTEN = [
  ...ALL.map(({ id, plan }) => ({ id, lines: parsePlan(plan) })),
  ...Object.entries({ ...GENERAL_PLANS, ...SITUATION_PLANS }).map(([id, lines]) => ({ id, lines })),
  ...SITUATIONS.map(({ id, plan }) => ({ id, lines: parsePlan(plan) })),
].flatMap(({ id, lines }) => [
  { id, lines },
  ...variants(lines).map((told) => ({ id, lines: told })),
]);

/** A plan in each way in which one told fact, or all of them, can change it: the shortest and the longest. */
function variants(lines: readonly PlanLine[]): PlanLine[][] {
  const told = (line: PlanLine, at: number): PlanLine => {
    const { minutes, text, smaller } = line.told[at] ?? line;
    const named = (template: string) =>
      template
        .replaceAll("{#}", "7")
        .replaceAll("{weekday}", "Monday")
        .replaceAll("{month}", "May");
    return {
      ...line,
      minutes,
      text: named(text),
      smaller: smaller.map((step) => ({ ...step, text: named(step.text) })),
      parts: line.told[at] === undefined ? line.parts : [],
    };
  };
  const length = ({ smaller }: { smaller: unknown[] }) => Math.max(1, smaller.length);
  const extreme = (better: (one: number, other: number) => boolean) =>
    lines.map((line) => {
      const best = line.told.reduce(
        (best, one, at, all) => (better(length(one), length(all[best] ?? line)) ? at : best),
        -1,
      );
      return best === -1 ? line : told(line, best);
    });
  const done = lines.filter((line) => line.done.length > 0);
  const single = lines.flatMap((line, place) =>
    line.told.map((_, at) => lines.with(place, told(line, at))),
  );
  const left = done.map((one) => [...linesLeft(lines, (line) => line === one)]);
  if (single.length + left.length === 0) return [];
  return [
    ...single,
    ...left,
    [...linesLeft(lines, (line) => done.includes(line))],
    extreme((one, other) => one < other),
    extreme((one, other) => one > other),
  ];
}

/** Slots as they may come, all filled; the plans must read well with them and without. */
const FILLED = {
  it: "the thing",
  theIt: "the thing",
  object: "the thing",
  theObject: "the thing",
  topic: "the thing",
  whole: "the thing in the house",
  thing: "the thing",
  handled: "the thing",
  does: "“do the thing”",
  label: "“do the thing”",
  labelWords: "do the thing",
  do: "do the thing",
  dose: "20 minutes a day",
  person: "Sam",
  place: "Leeds",
  amount: "12 pages",
  money: "$200",
  deadline: "by Friday",
  day: "Friday",
  rhythm: "every day",
  tail: "in the house",
  matter: "the thing",
  message: "the thing",
  clause: "he has to go",
  obstacle: "“no time”",
  who: "your sister",
  question: "“Stay or go?”",
  first: "“Stay in the house”",
  second: "“go”",
  all: "“Stay in the house” and “go”",
};
const BARE = {
  it: "the thing",
  theIt: "the thing",
  object: "the thing",
  theObject: "the thing",
  topic: "the thing",
  whole: "the thing",
  label: "“do the thing”",
  labelWords: "do the thing",
  do: "do the thing",
  person: "Sam",
  question: "“Stay or go?”",
  first: "the first one",
  second: "the second one",
  all: "each of them",
};

describe("every written plan", () => {
  test("has a name of its own", () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  });

  test.each(["nudge", "steady", "tiny"] as const)("keeps the rules in the size %s", (size) => {
    const breaches = WRITTEN.flatMap(({ id, lines }) =>
      [FILLED, BARE].flatMap((slots) => {
        const steps = cutToSize(lines, size).map(({ text, minutes }) => ({
          minutes,
          text: fillSlots(text, slots) ?? `{${text}}`,
        }));
        return planBreaches(steps, size).map((breach) => ({ id, ...breach }));
      }),
    );
    expect(breaches).toEqual([]);
  });

  test("can always be filled: what a goal may lack is optional or has a default", () => {
    const needy = ARCHETYPES.filter(({ it }) => it === undefined).map(({ id }) => id);
    expect(needy).toEqual([]);
    const { person: _person, ...least } = BARE;
    const unfilled = [...ARCHETYPES, ...LIBRARY].flatMap(({ id, plan }) =>
      (["nudge", "steady", "tiny"] as const).flatMap((size) =>
        cutToSize(parsePlan(plan), size)
          .filter(({ text }) => fillSlots(text, least) === null)
          .map(({ text }) => ({ id, text })),
      ),
    );
    expect(unfilled).toEqual([]);
  });
});

describe("the notation", () => {
  test("reads minutes, marks and smaller steps", () => {
    expect(
      parsePlan(`
        2* Open the door.
        15? Sweep the floor.
          - 5 Sweep the corners.
          - 10 Sweep the middle.
        4n Close the door.
          ~ Take hold of the handle. | Pull until it clicks.
      `),
    ).toEqual([
      {
        minutes: 2,
        text: "Open the door.",
        within: "all",
        smaller: [],
        parts: [],
        spare: false,
        told: [],
        done: [],
      },
      {
        minutes: 15,
        text: "Sweep the floor.",
        within: "longer",
        spare: true,
        smaller: [
          { minutes: 5, text: "Sweep the corners." },
          { minutes: 10, text: "Sweep the middle." },
        ],
        parts: [],
        told: [],
        done: [],
      },
      {
        minutes: 4,
        text: "Close the door.",
        within: "nudge",
        smaller: [],
        parts: ["Take hold of the handle.", "Pull until it clicks."],
        spare: false,
        told: [],
        done: [],
      },
    ]);
  });

  test("refuses a line that is no step", () => {
    expect(() => parsePlan("Sweep the floor.")).toThrow("no step");
  });
});

test("what a step is broken down into are two to four steps that begin with a verb", () => {
  const broken = WRITTEN.flatMap(({ id, lines }) =>
    lines.flatMap(({ text, parts, smaller }) => {
      const breaches = parts.flatMap((part, at) =>
        stepBreaches(
          { text: part.replace(/\{\w+(?:\|[^{}]*)?\}/g, "Thing"), minutes: 2 },
          at,
          "steady",
        ),
      );
      const isMany = parts.length === 0 || (parts.length >= 2 && parts.length <= 4);
      const isAlone = parts.length === 0 || smaller.length === 0;
      return breaches.length === 0 && isMany && isAlone ? [] : [`${id}: ${text}`];
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test("no line holds a slot that lost its braces", () => {
  const broken = WRITTEN.flatMap(({ id, lines }) =>
    lines
      .flatMap((line) => [line, ...line.smaller, ...line.parts.map((text) => ({ text }))])
      .map(({ text }) => text.replace(/\{\w+(?:\|[^{}]*)?\}/g, "{}"))
      .filter((text) => /\||\btheI[a-z]|\[(?![^\]]*\{)/.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(broken).toEqual([]);
});

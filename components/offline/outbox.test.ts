import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { FieldChange } from "@/components/checklists/state/step-fields";
import type { ChecklistStep } from "@/lib/checklists/types";
import { claimDevice, emptyDevice, type WaitingWrite } from "./device";
import {
  createOutbox,
  type Outbox,
  type OutboxEvent,
  type Sending,
  type SentAnswer,
} from "./outbox";
import {
  dropWrite,
  type KeptWrite,
  keepWrite,
  readWrites,
  refuseWrite,
  settleWrite,
} from "./waiting-writes";

const PERSON = "ada";

const added = (text: string): WaitingWrite => ({
  key: crypto.randomUUID(),
  checklistId: "plan",
  text,
  change: { type: "add", text },
});

const ticked = (stepId: string, value: boolean): WaitingWrite => ({
  key: crypto.randomUUID(),
  checklistId: "plan",
  text: stepId,
  change: { type: "field", stepId, field: "completed", value },
});

/** The id that the server gives to a task which was added under this key. */
const idOf = (key: string) => `id of ${key}`;

/** The server's rules: a key adds once, the last tick counts, and what has no id is unknown. */
function aServer() {
  const keys = new Set<string>();
  const steps: string[] = [];
  const ticks = new Map<string, FieldChange["value"]>();
  return {
    steps,
    ticks,
    take({ key, change }: KeptWrite): SentAnswer {
      if (change.type === "field") {
        ticks.set(change.stepId, change.value);
        return {};
      }
      if (!keys.has(key)) steps.push(change.text);
      keys.add(key);
      return { task: aStep(idOf(key), change.text) };
    },
  };
}

function aStep(id: string, text: string): ChecklistStep {
  const rest = { completed: false, priority: false, manual: true, minutes: null };
  return { id, text, ...rest, deferredUntil: null, subSteps: [] };
}

/** Tabs of one browser: one store, one lock, and events that all of them hear. */
function aBrowser(send: (write: KeptWrite) => Promise<Sending>) {
  const events: OutboxEvent[] = [];
  let last: Promise<void> = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    last = last.then(work, work);
    return last;
  };
  const store = {
    keep: (write: WaitingWrite) => keepWrite(PERSON, write),
    read: () => readWrites(PERSON),
    drop: dropWrite,
    settle: settleWrite,
    refuse: refuseWrite,
  };
  const tabs: Outbox[] = [];
  function tell(event: OutboxEvent): void {
    events.push(event);
    for (const one of tabs) one.hear(event);
  }
  function tab(): Outbox {
    const outbox = createOutbox({ store, send, alone, tell });
    tabs.push(outbox);
    return outbox;
  }
  return { tab, events };
}

beforeEach(async () => {
  await emptyDevice();
  await claimDevice(PERSON);
});

test("whatever the network loses on the way there and back, everything arrives once and in order", async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant("add" as const), text: fc.constantFrom("x", "y", "z") }),
    fc.record({
      do: fc.constant("tick" as const),
      step: fc.constantFrom("a", "b"),
      value: fc.boolean(),
    }),
    fc.record({
      do: fc.constant("tick an added one" as const),
      which: fc.nat(),
      value: fc.boolean(),
    }),
    fc.record({ do: fc.constant("flush" as const), tab: fc.constantFrom(0, 1) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 20 }),
      fc.infiniteStream(fc.constantFrom("there", "back", "through")),
      async (acts, fortunes) => {
        await emptyDevice();
        await claimDevice(PERSON);
        const server = aServer();
        let isLossy = true;
        const { tab } = aBrowser(async (write) => {
          const fortune = isLossy ? fortunes.next().value : "through";
          const answer = fortune === "there" ? {} : server.take(write);
          return fortune === "through" ? { result: "sent", answer } : { result: "later" };
        });
        const tabs = [tab(), tab()] as const;
        const adds: WaitingWrite[] = [];
        const wanted = new Map<string, boolean>();
        const flushes: Promise<boolean>[] = [];
        for (const one of acts) {
          if (one.do === "flush") flushes.push(tabs[one.tab === 0 ? 0 : 1].flush());
          if (one.do === "add") {
            const write = added(one.text);
            adds.push(write);
            await tabs[0].keep(write);
          }
          if (one.do === "tick") {
            wanted.set(one.step, one.value);
            await tabs[1].keep(ticked(one.step, one.value));
          }
          const key =
            one.do === "tick an added one" ? adds[one.which % adds.length]?.key : undefined;
          if (one.do === "tick an added one" && key !== undefined) {
            wanted.set(idOf(key), one.value);
            await tabs[0].keep(ticked(key, one.value));
          }
        }
        isLossy = false;
        await Promise.all([...flushes, tabs[0].flush(), tabs[1].flush()]);
        expect(server.steps).toEqual(adds.map(({ text }) => text));
        expect(server.ticks).toEqual(wanted);
        expect(await readWrites(PERSON)).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

describe("what the server refuses", () => {
  test("stays with its words until the person has seen it, and holds nothing up", async () => {
    const { tab, events } = aBrowser(async ({ text }) =>
      text === "no"
        ? { result: "refused", refusal: { reason: "The plan is gone." } }
        : { result: "sent", answer: {} },
    );
    const outbox = tab();
    await outbox.keep(added("no"));
    await outbox.keep(added("yes"));
    expect(await outbox.flush()).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(["kept", "kept", "refused", "sent"]);
    const [refused] = await outbox.read();
    expect(refused).toMatchObject({ text: "no", refusal: { reason: "The plan is gone." } });
    await outbox.drop(refused?.order ?? 0);
    expect(await outbox.read()).toEqual([]);
  });
});

describe("a task that was added without a network", () => {
  test("takes what was done to it along, under the id that it gets", async () => {
    const server = aServer();
    const { tab } = aBrowser(async (write) => ({ result: "sent", answer: server.take(write) }));
    const outbox = tab();
    const write = added("Rinse the cups");
    await outbox.keep(write);
    await outbox.keep(ticked(write.key, true));
    expect(await outbox.flush()).toBe(true);
    // A tap that came just too late to know the id.
    await outbox.keep(ticked(write.key, false));
    await outbox.flush();
    expect(server.ticks).toEqual(new Map([[idOf(write.key), false]]));
  });

  test("takes it along when the server does not take it, and only its own words are told", async () => {
    const refusal = { reason: "The plan is gone." };
    const { tab } = aBrowser(async () => ({ result: "refused", refusal }));
    const outbox = tab();
    const write = added("Rinse the cups");
    await outbox.keep(write);
    await outbox.keep(ticked(write.key, true));
    await outbox.flush();
    expect(await outbox.read()).toMatchObject([{ text: "Rinse the cups", refusal }]);
  });
});

describe("whose device it is", () => {
  test("another person finds nothing, and nothing of the one before is sent", async () => {
    const { tab } = aBrowser(async () => ({ result: "sent", answer: {} }));
    await tab().keep(added("private"));
    expect(await claimDevice("bob")).toBe(true);
    expect(await readWrites("bob")).toEqual([]);
    expect(await claimDevice(PERSON)).toBe(true);
    expect(await readWrites(PERSON)).toEqual([]);
  });

  test("after signing out a tab that is still open keeps nothing", async () => {
    const { tab } = aBrowser(async () => ({ result: "sent", answer: {} }));
    await emptyDevice();
    expect(await tab().keep(added("late"))).toBe(false);
    expect(await readWrites(PERSON)).toEqual([]);
  });

  test("the same person finds what was left", async () => {
    const { tab } = aBrowser(async () => ({ result: "later" }));
    await tab().keep(added("mine"));
    expect(await claimDevice(PERSON)).toBe(false);
    expect(await readWrites(PERSON)).toHaveLength(1);
  });
});

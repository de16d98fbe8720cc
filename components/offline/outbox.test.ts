import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { claimDevice, emptyDevice, type WaitingWrite } from "./device";
import { createOutbox, type OutboxEvent, type Sending } from "./outbox";
import { dropWrite, type KeptWrite, keepWrite, readWrites, refuseWrite } from "./waiting-writes";

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

/** The server's rules: a key adds once, the last tick counts. */
function aServer() {
  const keys = new Set<string>();
  const steps: string[] = [];
  const ticks = new Map<string, boolean>();
  return {
    steps,
    ticks,
    take({ key, change }: KeptWrite): void {
      if (change.type === "field") ticks.set(change.stepId, change.value);
      else if (!keys.has(key)) {
        keys.add(key);
        steps.push(change.text);
      }
    },
  };
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
    refuse: refuseWrite,
  };
  const tab = () => createOutbox({ store, send, alone, tell: (event) => events.push(event) });
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
          if (fortune !== "there") server.take(write);
          return fortune === "through" ? { result: "sent", answer: {} } : { result: "later" };
        });
        const tabs = [tab(), tab()] as const;
        const texts: string[] = [];
        const wanted = new Map<string, boolean>();
        const flushes: Promise<boolean>[] = [];
        for (const one of acts) {
          if (one.do === "flush") flushes.push(tabs[one.tab === 0 ? 0 : 1].flush());
          if (one.do === "add") {
            texts.push(one.text);
            await tabs[0].keep(added(one.text));
          }
          if (one.do === "tick") {
            wanted.set(one.step, one.value);
            await tabs[1].keep(ticked(one.step, one.value));
          }
        }
        isLossy = false;
        await Promise.all([...flushes, tabs[0].flush(), tabs[1].flush()]);
        expect(server.steps).toEqual(texts);
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

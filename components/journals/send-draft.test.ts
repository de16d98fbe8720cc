import { beforeEach, expect, test, vi } from "vitest";
import type { WrittenEntry } from "@/components/journals/journal-requests";
import { sendDraft } from "@/components/journals/send-draft";

type Kept = WrittenEntry & { id: string };
type Call = { method: string; url: string; body: WrittenEntry & { idempotencyKey?: string } };

const written = { content: "Rain.", mood: null, checklistId: null, decisionId: null };
const longer = { ...written, content: "Rain. And tea." };

const calls = vi.hoisted(() => vi.fn<(call: Call) => unknown>());
vi.mock("@/lib/api-client", () => ({
  api: async (method: string, url: string, { body }: Pick<Call, "body">) =>
    calls({ method, url, body }),
}));

/** A journal that keeps its first entry of a key. */
let entries: Map<string, Kept>;
beforeEach(() => {
  entries = new Map();
  calls
    .mockReset()
    .mockImplementation(({ method, url, body: { idempotencyKey = "", ...body } }) => {
      const earlier = [...entries.values()].find(({ id }) => url.endsWith(id));
      if (method === "PATCH" && earlier) Object.assign(earlier, body);
      else if (!entries.has(idempotencyKey)) {
        entries.set(idempotencyKey, { ...body, id: `entry-${entries.size}` });
      }
      return { data: { entry: earlier ?? entries.get(idempotencyKey) } };
    });
});

const name = (sentBefore: string[]) => ({ key: "one", sentBefore, nameAnew: () => "two" });
const texts = () => [...entries.values()].map(({ content }) => content);

test("a draft that is sent again after a lost answer is one entry", async () => {
  await sendDraft(written, name([]));
  const { entry } = await sendDraft(written, name(["Rain."]));
  expect(entry.content).toBe("Rain.");
  expect(texts()).toEqual(["Rain."]);
});

test("what was typed since goes into the entry that had arrived", async () => {
  await sendDraft(written, name([]));
  const { entry } = await sendDraft({ ...longer, mood: 4 }, name(["Rain."]));
  expect(entry).toMatchObject({ content: "Rain. And tea.", mood: 4 });
  expect(texts()).toEqual(["Rain. And tea."]);
});

test("words that another page sent under the key are never overwritten", async () => {
  await sendDraft({ ...written, content: "From the other tab" }, name([]));
  const { entry } = await sendDraft(written, name([]));
  expect(entry.content).toBe("Rain.");
  expect(texts()).toEqual(["From the other tab", "Rain."]);
});

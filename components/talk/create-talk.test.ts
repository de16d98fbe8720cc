import { beforeEach, expect, test, vi } from "vitest";
import { createTalk, type Question } from "@/components/talk/create-talk";
import { NOTHING_SAID, type TalkState, talkChange } from "@/components/talk/talk-state";
import { ApiError } from "@/lib/api-client";

const begin = () =>
  createTalk<TalkState, never>(NOTHING_SAID, (state, event) => ({
    ...state,
    ...talkChange(state, event),
  }));

async function* coming(...events: ({ text: string } | { answer: string } | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event;
    if ("text" in event) yield { type: "words", ...event } as const;
    else yield { type: "answer", ...event } as const;
  }
}

const take = vi.fn();
const wasAnswered = vi.fn(async () => false);
const fail = vi.fn();
const question = (...events: Parameters<typeof coming>): Question<string> => ({
  text: "Why?",
  request: () => coming(...events),
  take,
  isOver: ({ code }) => code === "TURN_LIMIT",
  wasAnswered,
  fail,
});
const refusal = (code: string) => new ApiError(403, "No.", { code });

beforeEach(() => vi.clearAllMocks());

test("words gather under the question until the answer has the last word", async () => {
  const talk = begin();
  const shown: unknown[] = [];
  talk.subscribe(() => shown.push(talk.state().pending?.words));
  expect(await talk.ask(question({ text: "Two " }, { text: "minutes" }, { answer: "All" }))).toBe(
    true,
  );
  expect(shown).toEqual(["", "Two ", "Two minutes"]);
  expect(take).toHaveBeenCalledExactlyOnceWith("All");
  expect(talk.isBusy()).toBe(false);
});

test("where the answer is lost on the way, the server is asked before anything has failed", async () => {
  const talk = begin();
  wasAnswered.mockResolvedValueOnce(true);
  expect(await talk.ask(question(new TypeError("network")))).toBe(true);
  expect(fail).not.toHaveBeenCalled();
  expect(await talk.ask(question(new TypeError("network")))).toBe(false);
  expect(fail).toHaveBeenCalledOnce();
  expect(talk.state().pending).toBeNull();
});

test("what the server refuses is neither asked about nor, at the end, a failure", async () => {
  const talk = begin();
  expect(await talk.ask(question(refusal("TURN_LIMIT")))).toBe(false);
  expect(fail).not.toHaveBeenCalled();
  expect(await talk.ask(question(refusal("RATE_LIMITED")))).toBe(false);
  expect(fail).toHaveBeenCalledOnce();
  expect(wasAnswered).not.toHaveBeenCalled();
});

test("after Stop nothing of the question is shown, and another one can be asked", async () => {
  const talk = begin();
  const slow = {
    ...question(),
    async *request() {
      yield { type: "words", text: "On the one hand" } as const;
      expect(talk.stop()).toBe("Why?");
      yield { type: "answer", answer: "too late" } as const;
    },
  };
  expect(await talk.ask(slow)).toBe(false);
  expect(take).not.toHaveBeenCalled();
  expect(talk.state().pending).toBeNull();
  expect(await talk.ask(question({ answer: "Another" }))).toBe(true);
});

import { OPTIONS_MAX, OPTIONS_MIN } from "@/lib/decisions/constants";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";
import type { DecisionView, FoundDecision } from "@/lib/decisions/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** An option while it can be edited; `key` stays when its text changes. */
export type CoinOption = { key: number; text: string };

/**
 * Why the coin did not turn, or did not land. `at` is the field that wants other words: an option's
 * place, from 0, or the question. Where the same flip may work when tried again there is a Retry.
 */
export type CoinProblem = {
  message: string;
  at?: number | "question";
  canRetry: boolean;
  /** What the safety check had to say, where that is why. */
  safety?: SafetyNotice | null;
};

/** What a person typed for the coin, as it is kept. */
export type CoinWords = { question: string; options: readonly string[] };

/**
 * `reading`: a decision is on its way here. `choosing`: question and options can be edited. `turning`:
 * the coin is in the air. `decided`: it lies there. `gone`: there is no such decision.
 */
export type CoinState = {
  phase: "reading" | "choosing" | "turning" | "decided" | "gone";
  question: string;
  options: readonly CoinOption[];
  /** As the server told it last; null while it knows of none. */
  decision: DecisionView | null;
  /** True from a flip until the page is left: what landed before the eyes, not what was found. */
  isFresh: boolean;
  problem: CoinProblem | null;
  /** Help that goes beside what has landed. */
  safety: SafetyNotice | null;
};

export type CoinChange =
  | { type: "ask"; question: string }
  | { type: "edit"; key: number; text: string }
  | { type: "add" }
  | { type: "remove"; key: number }
  | { type: "restore"; option: CoinOption; index: number }
  /** Other words in all of the fields. */
  | { type: "rewrite"; words: CoinWords }
  /** A coin that was never flipped, with what was typed for it. */
  | { type: "open"; words: CoinWords | null }
  | { type: "read" }
  /** The server's decision; `words` are edits that it has not seen. */
  | { type: "show"; decision: DecisionView; words: CoinWords | null }
  /** As `show`, unless the person is at work on it. */
  | { type: "refresh"; decision: DecisionView }
  /** The decision could not be read. */
  | { type: "miss"; problem: CoinProblem }
  /** There is no such decision (any more); what was typed for it can be flipped as a new one. */
  | { type: "lose"; words: CoinWords | null }
  | { type: "reopen" }
  | { type: "keep" }
  | { type: "turn" }
  | { type: "land"; decision: DecisionView; safety?: SafetyNotice | null }
  /** Nothing landed. `wantsWords`: the same words would not land another time either. */
  | { type: "fail"; problem: CoinProblem | null; wantsWords: boolean };

export const NO_COIN: CoinState = {
  phase: "reading",
  question: "",
  options: [],
  decision: null,
  isFresh: false,
  problem: null,
  safety: null,
};

const GONE: CoinProblem = { message: COIN_PROBLEMS.gone, canRetry: false };

/** The coin of a page as it opens. */
export function foundCoin(coin: string, found: FoundDecision | null): CoinState {
  if (found?.id !== coin) return NO_COIN;
  return found.decision ? shownCoin(found.decision) : { ...NO_COIN, phase: "gone" };
}

/** The state in which the server's decision stands there. */
export function shownCoin(decision: DecisionView, words: CoinWords | null = null): CoinState {
  const isOpen = decision.checklistId === null && (words !== null || !decision.chosenOption);
  return {
    ...NO_COIN,
    ...fieldsOf(
      (isOpen && words) || { question: decision.inputText, options: decision.parsedOptions },
    ),
    phase: isOpen ? "choosing" : "decided",
    decision,
  };
}

export function changeCoin(state: CoinState, change: CoinChange): CoinState {
  switch (change.type) {
    case "open":
      return { ...NO_COIN, ...fieldsOf(change.words), phase: "choosing" };
    case "read":
      return NO_COIN;
    case "show":
      return shownCoin(change.decision, change.words);
    case "refresh": {
      const isSame = state.decision?.id === change.decision.id;
      if (state.phase !== "decided" || !isSame) return state;
      const { isFresh, safety } = state;
      return { ...shownCoin(change.decision), isFresh, safety };
    }
    case "lose":
      return change.words
        ? { ...NO_COIN, ...fieldsOf(change.words), phase: "choosing", problem: GONE }
        : { ...NO_COIN, phase: "gone" };
    case "miss":
      return { ...NO_COIN, problem: change.problem };
    case "reopen":
      return isFlippable(state) ? { ...state, phase: "choosing", problem: null } : state;
    case "keep":
      return state.decision?.chosenOption && state.phase === "choosing"
        ? shownCoin(state.decision)
        : state;
    case "turn":
      return isFlippable(state)
        ? { ...state, phase: "turning", isFresh: false, problem: null }
        : state;
    case "land":
      if (state.phase !== "turning") return state;
      return { ...shownCoin(change.decision), isFresh: true, safety: change.safety ?? null };
    case "fail": {
      const stays = !change.wantsWords && hasLanded(state);
      return { ...state, phase: stays ? "decided" : "choosing", problem: change.problem };
    }
    default:
      if (state.phase !== "choosing") return state;
      // What stands against the words goes with them; help stays until the next flip.
      return {
        ...changeFields(state, change),
        problem: state.problem?.safety ? state.problem : null,
      };
  }
}

/** Whether what stands there is what the coin was flipped for. */
export function hasLanded({ decision, question, options }: CoinState): boolean {
  return (
    Boolean(decision?.chosenOption) &&
    decision?.inputText === question &&
    decision.parsedOptions.join("\n") === options.map(({ text }) => text).join("\n")
  );
}

function isFlippable({ phase, decision }: CoinState): boolean {
  return (phase === "choosing" || phase === "decided") && !decision?.checklistId;
}

type FieldChange = Extract<
  CoinChange,
  { type: "ask" | "edit" | "add" | "remove" | "restore" | "rewrite" }
>;

function changeFields(state: CoinState, change: FieldChange): CoinState {
  const { options } = state;
  switch (change.type) {
    case "ask":
      return { ...state, question: change.question };
    case "edit":
      return {
        ...state,
        options: options.map((option) =>
          option.key === change.key ? { ...option, text: change.text } : option,
        ),
      };
    case "add": {
      if (options.length >= OPTIONS_MAX) return state;
      const key = Math.max(-1, ...options.map((option) => option.key)) + 1;
      return { ...state, options: [...options, { key, text: "" }] };
    }
    case "remove":
      if (options.length <= OPTIONS_MIN) return state;
      return { ...state, options: options.filter(({ key }) => key !== change.key) };
    case "rewrite":
      return { ...state, ...fieldsOf(change.words) };
    case "restore": {
      const isThere = options.some(({ key }) => key === change.option.key);
      if (isThere || options.length >= OPTIONS_MAX) return state;
      return { ...state, options: options.toSpliced(change.index, 0, change.option) };
    }
  }
}

/** As many rows as were typed, and never fewer than a coin needs. */
function fieldsOf(words: CoinWords | null): Pick<CoinState, "question" | "options"> {
  const texts = words?.options.slice(0, OPTIONS_MAX) ?? [];
  const rows = Array.from({ length: Math.max(OPTIONS_MIN, texts.length) }, (_, key) => ({
    key,
    text: texts[key] ?? "",
  }));
  return { question: words?.question ?? "", options: rows };
}

/** What is kept, and sent, of the fields. */
export function wordsOf({ question, options }: CoinState): CoinWords {
  return { question, options: options.map(({ text }) => text) };
}

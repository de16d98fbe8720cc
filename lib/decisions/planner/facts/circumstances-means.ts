import type { Circumstance } from "@/lib/decisions/planner/facts/fact-change";

const MONEY =
  "((?:[$£€]\\s?\\d[\\d,.]*\\d|[$£€]\\s?\\d)(?:k\\b)?|\\d[\\d,.]*\\s?(?:pounds|dollars|euros|quid|bucks))";

/** A sum that is told beside what is to be paid, got back or disputed: "the £900 invoice". */
const DUES: readonly Circumstance[] = "invoice bill fine fee debt loan refund deposit ticket quote"
  .split(" ")
  .map((noun) => ({
    says: new RegExp(
      `${MONEY}\\s+(?:\\w+\\s)?${noun}\\b|\\b${noun}\\b\\s+(?:is|of|for|was|:)?\\s*${MONEY}`,
      "i",
    ),
    value: ([, one, other]) => (one ?? other ?? "").replace(/[.,]$/, ""),
    changes: [
      {
        step: new RegExp(`\\b(?:the|your|this) ${noun}\\b`),
        as: "instead",
        words: `the {value} ${noun}`,
      },
      {
        step: /\bthe (?:exact )?(?:sum|amount)\b(?! of)/,
        as: "instead",
        words: "the sum of {value}",
      },
    ],
    own: null,
  }));

/** Money, tools and weights that a goal tells: what is paid, and what a thing is done with. */
export const MEANS: readonly Circumstance[] = [
  ...DUES,
  {
    says: /\b(?:without drilling|no drilling|can't drill|cant drill|not allowed to drill)\b/i,
    value: () => "adhesive",
    changes: [
      {
        step: /^Put pencil, spirit level and what holds it on a chair below: [^.]*\./,
        as: "instead",
        words: "Put pencil, spirit level and adhesive strips or hooks on a chair below.",
      },
      {
        step: /^Make holes with plugs first[^.]*\./,
        as: "instead",
        words: "Wipe the wall where the strips go, and let it dry.",
      },
      { step: /^(Screw or stick|Drill|Screw)(?= the)/, as: "instead", words: "Stick" },
    ],
    own: null,
  },
  {
    says: /\b(\d[\d.,]*\s?(?:kg|kilos?|lbs?|pounds))\b/i,
    about: /^(?:hang|mount|put up|fix|install)\b/i,
    value: (found) => (found[1] ?? "").toLowerCase(),
    changes: [
      {
        step: /\b(?:strips|hooks|plugs|nails)\b/,
        as: "sentence",
        words: "Read on the pack that it holds {value}.",
      },
    ],
    own: null,
  },
  {
    says: /\b(?:oven)\s*(?:is|'s)\s+(?:broken|dead|bust)\b|\b(?:no|without an?) oven\b/i,
    value: () => "no oven",
    changes: [
      { step: /\bone in the oven\b/, as: "instead", words: "one from a pan" },
      { step: /, oven on(?=,)/, as: "instead", words: "" },
    ],
    own: null,
  },
  {
    says: /\b(?:my|our|the)\s+(?:manager|boss|supervisor|line manager)(?:'s| is| is called|,)\s+(\p{Lu}\p{Ll}+)\b/u,
    value: (found) => found[1] ?? null,
    changes: [{ step: /\byour (?:line )?(?:manager|boss)\b/g, as: "instead", words: "{value}" }],
    own: null,
  },
  {
    says: /\bcan (?:do|pay|manage|spare|afford)\s+(?:about |only )?([£$€]?\d[\d,.]*(?:\s(?:quid|pounds|dollars|euros))?)\s+(?:a|per|each)\s+(month|week)\b/i,
    about: /^(?:pay|clear|save|repay|get rid)\b/i,
    value: (found) => `${found[1] ?? ""} a ${(found[2] ?? "").toLowerCase()}`,
    changes: [
      { step: /, even if it is small(?=\.)/, as: "instead", words: ": {value}" },
      {
        step: /^(?:Set up|Arrange|Start)\b[^.]*\b(?:transfer|standing order|payment)\b/,
        as: "inside",
        words: "of {value}",
      },
    ],
    own: {
      minutes: 6,
      text: "Set up a standing order of {value} for the day after your income.",
      at: "late",
    },
  },
];

/** What a text may be about that a person must not be left alone with, or others be harmed by. */
export type SafetyCategory =
  | "self_harm"
  | "harm_to_others"
  | "harassment"
  | "hate"
  | "sexual"
  | "dangerous"
  | "medical_emergency";

/** `support` lets the text through with help beside it; `block` keeps it with the person. */
export type SafetySeverity = "allow" | "support" | "block";

/** Why a text was not simply let through. Each belongs to one category and has one severity. */
export type SafetyReason =
  | "self_harm_ideation"
  | "self_harm_intent"
  | "self_harm_method"
  | "self_harm_worry"
  | "threat"
  | "violence_instructions"
  | "violent_thoughts"
  | "harassment"
  | "hate"
  | "sexual_content"
  | "sexual_minors"
  | "dangerous_instructions"
  | "dangerous_health"
  | "medical_emergency";

/** A part of the text as it was typed: UTF-16 positions, the end not included. */
export type Span = { start: number; end: number };

/** What the check says of a text. */
export type Verdict =
  | { severity: "allow"; category: null; reason: null; spans: readonly [] }
  | {
      severity: "support" | "block";
      category: SafetyCategory;
      reason: SafetyReason;
      /** Where anything was found, in the order of the text, not overlapping. */
      spans: readonly Span[];
    };

/** Where a text was entered. The demo's surfaces count for the demo alone. */
export type SafetySurface =
  | "goal"
  | "decision"
  | "task"
  | "refinement_chat"
  | "journal"
  | "coach_chat"
  | "demo_chat"
  | "demo_journal"
  | "demo_decision"
  | "demo_text";

/** A line or site that a person can turn to. */
export type CrisisResource = {
  name: string;
  /** What it is for, in one short sentence. */
  description: string;
  /** As people read it: "116 123". Null for a site. */
  phone: string | null;
  /** `tel:`, `sms:` or `https:`. */
  href: string;
};

/** What a person is shown beside, or instead of, the answer to a text. */
export type SafetyNotice = {
  category: SafetyCategory;
  reason: SafetyReason;
  severity: "support" | "block";
  /** Plain, kind words by the rules of safe messaging. */
  safeMessage: string;
  /** Empty where no line fits. */
  resources: readonly CrisisResource[];
};

/** How often each kind of text was found, as the page of the demo shows it. */
export type SafetyStats = {
  /** In plain words. */
  period: string;
  /** The most frequent first; "none" is what passed the demo. */
  stats: { category: string; count: number }[];
};

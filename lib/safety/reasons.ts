import type { SafetyCategory, SafetyReason, SafetySeverity } from "./types.ts";

type Meaning = { category: SafetyCategory; severity: Exclude<SafetySeverity, "allow"> };

/** What each reason means. The order is that of weight: where several hold, the first one counts. */
export const REASONS: Readonly<Record<SafetyReason, Meaning>> = {
  sexual_minors: { category: "sexual", severity: "block" },
  medical_emergency: { category: "medical_emergency", severity: "support" },
  self_harm_intent: { category: "self_harm", severity: "block" },
  self_harm_method: { category: "self_harm", severity: "block" },
  threat: { category: "harm_to_others", severity: "block" },
  violence_instructions: { category: "harm_to_others", severity: "block" },
  hate: { category: "hate", severity: "block" },
  harassment: { category: "harassment", severity: "block" },
  sexual_content: { category: "sexual", severity: "block" },
  dangerous_instructions: { category: "dangerous", severity: "block" },
  dangerous_health: { category: "dangerous", severity: "block" },
  self_harm_ideation: { category: "self_harm", severity: "support" },
  self_harm_worry: { category: "self_harm", severity: "support" },
  violent_thoughts: { category: "harm_to_others", severity: "support" },
};

/** Someone tells of a danger to a life, their own or another's: a talk goes on and turns to help. */
export function isDisclosure(reason: SafetyReason): boolean {
  const { category, severity } = REASONS[reason];
  return category === "self_harm" || severity === "support";
}

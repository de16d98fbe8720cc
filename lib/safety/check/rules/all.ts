import type { Rules } from "../types.ts";
import { dangerousRules } from "./dangerous.ts";
import { medicalEmergencyRules } from "./medical-emergency.ts";
import { plainStatements } from "./plain-statements.ts";
import { sexualRules } from "./sexual.ts";
import { sexualMinorsRules } from "./sexual-minors.ts";

/** The rules that read each sentence. */
export const ALL_RULES: readonly Rules[] = [
  sexualMinorsRules,
  medicalEmergencyRules,
  sexualRules,
  dangerousRules,
  plainStatements,
];

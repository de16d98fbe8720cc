import type { Rules } from "../types.ts";
import { dangerousRules } from "./dangerous.ts";
import { everydayWishes } from "./everyday-wishes.ts";
import { harassmentRules } from "./harassment.ts";
import { harmToOthersRules } from "./harm-to-others.ts";
import { hateRules } from "./hate.ts";
import { medicalEmergencyRules } from "./medical-emergency.ts";
import { selfHarmRules } from "./self-harm.ts";
import { sexualRules } from "./sexual.ts";
import { sexualMinorsRules } from "./sexual-minors.ts";

/** The rules that read each sentence. */
export const ALL_RULES: readonly Rules[] = [
  sexualMinorsRules,
  medicalEmergencyRules,
  harmToOthersRules,
  hateRules,
  harassmentRules,
  sexualRules,
  dangerousRules,
  everydayWishes,
  selfHarmRules,
];

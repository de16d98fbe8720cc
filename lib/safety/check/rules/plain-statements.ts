import type { SafetyReason } from "../../types.ts";
import type { Rules } from "../types.ts";

const SELF_HARM =
  /\b(?:kill(?:ing)? my ?self|suicid\w*|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|(?:want|wanna|ready|need|going|deserve) (?:to )?die\b|wish i (?:was|were|wasn't|weren't) (?:dead|alive|born|here)|better off dead|(?:don'?t|do not|dont) want to (?:live|be alive|exist|wake up (?:tomorrow|again|anymore)|be here any ?more)|no (?:reason|point) (?:to|in) (?:live|living)|self[- ]?harm\w*|(?:hurt|harm|cut|burn|starve|hang|drown|poison|shoot)(?:t?ing)? myself(?! (?:off|some|a break|shaving))|overdos(?:e|ing)\b|unalive|jump (?:off|from) (?:a|the) (?:bridge|building|roof|balcony)|make myself (?:throw up|vomit)|not be alive)\b|\bkms\b/i;

const IDEATION =
  /\bwish i (?:was|were|wasn't|weren't) (?:dead|alive|born|here)\b|(?:don'?t|do not|dont) want to (?:live|be alive|exist)|^i (?:want to|wanna) die\b/i;

const PATTERNS: readonly (readonly [RegExp, SafetyReason])[] = [
  [IDEATION, "self_harm_ideation"],
  [SELF_HARM, "self_harm_intent"],
];

/** Plain statements, until each category has rules of its own. */
export const plainStatements: Rules = {
  trigger: /[a-z]/,
  find: ({ text }) =>
    PATTERNS.flatMap(([pattern, reason]) => {
      const found = pattern.exec(text);
      if (!found) return [];
      return [{ kind: "reason", reason, start: found.index, end: found.index + found[0].length }];
    }),
};

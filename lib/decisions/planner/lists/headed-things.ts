/** "car stuff: …", "the dog: …": what the row is about. */
const HEADED =
  /^(?:(?:the|my|our) )?(car|truck|van|bike|boat|house|yard|garden|apartment|kitchen|dog|cat|puppy)(?: (?:stuff|things|to-?do|list|chores|care|maintenance|prep))?\s*:\s/i;
/** "wash it" */
const DONE_WITH_IT =
  /\b(wash|clean|vacuum|wax|detail|walk|feed|mow|brush|bathe|gas|fill|service|groom|weed|sweep|mop)( out| up)? (?:it|him|her)\b/gi;

/** "car stuff: tire pressure, wash it": the row with what "it" means. */
export function withItsHeading(typed: string): string {
  const [, thing] = HEADED.exec(typed) ?? [];
  return thing === undefined
    ? typed
    : typed.replace(
        DONE_WITH_IT,
        (_, verb: string, out = "") => `${verb}${out} the ${thing.toLowerCase()}`,
      );
}

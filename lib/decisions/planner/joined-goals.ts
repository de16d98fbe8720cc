import { plainVerb } from "@/lib/decisions/planner/verbs";

const JOINT =
  /\s*,?\s+(?:and(?:\s+(?:also|then))?|plus|then)\s+(?:(?:i\s+)?(?:also\s+)?(?:need to|have to|want to)\s+)?(?:to\s+)?/gi;
const PRELUDE =
  /^(?:sit|stand|get up|wake|stop|go|come|hurry|wait|try|calm|relax|stay|keep|focus|just|take a)\b/i;

/** The two goals of "move house and find a job"; null when the text is one goal or more than two. */
export function splitJoined(label: string): [string, string] | null {
  for (const joint of label.matchAll(JOINT)) {
    const left = label.slice(0, joint.index).trim();
    const right = label.slice(joint.index + joint[0].length).trim();
    if (isGoal(left) && isGoal(right) && !PRELUDE.test(left) && !sharesObject(right))
      return [left, right];
  }
  return null;
}

function isGoal(text: string): boolean {
  const [first = "", ...rest] = text.split(/\s+/);
  return plainVerb(first) !== null && rest.length > 0;
}

/** "wash the car and dry it" goes on with the same thing. */
function sharesObject(right: string): boolean {
  return /^\w+\s+(?:(?:to|with|on|for|about)\s+)?(?:him|her|it|them|that|this|those)\b(?:\s|$)|^\w+\s+(?:up|down|off|out|back)$/i.test(
    right,
  );
}

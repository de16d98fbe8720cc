import { matchGoal } from "@/lib/decisions/planner/match";
import { type Goal, readGoal } from "@/lib/decisions/planner/read-goal";
import { plainVerb } from "@/lib/decisions/planner/verbs";

const JOINT =
  /\s*,?\s+(?:and(?:\s+(?:also|then))?|plus|then|&)\s+(?:finally\s+|maybe\s+)?(?:(?:i\s+)?(?:also\s+)?(?:need to|have to|want to)\s+)?(?:to\s+)?/gi;
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

/** The two goals of "get the dog vaccinated and the fence mended", where each thing has a plan of its own kind. */
export function splitObjects(goal: Goal): [string, string] | null {
  const parts = goal.object?.split(/\s+(?:and|&)\s+/i) ?? [];
  const [one, other] = parts;
  if (goal.verb === null || parts.length !== 2 || one === undefined || other === undefined) {
    return null;
  }
  const link = goal.link === null ? "" : ` ${goal.link}`;
  const pair: [string, string] = [
    `${goal.verbPhrase}${link} ${one}`,
    `${goal.verbPhrase}${link} ${other} ${goal.tail ?? ""}`.trim(),
  ];
  const [first, second] = pair.map((text) => {
    const part = readGoal(text);
    return matchGoal(part)?.archetype.id ?? (part.byOthers ? "by-others" : undefined);
  });
  const whole = matchGoal(goal)?.archetype.id;
  const differ = first !== undefined && second !== undefined && first !== second;
  return differ && (whole === undefined || whole === first || whole === second) ? pair : null;
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

import { type ReadStep, rowOf } from "@/lib/decisions/planner/parts/read-step";
import { COUNTED, EXTRA, each, type Way } from "@/lib/decisions/planner/parts/way";
import { numberIn, wordFor } from "@/lib/decisions/planner/words/numbers";

/** What is found on a screen and not in a drawer. */
const ON_SCREEN =
  /\b(?:number|price|page|site|website|address|hours|e-?mail|name|rules?|rate|fee|cost|phone|contact|listing|reviews?|video|recipe|app|account|login|link|dates?|deadline|office|clinic|group|class|course|therapist|doctor|store|shop|place)\b/i;
/** "a day", "two evenings" */
const A_DAY =
  /^(?:an?|one|two|the) (?:\p{L}+ )?(?:days?|dates?|times?|evenings?|weekends?|hours?)$/iu;
/** "on the office's page", "at irs.gov", "in the handbook" */
const SOURCE =
  /\s(?:on|at|in|from) ((?:the|your|its|their|an?|each|two|three) [^,:]+|\S+\.(?:gov|org|com|net|edu)\S*)$/i;

function lookedUp({ head, rest, row, rowIn, quote }: ReadStep): string[] {
  const source = SOURCE.exec(head)?.[1];
  const open = source === undefined ? "Open your browser." : `Open ${source}.`;
  const note = `${EXTRA}Write what you found in one line, with where it stood.`;
  if (rowIn === "colon" && row.length > 1) {
    return [open, ...each(row, (thing) => `Look for this: ${thing}.`, 3), note];
  }
  const what = (source === undefined ? rest : head.replace(SOURCE, "")).replace(/[,\s]+$/, "");
  return [open, `Search for ${quote ?? what.replace(/^for /, "")}.`, note];
}

function lookedAt(step: ReadStep): string[] {
  const { rest, row } = step;
  if (/ up(?: |$)/.test(rest)) {
    const sought = rest.replace(/ up(?= |$)/, "");
    return lookedUp({ ...step, head: sought, rest: sought });
  }
  const [, where = rest, signs = ""] = /^(.+?),? for (.+)$/.exec(rest) ?? [];
  const sought = rowOf(signs.replace(/^[^:]*:/, ""), 2);
  const look = /^(?:at|in|inside|between|under|behind|through|around) /.test(where)
    ? `Look ${where}, slowly.`
    : `Look closely at this: ${where}.`;
  if (sought.length > 1) return [look, ...each(sought, (sign) => `Look for ${sign}.`, 3)];
  if (signs === "" && row.length > 2) {
    return each(
      row.map((one) => one.replace(/^(?:at|for) /, "")),
      (one) => `Look at ${one}.`,
    );
  }
  return [look, `${EXTRA}Say aloud what you see.`, "Write it down in one line."];
}

function found({ rest, row }: ReadStep): string[] | null {
  if (row.length > 2) return each(row, (thing) => `Find ${thing}.`);
  const [name = rest] = rest.split(/ (?:on|in|of|for|with|at|from|that|by) /);
  if (ON_SCREEN.test(name) || /^(?:an?|two|three|one) /.test(rest)) {
    return [
      "Open your browser, or the app where it may stand.",
      `Search for ${rest}.`,
      "Save the first one that fits, as a note or a screenshot.",
    ];
  }
  if (!/^(?:the|your) /.test(rest)) return null;
  return [
    `Look in the likeliest place first: ${rest}.`,
    "Look in two more places: the bag, the drawer, the pile by the door.",
    "Put it where you'll need it next.",
  ];
}

function read({ rest }: ReadStep): string[] {
  if (/\b(?:aloud|out loud|out)\b/.test(rest)) {
    return [
      "Stand or sit up, with the page in front of you.",
      `Read ${rest}.`,
      "Mark the one spot where you stumbled.",
    ];
  }
  return [
    `Open it at the right place: ${rest}.`,
    "Read the first half, with a finger on the line.",
    "Read the rest, and mark one thing that matters to you.",
    `${EXTRA}Write that one thing down in your own words.`,
  ];
}

function checked({ rest, row, rowIn }: ReadStep): string[] {
  const things = rowIn === null ? [] : row;
  if (things.length > 1)
    return [
      ...each(things, (thing) => `Check this: ${thing}.`),
      "Write down anything that isn't right.",
    ];
  return [
    `Bring it into view: ${rest.replace(/^(?:that|whether|if|for) /, "")}.`,
    "Look, and say aloud what is so.",
    "Write down what isn't right yet.",
  ];
}

function compared({ rest, row, rowIn }: ReadStep): string[] {
  const points = rowIn === "colon" ? row : [];
  const open = `Put what you compare side by side: ${rest.replace(/:.*$/s, "").replace(/ by .*$/, "")}.`;
  if (points.length > 1)
    return [
      open,
      ...each(points, (thing) => `Circle the better one for this: ${thing}.`, 3),
      "Count the circles.",
    ];
  return [open, "Circle the better one, point by point.", "Write down which has more circles."];
}

function counted({ rest, row }: ReadStep): string[] {
  if (row.length > 2) return each(row, (thing) => `Count ${thing}.`);
  return [
    `Go where you can see them all: ${rest}.`,
    "Count aloud, touching or pointing at each.",
    "Write the number down.",
  ];
}

function measured({ rest, row }: ReadStep): string[] {
  const get = "Get a tape measure, a ruler or a scale, and a pencil.";
  if (row.length > 1)
    return [
      get,
      ...each(row, (thing) => `Measure ${thing}.`, 3),
      "Write the numbers in a row, with the unit.",
    ];
  return [get, `Measure ${rest}.`, "Write the number down right away, with the unit."];
}

function chosen({ rest, head, row, rowIn, isChoice }: ReadStep): string[] {
  const options = row.length > 1 && (isChoice || rowIn === "colon") ? row : [];
  if (options.length > 1) {
    return [
      `Write these below each other: ${options.join(", ")}.`,
      "Cross out the one you'd like least.",
      options.length > 2 ? "Cross out until one is left." : "Circle the one that is left.",
      "Say the one that is left out loud: “This one.”",
    ];
  }
  if (A_DAY.test(head)) {
    return ["Open your calendar.", `Look for ${head} that is free.`, "Mark it right there."];
  }
  const [, one, other] = /^(an? .+) and (an? .+)$/.exec(rest) ?? [];
  if (one !== undefined && other !== undefined) return [`Choose ${one}.`, `Choose ${other}.`];
  if (/^(?:what|who|whom|when|where|how|whether|which)\b/.test(head)) {
    return [
      `Write down the first answer that comes to mind: ${head}.`,
      "Write down one other answer.",
      "Circle the one you'd rather live with.",
    ];
  }
  const count = numberIn(COUNTED.exec(head)?.[1] ?? "");
  if (count > 1 && count <= 10) {
    return [
      `Write down twice as many as you need, without thinking long: ${head}.`,
      "Cross out the ones that are the most work.",
      `Circle the ${wordFor(count)} that you could start with today.`,
    ];
  }
  return [
    `Write down two or three that would do: ${head === "" ? rest : head}.`,
    "Cross out the one that is the most work.",
    "Circle the one you could start with today.",
  ];
}

/** Steps that end in having found out or chosen something. */
export const LOOKING_WAYS: readonly Way[] = [
  { verbs: /^(?:look up|search|research|google)\b/i, parts: lookedUp },
  { verbs: /^(?:find|look for|locate|hunt)\b/i, parts: found },
  { verbs: /^(?:look|inspect|examine|watch|observe|feel)\b/i, parts: lookedAt },
  { verbs: /^(?:read|re-?read|skim|study|review|go (?:over|through))\b/i, parts: read },
  { verbs: /^(?:check|test|make sure|confirm|verify|double-check)\b/i, parts: checked },
  { verbs: /^compare\b/i, parts: compared },
  { verbs: /^(?:count|add up|divide|work out|total)\b/i, parts: counted },
  { verbs: /^(?:measure|weigh)\b/i, parts: measured },
  { verbs: /^(?:choose|decide|pick(?! up)|select|name|rank)\b/i, parts: chosen },
];

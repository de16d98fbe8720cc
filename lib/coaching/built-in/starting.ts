import { readMinutes } from "@/lib/checklists/coach/numbers";
import { capitalised } from "@/lib/checklists/coach/wish";
import { formatMinutes } from "@/lib/checklists/duration";
import { capitalise } from "@/lib/text";
import { beginningOf, type NextWords, tasksFor } from "./scene";
import { aboutNext, type Topic } from "./topic";

const TIME =
  /\b(?:no|not much|little|not enough|hardly any|short on|out of|limited|barely any) time\b|\bdon't have (?:the |any |much |enough )?time\b|\bbusy\b|\bin a (?:hurry|rush)\b|\ba few minutes\b|\b(?:only|just) (?:have|got)\b.*\b(?:minutes?|min|hour|hours)\b|\b(?:have|got) (?:only |just |about )*(?:\d+|ten|five|fifteen|twenty|thirty|half an|an?) ?(?:minutes?|min|mins|hours?)\b/;
const DURATION =
  /\b((?:\d+|ten|five|fifteen|twenty|thirty|half an|an?|a few) ?(?:minutes?|mins?|hours?))\b/;

/** How to get into a step. */
export const STARTING: readonly Topic[] = [
  {
    name: "time",
    words: TIME,
    says: (scene, said) => aboutNext(scene, (next) => inTime(next, scene.quickest, said)),
  },
  {
    name: "too much",
    words:
      /^(?:it's |it is |that's |this is )?(?:so |very )?(?:big|huge|hard)$|\btoo (?:much|many|big|long|hard)\b|\boverwhelm\w*|\bstress\w*|\ball at once\b|\bso (?:much|many) (?:to do|things|steps)\b|\bdrowning\b|\bhead is full\b|\btakes? (?:forever|ages)\b|\bcan't (?:keep up|handle|cope)\b|\bbehind (?:on|with) everything\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Then let us make it one thing. Of all that is open, only ${next.named} is for now; the others keep, and none of them gets lost. ${beginIt(next)}`,
          tasks: tasksFor(next),
        },
        {
          text: `It is a lot when all of it looks at you at once. Cover the list with your hand but for ${next.named}. That is the whole plan for the next ten minutes.`,
          tasks: tasksFor(next),
        },
        `You needn't carry all of ${scene.title} today. Everything but ${next.named} can be put off with Not today, and comes back by itself.`,
        {
          text: `What makes it too much is often one step that is too big. Is it ${next.named}? Then do its first two minutes and leave the rest where it is.`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    name: "which first",
    words:
      /\bwhich (?:one|step|task|thing)?\b.*\b(?:first|next|start|begin|easiest|quickest|shortest)\b|\bwhere (?:do|should|can|to|shall)\b.*\b(?:start|begin)\b|\bwhat (?:do|should|can|shall) i (?:do|start|begin|tackle)\b|\bwhat(?:'s| is| comes)? (?:now|next|first)\b|\b(?:where|what) to (?:start|begin|do)\b|\bhow (?:do|should|can) i (?:start|begin|get (?:started|going))\b|\bprioriti[sz]e\b|\bnext step\b|\b(?:pick|choose|decide)(?: one)? for me\b|\bhelp me (?:choose|pick|decide)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        { text: `Take ${next.named}${next.time}. ${beginIt(next)}`, tasks: tasksFor(next) },
        `I would take ${next.named}, since it stands first among what is open. If another one pulls you more, take that one: the order is yours.`,
        scene.quickest
          ? `For an easy start take ${scene.quickest.named}${scene.quickest.time}; it is the shortest that is open. After it comes ${next.named}.`
          : `${capitalised(next.named)} first. Whatever comes after it can be decided after it.`,
        `There is no wrong one to begin with. ${capitalised(next.named)} is on top, and that is reason enough.`,
      ]),
  },
  {
    name: "procrastinating",
    words:
      /\bprocrastinat\w*|\b(?:keep|kept) (?:putting|avoiding|delaying|pushing|rescheduling|cancell?ing)\b|\bputting (?:it|this|everything|things) off\b|\bavoid\w*\b|\bscroll\w*\b|\binstead of (?:working|doing|starting)\b|\bdo everything (?:else|but)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Putting something off is mostly a way of not feeling bad about it for a while, and it says nothing about you. Make the first touch so small that there is nothing to put off. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `What about ${next.named} makes you turn away: is it unclear, boring, or too big? For unclear, write one line on what done looks like. For boring, put music on and stop with the song. For big, do two minutes of it.`,
        `You are here and writing about it, so the turning back has begun. Stay for two minutes with ${next.named}, and after that you are free to leave.`,
        {
          text: `Try it the other way round: forbid yourself to finish ${next.named}, and allow only its beginning. ${beginIt(next)}`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    name: "stuck",
    words:
      /\bstuck\b|\bstar(?:e|ing) at (?:the|a|my|it)\b|\bnothing comes\b|\bblank (?:page|screen)\b|\b(?:mind|head) (?:is|goes|went) blank\b|\bwhy (?:is (?:this|it|everything) so (?:hard|difficult)|can't i)\b|\bcan(?:'t|not) (?:even )?(?:look at|face)\b|\bcan(?:'t| not|not) (?:start|begin|get started|do (?:it|this|that)|get (?:myself|going|into)|bring myself|move)\b|\b(?:struggling|hard|difficult|trouble) (?:to|with) (?:start|begin|get started|starting|getting)\b|\bfrozen\b|\bparaly[sz]ed\b|\bdon't know how to (?:start|begin|do)\b|\bblocked\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `That happens, and it says nothing about you. You needn't do all of ${next.named}, only touch it. ${beginIt(next)}`,
          tasks: tasksFor(next),
        },
        {
          text: `Stuck mostly means that the step is bigger than it looks. Say out loud what your hands would do first for ${next.named}. Do that, and nothing after it.`,
          tasks: tasksFor(next),
        },
        next.way
          ? `Open the plan and press Break it down at ${next.named}: then you have smaller pieces, and the first of them may be one that you can do.`
          : `Is it ${next.named}, or what comes after it? This one is small. Do it badly if you like, and see what the next one looks like from there.`,
        scene.quickest
          ? `Then go around it. ${capitalised(scene.quickest.named)}${scene.quickest.time} is open too, and it is the shorter one. What is stuck often loosens once something moves.`
          : `Change one thing about where you are: stand up, take the work to another place, or call someone and tell them that you begin with ${next.named} now.`,
        `What is the very first thing that is unclear about ${next.named}? Write me that in one line; often the line is the answer.`,
      ]),
  },
];

/** How to begin: by the way in, or right away. */
export function begin({ named, way }: NextWords): string {
  return way
    ? `Two minutes of ${named} are enough: ${beginningOf(way)}`
    : `${capitalised(named)} is small as it stands; it needs no smaller beginning.`;
}

/** How to begin with a step that was named a moment ago. */
export function beginIt({ way }: NextWords): string {
  return way
    ? `Two minutes are enough: ${beginningOf(way)}`
    : "It is small as it stands, so begin right there.";
}

function inTime(
  next: NextWords,
  quickest: NextWords | null,
  said: string,
): readonly [{ text: string; tasks?: string[] }, ...{ text: string; tasks?: string[] }[]] {
  const duration = DURATION.exec(said)?.[1];
  const minutes = duration === undefined ? null : readMinutes(duration);
  const time = minutes === null ? "A few minutes" : capitalise(formatMinutes(minutes));
  const fits = [next, ...(quickest ? [quickest] : [])].find(
    (step) => step.minutes !== null && step.minutes <= (minutes ?? 5),
  );
  if (fits) {
    return [
      {
        text: `${time} is enough for ${fits.named}${fits.time}. Take that one, and nothing else today.`,
      },
      {
        text: `${capitalised(fits.named)}${fits.time} fits in. If it takes longer than that, stop in the middle; half of it counts as well.`,
      },
      { text: `Then ${fits.named} it is${fits.time}. The others are not for today.` },
    ];
  }
  const tasks = tasksFor(next);
  return [
    {
      text: `${time} won't finish ${next.named}, and needn't. ${beginIt(next)} It will be easier to come back to.`,
      tasks,
    },
    {
      text: `Little time is good for beginnings. Take ${next.named}, and only the start of it: whatever you have when the time is over is enough.`,
      tasks,
    },
    {
      text: `On a full day the plan may shrink to one line. Write down what comes next for ${next.named}, and leave it there until there is room.`,
      tasks,
    },
  ];
}

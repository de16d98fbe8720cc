import { tasksFor } from "./scene";
import { begin, beginIt } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** What is asked of the coach, and what comes up on the way; read after feelings. */
export const ASKS: readonly Topic[] = [
  {
    name: "unclear",
    words:
      /\b(?:unclear|confus\w*|vague|makes no sense|don't (?:understand|get it|know what)|no (?:idea|clue) (?:what|how))\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Then making it clear is the step. Finish this sentence on paper: “It is done when”. What you write there is what ${next.named} means.`,
        `What would somebody see you do, if they watched you with ${next.named}? Reword the step on the plan's page with just that.`,
        `Write down one question about ${next.named}, and whom or what you could ask. The answer may be all that is missing.`,
      ]),
  },
  {
    name: "deciding",
    words:
      /\b(?:can't|cannot|hard to|trouble|don't know how to) (?:decide|choose|pick)\b|\bdecid(?:e|ing) between\b|\bshould i\b|\bundecided\b|\btorn between\b|\bwhich (?:is|would be) better\b/,
    says: () =>
      texts(
        "That one I can't decide for you. What would you advise a friend who told you the same? If both are good enough, the coin under New Goal picks one, and how you feel when it lands tells you something.",
        "Write down what you would miss about each, one line for each. The longer line often knows. It needn't be settled today.",
        "Is it a decision that can be taken back? Then take the one that you can try first. If it can't, sleep on it, and ask somebody who knows you.",
      ),
  },
  {
    name: "remind me",
    words: /\bremind\w*\b|\balarm\b|\bnotify\b|\bdon't let me forget\b/,
    says: () =>
      texts(
        "From here I can't send you anything. Reminders in the menu can: they bring your open steps by email, on the days and at the hour that you choose.",
        "That is what Reminders is for; you find it in the menu. I only speak when you write to me.",
      ),
  },
  {
    name: "later",
    words:
      /\b(?:tomorrow|later|not today|not now|bad (?:moment|time)|another day|next week|this evening|tonight)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Then tomorrow it is. Press Not today at ${next.named}, and it comes back by itself; you needn't keep it in your head.`,
        `A later day is fine. Say now where you will be when you begin ${next.named}, and what you do right before it: that makes it easier to come back to.`,
        "Leave it for now, on purpose and not by accident. Nothing is lost here, and nothing is counted.",
      ]),
  },
  {
    name: "coming back",
    words:
      /\b(?:forgot|forgotten|haven't (?:done|touched|looked|opened|worked)|been (?:away|gone|weeks|months)|long time|(?:for )?(?:days|weeks|months) (?:ago|now)|for (?:\w+ )?(?:days|weeks|months)|stopped)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `Good that you are back; the plan waited and holds nothing against you. ${begin(next)} That is the whole way back in.`,
          tasks: tasksFor(next),
        },
        `Forgetting is not the same as giving up. Does ${scene.title} still matter to you as it stands? If yes, ${next.named} is where it goes on.`,
        `Look through the list once and take out what has settled itself meanwhile. Then only ${next.named} is for today, if it is still there.`,
      ]),
  },
  {
    name: "nothing works",
    words:
      /\b(?:nothing|never) (?:works|helps|worked|helped)\b|\badhd\b|\badd\b(?= brain)|\btried everything\b|\balways (?:the same|fail|quit|stop)\b|\bgive up\b|\bgiving up\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `That so much was tried says how hard you have worked at it. So no system today, only one touch. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `It may need less from your will and more from around you: someone in the room, a timer that rings, the things for ${next.named} laid out where you will see them.`,
        `When was the last time that something did get done, however small? What was around you then: the hour, a person, a deadline, music? Borrow that for ${next.named}.`,
      ]),
  },
  {
    name: "tried",
    words:
      /\bi tried\b|\bi (?:called|rang|asked|wrote|emailed|went)\b.* (?:but|and)\b|\b(?:nobody|no one|no-one) (?:picked up|picks up|answered|answers|replied|replies|was there|(?:calls?|called|texts?|texted|writes?|wrote|gets?|got|emails?|emailed) (?:me |us )?back)\b|\bdidn't work\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        "You did your part, and that counts although the rest didn't come. Note down what happened in one line, and when you try once more.",
        `A try is a step too; write it into the plan and tick it, if you like. Is there another way to the same thing: a message in place of a call, another hour, another person?`,
        `Then leave that for today. If you have something left, ${next.named} is open; if not, it was enough.`,
      ]),
  },
  {
    name: "add to the plan",
    words:
      /\b(?:add|put|save|insert)\b.*\b(?:plan|list|steps?|tasks?|them|these|this|that)\b|\b(?:remove|delete|move|rename|reword|tick)\b.*\b(?:steps?|tasks?|plan|list)\b/,
    says: (scene) =>
      texts(
        "A step that I suggest goes into the plan when you accept it; I change nothing by myself. Anything else you can change on the plan's page, and its coaching chat does it for you if you say what you want.",
        `I leave the list to you. Open ${scene.title}: there you can add, move and remove steps, break one down, or tell the coaching chat below it.`,
      ),
  },
  {
    name: "do it for me",
    words:
      /\b(?:write|draft|make|do|call|send|find|search|google|book|order|calculate|translate)\b.*\bfor me\b|\b(?:tell|sing|write) me (?:a|an)\b|\bjoke\b|\b(?:weather|news|recipe|poem|capital of)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `That I can't do; I am a small program and know only your plan. What I can do is keep you company with ${next.named}. ${beginIt(next)}`,
        "I have no hands for that, sorry. But a bad first line of it is quickly written, and it can be mended: what would it say?",
      ]),
  },
  {
    name: "why",
    words:
      /^(?:but |and )?why\b(?!.*\b(?:bother|hard|difficult|can't i|am i)\b)|\bhow come\b|\bwhat do you mean\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Because ${next.named} is the first open step of your plan${next.minutes === null ? "" : ", and a beginning of it fits into a few minutes"}. I go by the order of the list and by the minutes that stand beside it, and by nothing else. You may well know better.`,
        "I can only see your plan and your focus time, not your day. If another step makes more sense to you, it does.",
      ]),
  },
  {
    name: "yes or no",
    words:
      /^(?:yes|yeah|yep|sure|no|nope|nah|maybe|perhaps|i guess|hm+|not sure|nothing|none|whatever|dunno|i don't know)[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Fine. What is it like when you look at ${next.named}: too big, unclear, boring, frightening, or simply a bad moment? One word is enough.`,
        `Then try it without deciding anything: two minutes of ${next.named}, and afterwards you know more than before.`,
        "You needn't know. Breathe out once, and see what you would like to do next.",
      ]),
  },
];

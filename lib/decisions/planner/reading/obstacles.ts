import type { PlannedStep } from "@/lib/decisions/planner/types";

/** What people say stands in their way, with the small step that meets it. The first that fits is taken. */
export const OBSTACLES: readonly { says: RegExp; step: PlannedStep }[] = [
  {
    says: /\b(?:energy|tired|exhausted|fatigued?|drained|asleep|burn(?:ed|t)? ?out|sleepy|worn out)\b/i,
    step: {
      minutes: 3,
      text: "Drink a glass of water and sit down for two minutes before the next step.",
    },
  },
  {
    says: /\b(?:phone calls?|calls|calling|on the phone|by phone|over the phone|to call|voicemails?)\b/i,
    step: {
      minutes: 3,
      text: "Look for a booking page, e-mail address or chat first, so that no call is needed.",
    },
  },
  {
    says: /\b(?:distract\w*|focus\w*|concentrat\w*|(?:on|by|my|the) phone|social media|scroll\w*|attention)\b/i,
    step: { minutes: 2, text: "Put your phone in another room, with the sound off." },
  },
  {
    says: /\b(?:scared|afraid|anxious|anxiety|nervous|worr\w+|embarrass\w*|ashamed|shy|panic\w*|fear|dread\w*|awkward)\b/i,
    step: {
      minutes: 3,
      text: "Write the worry down in one line, and below it what a kind friend would answer.",
    },
  },
  {
    says: /\b(?:perfect\w*|good enough|not good)\b/i,
    step: {
      minutes: 2,
      text: "Write “rough version” at the top of your page, and let this round be rough.",
    },
  },
  {
    says: /\b(?:overwhelm\w*|too much|stress\w*|too many|so much|a lot)\b/i,
    step: {
      minutes: 2,
      text: "Cover this list with a sheet of paper so that only the next step shows.",
    },
  },
  {
    says: /\b(?:boring|bored|tedious|dull|hate (?:it|this|that|doing|cleaning|admin|paperwork|housework))\b/i,
    step: { minutes: 2, text: "Put on a playlist or podcast that you keep for this one job." },
  },
  {
    says: /\b(?:forget\w*|remember\w*|lose track)\b/i,
    step: { minutes: 2, text: "Set an alarm on your phone for the time you'll start." },
  },
  {
    says: /\b(?:(?:no|enough|little|find(?:ing)?|have|got|much) (?:the )?(?:free |spare )?time|busy|long hours|schedule)\b/i,
    step: { minutes: 2, text: "Block one slot of 15 minutes for it in your calendar." },
  },
  {
    says: /\b(?:pain|hurts?|injur\w*|(?:am|i'm|im|so|too|feel) (?:sick|ill)|(?:bad|my|sore) back)\b/i,
    step: {
      minutes: 2,
      text: "Pick a chair for the next step, and stop as soon as anything hurts.",
    },
  },
  {
    says: /\b(?:money|afford|broke|expensive|budget|cash)\b/i,
    step: { minutes: 2, text: "Write down the most you can spend on this; 0 is a fine answer." },
  },
  {
    says: /\b(?:put(?:ting)? (?:it|this|them) off|procrastinat\w*|avoid\w*|give up|giving up|motivat\w*|never finish|lazy|start)\b/i,
    step: {
      minutes: 2,
      text: "Set a timer for five minutes; when it rings you may stop with a clear conscience.",
    },
  },
];

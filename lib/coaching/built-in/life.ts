import { tasksFor } from "./scene";
import { begin } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** What happens beside the plan and weighs on it; read before what it does to a step. */
export const LIFE: readonly Topic[] = [
  {
    name: "home at risk",
    words:
      /\b(?:homeless|evict\w*|kicked out|lose (?:my|our) (?:home|house|apartment|place)|nowhere to (?:live|stay|go)|couch ?surfing|(?:living|sleeping) in (?:my|the|our) car)\b/,
    says: (scene) =>
      texts(
        "That is frightening, and worth a call today. In the U.S., 211 is free and knows who helps with rent, a place to stay and food near you. You only have to say that you may lose your home.",
        `Before anything else in ${scene.title}, ask a local housing office or 211 what can be done, and by which day. The plan is easier to look at after that.`,
      ),
  },
  {
    name: "panic",
    words: /\bpanic\w*\b|\bfreak(?:ing|ed) out\b|\bcan't (?:breathe|calm down)\b/,
    says: (scene) =>
      texts(
        `Put both feet on the floor, and breathe out longer than you breathe in, five times. Nothing in ${scene.title} has to be done while this lasts, and it does pass.`,
        "Look around and name five things that you can see. Then a glass of water. The plan waits; if this comes often, a doctor can help with it.",
      ),
  },
  {
    name: "pain",
    words:
      /\bit hurts\b|\bmy \w+(?: really)? hurts?\b|\bin (?:so much )?pain\b|\btoothache\b|\bach(?:es|ing)\b/,
    says: () =>
      texts(
        "I'm sorry. That comes first: if it is strong, new or doesn't pass, call a doctor or a nurse line today. Nothing else on the list is as urgent.",
        "Then take care of that before any step. What would make the next hour easier: rest, warmth, medicine that you know, somebody to drive you?",
      ),
  },
  {
    name: "sleep",
    words:
      /\b(?:can't|cannot|couldn't|not|barely|hardly) (?:really |even )?(?:sleep(?:ing)?|slept|fall asleep)\b|\binsomnia\b|\bup all night\b|\bdidn't sleep\b|\bno sleep\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `At night everything weighs more. Put what goes around in your head on paper, one line each, and leave it there; ${next.named} is not for tonight.`,
        `After a night like that a day needs less. Choose one small thing, or none; ${next.named} can be put off with Not today. If it goes on for weeks, tell a doctor.`,
      ]),
  },
  {
    name: "costs",
    words:
      /\btoo (?:expensive|pricey)\b|\bcosts? (?:too much|a lot)\b|\bcan't afford (?:it|this|that)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Which part of it costs the most? Let that one wait, and see what is left of ${scene.title}. Does ${next.named} need money, or only a few minutes?`,
        `Then a cheaper version may do: borrowed, smaller, or later. Say in the plan's coaching chat which step it is, and it changes that one. ${scene.title} needn't be perfect.`,
      ]),
  },
  {
    name: "money",
    words:
      /\b(?:money|broke|debts?|afford\w*|expensive|budget|paycheck|overdraft|spending|collections|collectors?|i owe)\b|\bcan't pay\b|\bbills\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Money worry takes up a lot of room in the head. Put three numbers on paper, and nothing else: what is there, what comes in next, what has to be paid first. After that ${next.named} is easier to look at.`,
        `A tight month is not the whole story. Whoever calls before a bill is due mostly gets a later day or smaller payments; in the U.S., 211 knows who helps near you. ${scene.title} goes at your pace.`,
      ]),
  },
  {
    name: "conflict",
    words:
      /\b(?:fight|fought|argu(?:e|ed|ing|ment)|mad at (?:me|each other)|angry (?:at|with) me|(?:not|stopped) (?:talking|speaking) to me|broke up|divorc\w*)\b/,
    says: (scene) =>
      texts(
        `I'm sorry, that hurts. It stays in the body for hours, so a walk or a glass of water first. ${scene.title} keeps until you have room for it.`,
        "What is the one sentence that you would like them to know? Write it down for yourself, and decide tomorrow whether you say it. Nothing has to be solved today.",
        "Days like that need somebody kind. Is there one person you could tell, even in one line? The plan asks nothing of you meanwhile.",
      ),
  },
  {
    name: "setback",
    words:
      /\b(?:reject(?:ed|ion|ions)|turned (?:me|us) down|(?<!if .*)said no|denied|ghosted|bombed|cancell?ed on (?:me|us)|(?:nobody|no one) (?:is coming|came|comes)|messed up|screwed up|ruined|burned it|won't hire|(?:no one|nobody) will (?:hire|take|want)|didn't (?:get (?:it|the)|pass|work out)|i(?:'ve)? failed|fell through)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `I'm sorry, that is a blow. It is one thing on one day, and says little about you. Give it an evening, if you can; ${next.named} is still there tomorrow.`,
        "That is hard to take. Is there one thing that would help the next try: another time, another way, somebody with you? One line is enough; the rest you may let go.",
        {
          text: `Then the next try counts, not this one. ${begin(next)} If you would rather do something kind first, do that.`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    name: "late",
    words: /\bforgot to\b|\bi (?:missed|forgot) (?:the|my|a|an|our|it)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `It happens to everyone with a full head, and late is mostly better than not at all. Do its shortest version now: one line, or one call. Then back to ${next.named}.`,
        "Late isn't lost. Most people only want to know when; tell them a day, and no long reasons.",
      ]),
  },
  {
    name: "deadline",
    words:
      /\bdeadline\b|\b(?:due|is|are|coming|by)(?: on| this| next)? (?:today|tonight|tomorrow|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:is|due) in (?:\d+|an?|two|three|a few) (?:hours?|days?|weeks?)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Then only what that day needs. Which one step of ${scene.title} would be missed most? Do that one roughly; if none comes to mind, take ${next.named}${next.time}.`,
        `A near day makes everything look urgent. Cross out in your mind what may stay undone, and begin: ${next.named}. Sleep is part of it, too.`,
      ]),
  },
  {
    name: "letter",
    words:
      /\b(?:got|received|came|opened|open) (?:an? |the |this |another )?(?:\w+ )?(?:letter|notice|summons)\b|\b(?:letter|notice) from\b/,
    says: () =>
      texts(
        "A letter like that is easier once you know two things: what they want, and by which day. Put both at the top of it; that is enough for today.",
        "Read it out to somebody, or bring it to a free help desk; you needn't work it out alone. Its date comes first, everything else after that.",
      ),
  },
  {
    name: "what to say",
    words:
      /\bwhat (?:do|should|can|would|could) i (?:say|tell|write)\b|\bwhat to (?:say|write|tell)\b|\bhow (?:do|should|can|could) i (?:say|tell|ask|word|phrase)\b/,
    says: () =>
      texts(
        "Three short sentences are enough: who you are, what you would like, and how to reach you. Put them on a note first, and read them out if your mind goes blank.",
        "Begin with what you would like, and leave out the reasons; they can ask. A plain question with a day in it is easy to answer.",
      ),
  },
  {
    name: "alone",
    words:
      /\b(?:do|manage|handle) (?:it|this|that|all of (?:it|this)) (?:alone|by myself|on my own)\b|\b(?:nobody|no one) (?:helps|to help)\b|\bneed (?:someone|somebody)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `You needn't. Who could sit beside you for ${next.named}, or stay on the phone meanwhile? They don't have to help; one line to ask them is the step for today.`,
        `Ask for one thing and not for everything: a ride, ten minutes, a pair of hands. Which part of ${next.named} could somebody else do?`,
      ]),
  },
  {
    name: "dislike",
    words:
      /\bi (?:hate|can't stand|don't like) (?!my\b|myself\b|him\b|her\b|them\b|people\b)\w+|\b(?:gross|disgusting|filthy|nasty|stinks?|smells?)\b|^(?:meh|ugh+|argh+|blah)[ .!]*$/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        {
          text: `You don't have to like it, only to begin it. Put on a song, and stop when it ends. ${begin(next)}`,
          tasks: tasksFor(next),
        },
        `Fair enough. What would make ${next.named} easier to stand: music, an open window, company, something good right after it? Take that first.`,
      ]),
  },
  {
    name: "letting go",
    words:
      /\b(?:want to|going to|might|should just) (?:just )?(?:cancel|quit|stop|give up|drop out|drop it)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `You may. Is it today that is too much, or ${scene.title} itself? For today, put ${next.named} off with Not today; for good, the archive keeps the plan, and you can bring it back.`,
        `Sleep one night on it, if that is possible. If ${scene.title} still feels wrong tomorrow, letting it go is a decision and no defeat.`,
      ]),
  },
];

import { tasksFor } from "./scene";
import { begin } from "./starting";
import { aboutNext, type Topic, texts } from "./topic";

/** What other people do, and days that went otherwise. */
export const OTHERS: readonly Topic[] = [
  {
    // "i skipped 3 days", "i ate a whole pizza", "he peed on the couch again"
    name: "slip",
    words:
      /\bi(?:'ve| have)?(?: just| totally| kind of| also)* (?:slipped|relapsed|caved|gave in|fell off|cheated|binged|overate|overspent|skipped (?:a|\d+|two|three|my|the whole)|missed (?:a|\d+|two|three) (?:days?|weeks?|workouts?|runs?)|ate (?:a whole|like|too much|so much|junk|crap)|gained (?:\w+ )?(?:pounds?|weight|lbs|kilos))\b|\b(?:accident|peed|pooped)\b.*\b(?:again|couch|floor|bed|pants|daycare|everywhere)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `That is one day, and it undoes none of the others. What came right before it: hunger, tiredness, a place, a person? Knowing that helps more than being strict. Then ${next.named} is still next.`,
        {
          text: `Slips belong to it; nobody gets there without them. You needn't make up for it. ${begin(next)}`,
          tasks: tasksFor(next),
        },
      ]),
  },
  {
    // "its raining", "they were closed"
    name: "outside",
    words:
      /\b(?:is|was|were|are|it's) (?:closed|down|broken|not working|out of order|raining|snowing|sold out|booked)\b|\btoo (?:hot|cold|dark) (?:out|outside|to)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `That isn't in your hands, and it costs you nothing. Note when you try again, and press Not today on what has to wait.${scene.further[0] ? ` Indoors and open meanwhile: ${scene.further[0]}.` : ""}`,
        `Then the day decides that one for you. Is there a part of ${next.named} that needs nobody and no weather?`,
      ]),
  },
  {
    // "my roommate wont pack her stuff", "my wife wants spain instead", "my sister wants everything"
    name: "other people",
    words:
      /\bmy (?!doctor|brain|phone)\w+(?:'s|[ -]in[ -]law)? (?:wants?|won't|will not|doesn't want|doesn't help|refuses?|never helps?|keeps? (?!calling\b)\w+ing|thinks?|hates?)\b|\b(?:he|she|they) (?:won't|refuses?|never helps?|doesn't want|don't want)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `Their part you can't do for them; you can say yours once, in a calm minute: what you need, and by which day. Until they answer, ${next.named} needs only you.`,
        `What do they want it for, as far as you know? Ask that first and listen; it is easier to meet in the middle of reasons than of wishes. ${scene.title} can wait for that talk.`,
      ]),
  },
  {
    // "everyone says hes too old for diapers"
    name: "what others say",
    words:
      /(?<!what if )\b(?:everyone|everybody|people|they|my (?:mom|mother|dad|family|friends|in-laws)) (?:all )?(?:says?|tells? me|keeps? (?:telling|asking|saying)|judges?|is judging|laughs?)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `They see a slice of it, and you live it. You owe nobody a date. ${scene.title} goes at the pace that holds, with ${next.named} next.`,
        "Advice that wasn't asked for is tiring. One line is enough for an answer: we are on it, thanks. After that it is yours again.",
      ]),
  },
  {
    // "im losing my patience", "hes driving me crazy"
    name: "patience",
    words:
      /\b(?:losing|lost) (?:my )?(?:patience|temper|it|my mind)\b|\bdriving me (?:crazy|nuts|insane|up the wall)\b|\bat my wit'?s'? end\b/,
    says: (scene) =>
      texts(
        `Then a break comes before any step: another room, cold water on your wrists, three slow breaths out. ${scene.title} can rest for today, and nobody falls behind by it.`,
        "That you notice it is a good moment to stop. Who could take over for half an hour? It goes better after a break than with one more try.",
      ),
  },
  {
    // "i found her old letters", "i dont want to throw anything away"
    name: "keepsakes",
    words:
      /\b(?:her|his|their|mom's|dad's|grandma's) old \w+|\b(?:throw|give|toss) (?:\w+ )?(?:anything|things?|it|them|stuff) (?:away|out)\b|\bget rid of (?:anything|things)\b|\b(?:memories|sentimental|keepsakes?)\b/,
    says: (scene) =>
      aboutNext(scene, (next) => [
        `You needn't decide that today. Give such things a box of their own, marked not yet, and close it; everything that is only a thing goes easier then. After that, ${next.named}.`,
        `A photo of it keeps more than one thinks, and one box of the best is a good size. Is there someone who would like to look at it with you? ${scene.title} can wait for that.`,
      ]),
  },
];

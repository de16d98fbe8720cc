import type { Area, NamedArea } from "@/lib/decisions/planner/reading/read-areas";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { joined } from "@/lib/decisions/planner/words/wording";
import { clampTiny } from "@/lib/decisions/planner/written/sizes";

type Act = readonly [minutes: number, text: string];

/**
 * Four small acts for each part of life: one to begin with at once, one that moves something and needs none
 * of the others, and two that keep it going.
 */
const ACTS: Readonly<Record<Area, readonly [Act, Act, Act, Act]>> = {
  money: [
    [2, "Open your banking app and write down today's balance."],
    [8, "List what leaves your account every month: rent, phone, insurance, subscriptions."],
    [5, "Cancel the one line of that list that you'd miss least."],
    [3, "Put ten minutes with your banking app into your calendar every Sunday."],
  ],
  debt: [
    [2, "Write down everyone you owe money, as far as you remember."],
    [10, "List each debt with its amount, its rate and its next payment day."],
    [8, "Ask the lender that presses most for a smaller payment, by phone or in writing."],
    [4, "Look up a free, nonprofit debt advice line that takes no fee from you."],
  ],
  health: [
    [2, "Write down the one thing about your body that worries you most, and since when."],
    [8, "Book a check-up with your doctor, by phone or on the booking page."],
    [4, "List the last dates you remember: doctor, dentist, eyes, shots."],
    [2, "Put a ten-minute walk into your calendar for tomorrow."],
  ],
  fitness: [
    [2, "Stand up and do ten slow squats or ten arm circles, right where you are."],
    [10, "Walk for ten minutes, at a pace at which you can still talk."],
    [3, "Put two fixed workout times in your calendar."],
    [2, "Put shoes and clothes for the next round by the door."],
  ],
  food: [
    [2, "Drink a glass of water and write down the last three things you ate."],
    [5, "Write down two easy dinners you like, and note what you'd have to buy."],
    [8, "Put something washed and cut for tomorrow at eye level in the fridge."],
    [3, "Put one evening for groceries in your calendar."],
  ],
  sleep: [
    [2, "Write down when you fell asleep and got up last night. A guess will do."],
    [3, "Set an alarm one hour before bed, called “screens away”."],
    [3, "Put your phone's charger outside the bedroom."],
    [2, "Write your last coffee time on a kitchen cupboard: no later than 2 pm."],
  ],
  weight: [
    [2, "Write down what you ate and drank yesterday, as far as you remember."],
    [
      5,
      "Plan one plate for tomorrow: half vegetables, a palm-size piece of protein, a fist of rice or potatoes.",
    ],
    [10, "Walk for ten minutes after one meal today."],
    [4, "Send your doctor or a dietitian one question: what pace is safe for you?"],
  ],
  home: [
    [2, "Fill a trash bag with what you can reach from where you stand."],
    [10, "Clear one surface that you see every day: the table, the counter or the sofa."],
    [8, "Wash what is in the sink, or start the dishwasher."],
    [3, "Put ten minutes for one more room into your calendar for tomorrow."],
  ],
  clutter: [
    [2, "Take three things out of one drawer that you know you won't use again."],
    [10, "Sort one drawer or shelf into three: stays, goes, belongs elsewhere."],
    [3, "Carry the bag of what goes to the front door."],
    [2, "Put a day for dropping it off into your calendar."],
  ],
  work: [
    [2, "Write down the one thing about your job that weighs on you most."],
    [10, "Do ten minutes of what would ease work most: one task, one message or one job ad."],
    [4, "List what is due at work in the next seven days, with its day."],
    [4, "Ask your boss or a colleague one question: what can wait?"],
  ],
  study: [
    [2, "Open your course page and write down the next thing that is due."],
    [10, "Do ten minutes of what is due next for class, with your phone in another room."],
    [5, "Send a teacher or classmate one question that is still open."],
    [3, "Put three fixed study hours into your calendar this week."],
  ],
  relationship: [
    [2, "Write down one moment of the last month when you liked being with your partner."],
    [3, "Tell your partner today one thing you noticed and were glad about."],
    [4, "Ask your partner for 20 minutes without phones this week, at a time that suits you both."],
    [4, "Write one sentence for that talk: “When …, I feel …, and I would like ….”"],
  ],
  family: [
    [2, "Write down who in your family needs you most this week."],
    [10, "Give one of your family ten minutes today, with your phone in another room."],
    [3, "Drop one demand from the hour that is hardest at home."],
    [3, "Put one fixed half hour a week with your family into your calendar."],
  ],
  friends: [
    [2, "Write down three people you have liked talking to."],
    [4, "Send one friend a line that needs no answer: “This made me think of you.”"],
    [4, "Ask one of them for a date: “Saturday at eleven, walk and coffee?”"],
    [4, "Look up one group near you that meets every week: a class, a game, a choir."],
  ],
  drinking: [
    [2, "Write down what you drank in the last seven days, as well as you remember."],
    [
      5,
      "Mark the days of this week without alcohol in your calendar. If you drink a lot every day, call a doctor first: stopping at once can be dangerous.",
    ],
    [3, "Put another drink you like where that bottle stood."],
    [3, "Tell one person what you are doing."],
  ],
  mind: [
    [2, "Breathe out slowly five times, one hand on your belly."],
    [4, "Send one person you trust this: “This week is heavy. Do you have ten minutes?”"],
    [4, "Write down three things that weigh on you, one line each."],
    [8, "Book a talk with a doctor or therapist, if it has been like this for two weeks."],
  ],
  self: [
    [2, "Write down three things you do only for yourself, or used to."],
    [3, "Put 30 minutes for yourself into your calendar this week, with what you'd do in them."],
    [3, "Tell the others at home which half hour that is."],
    [3, "Cancel or move one thing that stands in its way."],
  ],
  reading: [
    [2, "Read the first page of one book that you would like to like."],
    [10, "Read for ten minutes, and stop at a good place."],
    [2, "Put the book where your phone lies at night."],
    [3, "Choose a fixed moment for it: the bus, the bath, the last ten minutes of the day."],
  ],
  phone: [
    [2, "Look up how long you used your phone yesterday, and which app took the most time."],
    [3, "Move the app that takes the most time off the first screen."],
    [3, "Set a daily limit for it in the settings."],
    [2, "Choose a place for the phone during meals: a drawer, a shelf, another room."],
  ],
  faith: [
    [2, "Sit still for two minutes with one line or prayer that means something to you."],
    [3, "Look up the time of the next service or meeting near you."],
    [4, "Ask one person from there whether you could go together."],
    [2, "Put five fixed minutes a day for it into your calendar."],
  ],
  papers: [
    [2, "Put all loose papers you can see into one pile."],
    [10, "Open the top five letters or sheets: trash, keep, or needs doing."],
    [5, "Write the nearest date on each that needs doing."],
    [3, "Put ten minutes for the next five into your calendar."],
  ],
};

/** How many acts of each there is room for, by how many parts of life were named. */
const STEADY: Readonly<Record<number, number>> = { 2: 3, 3: 2 };
const TINY: Readonly<Record<number, number>> = { 2: 4, 3: 3 };
const FEW = 3;

/** A plan in which each of the named parts of life gets acts of its own. */
export function areaPlan(areas: readonly NamedArea[], size: PlanSize): PlannedStep[] {
  const acts = areas.map(({ area }) => ACTS[area].map(([minutes, text]) => ({ minutes, text })));
  if (size === "nudge") return nudgeFor(areas, acts);
  const counts = size === "steady" ? STEADY : TINY;
  const least = size === "steady" ? 1 : 2;
  const body = acts.flatMap((four, at) => {
    const count = counts[areas.length] ?? least;
    // One act by itself is the one that moves something; the very first step is always the smallest.
    return count > 1 || at === 0 ? four.slice(0, Math.max(2, count)) : four.slice(1, 2);
  });
  const names = joined(areas.map(({ name }) => name));
  const closing = { minutes: 3, text: `Put a first hour for each into your calendar: ${names}.` };
  const steps = areas.length < FEW ? body : [...body, closing];
  return size === "tiny" ? steps.map(clampTiny) : steps;
}

function nudgeFor(areas: readonly NamedArea[], acts: readonly PlannedStep[][]): PlannedStep[] {
  const [first = [], second = [], third] = acts;
  const steps =
    third === undefined ? [first[0], first[1], second[1]] : [first[0], second[1], third[1]];
  const [opening, next, last] = steps;
  if (opening === undefined || next === undefined || last === undefined) return [];
  const waiting = areas.slice(FEW).map(({ name }) => name);
  const later = waiting.length === 0 ? "" : ` Leave ${joined(waiting)} for another day.`;
  return [opening, next, { ...last, text: `${last.text}${later}` }];
}

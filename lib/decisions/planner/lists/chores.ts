import { tellsMinutes } from "@/lib/decisions/planner/lists/timed-items";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";

/** A chore as people have it on their lists. */
type Chore = {
  /** What its step begins with. */
  does: RegExp;
  minutes: number;
  /** What two minutes can do for it, before it or instead of it. */
  start: string | null;
};

/** The step's first words (slots of the start: the {item} as it was typed, the {thing} as the step names it behind its verb), how many minutes it takes, and its first two minutes. The first row that fits counts. */
const ROWS: readonly (readonly [does: string, minutes: number, start: string | null])[] = [
  ["start one load of", 5, "Gather the dirty clothes in one basket."],
  [
    "(?:fold|put away) .*(?:laundry|clothes|towels|wash|sheets)",
    10,
    "Put the clean things on the bed or the table.",
  ],
  ["unload (?:the )?dishwasher", 5, "Pull out the top rack of the dishwasher."],
  ["load (?:the )?dishwasher", 5, "Carry the dirty dishes over to the dishwasher."],
  ["(?:wash|do) the dishes", 15, "Fill the sink with hot, soapy water."],
  ["make (?:the |your )?beds?", 2, null],
  ["change the (?:sheets|bedding)", 10, "Pull the old sheets off the bed."],
  ["vacuum", 15, "Plug in the vacuum."],
  ["sweep", 10, "Get out the broom and the dustpan."],
  ["mop", 15, "Fill a bucket with warm water and a little cleaner."],
  ["dust", 10, "Wet a cloth and wring it out."],
  [
    "wipe (?:down )?(?:the )?(?:kitchen )?(?:counters?|table|stove)",
    5,
    "Put away three things that stand in the way.",
  ],
  [
    "(?:wipe down|clean|scrub) (?:the )?(?:bathroom|toilet|shower|tub|sink)",
    15,
    "Spray the cleaner on, so it can soak.",
  ],
  [
    "(?:clean|tidy|clear|pick up) (?:up |off )?(?:the |your )?(?:bed|living )?(?:kitchen|room|house|apartment|bedroom|desk|office)\\b",
    20,
    "Walk through with a bag for the trash.",
  ],
  ["clean (?:out )?(?:the )?(?:fridge|refrigerator)", 15, "Take out whatever is old or empty."],
  ["clean (?:out )?(?:the |your )?car", 20, "Take the trash out of the car."],
  ["wash (?:the |your )?car", 30, "Carry a bucket, soap and two cloths to the car."],
  ["water (?:the )?(?:\\w+ )?(?:plants|garden|flowers)", 5, "Fill the watering can."],
  ["take (?:out )?the (?:trash|garbage|bins?|compost)", 5, null],
  ["take (?:out )?the recycling", 5, null],
  ["(?:scoop|clean) (?:out )?the (?:litter|litter box|cat litter)", 5, "Get the scoop and a bag."],
  ["mow", 30, "Pick the sticks and toys up off the lawn."],
  ["rake", 30, "Get the rake and a bag for the leaves."],
  ["weed", 20, "Get your gloves and a bucket."],
  ["clean (?:out )?the gutters", 30, "Set the ladder on firm, level ground."],
  ["hose (?:off|down)", 10, "Hook up the hose."],
  ["(?:shovel|salt)", 20, "Put on boots and gloves."],
  ["walk (?:the |your )?dogs?", 20, "Clip the leash on."],
  ["feed", 3, null],
  ["give (?:the \\w+|your pet) (?:its|his|her) ", 3, null],
  ["give the (?:dog|cat|puppy|kitten) a bath", 30, "Put the shampoo and two towels by the tub."],
  ["take (?:the )?.*(?:quiz|test|exam)", 25, "Open the page or the notes for {item}."],
  ["fill the .*bags", 20, "Lay out the empty bags in a row."],
  ["put a hold on your mail", 10, "Open the page for holding mail at usps.com."],
  ["set up mail forwarding", 10, "Open the change-of-address page at usps.com."],
  ["drink ", 2, null],
  ["plug your phone", 2, null],
  ["go (?:to|on) .*(?:costco|target|walmart|run)\\b", 45, "Write down what to get on {item}."],
  ["blow up ", 20, "Open the pack of balloons, with string and scissors next to you."],
  [
    "(?:buy (?:the )?groceries|go to the (?:grocery store|supermarket)|get (?:the )?groceries)",
    45,
    "Write down the five groceries you need most.",
  ],
  ["get gas|fill up with gas", 10, null],
  ["return (?:the |your )?library", 15, "Put the library books by the door."],
  [
    "return .*(?:calls?|texts?|e-?mails?|messages?)$",
    10,
    "Write down the one thing to say: {item}.",
  ],
  [
    "return (?:(?:your )?\\S+'s|his|her|their) ",
    15,
    "Put what you give back by the door, with your keys.",
  ],
  ["return (?!to\\b)", 20, "Find the return code or receipt for {thing}."],
  ["(?:send back|mail back) ", 20, "Find the return code or receipt for {item}."],
  ["drop off", 15, "Put what you drop off by the door, with your keys."],
  [
    "(?:pick up|collect) (?:the |your )?(?:\\w+ )?(?:prescriptions?|meds|medicine|rx|refills?)\\b",
    20,
    "Check in the pharmacy's app or by phone that it's ready.",
  ],
  ["pay (?:the|your) ", 5, "Open the bill or the app for {thing}."],
  ["pay ", 5, "Open the bill or the app for {item}."],
  ["call the pharmacy to refill", 5, "Find the prescription number for {item} on the label."],
  ["(?:call|ring|phone) ", 10, "Write down the one thing you need from this call: {item}."],
  ["(?:text|message|dm) ", 3, null],
  ["(?:reply to|answer|email|e-mail) ", 5, "Type the first line of a message for {item}."],
  ["(?:send .*rsvp|rsvp)", 3, null],
  [
    "(?:book|schedule|make) .*(?:appointment|dentist|doctor|check-?up|haircut|oil change|mammogram|colonoscopy|cleaning|vet|physical|screening|x-?ray|mri|ultrasound|shots?|exam|blood ?work|skin check|tune[- ]?up)",
    10,
    "Find the number or the booking page for {thing}.",
  ],
  ["invoice ", 10, "Open a blank invoice for {thing}."],
  ["write the (?:quote|estimate|bid|proposal) ", 20, "List the materials and the hours for it."],
  ["open your bank's app", 5, "Put one of your old checks next to you, for the numbers on it."],
  ["look in the file box", 10, "Put the file box on the table."],
  ["open travel\\.state\\.gov", 15, "Put your old passport next to you."],
  ["pick up the dry cleaning", 15, "Put the ticket for the dry cleaning in your wallet."],
  [
    "renew the .*(?:tags|tabs|registration|plates)\\b",
    10,
    "Find your plate number, or the renewal notice.",
  ],
  ["renew ", 10, "Open the page or the letter for {thing}."],
  ["refill ", 5, "Find the prescription number for {thing} on the label."],
  [
    "(?:cancel|reschedule|move|confirm) the .*appointment",
    5,
    "Find the number of the office for {item}.",
  ],
  ["cancel ", 10, "Find the e-mail or page where you signed up, for {thing}."],
  [
    "order (?:the |your )?contacts",
    10,
    "Find the box your contacts came in, for the numbers on it.",
  ],
  ["sign ", 3, null],
  ["(?:pack|make) (?:the )?lunch(?:es)?\\b", 10, "Put the lunch boxes on the counter."],
  ["pack (?:the|your) (?:\\S+ )?(?:bag|backpack|lunch box)\\.", 10, "Put {thing} open on the bed."],
  ["pack ", 15, "Put an open bag out for {item}."],
  ["wrap ", 20, "Put the gifts, paper, tape and scissors on one table."],
  [
    "mail (?:the )?(?:\\w+ )?(?:cards|letters?)",
    10,
    "Check that each envelope has an address and a stamp.",
  ],
  [
    "(?:frost|ice|decorate) (?:the )?(?:cakes?|cupcakes|cookies)",
    20,
    "Put the frosting, a knife and a plate on the table.",
  ],
  [
    "(?:thaw|defrost) the (?:turkey|ham|chicken|meat|roast|steaks?|fish)",
    5,
    "Make room in the fridge for {item}.",
  ],
  ["bake ", 45, "Set the oven to heat, and take the butter and eggs out."],
  [
    "(?:make|cook) (?:the )?(?:dinner|supper|lunch|breakfast|soup)",
    30,
    "Choose what to make from what is in the kitchen.",
  ],
  ["(?:read|study|review) ", 25, "Open the first page you need for {item}."],
  [
    "spend \\d+ minutes on (?:the rest of )?(?:the |your )?(?:\\w+ )?(?:report|essay|paper|slides|presentation|homework|assignment|project)",
    25,
    "Open the file at the spot where you stopped.",
  ],
  ["(?:write|fill in|finish) .*(?:expense|receipts)", 15, "Put the receipts in one pile."],
  ["(?:take a )?shower", 10, null],
  [
    "shave|wash (?:your )?face|brush (?:your )?(?:teeth|hair)|floss|(?:trim|cut) (?:your )?nails",
    5,
    null,
  ],
  ["take .+ to the (?:vet|groomer|doctor|dentist|orthodontist|mechanic|airport)\\b", 30, null],
  ["take your ", 2, null],
  ["deposit .*checks?", 5, "Sign the back of the check."],
  ["mail ", 15, "Put {thing} in an envelope with the address on it."],
  ["get dressed|get ready|eat|journal|meditate|stretch", 10, null],
  ["iron ", 15, "Set up the board, and turn on the iron."],
  [
    "(?:trim|cut|clip|do) .*(?:dog|cat|puppy|kitten|his|her).*nails?",
    10,
    "Get the clippers and a treat or a towel.",
  ],
  [
    "fix (?:the |your )?(?:\\w+ )?(?:resume|cv|cover letter|essay|paper|report|slides|presentation|spreadsheet|website|code|bug|typos?)\\b",
    20,
    "Open the file for {item}.",
  ],
  [
    "(?:fix|repair|replace|patch|caulk|hang|install|paint) ",
    25,
    "Put the tools and parts for {thing} in one place.",
  ],
  ["(?:pick up|collect) ", 20, "Put your bag and keys by the door, for {item}."],
  ["listen to the voice ?mails?", 10, "Write down how many voicemails there are."],
  [
    "wash .*(?:uniforms?|jerseys?|clothes|jeans|shirts?|leotard|scrubs|jackets?|coats?|sweaters?)",
    10,
    "Check the pockets and the care label.",
  ],
  [
    "get (?:your|the|an?) .*(?:cards?|licen[cs]e|permit|certificates?|id|passport|degree|visa)\\.",
    20,
    "Open the page where you apply, for {item}.",
  ],
  ["(?:buy|get) ", 20, "Write down which store you'll go to for {thing}."],
];

const CHORES: readonly Chore[] = ROWS.map(([does, minutes, start]) => ({
  does: new RegExp(`^(?:${does})`, "i"),
  minutes,
  start,
}));

function choreOf(text: string): Chore | undefined {
  return CHORES.find(({ does }) => does.test(text));
}

/** A list's step with the minutes that its chore takes, where it is one that people know the length of. */
export function withItsMinutes(step: PlannedStep): PlannedStep {
  const chore = choreOf(step.text);
  return chore === undefined || tellsMinutes(step.text)
    ? step
    : { ...step, minutes: chore.minutes };
}

/** What two minutes can do for the step of an item; null for a short one, undefined for a chore that nobody listed. */
export function startOfChore(text: string, item = ""): string | null | undefined {
  const start = choreOf(text)?.start;
  return (
    start
      ?.replace("{item}", quoted(shorten(item, 60)))
      .replace("{thing}", shorten(text.replace(/^\S+ /, "").replace(/\.$/, ""), 60)) ?? start
  );
}

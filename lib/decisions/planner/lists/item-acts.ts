/** What is done with a thing of which only the name stands in a list. */
export type ItemAct = {
  /** What the name ends in. */
  head: RegExp;
  minutes: number;
  /** The step without its full stop. Slots: {the} thing, the {bare} thing without an article, {when}. */
  step: string;
};

/** The names' last words, how many minutes it takes, and the step. The later row counts. */
const ROWS: readonly (readonly [heads: string, minutes: number, step: string])[] = [
  [
    "dentist|doctors?|pediatrician|dermatologist|orthodontist|chiropractor|groomer|gp|vet|optician|hairdresser|barber|physio|midwife|solicitor|lawyer|accountant|plumber|electrician|mechanic|therapist|clinic",
    10,
    "Call {the} for a date",
  ],
  [
    "haircut|oil change|mot|service|check-?up|eye test|smear(?: test)?|blood test|jabs?|shots|vaccin\\w+|massage|manicure|appointment|tests?|hotel|train|flights?|tickets?|table|taxi|cab|venue|room|van|hire car|campsite|airbnb|lessons?|course|review|restaurant",
    10,
    "Book {the}",
  ],
  ["moles?|lump|rash|cough|tooth|toothache|filling", 10, "Book somebody to look at {the}"],
  ["eye exam|tyres?|tires?|brakes", 10, "Book a date for {the}"],
  [
    "rent|bills?|tax|fees?|fines?|deposit|florist|insurance|parking|nursery|money|mortgage|cleaner|instal?lment",
    10,
    "Pay {the}",
  ],
  ["birthday money|wedding money", 10, "Put {the} into an envelope"],
  ["taxes|tax return|accounts|receipts|paperwork", 10, "Put all papers for {the} in one pile"],
  [
    "forms?|application|claim|questionnaire|survey|appraisal|expenses|timesheets?",
    15,
    "Fill in the first page of {the}",
  ],
  ["invoices?", 10, "Open {the}, to send it or to pay it"],
  ["post|letters?|e-?mails?|messages?", 10, "Open {the}, with a pen to mark what is asked of you"],
  [
    "notes?|bio|speech|toast|essay|blog|report|summary|apology|chapter|cover letters?|cover letter for \\w+|eulogy|vows|caption|newsletter",
    15,
    "Write the first three lines of {the}",
  ],
  ["thank[- ]you (?:letters|cards|notes)", 10, "Write the first of {the}"],
  [
    "slides?|presentation|playlist|budget|menu|plan|agenda|costume|poster|meal plan",
    20,
    "Make a rough first version of {the}",
  ],
  ["laundry|washing", 10, "Start one load of {bare}"],
  ["dishes", 15, "Wash {the}"],
  ["washing[- ]up|food shop|weekly shop|big shop|school run", 20, "Do {the}"],
  ["ironing", 20, "Iron the first five pieces of {the}"],
  [
    "hoovering|vacuuming|dusting|mopping|weeding|gardening|unpacking|mowing",
    15,
    "Do ten minutes of {bare}",
  ],
  ["bins?|recycling|rubbish|trash|garbage", 5, "Take out {the}"],
  ["litter tray|litter box|cat litter", 5, "Scoop out {the}"],
  ["sheets|bedding|duvet cover|bed linen", 10, "Change {the}"],
  [
    "gutters?|deck|patio|kitchen|bathroom|loo|toilet|floors?|bedroom|desk|fridge|windows?|oven|stairs|porch|hall|shed|loft|attic|garage|wardrobe|car|inbox|drawers?|cupboards?",
    15,
    "Clear or clean {the} for ten minutes",
  ],
  ["lunch|lunches|packed lunch|dinner|tea|breakfast|supper|soup|meal", 30, "Make {bare}"],
  ["cakes?|bread|cupcakes", 30, "Make {the}"],
  [
    "lunch ?boxes|packed lunches|suitcase|rucksack|school bags?|swim(?:ming)? bag|gym bag|pe kit|swim kit|football kit|hospital bag",
    10,
    "Pack {the}",
  ],
  ["meds|medication|medicine|tablets?|pills?|vitamins?", 2, "Take your {bare}"],
  [
    "gym|yoga|swimming|football|choir|training|class|walk|run|pool",
    5,
    "Put what you need for {the} by the door",
  ],
  ["shower|bath", 10, "Take a shower"],
  ["nails|hair|make-?up|beard", 15, "Do your {bare}"],
  [
    "homework|revision|reading|practice|vocabulary|vocab|maths|spelling|bookkeeping|coursework|dissertation|assignment|cv|portfolio|research",
    20,
    "Spend 20 minutes on {the}",
  ],
  ["plants|garden|tomatoes|flowerbeds?", 10, "Water {the}"],
  ["passports?|licen[cs]e|permit|visa|travel card|id|keys?|glasses", 10, "Find {the}"],
  ["(?:passport|visa|id) (?:photos?|pictures?)", 20, "Have {the} taken"],
  ["pressure|level|oil|meter|times|dates", 5, "Check {the}"],
  ["meter readings?", 5, "Send {the}"],
  ["prescriptions?|rx", 20, "Pick up {the}"],
  ["petrol|gas|diesel", 15, "Fill up with {bare}"],
  [
    "play|meeting|evening|party|birthday|wedding|interview|concert|funeral|call|anniversary|parents'? evening",
    3,
    "Put {the} in your calendar{when}, with an alert the day before",
  ],
  [
    "will|address|password|contract|subscription|pension",
    10,
    "Open the last letter, message or page about {the}",
  ],
  [
    "bank|insurer|landlord|council|school|office|garage|agency|nan|gran|mum|mom|dad",
    10,
    "Ring {the}",
  ],
  ["library books?|library dvds?", 20, "Return {the}"],
  ["boiler|heating|alarm|broadband|wi-?fi|internet", 10, "Ring whoever looks after {the}"],
  ["euros|dollars|currency|foreign money", 10, "Order {bare}"],
  ["travel insurance|pet insurance|car insurance", 15, "Take out {the} online"],
  ["(?:cat|dog|pet|baby|house) ?sitter|childminder", 5, "Message {the}"],
  ["out[- ]of[- ]office(?: reply)?", 5, "Switch on {the}"],
  [
    "chemist|pharmacy|dry cleaners?|cleaners|grocery store|drugstore|hardware store|ups|post office|supermarket|tip|dump|library|charity shop|bottle bank|butcher'?s?|market|shops?",
    20,
    "Go to {the}",
  ],
  ["uniform|school clothes|shirts?|outfit|pe clothes", 10, "Lay out {the}"],
  ["group chat|family chat|chat", 5, "Answer in {the}"],
  [
    "(?:mail|post) redirect\\w*|redirection|direct debits?|standing order|alarm clock|auto-?pay",
    10,
    "Set up {the}",
  ],
  ["boarding pass(?:es)?|labels?|statements?(?: print)?", 10, "Print {the}"],
  ["quotes?|estimates?|references?|refunds?", 10, "Ask for {the}"],
  ["rsvps?", 5, "Send {the}"],
  ["exercises|stretches", 10, "Do one round of {the}"],
  ["w-?2s?|1099s?|birth certificate|social security card|shot records?", 10, "Find {the}"],
  ["fafsa|css profile|w-?9", 15, "Fill in the first page of {the}"],
  ["appeal|complaint", 15, "Write the first three lines of {the}"],
  ["permission slip|slip|waiver|reading log", 5, "Sign {the}"],
  ["cleats|mouth ?guard|shin guards", 10, "Put {the} by the door"],
  ["physical|mammogram|cleaning appointment|car wash|inspection", 10, "Book {the}"],
  [
    "target|walmart|costco|home depot|lowe'?s|cvs|walgreens|ikea|trader joe'?s|whole foods|aldi|best buy",
    20,
    "Go to {bare}",
  ],
  ["carpool", 5, "Message whoever drives about {the}"],
  ["lawn", 30, "Mow {the}"],
  ["(?:\\w+ )?run", 30, "Do {the}"],
  ["(?:gym|morning|evening|long) run|run", 5, "Put what you need for {the} by the door"],
  ["electric|electricity", 5, "Pay {the} bill"],
  ["nail trim", 10, "Do {the}"],
  ["appt", 10, "Book {the}"],
  ["resume", 20, "Spend 20 minutes on {the}"],
  ["prep", 15, "Write down the three points you need for {the}"],
  ["meal prep|grocery shopping|shopping", 30, "Do {the}"],
];

const ITEM_ACTS: readonly ItemAct[] = ROWS.map(([heads, minutes, step]) => ({
  head: new RegExp(`\\b(?:${heads})$`, "i"),
  minutes,
  step,
}));

/** What one does with a thing, by the last words of its name; undefined for a thing that nobody listed. */
export function actFor(head: string): ItemAct | undefined {
  return ITEM_ACTS.findLast((one) => one.head.test(head));
}

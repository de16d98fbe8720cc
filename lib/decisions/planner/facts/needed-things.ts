import { actStep, BOUGHT, bought, headOf, the } from "@/lib/decisions/planner/lists/item-kinds";
import { itemStep } from "@/lib/decisions/planner/lists/list-items";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { spoken } from "@/lib/decisions/planner/written/slots";

/** What gets somebody a thing that is still missing: the names' last words, minutes, and the step with {the} thing. */
const ROWS: readonly (readonly [heads: string, minutes: number, step: string])[] = [
  [
    "(?:airline|doctor|doctors|employer|bank|school|landlord|sponsor)(?:'s)? letter",
    8,
    "Ask for {the} today in a message of two lines",
  ],
  ["float|change", 10, "Get coins and small notes for {the} from a bank or a shop"],
  ["posters?|flyers?|leaflets?|signs?", 15, "Make one page for {the}: what, where, when, price"],
  ["prices?|price (?:list|tags?)|menu|rates", 10, "Write {the} in round sums"],
  [
    "references?|letters? of (?:support|recommendation)|recommendations?",
    10,
    "Ask for {the} in a short message that says when you need it",
  ],
  [
    "(?:personal |cover |artist )?statement|(?:cover )?letter|synopsis|abstract|summary|intro|introduction|conclusion|discussion|bio|description|speech|vows|eulogy|proposal|texts?|ending|chapter|scene|verse|bridge|chorus|criteria|caption|captions",
    15,
    "Write three rough lines of {the}",
  ],
  ["policy|terms|rules", 10, "Write three plain lines for {the}"],
  ["customers?|clients?", 10, "Offer it to five people by name, to find {the}"],
  [
    "helpers?|volunteers?|drivers?|bakers?|players|witness(?:es)?|godparents?|teammates?|members",
    10,
    "Ask three people by name, for {the}",
  ],
  [
    "suit|dress|outfit|shoes|tie|veil|jacket|coat|costumes?|clothes|boots|uniform|kit",
    10,
    "Choose a store to buy {the} from, or a friend to borrow from",
  ],
  [
    "caterer|caterers|photographer|band|dj|florist|babysitter|sitter|venue|hall|hotels?|accommodation|cottage|house|campsite|van|skip|movers|cleaner|translator|plumber|electrician|plasterer|builder|kennel|cattery|magician|entertainer|airbnb|room|flat",
    10,
    "Ask two places for a price and a free date for {the}",
  ],
  [
    "invitations?|invites|save the dates",
    15,
    "Write {the} with the date, the time, the place and “Please tell me by …”",
  ],
  [
    "medical(?: exam)?|police check|background check|eye test|blood test|health check|test date|tests?|appointment|slot|inspection|slip|interviews?|lessons?|jabs?|vaccinations?|flights?|tickets?|train|transfer|ferry",
    10,
    "Book {the} for the first date that fits",
  ],
  [
    "photos?|photographs?|headshots?|pictures?|passport photos?",
    15,
    "Take {the} in front of a plain wall by a window",
  ],
  ["signatures?", 5, "Ask for {the} in person, with the page and a pen in your hand"],
  [
    "car seat|brush(?:es)?|rollers?|cloths?|ladder|gloves|hose|glue|nails|grout|caulk|filler|primer|furniture|bed|cot|chairs?|tables?|tablecloths?|card reader|paints?|charcoal|adapter|boxes|tape|plates|decorations?|wood|saw|drill|tools?|lamp|desk|tent|sleeping bag|rucksack|backpack|suitcase|carrier|harness|lead|printer|ink|folders?|frames?|ring|rings|card|present|presents|gift|gifts|mic|microphone|props|screws|fabric|yarn|thread|zip",
    15,
    "Buy or borrow {the}",
  ],
  ["food|drinks?|snacks|catering|shopping", 5, "Write the shopping list for {the}"],
  [
    "(?:car |health |travel |home |pet |liability )?insurance|cover",
    10,
    "Ask one insurer for the price of {the}",
  ],
  ["tax|taxes", 10, "Book a call with the tax office or an adviser about {the}"],
  [
    "bank account|account|paypal|direct debit|will|power of attorney|lpa|permits?|visa|licen[cs]e",
    10,
    "Open the official page for {the} at the list of what you need",
  ],
  [
    "website|page|logo|business cards?|slides?|slideshow|playlist|games?|programme|seating plan|agenda|packing list|guest list|plan",
    15,
    "Make a rough first version of {the}",
  ],
  [
    "certificates?|records?|papers?|documents?|payslips?|p60|p45|statements?|transcripts?|reports?|permission|proof of \\p{L}+|contract|receipts?|forms?|numbers|figures|results?|plans|schufa report",
    8,
    "Ask for {the} today in a message of two lines",
  ],
  [
    "utilities|electricity|gas|power|water",
    10,
    "Tell the companies the date for {the}, online or by phone",
  ],
  ["(?:live )?music|band music", 10, "Settle {the}: a playlist, a friend who plays, or a booking"],
  ["bibliography|footnotes|appendix|index", 15, "Type the first five entries of {the}"],
  ["cleaning", 20, "Clean one room from top to bottom"],
  ["nappies|diapers|food for .+|cake mix", 15, "Buy {the}"],
  ["(?:birthday |wedding )?cake", 10, "Order {the}, or ask somebody who bakes"],
  ["payments?(?: set up| setup)?", 10, "Set up payments with your bank details at hand"],
];

const NEEDED = ROWS.map(([heads, minutes, step]) => ({
  head: new RegExp(`(?:^|\\s)(?:${heads})$`, "iu"),
  minutes,
  step,
}));

/** "their records from Dr. Patel's office" */
const HELD_BY = /^(?<papers>.+) from (?!\d)(?<holder>.+)$/i;
const SOMEONE = /^(?:someone|somebody|one person|a person) to (?<help>.+)$/i;
/** "order the cake" is an order, "price list" none. */
const ORDER = /^\S+ (?:the|an?|my|our|his|her|their|one|two|three|\d+)\s/i;

/**
 * The step that gets somebody what is still missing ("float", "two references"), or does what is still to be
 * done ("order the cake"); null for a thing that nobody listed.
 */
export function stepForLeft(item: string): PlannedStep | null {
  const said = spoken(item);
  const help = SOMEONE.exec(said)?.groups?.help;
  if (help !== undefined) {
    return { minutes: 5, text: `Ask two people, one after the other, whether they could ${help}.` };
  }
  const { papers, holder } = HELD_BY.exec(said)?.groups ?? {};
  const row = NEEDED.find(({ head }) => head.test(said) || head.test(headOf(said)));
  if (row !== undefined && papers !== undefined && row.step.startsWith("Ask for")) {
    return { minutes: row.minutes, text: `Ask ${holder} today for ${the(papers)}.` };
  }
  if (startsWithVerb(item) && (row === undefined || ORDER.test(item))) return itemStep(item, false);
  if (row !== undefined) {
    return { minutes: row.minutes, text: `${row.step.replace("{the}", the(said))}.` };
  }
  if (BOUGHT.test(headOf(said))) return { minutes: 15, text: `Buy or borrow ${bought(said)}.` };
  return actStep(said, "");
}

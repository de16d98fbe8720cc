import { isSomeone } from "@/lib/decisions/planner/reading/people";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { headOf, isMaterial, isText } from "@/lib/decisions/planner/words/nouns";

/** What kind of thing a noun phrase names, as far as its last telling word says so surely. */
export type NounKind =
  | "account"
  | "screen"
  | "body"
  | "study"
  | "event"
  | "paper"
  | "place"
  | "thing"
  | "someone";

const WORDS: Readonly<Partial<Record<NounKind, string>>> = {
  account: `account debit order subscription membership tariff contract policy insurance mortgage loan
      pension broadband benefits address overdraft warranty plan payment bill reservation booking
      delivery refund deposit pass licence permit redirection card details mandate allowance voucher`,
  screen: `wifi broadband app phone laptop computer pc mac macbook ipad iphone tablet printer router website
      browser inbox password spreadsheet backup cloud software email emails photos files folder desktop
      bluetooth tv television console playlist notifications settings profile domain calendar kindle hotspot vpn
      antivirus scanner webcam smartwatch thermostat alexa playstation xbox chromecast feed podcast blog`,
  body: `back knee neck shoulder shoulders hip hips wrist ankle elbow foot feet skin eyes posture weight
      pressure cholesterol headache headaches migraine migraines sleep voice stomach gut digestion eczema
      psoriasis sinuses allergies hayfever cough rash scar breathing stamina pain joints sciatica`,
  study: `test exam exams quiz module syllabus lecture lectures course coursework homework theory vocabulary
      grammar maths math algebra physics chemistry biology history revision flashcards tables equations topic
      assignment textbook chapters workbook anatomy statistics dictation spelling spellings`,
  event: `party wedding funeral birthday christening reunion picnic barbecue concert gig match race parade
      festival fete exhibition play film screening talk lecture tour eclipse marathon quiz tournament fair
      graduation anniversary appointment interview viewing hearing visit`,
  paper: `form forms letter letters papers paperwork slip receipt receipts invoice invoices certificate statement
      statements payslip payslips p45 p60 contract lease agreement report questionnaire survey application
      claim passport documents document envelope envelopes prescription referral census return leaflet`,
  place: `house home flat apartment room bedroom kitchen bathroom loo toilet hall hallway landing stairs
      staircase attic loft garage cellar basement shed porch balcony patio garden yard driveway greenhouse
      allotment office studio study nursery utility conservatory cupboard wardrobe closet pantry larder desk
      corner worktop counter car van boot garden lounge`,
};

const KINDS: ReadonlyMap<string, NounKind> = new Map(
  (["place", "paper", "event", "study", "body", "screen", "account"] as const).flatMap((kind) =>
    normalWords(WORDS[kind] ?? "").map((word): [string, NounKind] => [word, kind]),
  ),
);

const ON_A_SCREEN =
  /\b(?:(?:google|one|hard|flash|usb|shared|cloud) ?drive|dropbox|icloud|(?:parental|privacy|app) (?:controls?|settings?|locks?)|two.factor|group chat|home screen|sim card|smart (?:meter|tv|speaker))s?$/i;

/** True where some word of a noun phrase, not only its last, names what one has with a company. */
export function namesAccount(phrase: string): boolean {
  return normalWords(phrase).some((word) => KINDS.get(word) === "account");
}

const SAVED = /\b(?:savings?|money|holiday|bank|emergency|bills) (?:pot|jar|space|fund)$/i;

/** The kind of thing that a noun phrase names, or null where its words do not say. */
export function nounKind(phrase: string): NounKind | null {
  if (isSomeone(phrase)) return "someone";
  if (ON_A_SCREEN.test(phrase)) return "screen";
  if (SAVED.test(phrase)) return "account";
  const kind = KINDS.get(headOf(phrase));
  if (kind !== undefined) return kind;
  if (isText(phrase)) return "paper";
  return isMaterial(phrase) ? "thing" : null;
}

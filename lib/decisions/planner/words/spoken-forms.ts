/** Short forms that are typed without their apostrophe and are no other word. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `im:I'm ive:I've dont:don't doesnt:doesn't didnt:didn't cant:can't wont:won't isnt:isn't arent:aren't
  wasnt:wasn't werent:weren't havent:haven't hasnt:hasn't hadnt:hadn't couldnt:couldn't wouldnt:wouldn't
  shouldnt:shouldn't hes:he's shes:she's theyre:they're thats:that's whats:what's wheres:where's
  theres:there's whos:who's youre:you're youve:you've weve:we've theyve:they've theyll:they'll
  itll:it'll whens:when's`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [typed = "", meant = ""] = pair.split(":");
      return [typed, meant];
    }),
);
const SHORT_FORM = new RegExp(`\\b(?:${[...SHORT_FORMS.keys()].join("|")})\\b(?!')`, "gi");
/** "its been", "its 40 pages", "its disgusting", "its Karen's": "its" that is short for "it is". */
const IT_IS =
  /\b([Ii])ts(?=\s+(?:been|an?|the|my|our|his|her|so|too|not|very|really|just|only|about|like|always|never|gonna|getting|due|all|full|tomorrow|today|on|in|been|\d|\p{L}+ing\b|\p{L}{3,}ed\b|\p{Lu}\p{L}+'s\b|\p{Lu}{5,}))/gu;
/** Joints that are shouted for weight: "walk the dog AND get to work". */
const SHOUTED = /(?<=\p{Ll}\W+)\b(?:AND|BUT|OR|NOT|THEN|BEFORE|AFTER|AGAIN|NOW)\b/gu;
/** "need to like get the form": a word that only fills the pause. */
const FILLED = /\b(to|just|gonna|wanna)\s+(?:like|kinda|sort of)\s+(?=\p{L})/giu;

/** "re-pot", "re-do". */
const AGAIN =
  /\bre-(?=(?:pot|do|book|write|arrange|read|take|sit|paint|apply|wire|home|seal|string|hang|fill|new|schedule|order|stock|learn|train|build|use|make)\b)/giu;
/** "tidy the room w them", "say it w/out notes". */
const WITH = /(?<=\s)w(?:\/|(?=\s))(o(?:ut)?\b)?\s?(?=\p{L}|\d)/giu;

/** "mother in law" is one word. */
const IN_LAW = /\b(mother|father|brother|sister|son|daughter|parents?|mom|mum|dad) in law(s)?\b/gi;

/** Puts in the apostrophes and takes out the shouts that a quick hand leaves: "dont", "its been", "AND". */
export function withWrittenForms(text: string): string {
  return text
    .replace(SHORT_FORM, (typed) => {
      const meant = SHORT_FORMS.get(typed.toLowerCase()) ?? typed;
      return /^\p{Lu}\p{Ll}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
    })
    .replace(IT_IS, "$1t's")
    .replace(SHOUTED, (word) => word.toLowerCase())
    .replace(FILLED, "$1 ")
    .replace(AGAIN, "re")
    .replace(IN_LAW, "$1-in-law$2")
    .replace(WITH, (_, out?: string) => (out === undefined ? "with " : "without "));
}

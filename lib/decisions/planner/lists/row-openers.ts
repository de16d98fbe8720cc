import { plainVerb } from "@/lib/decisions/planner/words/verbs";

/** Words before a row that only say that one follows: "today i need to", "todo:". */
export const LEAD_IN =
  /^.{0,80}?(?:to-?do(?: list)?|tasks?|list|today|this week|tomorrow|weekend|following|things?|stuff|need to|have to|gotta|want to|must|should|errands|chores)\b[^:]{0,40}:\s*/i;
export const OPENER =
  /^(?:(?:ok|so|hi|ugh|today|tomorrow|tonight|this week|this weekend)[\s,]+)*(?:i|we)?\s*(?:'ve)?\s*(?:really |also |still |just )*(?:need to|have to|gotta|got to|want to|must|should|wanna)\s+/i;
/** "For the camping trip I have to …": what the row is for stands before it. */
export const FOR_WHAT =
  /^(?:for|before|by|on|at|after)\s[^,:;.]{2,40}?\s(?:i|we)(?:'ve)?\s+(?:still )?(?:need to|have to|got to|must|want to|should)\s+/i;
/** "my head is full: …", "things to pack: …": what a colon opens, where three parts follow it. */
export const OPENED = /^[^:;.?!]{2,60}(?::|\s=)\s+(?=\S)/;
/** "winterize the house: gutters, windows, hoses": what is all done for. */
export const OF_A_PLACE =
  /^(?:get |getting )?ready for [^:,]{2,30}:\s|^(?:winteri[sz]e|clean(?: up| out)?|deep clean|tidy(?: up)?|prep(?:are)?|ready|get ready|fix up|close up|open up|organize) (?:for )?(?:the|my|our)\s[^:,]{2,30}:\s/i;
/** "Sunday jobs - sheets, bins", "move day thursday: keys, van, oven": a name for the row. */
export const HEADED =
  /^[^,:;.?!]{0,20}\b(?:jobs|list|chores|errands|tasks|things|stuff|prep|supplies|to-?dos?)\s+[-–—]+\s+(?=[^,]+,)|^[^,:;.?!]{0,20}\b(?:stuff|supplies):\s+(?=[^,]+,[^,]+,)|^(?:\p{L}+\s){0,2}(?:day|week|weekend|trip|party)(?:\s\p{L}+)?\s*:\s+(?=[^,]+,[^,]+,)|^(?:today|tonight|tomorrow|(?:this )?weekend|pharmacy|target|walmart|costco|cvs|walgreens|home depot|pack(?:ing)?(?: list)?(?: for [^,:]{2,30})?)\s*(?<!\w)[-–—]+\s+(?=[^,]+,)|^(?:today|tonight|tomorrow)[-–—]\s+(?=[^,]+,)/iu;
/** "ok brain dump..", "so much to do!!", "new baby things we still need,": what follows is in the head at once. */
export const DUMP =
  /^(?:[^.,:;!?]{0,20}\b(?:brain ?dump|so much to do|too much to do|a lot to do|lots to do|mind is full|to-?do)\b[^.,:;!?]{0,30}|[^.,:;!?]{0,30}\b(?:things|stuff)\b[^.,:;!?]{0,20}\b(?:need|do|buy|get|sort))(?:\.\.+|[.!,:]+)\s*/i;
/** "i keep forgetting eye test, library fine, the boiler": all of it. */
export const FORGOTTEN =
  /^(?:i|we)\s+(?:keep forgetting|always forget|keep putting off)\s+(?=[^,]{2,40},[^,]{2,40},)/i;
/** "fix: door, handle, bulb" and "learn for Thursday: cells, enzymes": one verb for each part. */
const SHARED_VERB = /^(\p{L}+)(?:\s+(?:for|before|by|on)\s[^:]{2,30})?\s*:\s+(?=\S)/u;

/** The verb before a colon that all parts share, or null: "fix" of "fix: door, handle, bulb". */
export function sharedVerb(text: string): string | null {
  const word = SHARED_VERB.exec(text)?.[1] ?? "";
  // "work: slides, expenses" is where, and not what.
  return /^(?:work|school)$/i.test(word) ? null : plainVerb(word);
}

/** "3 days off starting Friday", "walk more starting Monday": the day on which something begins. */
const STARTING =
  /(?:\b(?:off|leave|vacation|pto|break|staycation|weekend)|(?:^|\bto\s)(?:walk|run|exercise|work out|eat|drink|sleep|meditate|journal|read|practice|wake|get up|save|track|quit|stop|cut|diet|fast)\b[^,;.]*)\s(?:starting|beginning)(?:\s+on)?\s*$/i;
/** "start couch to 5k on Monday"; a job that starts then is to be ready for. */
const STARTS_HABIT =
  /^(?:start|begin)\s(?!.*\b(?:jobs?|school|class(?:es)?|courses?|college|semester|work|training|program|internship|chemo|treatment|preschool|kindergarten|daycare)\b)/i;

/** Whether a day is when one begins with something, and none to be done by; `before` is what stands before it. */
export function isOwnStart(before: string, dayText: string): boolean {
  return STARTING.test(before) || (STARTS_HABIT.test(before) && dayText.startsWith("on "));
}

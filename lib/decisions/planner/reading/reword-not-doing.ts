import { isSomeone } from "@/lib/decisions/planner/reading/people";

/** "stop ghosting …": what one stops is a not-doing, so that the goal is to do it. */
const NOT_DOING =
  /^(?:(?:i|we)\s+)?(?:(?:really|just|please|finally|need to|have to|want to|must|should|wanna|gotta)\s+)*(?:stop|quit)\s+(ghosting|ignoring|avoiding|dodging|putting off|postponing|neglecting|leaving|not\s+(?:answering|replying to|opening))\s+(.+)$/i;

/** What is done with the thing that was left lying. */
const DONE_WITH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:chats?|group chats?|whatsapp groups?|groups?|dms|whatsapps?|texts?|messages?|voicemails?|snaps?)\b/i,
    "reply to",
  ],
  [/\b(?:e-?mails?|inbox)\b/i, "answer"],
  [/\b(?:letters?|post|mail|envelopes?|bank statements?|statements?|bills?)\b/i, "open"],
];

/** "stop ignoring my letters" as "open my letters"; any other goal as it is. */
export function asDoing(clause: string): string {
  const [, how = "", what = ""] = NOT_DOING.exec(clause) ?? [];
  if (what === "") return clause;
  const done = DONE_WITH.find(([thing]) => thing.test(what))?.[1];
  if (done === "reply to") return `reply to messages in ${what}`.replace(MESSAGES_IN, "$1 ");
  if (done !== undefined) return `${done} ${what}`;
  const answers = /^(?:ghosting|ignoring|not)/i.test(how);
  return answers && isSomeone(what) ? `reply to messages from ${what}` : clause;
}

const MESSAGES_IN =
  /^(reply to) messages in (?=(?:(?:all|my|the|our|his|her|their|work|unread|old)\s)*(?:dms|whatsapps?|texts?|messages?|voicemails?|snaps?)\b(?!\s+groups?))/i;

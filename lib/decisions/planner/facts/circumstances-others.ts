import type { Circumstance } from "@/lib/decisions/planner/facts/fact-change";
import { capitalise } from "@/lib/text";

const FLOOR = "((?:second|third|fourth|fifth|sixth|top|2nd|3rd|4th|5th|6th|\\d+th)[- ]floor)";
const COMPANION =
  /\bwith\s+(?:(my|our)\s+(?:best\s+)?(mate|friend|sister|brother|partner|wife|husband|mum|mom|dad|flatmate|cousin|colleague|neighbou?r|girlfriend|boyfriend|aunt|uncle)(?:\s+([a-z]{3,}(?=\s*(?:[,.;]|$))|\p{Lu}\p{Ll}+))?|(\p{Lu}\p{Ll}+))(?![\p{L}'’])/u;
const NOT_A_NAME =
  /^(?:in|on|at|for|and|who|to|this|next|before|by|about|the|soon|again|too|tomorrow|today|tonight|instead|there|here|abroad|online|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|excel|python|google|spanish|french|german|english|zoom|word|adhd|santander|barclays|monzo)$/i;
const ASKED_OF =
  /\b(?:who|that|which)\s+(takes?|accepts?|speaks?|does|do|has|have|offers?|allows?|delivers?|treats?|works?|comes?|repairs?|sells?|lets?)\s+([^.,;]{2,45}?)(?=\s+(?:and|but|because|so|near|within|before|by|in (?:my|the))\b|[.,;]|$)/i;
const PLAIN: Readonly<Record<string, string>> = { does: "do", has: "have" };

/** People, animals, floors, numbers and wishes that a goal tells: who is asked, and what for. */
export const OTHERS: readonly Circumstance[] = [
  {
    says: new RegExp(
      `\\b${FLOOR}\\b[^.;]{0,20}\\b(?:no|without a?)\\s*(?:lift|elevator)|\\bno (?:lift|elevator)\\b[^.;]{0,20}\\b${FLOOR}`,
      "i",
    ),
    about:
      /\b(?:get rid|sell|give away|donate|throw|move|moving|recycle|dispose|clear out|remove)\b/i,
    value: (found) => (found[1] ?? found[2] ?? "").toLowerCase(),
    changes: [
      {
        step: /^(?:Carry|Move|Take|Bring) (?:it|them|the [\w ]+?)(?: down| out)? to the [^.]*\./,
        as: "instead",
        words: "Ask two people to carry it down from the {value} with you.",
      },
      {
        step: /^Put beside you what it takes: a bag[^.]*\./,
        as: "instead",
        words: "Ask two people to carry it down from the {value} with you.",
      },
      {
        step: /^Look up the hours, fees or prices for the easier one\./,
        as: "instead",
        words:
          "Look up a charity or the council's collection, and whether they carry from the {value}.",
      },
      {
        step: /^(?:Book|Call|Ring|Look up|Ask|Post|Offer)\b/,
        as: "sentence",
        words: "Ask whether they carry from the {value}.",
      },
    ],
    own: {
      minutes: 4,
      text: "Ask two people to carry, or a collection that carries from the {value}.",
      at: "early",
    },
  },
  {
    says: new RegExp(`\\b${FLOOR}\\b`, "i"),
    about: /\b(?:buy|order|get a|deliver\w*)\b/i,
    value: (found) => (found[1] ?? "").toLowerCase(),
    changes: [
      { step: /^(?:Order|Buy)\b/, as: "sentence", words: "Choose delivery up to the {value}." },
    ],
    own: { minutes: 3, text: "Ask the shop whether they carry it up to the {value}.", at: "late" },
  },
  {
    says: /\b(?:no (?:car|van)|don't (?:drive|have a (?:car|van))|dont (?:drive|have a (?:car|van))|without a (?:car|van)|can't drive|cant drive)\b/i,
    value: () => "no car",
    changes: [{ step: /\s+or (?:to )?the car\b|\bthe car or (?=the)/, as: "instead", words: "" }],
    own: null,
  },
  {
    says: COMPANION,
    about:
      /^(?:start|plan|go|visit|make(?! (?:up|peace|amends|things|friends|contact)\b)|build|learn|run|organi[sz]e|host|travel|cook|write|set up|record|open|train|do|begin|launch|practi[sz]e|play|book|move|paint|redecorate|decorate|renovate)\b/i,
    value: (found) => {
      const [, owner, role, name, alone] = found;
      const named = [name, alone].find((word) => word !== undefined && !NOT_A_NAME.test(word));
      if (named !== undefined) return capitalise(named);
      return owner === undefined || role === undefined || name !== undefined
        ? null
        : `your ${role}`;
    },
    changes: [],
    own: {
      minutes: 3,
      text: "Text {value} two days on which you could do the first part together.",
      at: "early",
    },
  },
  {
    says: ASKED_OF,
    about: /^(?:find|look for|get|hire|choose|book|search|see)\b/i,
    value: ([, verb = "", rest = ""]) => {
      // What stands against somebody is told in person, and no opening question.
      if (/\bon my (?:record|credit|file)\b|\bbad credit\b/i.test(rest)) return null;
      const plain = PLAIN[verb.toLowerCase()] ?? verb.toLowerCase().replace(/s$/, "");
      return `“Do you ${plain} ${rest.replace(/\bnhs\b/gi, "NHS").replace(/\bmy\b/g, "my")}?”`;
    },
    changes: [
      {
        step: /^Ask by phone: do they take you, and what do they need to see\?/,
        as: "instead",
        words: "Ask by phone: {value}",
      },
      {
        step: /^(?:Call|Ring|Phone|Message|Write to|Email|Ask|Send text)\b(?!.*\b(?:neighbour|colleague|friend|old|emergency)\b)/,
        as: "sentence",
        words: "Begin with {value}.",
      },
    ],
    own: { minutes: 6, text: "Ask the two nearest first: {value}.", at: "late" },
  },
  {
    says: /\b(?:with|takes?|have|bring\w*|got)\s+(?:an?|my|our|the|two|three|\d)\s+(?:\w+\s)?(dogs?|cats?|puppy)\b/i,
    about:
      /^(?:find|book|rent|plan|move|search|look|reserve|travel|go|take|view|get)\b.*\b(?:hotel|flat|apartment|house|room|place to (?:live|stay|rent)|somewhere (?:to|that)|holiday|cottage|rent|campsite|airbnb|train)\b/i,
    value: (found) => (found[1] ?? "").toLowerCase(),
    changes: [
      {
        step: /^(?:Open|Search|Look (?:up|at|for)|Save|Compare|Find|Choose)\b.*\b(?:sites?|offers?|places?|hotels?|flats?|pages?|rooms?|map|adverts?|houses)\b/,
        as: "sentence",
        words: "Set the filter to “pets allowed”.",
      },
      {
        step: /^(?:Book|Reserve|Call|Ring|Message|Write to)\b/,
        as: "sentence",
        words: "Ask whether the {value} can come.",
      },
    ],
    own: { minutes: 4, text: "Ask in one line whether your {value} can come.", at: "early" },
  },
  {
    says: /\b(?:ref(?:erence)?|account|claim|policy|order|case|customer|booking|invoice|ticket)(?:\s+(?:number|no\.?|nr))?(?:\s+is|:)?\s+#?([a-z]{0,4}\d[\w/-]{3,})\b/i,
    value: (found) => (found[1] ?? "").toUpperCase(),
    changes: [
      {
        step: /^(?:Call|Ring|Phone|Write|Send|Email|Message|Ask|Report|Fill)\b/,
        as: "sentence",
        words: "Name the number {value}.",
      },
    ],
    own: { minutes: 2, text: "Put the number {value} beside your phone.", at: "early" },
  },
  {
    says: /(?<![\d.,])(\d{1,3}) ((?!(?:hours?|minutes?|mins?|days?|weeks?|months?|years?|people|kids|more|percent|quid|pounds|dollars|euros|words?|pages?)\b)[a-z]{3,}s) (?:left|to go|remaining)\b/i,
    about: /^(?:finish|complete|mark|write|sew|knit|read|paint|get through|clear|grade|sort|do)\b/i,
    value: (found) => `the ${found[1] ?? ""} ${(found[2] ?? "").toLowerCase()}`,
    changes: [],
    own: {
      minutes: 10,
      text: "Do one of {value}, from its beginning to its end.",
      at: "late",
    },
  },
  {
    says: /\b(?:want|get|asking|for|take)\s+at least\s+([£$€]?\d[\d,.]*(?:\s?(?:quid|pounds|dollars|euros))?)/i,
    about: /^(?:sell|list|get rid)\b/i,
    value: (found) => (found[1] ?? "").replace(/[.,]$/, ""),
    changes: [
      { step: /\b(?:your|a|the) price\b/, as: "instead", words: "a price of at least {value}" },
    ],
    own: { minutes: 2, text: "Write down the least you take: {value}.", at: "early" },
  },
  {
    says: /(?<![\d.,])(\d{1,3}) (?:guests|people|friends|kids|children)\b/i,
    about:
      /\b(?:party|birthday|wedding|dinner|barbecue|bbq|host|throw|christmas|\d+th|do|picnic|shower|event)\b/i,
    value: (found) => found[0].toLowerCase(),
    changes: [
      { step: /\bto all of them\b/, as: "instead", words: "to all {value}" },
      {
        step: /^(?:Book|Order|Reserve|Buy)\b(?!.*\b(?:each|guests?|names?|child|everyone)\b)/,
        as: "end",
        words: "for {value}",
      },
    ],
    own: null,
  },
  {
    says: /\b(?:got|have|written|done|wrote|only)\s+(?:about |only |just )?(\d[\d,]*)\s*(words|pages)?(?:\s+(?:so far|done|written|already|of))?\s*(?=$|[.,;](?!\d)|\babout\b|\d)/i,
    about: /\b(?:essay|dissertation|thesis|report|chapter|paper|novel|article|coursework)\b/i,
    value: (found, goal) => {
      const total = /(\d[\d,]*)[\s-]*words?\b/i.exec(goal.typed)?.[1];
      const done = Number((found[1] ?? "").replace(/,/g, ""));
      const all = Number((total ?? "").replace(/,/g, ""));
      return all > done && done > 0
        ? `${done.toLocaleString("en-GB")} words you have; ${(all - done).toLocaleString("en-GB")} are missing`
        : null;
    },
    changes: [],
    own: { minutes: 5, text: "Read through the {value}.", at: "early" },
  },
  {
    says: /\b(?:at|in|during|before)\s+(?:my|our|the)\s+((?:(?:annual|yearly|performance|mid-?year|pay)\s+)?(?:review|appraisal|1:1|one[- ]to[- ]one|catch[- ]?up))\b/i,
    about: /^(?:ask|request|talk|tell|bring up|negotiate)\b/i,
    value: (found) => (found[1] ?? "").toLowerCase(),
    changes: [
      {
        step: /^Ask your manager for 20 minutes[^.]*\./,
        as: "instead",
        words: "Ask your manager to put pay on the agenda of the {value}.",
      },
    ],
    own: null,
  },
  {
    says: /\b(?:kept|have|has|got|with) (?:no|zero|hardly any) (?:records?|receipts|paperwork|invoices)\b|\b(?:lost|threw away|binned) (?:all )?(?:of )?(?:my |the )?(?:records|receipts|paperwork|invoices)\b|\bno (?:records|receipts)\b/i,
    about: /\btax(?:es)?\b|\breturn\b/i,
    value: () => "records",
    changes: [
      {
        step: /^Put every income slip you can find into the box\.|^Collect what you can find in ten minutes: income slips, bank statements, receipts\./,
        as: "instead",
        words:
          "Download the bank statements of the whole year, and mark each payment that came in.",
      },
      {
        step: /^Add bank statements and receipts\./,
        as: "instead",
        words: "Mark each cost for your work on the statements in a second colour.",
      },
      { step: /\bfrom the first slip\b/, as: "instead", words: "from the marked statements" },
    ],
    own: null,
  },
  {
    says: /^(?:please )?(?:cancel|end|stop|quit)\s+(?:my\s+)?(?!subscriptions?\b|all\b|the\b)([a-z][\w' ]{1,24}?)\s*(?:\+|,|&|\band\b)\s*([a-z][\w' ]{1,24}?)(?=\s*(?:\+|,|&|\band\b)\s*(?:\d|all|some|a few|other|the (?:other|rest))|\s*$)/i,
    value: ([, one = "", other = ""]) => `${one.trim()} and ${other.trim().replace(/^my /i, "")}`,
    changes: [
      {
        step: /^End the dearest one you crossed out, and save the confirmation\./,
        as: "instead",
        words:
          "End {value} on their account pages or in their apps, with a picture of each confirmation.",
      },
    ],
    own: null,
  },
  {
    says: /^.*\bby (?:the (?:end|start) of )?((?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer)(?: \d{4})?)\b/i,
    about: /^(?:save|put|pay)\b/i,
    value: (_, goal) => {
      const sum =
        goal.limits.flatMap((limit) => (limit.kind === "money" ? [limit.amount] : []))[0] ??
        goal.amount;
      const day = goal.deadline?.day;
      return sum === null || sum === undefined || !day
        ? null
        : `${sum} divided by the months until ${day}`;
    },
    changes: [
      {
        step: /, even if it is small(?=\.)/,
        as: "instead",
        words: ": {value}",
      },
    ],
    own: null,
  },
];

import type { LegalText } from "@/components/legal/legal-text";
import { USES } from "@/lib/ai/uses";
import { MINIMUM_AGE_YEARS } from "@/lib/auth/constants";
import { EFFECTIVE_DAY } from "@/lib/legal/constants";
import { SAFETY_LOG_MONTHS } from "@/lib/safety/constants";
import { browser } from "./browser";
import { retention } from "./retention";
import { services } from "./services";
import { sharing } from "./sharing";
import { stored } from "./stored";

/** What the product does with data, in plain words. `contact` is the address that people write to. */
export const privacyPolicy = (contact: string): LegalText => ({
  title: "Privacy Policy",
  summary:
    "What you write here can be personal. This page says what Stepwell stores, why, who else sees it and how long it stays. There are no advertisements and no trackers, and your data is not sold.",
  sections: [
    stored,
    {
      id: "why",
      title: "Why",
      blocks: [
        `To show you your plans, to keep your account safe, to send the emails that the service needs, and to meet legal duties. The date of birth is used to make sure that you are ${MINIMUM_AGE_YEARS} or older. Your data is used for nothing else.`,
      ],
    },
    services,
    sharing,
    browser,
    {
      id: "encryption",
      title: "Private texts",
      blocks: [
        "Journal entries and the texts of the AI coach are encrypted before they reach our database (AES-256-GCM), with a key of your own. That key is itself encrypted with one that stands outside the database. So a stolen copy of the database, or of a backup of it, shows nobody your diary, and when your account is deleted, its key goes with it.",
        "This does not protect against someone who takes over the running service, or who has both the database and the outer key: Stepwell has to open your texts to show them to you. The dates of an entry, its mood, its length and the plan or decision it belongs to are not encrypted. Goals, plans, steps and what you write to refine a plan are not encrypted in this way either. If the outer key were ever lost, nobody could read these texts again, and neither could you.",
        "To search your journal, Stepwell opens your entries one after the other for that moment. What you search for is not stored.",
      ],
    },
    {
      id: "safety",
      title: "Safety checks",
      blocks: [
        "What you enter is checked automatically, before it is stored or planned, for signs that somebody may be in danger or come to harm. The check is a program on our own server. What could harm someone stays in your field: it is not stored and not made into a plan. What tells of a hard time goes through, with help beside it. In the coaching chat, words that tell of a danger to yourself are kept with the talk and answered with help.",
        `Where Claude is set up and the program is in doubt, it shows the text to Claude for a second opinion, and waits ${USES.safety.limitMs / 1000} seconds for it at most. A text of the demo page is never shown to Claude and never stored.`,
        "To name the crisis lines of where you are, your browser tells its time zone with each request; else the time zone of your account or the languages of your browser say it. Both are used for that one answer and are not stored.",
        `The safety log holds the kind of content, where it was entered, by which account and when, never the text. Safety logs are kept for ${SAFETY_LOG_MONTHS} months.`,
      ],
    },
    retention,
    {
      id: "copies",
      title: "Export and deletion",
      blocks: [
        "On your account page you can download everything that is stored about you as JSON, and your plans and journal as Markdown. Only what would open your account is left out: the hash of your password, tokens and keys.",
        "You can delete your account there too. Everything in it goes at once and for good: plans, decisions and their share links, journal, coaching, sign-ins, settings and the key of your private texts. A running subscription is cancelled at once, Stripe deletes you as a customer, card included, and a last email confirms it. Invoices stay at Stripe, with the name and address that are on them. Two records stay without any tie to you: what the safety check noted, until its time is over, and what calls of Claude cost, without any text.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        `You may ask what is stored about you, have it corrected, receive a copy, or have it erased. Most of it you can do yourself on your account page; for the rest write to ${contact}. You may also complain to the data protection authority where you live.`,
      ],
    },
    {
      id: "age",
      title: "Age",
      blocks: [
        `Stepwell is for people who are ${MINIMUM_AGE_YEARS} or older. We do not knowingly store data of anyone younger.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        `If this policy changes, the new text and its date stand on this page. This policy is effective ${EFFECTIVE_DAY}.`,
      ],
    },
  ],
});

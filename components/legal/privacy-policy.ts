import type { LegalSection } from "@/components/legal/legal-document";
import { SESSION_SECONDS, UNFINISHED_ACCOUNT_DAYS } from "@/lib/auth/constants";
import { DELETED_PLAN_DAYS } from "@/lib/checklists/constants";
import { CLAIM_DAYS } from "@/lib/decisions/constants";
import { SAFETY_LOG_MONTHS } from "@/lib/safety/constants";

const SESSION_DAYS = SESSION_SECONDS / (24 * 60 * 60);

export const PRIVACY_SUMMARY =
  "What you write here can be personal. This page says what Stepwell stores, why, who else sees it and how long it stays. There are no advertisements and no trackers, and your data is not sold.";

/** `contact` is the address that people write to. */
export const privacySections = (contact: string): LegalSection[] => [
  {
    title: "What is stored",
    paragraphs: ["Stepwell stores what it needs to work for you:"],
    points: [
      "your first and last name, e-mail address and date of birth, which you give when you sign up;",
      "your password, only as an argon2id hash, from which it cannot be read back;",
      "if you sign in with Google: the number, name and address of your Google account, which Google tells us. We ask for nothing else there and keep no key to it;",
      "your goals, decisions, plans and steps, and when they were made and done;",
      "journal entries and what you and the coach write to each other, encrypted (section 3);",
      "a record of each sign-in with the name of browser and system, so that it can be ended, and your time zone, so that times are yours;",
      "if you sign in with Google, the number and the address of that account, never its password;",
      "for subscribers, the state of the subscription. Card numbers never reach Stepwell: the payment provider keeps them.",
    ],
  },
  {
    title: "Why",
    paragraphs: [
      "To show you your plans, to keep your account safe, to send the e-mails that the service needs, and to meet legal duties. The date of birth is used to make sure that you are 18 or older. Your data is used for nothing else.",
    ],
  },
  {
    title: "Encryption of private texts",
    paragraphs: [
      "Journal entries and coaching texts are encrypted before they reach our database (AES-256-GCM), with a key of your own. That key is itself encrypted with one that stands outside the database. So a stolen copy of the database, or of a backup of it, shows nobody your diary, and when your account is deleted, its key goes with it.",
      "This does not protect against someone who takes over the running service, or who has both the database and the outer key: Stepwell has to open your texts to show them to you. The dates of an entry, its mood, its length and the plan it belongs to are not encrypted. Goals, plans, steps and what you write to refine a plan are not encrypted in this way either. If the outer key were ever lost, nobody could read these texts again, and neither could you.",
    ],
  },
  {
    title: "Artificial intelligence",
    paragraphs: [
      "Where Stepwell is connected to Claude by Anthropic, the text of your goal is sent there to write your steps, without your name or e-mail address. Where it is not, or when Claude does not answer, a planner built into Stepwell writes them on our own server, and the screen says so.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: [
      "The e-mails that Stepwell sends say what the service needs to tell you and nothing else. They contain no pictures and no trackers, so nobody learns whether you read them.",
      "Nobody else sees your plans, unless you share one. Companies that run parts of the service for us, for hosting, e-mail, payment and the writing of steps, receive only what their part needs. We disclose data to authorities only where the law obliges us to.",
    ],
  },
  {
    title: "Cookies and this browser",
    paragraphs: [
      "Stepwell sets only cookies that it needs: one that keeps you signed in, one by which your account knows this browser again, so that strangers who guess at your password cannot keep you out, and one that holds the claim to a plan which you made before signing up. Scripts cannot read any of them. After you delete your account, one more tells this browser to clear what it kept, and is gone within five minutes.",
      "Your browser itself keeps your choice of light or dark and the name of a plan that waits for your account. Logging out clears what belongs to you.",
    ],
  },
  {
    title: "Safety checks",
    paragraphs: [
      `Text may be checked automatically for harmful content. The safety log holds the kind of content, where it was entered and when, never the text. Safety logs are kept for ${SAFETY_LOG_MONTHS} months.`,
    ],
  },
  {
    title: "How long it stays",
    paragraphs: [
      "Your account and what is in it stay until you delete them. What has outlived its purpose is erased for good every night:",
    ],
    points: [
      `a plan or step that you delete disappears from your account at once and is erased after ${DELETED_PLAN_DAYS} days, a plan together with the goal it was made of, unless you shared that or made another plan of it;`,
      `a plan or goal of someone without an account, ${CLAIM_DAYS} days after it was made;`,
      `an account that was begun with Google and never finished, after ${UNFINISHED_ACCOUNT_DAYS} days;`,
      `a sign-in, ${SESSION_DAYS} days after its last visit; a link in an e-mail, when it stops working;`,
      "an e-mail to you, encrypted, until at most three days after it was written;",
      `the safety log, after ${SAFETY_LOG_MONTHS} months; counters that slow down abuse, from which no address can be read, about a day after they end.`,
    ],
  },
  {
    title: "Downloading and deleting",
    paragraphs: [
      "On your account page you can download everything that is stored about you as JSON, and your plans and journal as Markdown. Only what would open your account is left out: the hash of your password, tokens and keys.",
      "You can delete your account there too. Everything in it goes at once and for good: plans, journal, coaching, sign-ins, settings and the key of your private texts. A running subscription is cancelled at once, and a last e-mail confirms it. Two records stay without any tie to you: what the safety check noted, until its time is over, and what calls of Claude cost, without any text.",
      "Deleted data can remain in backups until newer ones replace them; backups are opened only to restore the service. The companies that handle payments and e-mail keep their own records as long as the law obliges them to.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      `You may ask what is stored about you, have it corrected, receive a copy, or have it erased. Most of it you can do yourself on your account page; for the rest write to ${contact}. You may also complain to the data protection authority where you live.`,
    ],
  },
  {
    title: "Age",
    paragraphs: [
      "Stepwell is for people who are 18 or older. We do not knowingly store data of anyone younger.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "If this policy changes, the new text and its date stand on this page. This policy is effective September 2, 2025.",
    ],
  },
];

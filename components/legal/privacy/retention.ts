import type { LegalSection } from "@/components/legal/legal-text";
import { AI_USAGE_MONTHS } from "@/lib/ai/constants";
import {
  EMAIL_TOKEN_SECONDS,
  SESSION_LONGEST_DAYS,
  SESSION_SECONDS,
  UNFINISHED_ACCOUNT_DAYS,
} from "@/lib/auth/constants";
import { EVENT_KEPT_DAYS } from "@/lib/billing/constants";
import { DELETED_PLAN_DAYS } from "@/lib/checklists/constants";
import { CLAIM_DAYS } from "@/lib/decisions/constants";
import { MAIL_KEPT_DAYS } from "@/lib/jobs/queues";
import { DELIVERY_DAYS } from "@/lib/reminders/constants";
import { SAFETY_LOG_MONTHS } from "@/lib/safety/constants";
import { countOf, DAY_SECONDS, HOUR_SECONDS } from "./times";

const hoursOf = (seconds: number) => countOf(seconds / HOUR_SECONDS, "hour");

/** What the nightly clean-up and the queues do. */
export const retention: LegalSection = {
  id: "retention",
  title: "How long it stays",
  blocks: [
    "Your account and what is in it stay until you delete them. What has outlived its purpose is erased for good every night:",
    {
      facts: [
        {
          term: "Deleted plans, steps",
          text: `Disappear from your account at once and are erased after ${countOf(DELETED_PLAN_DAYS, "day")}; a plan together with the goal it was made of, unless you have another plan of that, or shared it since.`,
        },
        {
          term: "Without an account",
          text: `A plan or goal goes ${countOf(CLAIM_DAYS, "day")} after it was made.`,
        },
        {
          term: "Unfinished accounts",
          text: `One that was begun with Google and never finished goes after ${countOf(UNFINISHED_ACCOUNT_DAYS, "day")}.`,
        },
        {
          term: "Sign-ins",
          text: `${countOf(SESSION_SECONDS / DAY_SECONDS, "day")} after the last visit, at the latest ${SESSION_LONGEST_DAYS} days after you signed in, or when you end them.`,
        },
        {
          term: "Links in emails",
          text: `When they stop working: after ${hoursOf(EMAIL_TOKEN_SECONDS.verify_email)}, those for a new password after ${hoursOf(EMAIL_TOKEN_SECONDS.reset_password)}.`,
        },
        {
          term: "Emails to be sent",
          text: `Encrypted, for at most ${countOf(MAIL_KEPT_DAYS, "day")} after they were written.`,
        },
        {
          term: "Reminders",
          text: `When each was due and what became of it, for ${countOf(DELIVERY_DAYS, "day")}.`,
        },
        {
          term: "Server log",
          text: "Sign-ins, refusals and errors, with the number of an account and never a text, an email or a network address; for at most 90 days.",
        },
        { term: "Safety log", text: `After ${SAFETY_LOG_MONTHS} months.` },
        {
          term: "What calls of Claude cost",
          text: `After ${AI_USAGE_MONTHS} months: when, for what, which model, how much text in numbers, how long and the price, never the text. The sum of each month for the whole site stays, without anyone's name.`,
        },
        {
          term: "Counters",
          text: "Those that slow down abuse, about a day after they end.",
        },
        {
          term: "Word from Stripe",
          text: `The number and the kind of each message, so that it counts once, for ${countOf(EVENT_KEPT_DAYS, "day")}. What it says is not stored.`,
        },
        { term: "Share links", text: "Until you stop sharing, or delete the plan." },
      ],
    },
    "Deleted data can remain in backups until newer ones replace them; backups are opened only to restore the service. The companies that handle payments and email keep their own records as long as the law obliges them to.",
  ],
};

import type { LegalSection } from "@/components/legal/legal-text";
import { EARLIER_MESSAGES } from "@/lib/checklists/refinement/constants";
import {
  FOCUS_DAYS,
  JOURNAL_DAYS,
  JOURNAL_ENTRIES_READ,
  PLANS_READ,
} from "@/lib/coaching/constants";

/** Each outside service: when it is asked, what it gets and what it never gets. */
export const services: LegalSection = {
  id: "services",
  title: "Outside services",
  blocks: [
    "Stepwell asks these services and no others. Each is asked only where it is set up for this site, and only at the moment that is named here. Where one is not set up, nothing is sent to it. Pages of Stepwell load nothing from other sites: no scripts, no fonts, no pictures.",
    {
      title: "Anthropic",
      facts: [
        {
          term: "What for",
          text: "Claude, its model, writes steps, answers in the coaching chat and the AI coach's advice, and is asked where the safety check is in doubt.",
        },
        {
          term: "When",
          text: "You have a goal or a decision broken down, break a step down further, write in the coaching chat of a plan, or ask the AI coach of Premium for advice or an answer. Besides, when the safety check is in doubt about something that you enter.",
        },
        {
          term: "Gets",
          text: `The text of that goal, decision or step; with a step, the goal of its plan. In the chat: your message, the ${EARLIER_MESSAGES} before it, and the goal and steps of that plan. For the AI coach: the goal and steps of the plan that you choose, or of your ${PLANS_READ} newest open ones where you choose none; the length, day, step and plan of your focus sessions of ${FOCUS_DAYS} days; the advice and the messages of that conversation; and, only for an advice for which you tick the box, your journal entries of ${JOURNAL_DAYS} days, ${JOURNAL_ENTRIES_READ} at most, with their moods. Messages and entries that tell of distress are left out. For the safety check: what you entered at once, a journal entry too, and the kind of place where you did.`,
        },
        {
          term: "Never gets",
          text: "Your name, email address, date of birth or network address, unless you write them into your text. Nothing of other plans, and nothing of your journal where you did not tick the box.",
        },
        {
          term: "Without it",
          text: "Where it is not set up, or does not answer, a planner and a coach built into Stepwell write on our own server, and the screen says so.",
        },
      ],
    },
    {
      title: "Stripe",
      facts: [
        { term: "What for", text: "Payments, where Premium is on sale." },
        {
          term: "When",
          text: "You choose to pay, or manage your subscription. If you ever did: also when your name or email address changes, now and then to read how your subscription stands, and when you delete your account. For the page of Premium we ask for the price, without a word about you.",
        },
        {
          term: "Gets",
          text: "Your email address and your name, for receipts, and the number of your account, so that the payment finds its way back; what you type on Stripe's own pages, such as your card. It tells us how your subscription stands.",
        },
        { term: "Never gets", text: "Your goals, plans, journal or anything else you write here." },
      ],
    },
    {
      title: "Resend",
      facts: [
        { term: "What for", text: "Sending the emails of Stepwell." },
        {
          term: "When",
          text: "There is one for you: a welcome, a link to confirm your address or to choose a new password, word of changes to how you sign in or to your account, and reminders while you have them switched on. Or you ask for help on your account page: then one goes to us.",
        },
        {
          term: "Gets",
          text: "Your email address and that email: your first name, its words and its link. In a reminder those are the title of a plan, how many of its tasks are done, and up to five tasks that are open. If you ask for help: your name, whether you have Premium, and what you wrote.",
        },
        {
          term: "Never gets",
          text: "Your journal, your talks with the coach, and of your plans nothing but what a reminder says, unless you write of them when you ask for help. Emails contain no pictures and no trackers, so nobody learns whether you read them.",
        },
      ],
    },
    {
      title: "Google",
      facts: [
        { term: "What for", text: "Signing in with a Google account." },
        {
          term: "When",
          text: "Only if you press “Continue with Google” or connect Google on your account page.",
        },
        {
          term: "Gets",
          text: "From your browser, that you sign in to Stepwell, and what any site sees of a visit. It tells us the number, name and address of your account; we ask for nothing else and keep no key to it.",
        },
        { term: "Never gets", text: "Your password here, or anything that you write here." },
      ],
    },
    {
      title: "The host",
      facts: [
        {
          term: "What for",
          text: "The machines and the network on which Stepwell and its database run.",
        },
        { term: "When", text: "At every visit." },
        {
          term: "Gets",
          text: "What passes through and is stored on its machines, your network address included. It works for us and may use nothing for ends of its own.",
        },
        { term: "Never gets", text: "Your password: only its hash is stored." },
      ],
    },
    {
      title: "Social networks",
      facts: [
        { term: "What for", text: "Passing on a link that you shared." },
        {
          term: "When",
          text: "Only if you press the button of Twitter/X, Facebook, LinkedIn or WhatsApp. Before that they learn nothing: no part of theirs is on our pages.",
        },
        {
          term: "Gets",
          text: "The link and the words to go with it, which name the question and the answer and which you see before you post them; and what any site sees of a visit.",
        },
      ],
    },
    "We disclose data to authorities only where the law obliges us to.",
  ],
};

import type { LegalSection } from "@/components/legal/legal-document";
import { SAFETY_LOG_MONTHS } from "@/lib/safety/constants";

export const TERMS_SUMMARY =
  "These terms are the agreement between you and Stepwell. In short: you are 18 or older, what you write stays yours, Stepwell is a planning tool and no substitute for professional help, and Premium renews until you cancel it.";

export const TERMS_SECTIONS: LegalSection[] = [
  {
    title: "Who may use Stepwell",
    paragraphs: [
      "You must be 18 or older to use Stepwell. We ask for your date of birth when you sign up and refuse accounts of younger people.",
      "Keep your password to yourself. You are responsible for what happens in your account, unless it happens because we failed to protect it.",
    ],
  },
  {
    title: "What Stepwell is, and what it is not",
    paragraphs: [
      "Stepwell breaks goals and decisions into steps, keeps them as plans and helps you do them. Steps, advice and answers are written by software. They can be wrong or not fit your life: you decide what to do.",
      "Stepwell is not medical, psychological, legal or financial advice and does not replace people who give it. If you or someone else is in danger, call your local emergency number.",
    ],
  },
  {
    title: "What you write",
    paragraphs: [
      "Your goals, plans and notes belong to you. You allow us to store and process them for one purpose: to run Stepwell for you.",
      "Nothing of yours is public unless you share it.",
    ],
  },
  {
    title: "Fair use",
    paragraphs: ["Please do not use Stepwell to:"],
    points: [
      "break the law, or plan harm to yourself or to others;",
      "harass anyone, or spread hateful or sexually abusive content;",
      "break into the service, overload it, or read other people's data.",
    ],
  },
  {
    title: "Safety checks",
    paragraphs: [
      `Text may be checked automatically for harmful content, and text that would help to harm someone may be refused. Safety logs are kept for ${SAFETY_LOG_MONTHS} months.`,
    ],
  },
  {
    title: "Premium and payment",
    paragraphs: [
      "The free plan costs nothing. Premium is a paid subscription; the price is shown before you pay, and payments are handled by a card payment provider.",
      "A subscription renews automatically at the end of each period until you cancel it. After you cancel, Premium stays until the end of the period that is paid.",
      "If a payment fails, your account may be downgraded to the free plan. Your plans stay.",
    ],
  },
  {
    title: "Ending",
    paragraphs: [
      "You can stop using Stepwell at any time, and delete your account with everything in it on your account page. A running subscription is then cancelled at once, and paid time that is left ends with the account.",
      "We may suspend or close an account that breaks these terms; where we can, we tell you why first.",
    ],
  },
  {
    title: "Warranty and liability",
    paragraphs: [
      "Stepwell is provided as it is. We work to keep it running and correct, and cannot promise that it always will be.",
      "As far as the law allows, our total liability to you is limited to the amount that you paid for Stepwell in the 6 months before the event that the claim is about. Nothing in these terms limits liability that the law does not allow to be limited.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "If these terms change, the new text and its date stand on this page. These terms are effective September 2, 2025.",
    ],
  },
];

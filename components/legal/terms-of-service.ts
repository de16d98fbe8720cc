import type { LegalText } from "@/components/legal/legal-text";
import { MINIMUM_AGE_YEARS } from "@/lib/auth/constants";
import { GRACE_DAYS } from "@/lib/billing/constants";
import { FREE_REFINEMENTS } from "@/lib/checklists/constants";
import { EFFECTIVE_DAY, LIABILITY_MONTHS } from "@/lib/legal/constants";
import { SAFETY_LOG_MONTHS } from "@/lib/safety/constants";

/** The agreement, in plain words. `contact` is the address that people write to. */
export const termsOfService = (contact: string): LegalText => ({
  title: "Terms of Service",
  summary: `These terms are the agreement between you and Stepwell. In short: you are ${MINIMUM_AGE_YEARS} or older, what you write stays yours, nothing is public unless you share it, Stepwell is a planning tool and no substitute for professional help, and Premium renews until you cancel it.`,
  sections: [
    {
      id: "who",
      title: "Who may use it",
      blocks: [
        `You must be ${MINIMUM_AGE_YEARS} or older to use Stepwell. We ask for your date of birth when you sign up and refuse accounts of younger people.`,
        "Give us an email address that is yours, and keep your password to yourself. You are responsible for what happens in your account, unless it happens because we failed to protect it.",
      ],
    },
    {
      id: "service",
      title: "What Stepwell is",
      blocks: [
        "Stepwell breaks goals and decisions into steps, keeps them as plans and helps you do them. Steps and answers are written by software: by Claude of Anthropic where it is set up, otherwise by a planner and a coach built into Stepwell. They can be wrong or not fit your life: you decide what to do.",
        "A coin that Stepwell flips for you falls by chance. It knows nothing about you, and what you do with its answer is up to you.",
        "Stepwell is not medical, psychological, legal or financial advice and does not replace people who give it. If you or someone else is in danger, call your local emergency number.",
      ],
    },
    {
      id: "yours",
      title: "What you write",
      blocks: [
        "Your goals, decisions, plans, journal and notes belong to you. You allow us to store and process them for one purpose: to run Stepwell for you. The Privacy Policy says how.",
        "You can take everything along as a file, and delete it, on your account page.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      blocks: [
        "Nothing of yours is public unless you share it. When you share a decision, its goal or question, its options, the answer of the coin and its date can be seen by everyone who has the link. Steps, your name and your email address are never part of it.",
        "Share only what you may make public, and nothing that tells of other people what they would not want told. You can stop sharing at any time: the link is dead at once. Copies that others made meanwhile are out of our reach.",
        "We may take down a shared decision that breaks these terms.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      blocks: [
        "Please do not use Stepwell to:",
        {
          points: [
            "break the law, or plan harm to yourself or to others;",
            "harass anyone, or spread hateful or sexually abusive content;",
            "break into the service, overload it, or read other people's data.",
          ],
        },
        "So that it stays quick for everyone, Stepwell slows down whoever asks for very much in a short time.",
      ],
    },
    {
      id: "safety",
      title: "Safety checks",
      blocks: [
        `Text may be checked automatically for harmful content, and text that would help to harm someone may be refused. Safety logs are kept for ${SAFETY_LOG_MONTHS} months.`,
      ],
    },
    {
      id: "premium",
      title: "Premium and payment",
      blocks: [
        "Nothing is charged unless you buy Premium, and it can be bought only where it is on sale.",
        {
          facts: [
            {
              term: "Free Plan",
              text: `Costs nothing and has no time limit. It includes ${FREE_REFINEMENTS} refinements by chat for each plan.`,
            },
            {
              term: "Price",
              text: "Premium is a paid subscription. The price is shown before you pay, and a card payment provider, Stripe, handles the payment on its own pages.",
            },
            {
              term: "Renewal",
              text: "A subscription renews automatically at the end of each period until it is cancelled.",
            },
            {
              term: "Cancelling",
              text: "You can cancel at any time. Premium then stays until the end of the period that is paid. What you wrote while you had it stays yours: you can download your journal at any time.",
            },
            {
              term: "Failed payment",
              text: `If a payment fails, your account may be downgraded to the free plan. Premium goes on for ${GRACE_DAYS} days, so that you can put it right. Your plans and your journal stay in any case.`,
            },
          ],
        },
      ],
    },
    {
      id: "ending",
      title: "Ending",
      blocks: [
        "You can stop using Stepwell at any time, and delete your account with everything in it on your account page. A running subscription is then cancelled at once, and paid time that is left ends with the account.",
        "We may suspend or close an account that breaks these terms; where we can, we tell you why first.",
      ],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      blocks: [
        "Stepwell is provided as it is. We work to keep it running and correct, and cannot promise that it always will be.",
        `As far as the law allows, our total liability to you is limited to the amount that you paid for Stepwell in the ${LIABILITY_MONTHS} months before the event that the claim is about. Nothing in these terms limits liability that the law does not allow to be limited.`,
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        `If these terms change, the new text and its date stand on this page. These terms are effective ${EFFECTIVE_DAY}.`,
        `Questions about them go to ${contact}.`,
      ],
    },
  ],
});

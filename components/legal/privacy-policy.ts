import type { LegalSection } from "@/components/legal/legal-document";

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
      "your goals, decisions, plans and steps, and when they were made and done;",
      "a record of each sign-in, so that it can be ended;",
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
    title: "Artificial intelligence",
    paragraphs: [
      "Where Stepwell is connected to Claude by Anthropic, the text of your goal is sent there to write your steps, without your name or e-mail address. Where it is not, or when Claude does not answer, a planner built into Stepwell writes them on our own server, and the screen says so.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: [
      "Nobody else sees your plans, unless you share one. Companies that run parts of the service for us, for hosting, e-mail, payment and the writing of steps, receive only what their part needs. We disclose data to authorities only where the law obliges us to.",
    ],
  },
  {
    title: "Cookies and this browser",
    paragraphs: [
      "Stepwell sets only cookies that it needs: one that keeps you signed in, one by which your account knows this browser again, so that strangers who guess at your password cannot keep you out, and one that holds the claim to a plan which you made before signing up. Scripts cannot read any of them.",
      "Your browser itself keeps your choice of light or dark and the name of a plan that waits for your account. Logging out clears what belongs to you.",
    ],
  },
  {
    title: "Safety checks",
    paragraphs: [
      "Text may be checked automatically for harmful content. The safety log holds the kind of content, where it was entered and when, never the text. Safety logs are kept for 12 months.",
    ],
  },
  {
    title: "How long it stays",
    paragraphs: [
      "Your account and plans stay until you delete them. A plan that you delete disappears from your account at once, with its steps. It stays marked as deleted in our database until we erase it for good; ask us and we do it right away.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      `You may ask what is stored about you, have it corrected, receive a copy, or have your account deleted with everything in it. Write to ${contact} to ask. You may also complain to the data protection authority where you live.`,
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

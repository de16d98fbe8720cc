import type { LegalSection } from "@/components/legal/legal-text";

export const stored: LegalSection = {
  id: "stored",
  title: "What is stored",
  blocks: [
    "Stepwell stores what it needs to work for you:",
    {
      facts: [
        {
          term: "You",
          text: "Your first and last name, email address and date of birth, which you give when you sign up, and when you accepted the terms.",
        },
        {
          term: "Password",
          text: "Only as an argon2id hash, from which it cannot be read back.",
        },
        {
          term: "Google sign-in",
          text: "If you use it, the number and the address of your Google account. No key to it.",
        },
        {
          term: "Goals and decisions",
          text: "What you typed, the options of a decision, what the coin chose and how often it was flipped, the steps that were suggested, and under which link you share it, if you do.",
        },
        {
          term: "Plans",
          text: "Your steps with their minutes, stars and dates, and the thoughts that you parked with them.",
        },
        {
          term: "Coaching chat",
          text: "What you write to refine a plan, the answers, and what they changed, so that it can be undone.",
        },
        {
          term: "Focus sessions",
          text: "When each began and ended, how long it was, and the step it was for.",
        },
        {
          term: "Private texts",
          text: "Journal entries and what you and the AI coach of Premium write to each other, encrypted. With an entry: when you wrote and last changed it, the mood, and the plan or decision that you link it to. An entry that you delete is gone at once. When Premium ends, your entries stay: you can download them, and they go with your account.",
        },
        {
          term: "Reminders",
          text: "When you want them, when each was due and what became of it. What a reminder says is kept, encrypted, only until it is known to have been sent.",
        },
        {
          term: "Sign-ins",
          text: "For each, the name of browser and system and when it was last used, so that you can end it. When you were last here, so that you can be welcomed back.",
        },
        {
          term: "Questions to us",
          text: "What you write when you ask for help goes to our mailbox as an email. Stepwell itself keeps it only, encrypted, until that email is sent.",
        },
        { term: "Time zone", text: "As your browser tells it, so that times are yours." },
        {
          term: "Hints",
          text: "Which of the hints for newcomers you have put away, so that none comes twice.",
        },
        {
          term: "Subscription",
          text: "If you ever chose to pay, your customer number at Stripe; for subscribers, the state, dates and number of the subscription there. Card numbers never reach Stepwell.",
        },
      ],
    },
    "Stepwell keeps no list of the network addresses that visit it. Where it counts tries, to slow down abuse, it keeps a fingerprint from which no address can be read.",
  ],
};

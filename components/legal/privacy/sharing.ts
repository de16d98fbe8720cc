import type { LegalSection } from "@/components/legal/legal-text";

/** What a share link shows, to whom, and how it ends. */
export const sharing: LegalSection = {
  id: "sharing",
  title: "Shared decisions",
  blocks: [
    "Nobody else sees your decisions and plans, unless you share one. Sharing is an act of yours, one decision at a time:",
    {
      facts: [
        {
          term: "Becomes public",
          text: "The goal or question, its options, the answer that the coin chose, and the date. If you flip again, the new answer.",
        },
        {
          term: "Stays private",
          text: "Your steps, your name, your email address and everything else in your account.",
        },
        {
          term: "Who can see it",
          text: "Everyone who has the link, without an account. It is long and random, so it cannot be guessed, and search engines are asked not to list it.",
        },
        {
          term: "How it ends",
          text: "“Stop sharing” ends it, where you shared it or on your account page: the link is dead at once and for good, and sharing again makes a new one. A link goes with the plan: delete the plan, and the link is dead until you bring the plan back. Deleting your account ends every link.",
        },
        {
          term: "What may stay",
          text: "Sites and messengers where a link was posted fetch a preview of it, the title and a picture with the question and the answer. Such previews, and copies that people made, may stay with them.",
        },
      ],
    },
  ],
};

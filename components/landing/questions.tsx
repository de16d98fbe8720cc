"use client";

import { LineIcon } from "@/components/ui/line-icon";

const CHEVRON_DOWN = "m6 9 6 6 6-6";

const QUESTIONS = [
  {
    question: "Do I need a diagnosis?",
    answer:
      "No. Stepwell is made with ADHD in mind, and helps anybody who is stuck at the start. It is no medical device and no therapy.",
  },
  {
    question: "Who writes the steps?",
    answer:
      "Claude, an AI by Anthropic, where this site has it set up; otherwise a planner built into Stepwell. Every step can be edited, moved, removed or broken down further.",
  },
  {
    question: "What if I am away for weeks?",
    answer:
      "Nothing turns red, and no streak breaks, because there is none. Your plans wait as you left them, and you pick one task.",
  },
  {
    question: "Who can read what I write?",
    answer:
      "You. What the AI needs to write steps is sent to it, without your name or address. Journal entries are encrypted with a key of your own.",
  },
  {
    question: "What if I write that I am not well?",
    answer:
      "The text is checked for danger, and you are shown people to call, kindly and at once. Stepwell does not replace them.",
  },
  {
    question: "Can I leave?",
    answer:
      "At any time. Take everything with you as a file, and delete the account with all that is in it.",
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="border-t">
      <div className="page-gutter mx-auto grid max-w-page gap-8 py-14 sm:py-20 md:grid-cols-[1fr_1.4fr] md:gap-16">
        <h2 id="questions" className="text-3xl">
          Questions people ask
        </h2>
        <div className="grid content-start border-b">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group border-t">
              <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
                {question}
                <LineIcon
                  path={CHEVRON_DOWN}
                  className="size-5 text-primary transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="pb-5 text-muted-foreground">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

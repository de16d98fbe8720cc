"use client";

import { ArrowRight } from "lucide-react";
import { WelcomeAnswerForm } from "@/components/checklists/today/welcome-answer-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { LIST_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";
import type { TodayStep } from "@/lib/checklists/types";

type WelcomeBackProps = {
  choices: readonly TodayStep[];
  onAnswer: (answer: { stepId: string | null }) => void;
};

/** After days away: one step to pick, and nothing about the days. */
export function WelcomeBack({ choices, onAnswer }: WelcomeBackProps) {
  return (
    <Card className="gap-4 bg-water-wash shadow-none">
      <section aria-labelledby="welcome-back" className="contents">
        <div className="grid gap-1">
          <h2 id="welcome-back" className="text-xl">
            Welcome back.
          </h2>
          <p>Pick one task for today. The rest can wait.</p>
        </div>
        <ul className="grid gap-2">
          {choices.map((step) => (
            <li key={step.id}>
              <Choice step={step} onAnswer={onAnswer} />
            </li>
          ))}
        </ul>
        <WelcomeAnswerForm onAnswer={onAnswer} className="-my-2">
          <button
            type="submit"
            className={buttonVariants({ variant: "ghost", size: "sm", className: "-ms-3.5" })}
          >
            Not now
          </button>
        </WelcomeAnswerForm>
      </section>
    </Card>
  );
}

type ChoiceProps = { step: TodayStep; onAnswer: WelcomeBackProps["onAnswer"] };

function Choice({ step: { id, text, checklistId, title }, onAnswer }: ChoiceProps) {
  return (
    <WelcomeAnswerForm stepId={id} onAnswer={onAnswer}>
      <button
        type="submit"
        className="group flex w-full items-center gap-3 rounded-xl border bg-card p-4 text-start transition-colors hover:border-input"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span dir="auto" className="line-clamp-3 font-semibold [overflow-wrap:anywhere]">
            {text}
          </span>
          <span dir="auto" className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
            {planTitle({ id: checklistId, title }, LIST_TITLE_CHARACTERS)}
          </span>
        </span>
        <ArrowRight
          aria-hidden="true"
          className="size-5 shrink-0 text-primary transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
        />
      </button>
    </WelcomeAnswerForm>
  );
}

"use client";

import { Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { CoinAlert } from "@/components/decisions/coin/coin-alert";
import type { CoinChange, CoinState } from "@/components/decisions/coin/coin-state";
import { OptionRow } from "@/components/decisions/coin/option-row";
import { FieldSafety } from "@/components/safety/field-safety";
import { offerUndo } from "@/components/shared/undo";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { OPTIONS_MAX, OPTIONS_MIN } from "@/lib/decisions/constants";

type CoinFormProps = {
  state: CoinState;
  change: (change: CoinChange) => void;
  onFlip: () => void;
};

const PROBLEM_ID = "coin-problem";

/** The question and its options, as a person writes them. */
export function CoinForm({ state, change, onFlip }: CoinFormProps) {
  const { question, options, decision, problem } = state;
  const questionField = useRef<HTMLTextAreaElement>(null);
  const refusal = problem?.safety ?? null;
  const list = useRef<HTMLOListElement>(null);

  function focusOption(index: number) {
    list.current?.querySelectorAll<HTMLElement>("[data-option]")[index]?.focus();
  }

  // Whoever is told that a field wants other words stands in that field.
  const at = problem?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem, at the same field too
  useEffect(() => {
    if (at === "question") questionField.current?.focus();
    else if (at !== undefined) focusOption(at);
  }, [problem]);

  function putBack([kept = "", ...keptOptions]: readonly string[]) {
    change({ type: "rewrite", words: { question: kept, options: keptOptions } });
    questionField.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onFlip();
  }

  function add() {
    flushSync(() => change({ type: "add" }));
    focusOption(options.length);
  }

  function remove(index: number) {
    const option = options[index];
    if (!option) return;
    flushSync(() => change({ type: "remove", key: option.key }));
    focusOption(Math.min(index, options.length - 2));
    if (option.text.trim() === "") return;
    offerUndo({ title: "Option removed", undo: () => change({ type: "restore", option, index }) });
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <Label htmlFor="coin-question">Your question</Label>
        <Textarea
          ref={questionField}
          id="coin-question"
          dir="auto"
          rows={1}
          value={question}
          onChange={(event) => change({ type: "ask", question: event.target.value })}
          placeholder="What are you deciding?"
          aria-invalid={at === "question" || undefined}
          aria-describedby={at === "question" ? PROBLEM_ID : undefined}
          className="max-h-60 min-h-12 resize-none py-2.5"
        />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 id="coin-options" className="text-sm font-semibold">
          Options
        </h3>
        <ol ref={list} aria-labelledby="coin-options" className="grid grid-cols-1 gap-2">
          {options.map((option, index) => (
            <OptionRow
              key={option.key}
              option={option}
              position={index + 1}
              isLast={index === options.length - 1}
              problemId={at === index ? PROBLEM_ID : undefined}
              canRemove={options.length > OPTIONS_MIN}
              onEdit={(text) => change({ type: "edit", key: option.key, text })}
              onRemove={() => remove(index)}
              onEnter={() => (index === options.length - 1 ? onFlip() : focusOption(index + 1))}
            />
          ))}
        </ol>
        <Button
          variant="ghost"
          size="sm"
          className="ms-5 w-fit"
          aria-disabled={options.length >= OPTIONS_MAX}
          onClick={() => options.length < OPTIONS_MAX && add()}
        >
          <Plus aria-hidden="true" />
          Add an option
        </Button>
      </div>
      {refusal ? null : <CoinAlert id={PROBLEM_ID} problem={problem} onRetry={onFlip} />}
      <FieldSafety
        place="decision"
        notice={refusal}
        texts={[question, ...options.map(({ text }) => text)]}
        onPutBack={putBack}
        takesFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" className="w-full sm:w-auto">
          Flip the coin
        </Button>
        {decision?.chosenOption ? (
          <Button
            variant="outline"
            size="lg"
            className="w-full sm:w-auto"
            onClick={() => change({ type: "keep" })}
          >
            Keep what it chose
          </Button>
        ) : null}
      </div>
    </form>
  );
}

"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import type { DemoCardWords, DemoExample } from "@/components/safety/demo/demo-cards";
import { DemoOutcome } from "@/components/safety/demo/demo-outcome";
import type { DemoText } from "@/components/safety/demo/demo-requests";
import { useDemoTest } from "@/components/safety/demo/use-demo-test";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { FieldDescription, FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { TEST_PROBLEMS } from "@/lib/safety/problems";

type DemoCardProps = {
  words: DemoCardWords;
  /** Called when a text was checked. */
  onChecked: () => void;
};

/** One kind of text to try: examples, a field of one's own, and what the check says of it. */
export function DemoCard({ words, onChecked }: DemoCardProps) {
  const { kind, title, description, label, maximum, examples } = words;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [options, setOptions] = useState("");
  const { result, problem, isChecking, check } = useDemoTest(kind, onChecked);
  const isTooLong = text.trim().length > maximum;
  const canCheck = text.trim() !== "" && !isTooLong && !isChecking;

  function pick(example: DemoExample) {
    setText(example.text);
    setOptions(example.options?.join("\n") ?? "");
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed: DemoText = { text: text.trim(), options: linesOf(options) };
    if (canCheck) check(typed);
    else field.current?.focus();
  }

  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <Card>
        <CardHeader>
          <CardTitle id={`${id}-title`}>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardHeader>
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
          <ul aria-label={`Examples for ${title}`} className="flex flex-wrap gap-2">
            {examples.map((example) => (
              <li key={example.label}>
                <button
                  type="button"
                  onClick={() => pick(example)}
                  className="min-h-11 rounded-full border border-input px-4 py-1.5 text-start text-sm transition-colors hover:bg-accent"
                >
                  {example.label}
                </button>
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-1 gap-1.5">
            <Label htmlFor={`${id}-text`}>{label}</Label>
            <Textarea
              ref={field}
              id={`${id}-text`}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              aria-invalid={isTooLong || undefined}
              aria-describedby={`${id}-count ${id}-problem`}
              className="max-h-72 resize-none"
            />
            <FieldDescription id={`${id}-count`} className="tabular-nums">
              {text.length.toLocaleString("en-US")}/{maximum.toLocaleString("en-US")} characters
            </FieldDescription>
            <FormMessage id={`${id}-problem`} role="alert">
              {isTooLong ? TEST_PROBLEMS.tooLong(maximum.toLocaleString("en-US")) : null}
            </FormMessage>
          </div>
          {kind === "decision" ? (
            <div className="grid grid-cols-1 gap-1.5">
              <Label htmlFor={`${id}-options`}>Options, one on each line</Label>
              <Textarea
                id={`${id}-options`}
                dir="auto"
                rows={2}
                value={options}
                onChange={(event) => setOptions(event.target.value)}
                autoComplete="off"
                className="max-h-60 resize-none"
              />
            </div>
          ) : null}
          <FormAlert>{problem}</FormAlert>
          <Button
            type="submit"
            variant="outline"
            aria-disabled={!canCheck}
            className="w-full sm:w-fit"
          >
            {isChecking ? "Checking..." : `Check this ${label.toLowerCase()}`}
          </Button>
        </form>
        {result ? <DemoOutcome result={result} /> : null}
      </Card>
    </section>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

import { Lightbulb, Square } from "lucide-react";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { AdviceText } from "@/components/coaching/advice-text";
import type { CoachState } from "@/components/coaching/coach-state";
import { COACH_TEXTS, planLabel } from "@/components/coaching/coach-texts";
import type { Coach } from "@/components/coaching/create-coach";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldDescription } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { PlanChoice } from "@/lib/coaching/loaders";

type AdviceCardProps = {
  coach: Coach;
  shown: CoachState;
  titleRef: RefObject<HTMLHeadingElement | null>;
  plans: readonly PlanChoice[];
  plan: PlanChoice | null;
  onPlan: (id: string) => void;
  /** The plan that a task goes to. */
  target: string | null;
  hasClaude: boolean;
};

export function AdviceCard(props: AdviceCardProps) {
  const { coach, shown, titleRef, plans, plan, onPlan, target, hasClaude } = props;
  const id = useId();
  const [includeJournal, setIncludeJournal] = useState(true);
  const isWriting = shown.advising !== null;
  const mayAsk = !isWriting && !shown.pending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (mayAsk) void coach.generate({ checklistId: plan?.id ?? null, includeJournal });
  }

  return (
    <Card className="gap-5">
      <h2
        ref={titleRef}
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 text-xl outline-none"
      >
        <Lightbulb aria-hidden="true" className="size-5 text-primary" />
        {COACH_TEXTS.adviceTitle}
      </h2>
      <noscript>
        <p>
          Talking with the coach needs JavaScript in your browser. Earlier sessions stand below.
        </p>
      </noscript>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field>
          <Label htmlFor={`${id}-plan`}>{COACH_TEXTS.plan}</Label>
          <NativeSelect
            id={`${id}-plan`}
            value={plan?.id ?? ""}
            onChange={(event) => onPlan(event.target.value)}
            aria-describedby={`${id}-about`}
          >
            <option value="">{COACH_TEXTS.noPlan}</option>
            {plans.map(({ id: planId, title, completed, total }) => (
              <optgroup key={planId} label={title}>
                <option value={planId}>{planLabel(planId, completed, total)}</option>
              </optgroup>
            ))}
          </NativeSelect>
          <FieldDescription id={`${id}-about`} dir="auto" className="[overflow-wrap:anywhere]">
            {plan?.title}
          </FieldDescription>
        </Field>
        <div className="flex items-start gap-1">
          <Checkbox
            id={`${id}-journal`}
            checked={includeJournal}
            onChange={(event) => setIncludeJournal(event.target.checked)}
            aria-describedby={`${id}-journal-hint`}
            className="-ms-2.5"
          />
          <div className="grid gap-0.5 pt-2.5">
            <Label htmlFor={`${id}-journal`}>{COACH_TEXTS.includeJournal}</Label>
            <FieldDescription id={`${id}-journal-hint`}>
              {hasClaude ? COACH_TEXTS.journalHintClaude : COACH_TEXTS.journalHint}
            </FieldDescription>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={!mayAsk}>
            {isWriting ? COACH_TEXTS.generating : COACH_TEXTS.generate}
          </Button>
          {isWriting ? (
            <Button variant="outline" onClick={(event) => event.detail <= 1 && coach.stop()}>
              <Square aria-hidden="true" className="size-4" />
              Stop
            </Button>
          ) : null}
        </div>
      </form>
      <AdviceText coach={coach} shown={shown} target={target} />
    </Card>
  );
}

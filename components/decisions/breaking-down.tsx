import type { BreakdownFailure, BreakdownState } from "@/components/decisions/breakdown-state";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { ApiError } from "@/lib/api-client";
import { formatMinutes } from "@/lib/checklists/duration";
import { PARTS_PROBLEMS } from "@/lib/decisions/problems";

type BreakingDownProps = {
  /** The step that is broken down. */
  text: string;
  state: BreakdownState<unknown>;
  onStop: () => void;
  onRetry: () => void;
  /** Puts a failure away. */
  onClose: () => void;
};

/** Where a step stands: its smaller steps as they are written, with Stop, or why there are none. */
export function BreakingDown({ text, state, onStop, onRetry, onClose }: BreakingDownProps) {
  const { phase, steps, failure } = state;
  const safety = failure?.safety;
  if (phase !== "working" && !failure) return null;
  return (
    <fieldset
      aria-label={`Smaller steps for: ${text}`}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-lg bg-muted p-3"
    >
      {failure ? (
        <>
          {safety ? (
            <SafetyNote notice={safety} takesFocus />
          ) : (
            <p role="alert" className="text-sm">
              {whyNoParts(failure)}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {safety ? null : (
              <Button variant="outline" size="sm" onClick={onRetry} autoFocus>
                Retry
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={onClose}>
              Leave it as it is
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="flex items-center justify-between gap-3">
            <p className="flex items-center gap-2.5 text-sm font-semibold">
              <Spinner className="text-primary" />
              Writing smaller steps...
            </p>
            <Button variant="outline" size="sm" onClick={onStop} autoFocus>
              Stop
            </Button>
          </div>
          <ol aria-live="polite" aria-relevant="additions" aria-label="Smaller steps so far">
            {steps.map((step, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever arrive at the end
                key={index}
                className="flex animate-slide-step items-baseline justify-between gap-3 py-1"
              >
                <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                  {step.text}
                </span>
                <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
                  {formatMinutes(step.minutes)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </fieldset>
  );
}

function whyNoParts({ kind, message, cause }: BreakdownFailure): string {
  if (kind !== "broken") return message;
  return cause instanceof ApiError ? PARTS_PROBLEMS.unavailable : PARTS_PROBLEMS.connectionLost;
}

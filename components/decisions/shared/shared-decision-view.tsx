import { SharedChoices } from "@/components/decisions/shared/shared-choices";
import { SharedInvitation } from "@/components/decisions/shared/shared-invitation";
import { LocalDate } from "@/components/shared/local-date";
import { cn } from "@/lib/cn";
import type { SharedDecision } from "@/lib/decisions/share/types";

type SharedDecisionViewProps = { decision: SharedDecision; isSignedIn: boolean };

/** A decision as everybody with its link sees it. */
export function SharedDecisionView({ decision, isSignedIn }: SharedDecisionViewProps) {
  const { inputText, parsedOptions, chosenOption, createdAt } = decision;
  const hasCoin = parsedOptions.length > 0 || chosenOption !== null;
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8 sm:gap-10">
      <header className="grid grid-cols-1 gap-3">
        <p className="text-sm text-muted-foreground">
          {hasCoin ? "A decision" : "A goal"} of <LocalDate iso={createdAt} />, shared with Stepwell
        </p>
        <h1
          dir="auto"
          className={cn("whitespace-pre-line [overflow-wrap:anywhere]", sizeOf(inputText))}
        >
          {inputText}
        </h1>
      </header>
      {hasCoin ? (
        <SharedChoices options={parsedOptions} chosenOption={chosenOption} />
      ) : (
        <p className="text-muted-foreground">
          A plan of small steps belongs to this. The steps stay with whoever made them.
        </p>
      )}
      <SharedInvitation decision={decision} isSignedIn={isSignedIn} />
    </article>
  );
}

/** A question stands there as a title; what is rather a letter can still be read. */
function sizeOf(text: string): string {
  if (text.length <= 120) return "text-3xl sm:text-4xl md:text-5xl";
  if (text.length <= 300) return "text-2xl sm:text-3xl";
  return "font-sans text-xl font-normal tracking-normal [text-wrap:pretty]";
}

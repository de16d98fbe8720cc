import { ChosenOption } from "@/components/decisions/shared/chosen-option";
import { OptionNumber } from "@/components/decisions/shared/option-number";
import { directionOf } from "@/lib/right-to-left";

type SharedChoicesProps = { options: readonly string[]; chosenOption: string | null };

/** The options with their numbers; the coin's choice stands out by size, words and coin. */
export function SharedChoices({ options, chosenOption }: SharedChoicesProps) {
  const isListed = chosenOption !== null && options.includes(chosenOption);
  return (
    <div className="grid grid-cols-1 gap-3">
      {chosenOption === null ? (
        <p className="text-muted-foreground">The coin has not been flipped yet.</p>
      ) : null}
      {chosenOption !== null && !isListed ? (
        <ChosenOption number={null} text={chosenOption} />
      ) : null}
      {options.length > 0 ? (
        <ol aria-label="Options" className="grid grid-cols-1 gap-3">
          {options.map((option, index) => (
            <li key={option}>
              {option === chosenOption ? (
                <ChosenOption number={index + 1} text={option} />
              ) : (
                <div
                  dir={directionOf(option)}
                  className="flex items-start gap-4 rounded-xl border bg-card px-5 py-4"
                >
                  <OptionNumber number={index + 1} />
                  <p className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">{option}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

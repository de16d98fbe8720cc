import { Eye, EyeOff } from "lucide-react";
import type { ShareSubject } from "@/components/decisions/share/share-subject";

/** Says in the person's own words what a link shows and what it never does. */
export function PublicParts({ subject }: { subject: ShareSubject }) {
  const { inputText, parsedOptions, chosenOption } = subject;
  const rest = [
    ...(parsedOptions.length > 0 ? ["its options"] : []),
    ...(chosenOption === null ? [] : ["the coin's choice"]),
    "the date",
  ];
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="grid min-w-0 gap-2">
          <p>
            <b>Everybody with the link sees</b> your {chosenOption === null ? "goal" : "question"}
            {rest.length > 1 ? `, ${rest.slice(0, -1).join(", ")}` : ""} and {rest.at(-1)}:
          </p>
          <blockquote className="grid gap-1 border-s-4 border-water-wash ps-3">
            <p dir="auto" className="line-clamp-4 [overflow-wrap:anywhere]">
              {inputText}
            </p>
            {chosenOption === null ? null : (
              <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
                <bdi>{parsedOptions.join(" · ")}</bdi>
              </p>
            )}
          </blockquote>
        </div>
      </div>
      <div className="flex gap-3">
        <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
        <p>
          <b>Nobody sees</b> your steps, your name or your email address.
        </p>
      </div>
    </div>
  );
}

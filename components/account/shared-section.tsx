import { AccountSection } from "@/components/account/account-section";
import { StopShare } from "@/components/account/stop-share";
import { dayInWords } from "@/lib/dates";
import { sharedPath } from "@/lib/decisions/share/address";
import type { OwnShare } from "@/lib/decisions/share/types";

type SharedSectionProps = { shares: OwnShare[]; timeZone: string | null };

/** Everything of the person that is public, each with the way to take it back. */
export function SharedSection({ shares, timeZone }: SharedSectionProps) {
  return (
    <AccountSection
      id="shared"
      title="What you share"
      description={
        shares.length > 0
          ? "Whoever has one of these links can open it, without an account."
          : "Nothing of yours is public. A decision is only seen by others when you share it, and its steps never are."
      }
    >
      {shares.length > 0 ? (
        <ul className="grid divide-y">
          {shares.map((share) => (
            <SharedRow key={share.shareId} share={share} timeZone={timeZone ?? "UTC"} />
          ))}
        </ul>
      ) : null}
    </AccountSection>
  );
}

function SharedRow({ share, timeZone }: { share: OwnShare; timeZone: string }) {
  const { shareId, inputText, chosenOption, sharedAt } = share;
  const questionId = `share-${shareId}`;
  return (
    <li className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <a
          id={questionId}
          href={sharedPath(shareId)}
          dir="auto"
          className="-my-2 py-2 font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <span className="line-clamp-2">{inputText}</span>
        </a>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {chosenOption === null ? null : (
            <>
              The coin chose <bdi>{chosenOption}</bdi>.{" "}
            </>
          )}
          Shared on {dayInWords(new Date(sharedAt), timeZone)}
        </p>
      </div>
      <StopShare shareId={shareId} questionId={questionId} />
    </li>
  );
}

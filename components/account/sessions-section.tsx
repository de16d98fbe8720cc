import { AccountSection } from "@/components/account/account-section";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { SignOutEverywhere } from "@/components/account/sign-out-everywhere";
import { Badge } from "@/components/ui/badge";
import { signOutDevice, signOutElsewhere } from "@/lib/auth/account-actions";
import type { ListedSession } from "@/lib/auth/types";
import { agoInWords, dayInWords } from "@/lib/dates";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

type SessionsSectionProps = { sessions: ListedSession[]; timeZone: string | null };

export function SessionsSection({ sessions, timeZone }: SessionsSectionProps) {
  const zone = timeZone ?? "UTC";
  const now = new Date();
  return (
    <AccountSection
      id="sessions"
      title="Where you are signed in"
      description="If you do not know one of these, sign it out and change your password."
    >
      <ul className="grid divide-y">
        {sessions.map(({ id, device, isCurrent, lastSeenAt, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {device}
                {isCurrent ? <Badge>This device</Badge> : null}
              </p>
              <p className="text-sm text-muted-foreground">
                {isCurrent ? "In use now" : `Last seen ${agoInWords(lastSeenAt, now, zone)}`},
                signed in since {dayInWords(createdAt, zone)}
              </p>
            </div>
            {isCurrent ? null : (
              <ActionButton
                variant="outline"
                size="sm"
                aria-label={`Sign out ${device}`}
                action={signOutDevice}
                fields={{ sessionId: id }}
                done={ACCOUNT_TEXTS.deviceSignedOut}
                failed={ACCOUNT_PROBLEMS.notSignedOut}
              >
                Sign out
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {sessions.length > 1 ? (
          <ActionButton
            variant="outline"
            action={signOutElsewhere}
            done={ACCOUNT_TEXTS.devicesSignedOut}
            failed={ACCOUNT_PROBLEMS.notSignedOut}
          >
            Sign out everywhere else
          </ActionButton>
        ) : null}
        <SignOutEverywhere />
      </div>
    </AccountSection>
  );
}

import { PremiumHeading } from "@/components/billing/premium-heading";
import { CoachArea } from "@/components/coaching/coach-area";
import { COACH_TEXTS } from "@/components/coaching/coach-texts";
import type { LoadedCoaching } from "@/lib/coaching/loaders";

/** The coaching page of somebody with Premium (document 2, section 2). */
export function CoachView(loaded: LoadedCoaching) {
  return (
    <div className="grid w-full grid-cols-1 gap-6">
      <div className="grid gap-2">
        <PremiumHeading heading={COACH_TEXTS.title} badge="Premium" />
        <p className="max-w-[62ch] text-muted-foreground">{COACH_TEXTS.invitation}</p>
      </div>
      <CoachArea {...loaded} />
    </div>
  );
}

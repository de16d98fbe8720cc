import { MakeOwnDecision } from "@/components/decisions/shared/make-own-decision";
import { SignUpLink } from "@/components/decisions/shared/sign-up-link";
import { Scene } from "@/components/shared/scene";
import { growthContext, signUpAddress } from "@/lib/decisions/share/growth-entry";
import type { SharedDecision } from "@/lib/decisions/share/types";

type SharedInvitationProps = { decision: SharedDecision; isSignedIn: boolean };

/** What one can do oneself, after reading what another has decided. */
export function SharedInvitation({ decision, isSignedIn }: SharedInvitationProps) {
  return (
    <section
      aria-labelledby="your-turn"
      className="grid grid-cols-1 items-center gap-6 rounded-2xl bg-water-wash p-6 sm:p-8 md:grid-cols-[1fr_auto] md:gap-10"
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-2">
          <h2 id="your-turn" className="text-2xl">
            {isSignedIn ? "And what are you deciding?" : "Something of your own to decide?"}
          </h2>
          <p>
            {isSignedIn
              ? "Type it as it comes to mind. The coin and the planner are waiting."
              : "Stepwell turns a goal or a decision into short steps you can start on now. It is free, and what you write stays yours unless you share it."}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isSignedIn ? (
            <MakeOwnDecision size="lg" className="w-full shrink sm:w-auto" />
          ) : (
            <>
              <SignUpLink href={signUpAddress(decision.id)} context={growthContext(decision)} />
              <MakeOwnDecision variant="outline" size="lg" className="w-full shrink sm:w-auto" />
            </>
          )}
        </div>
      </div>
      <Scene name="well" className="hidden w-44 md:block" />
    </section>
  );
}

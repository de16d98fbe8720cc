import { NoSharedDecision } from "@/components/decisions/shared/no-shared-decision";
import { SHARED_TEXTS } from "@/lib/decisions/share/constants";

export default function SharedDecisionNotFound() {
  return (
    <NoSharedDecision title={SHARED_TEXTS.notFound}>
      <p>The link may have lost its end, or whoever shared the decision has taken it back.</p>
    </NoSharedDecision>
  );
}

import { NoSharedDecision } from "@/components/decisions/shared/no-shared-decision";
import { SHARED_PROBLEMS } from "@/lib/decisions/share/problems";

export default function SharedDecisionNotFound() {
  return (
    <NoSharedDecision title={SHARED_PROBLEMS.notFound}>
      <p>{SHARED_PROBLEMS.notFoundReason}</p>
    </NoSharedDecision>
  );
}

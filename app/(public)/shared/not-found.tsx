import { NoSharedDecision } from "@/components/decisions/shared/no-shared-decision";
import { SHARED_PROBLEMS } from "@/lib/decisions/share/problems";

export default function InvalidShareLink() {
  return (
    <NoSharedDecision title={SHARED_PROBLEMS.incomplete}>
      <p>{SHARED_PROBLEMS.invalidLink}</p>
      <p>{SHARED_PROBLEMS.incompleteReason}</p>
    </NoSharedDecision>
  );
}

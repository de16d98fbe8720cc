import { NoSharedDecision } from "@/components/decisions/shared/no-shared-decision";
import { SHARED_TEXTS } from "@/lib/decisions/share/constants";

export default function InvalidShareLink() {
  return (
    <NoSharedDecision title="This link is incomplete">
      <p>{SHARED_TEXTS.invalidLink}</p>
      <p>Often the end of a link is lost when it is copied or broken over two lines.</p>
    </NoSharedDecision>
  );
}

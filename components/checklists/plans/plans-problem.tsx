import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

export function PlansProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={SCREEN_TEXTS.plansFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>They are all still there. Something between us and them did not answer.</p>
    </MessagePage>
  );
}

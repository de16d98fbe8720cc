import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";

export function JournalProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={JOURNAL_PROBLEMS.loadFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>{JOURNAL_PROBLEMS.stillAll}</p>
    </MessagePage>
  );
}

import { RetryButton } from "@/components/checklists/retry-button";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";

export function JournalProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={JOURNAL_TEXTS.loadFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>{JOURNAL_TEXTS.stillAll}</p>
    </MessagePage>
  );
}

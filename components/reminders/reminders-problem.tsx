import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { SCREEN_TEXTS } from "@/lib/reminders/constants";

/** What a person sees when the settings could not be read (document 2, section 8). */
export function RemindersProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={SCREEN_TEXTS.loadFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>They are as you left them. Something between us and them did not answer.</p>
    </MessagePage>
  );
}

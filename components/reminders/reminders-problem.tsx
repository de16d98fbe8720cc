import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { REMINDER_PROBLEMS } from "@/lib/reminders/problems";

/** What a person sees when the settings could not be read (document 2, section 8). */
export function RemindersProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={REMINDER_PROBLEMS.loadFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>{REMINDER_PROBLEMS.stillThere}</p>
    </MessagePage>
  );
}

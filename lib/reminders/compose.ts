import "server-only";
import { appUrl } from "@/lib/app-url";
import { daysBefore } from "@/lib/clean-up";
import { prisma } from "@/lib/db";
import type { Mail } from "@/lib/email/mail";
import { PAUSE_AFTER_DAYS } from "./constants";
import { type Recipient, readPreview } from "./data";
import { unsubscribeLinks } from "./unsubscribe-link";

/** A reminder, or the note that they pause. */
export type ReminderMail = Mail<"reminder"> | Mail<"reminders-paused">;

/** Whom a delivery goes to, as it stands at this moment. */
export type Addressee = Recipient & { email: string; lastSeenAt: Date };

/**
 * What a person gets now: where their plan stands, or the note when they were away for three weeks of
 * reminders. Null when nothing is open, and then nothing is sent.
 */
export async function composeReminder(person: Addressee, now: Date): Promise<ReminderMail | null> {
  const { plan, progressSummary, pendingTasks, moreTasks } = await readPreview(person);
  if (!plan) return null;
  const settingsLink = appUrl("/reminders");
  const { page, call } = unsubscribeLinks(person.id);
  const common = {
    firstName: person.firstName,
    settingsLink,
    unsubscribeLink: page,
    oneClick: call,
  };
  const to = person.email;
  if (await isAway(person, now)) {
    return { to, template: "reminders-paused", props: { ...common, link: settingsLink } };
  }
  const link = appUrl(`/my-plans/${plan.id}`);
  const props = { ...common, link, progressSummary, pendingTasks, moreTasks };
  return { to, template: "reminder", props };
}

/** No visit for three weeks, in which reminders went out from the first day of them on. */
async function isAway({ id, lastSeenAt }: Addressee, now: Date): Promise<boolean> {
  const threeWeeksAgo = daysBefore(now, PAUSE_AFTER_DAYS);
  if (lastSeenAt > threeWeeksAgo) return false;
  const unread = await prisma.reminderDelivery.findFirst({
    where: { userId: id, status: "sent", sentAt: { gt: lastSeenAt, lte: threeWeeksAgo } },
    select: { id: true },
  });
  return unread !== null;
}

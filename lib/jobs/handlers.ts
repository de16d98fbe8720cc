import "server-only";
import { sendPasswordReset } from "@/lib/auth/request-password-reset";
import { updateBillingCustomer } from "@/lib/billing/customer";
import { endBilling } from "@/lib/billing/end-billing";
import { reReadSubscriptions } from "@/lib/billing/re-read";
import { deliverMail } from "@/lib/email/deliver";
import { cleanUp } from "@/lib/privacy/clean-up";
import { reschedule } from "@/lib/reminders/mutations";
import { claimDue } from "@/lib/reminders/send-due";
import { sendReminder } from "@/lib/reminders/send-reminder";
import type { JobData, JobName } from "./queues";

/**
 * One attempt at a job. `id` stays the same when it is tried again; `signal` says that the process
 * stops or the time is up, and that the attempt counts for nothing.
 */
export type Attempt<Data> = { id: string; data: Data; createdOn: Date; signal?: AbortSignal };

type Handlers = { [Name in JobName]: (attempt: Attempt<JobData[Name]>) => Promise<void> };

/** What is done with each job: one function of a domain. Throwing means that it is tried again. */
export const HANDLERS: Handlers = {
  "send-mail": ({ data, ...attempt }) => deliverMail(data.sealed, attempt),
  "request-password-reset": ({ data }) => sendPasswordReset(data.sealed),
  "end-billing": ({ data }) => endBilling(data.stripeCustomerId),
  "update-billing-customer": ({ data }) => updateBillingCustomer(data.userId),
  "claim-reminders": ({ signal }) => claimDue(new Date(), signal),
  "send-reminder": ({ data, signal }) => sendReminder(data.deliveryId, new Date(), signal),
  "reschedule-reminder": ({ data }) => reschedule(data.userId),
  "re-read-subscriptions": ({ signal }) => reReadSubscriptions(new Date(), signal),
  "clean-up": () => cleanUp(new Date()),
};

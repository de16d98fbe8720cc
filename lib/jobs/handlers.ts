import "server-only";
import { deliverMail } from "@/lib/email/deliver";
import type { JobData, JobName } from "./queues";

/** One attempt at a job. `id` stays the same when it is tried again. */
export type Attempt<Data> = { id: string; data: Data; createdOn: Date };

type Handlers = { [Name in JobName]: (attempt: Attempt<JobData[Name]>) => Promise<void> };

/** What is done with each job: one function of a domain. Throwing means that it is tried again. */
export const HANDLERS: Handlers = {
  "send-mail": ({ id, data, createdOn }) => deliverMail(data.sealed, { id, createdOn }),
  "request-password-reset": async () => undefined,
  "cancel-subscription": async () => undefined,
  "clean-up": async () => undefined,
};

import type { Queue } from "pg-boss";

/** What each job is told. Anything a person wrote, an address or a token goes in sealed. */
export type JobData = {
  /** `sealed` is a `Mail`, see lib/email/mail.ts. */
  "send-mail": { sealed: string };
  /** `sealed` is the email address that was typed, known or not. */
  "request-password-reset": { sealed: string };
  /** After the deletion of an account. */
  "end-billing": { stripeCustomerId: string };
  /** After a change of name or address. */
  "update-billing-customer": { userId: string };
  /** Each minute: whose reminder is due gets a delivery. */
  "claim-reminders": Record<string, never>;
  "send-reminder": { deliveryId: string };
  /** After a change of the person's time zone. */
  "reschedule-reminder": { userId: string };
  "re-read-subscriptions": Record<string, never>;
  "clean-up": Record<string, never>;
};

export type JobName = keyof JobData;

type Queues = Record<JobName, Omit<Queue, "name">>;

const hour = 60 * 60;
const day = 24 * hour;

const MAIL_WAITS_DAYS = 2;
/** The longest that a mail's job can be there: what is given up is removed within a day. */
export const MAIL_KEPT_DAYS = MAIL_WAITS_DAYS + 1;

/** Tried again after 15 s, 30 s, 1 min … at most an hour apart: about a day in all. */
const patient = {
  retryLimit: 30,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: hour,
  expireInSeconds: 60,
  retentionSeconds: MAIL_WAITS_DAYS * day,
  // What is done holds sealed addresses and is of no further use.
  deleteAfterSeconds: hour,
  notify: true,
} as const satisfies Omit<Queue, "name">;

/** Done over everything, by one process at a time. */
const nightly = {
  policy: "exclusive",
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 15 * 60,
  notify: true,
} as const satisfies Omit<Queue, "name">;

/** Done each minute, by one process at a time. One that dies gives way to the next minute's. */
const minutely = {
  policy: "exclusive",
  retryLimit: 0,
  expireInSeconds: 60,
  deleteAfterSeconds: hour,
  notify: true,
} as const satisfies Omit<Queue, "name">;

/** The queues of the product. Delays and lifetimes are in seconds. */
export const QUEUES: Queues = {
  "send-mail": patient,
  "request-password-reset": { ...patient, retryLimit: 5 },
  "end-billing": { ...patient, retryLimit: 100, retentionSeconds: 14 * day },
  "update-billing-customer": patient,
  "claim-reminders": minutely,
  "send-reminder": patient,
  "reschedule-reminder": patient,
  "re-read-subscriptions": { ...nightly, retryLimit: 5, retryDelay: 5 * 60, expireInSeconds: hour },
  "clean-up": nightly,
};

/** Jobs that run by the clock: cron expressions in UTC. */
export const SCHEDULES: Partial<Record<JobName, string>> = {
  "claim-reminders": "* * * * *",
  "re-read-subscriptions": "47 2 * * *",
  "clean-up": "17 3 * * *",
};

/** Jobs of a queue that one process does at once, where that is more than one. */
export const AT_ONCE: Partial<Record<JobName, number>> = { "send-reminder": 4 };

export const JOB_NAMES = [
  "send-mail",
  "request-password-reset",
  "end-billing",
  "update-billing-customer",
  "claim-reminders",
  "send-reminder",
  "reschedule-reminder",
  "re-read-subscriptions",
  "clean-up",
] as const satisfies readonly JobName[];

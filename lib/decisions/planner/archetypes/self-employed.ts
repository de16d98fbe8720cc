import type { Archetype } from "@/lib/decisions/planner/archetype";

/** Work on one's own account. */
export const SELF_EMPLOYED: readonly Archetype[] = [
  {
    id: "invoices",
    area: "work",
    whole:
      "invoice clients|invoice my clients|send invoices|chase invoices|chase payment|get paid by client|chase client for payment|chase a client for payment",
    acts: "send|write|do|create|make|finish|issue|prepare|invoice",
    things: "invoice|client|customer",
    tells:
      "client hasn't paid|client won't pay|customer hasn't paid|client owes me|hasn't paid my invoice|hasn't paid invoice|clients haven't paid|customer won't pay",
    needsAct: true,
    unless: "find|call|meeting|new client|onboard|dinner",
    it: "the invoices",
    named: "invoice|unpaid invoice|late invoice",
    plan: `
      2* Write down the name of every client you have finished work for and not billed[, for {it}].
      6 Add beside each name what was done, the hours and the agreed price.
      3* Mark the largest sum.
      10* Fill in one invoice for it: number, date, what, how much, account, days to pay.
        - 4 Copy your last invoice, and change number and date.
        - 6 Fill in what was done, how much, the account and the days to pay.
      5 Send it, with the sum and the client's name checked[ {deadline}].
      12? Do the next ones in the same way.
        - 10 Do the next one in the same way.
        - 3 Save both in one folder with the year.
      4 Write one polite line to whoever has not paid the last one, with a day to pay by.
    `,
  },
];

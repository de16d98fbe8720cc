import type { Archetype } from "@/lib/decisions/planner/written/archetype";

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
        ? # invoices | # clients | # jobs: 2 Write down the names of the {#}, the oldest job first.
      6 Add beside each name what was done, the hours and the agreed price.
        ? behind | months | since | lost count | numbers: 6 Add what was done and the price, and write the highest number you ever used as the start for the next.
      3 Mark the largest sum.
      10* Fill in one invoice for the largest sum: number, date, what, how much, account, days to pay.
        - 4 Copy your last invoice, and change number and date.
        - 6 Fill in what was done, how much, the account and the days to pay.
      5* Send the client that invoice, with the sum and the name checked[ {deadline}].
      12? Do the next ones in the same way.
        - 10 Send the next client's invoice in the same way.
        - 3 Save the invoices in one folder with the year.
      4 Write one polite line to whoever has not paid the last one[, {money}], with a day to pay by.
    `,
  },
  {
    id: "late-payment",
    area: "money",
    acts: "chase|chase up|collect|get|get paid|recover|follow up|follow up on|remind|send|ask|deal",
    things:
      "unpaid invoice|late invoice|late payment|overdue invoice|overdue payment|outstanding invoice|late-paying client",
    tells:
      "client hasn't paid|client has not paid|client won't pay|clients haven't paid|customer hasn't paid|invoice is overdue|invoice still hasn't been paid",
    it: "the invoice",
    plan: `
      2* Write the oldest open invoice on a note: number, sum, day it was due.
        ? # days | # pounds: 2 Write this invoice on a note: number, sum, the day it was due.
      8n Write to them with the number, the sum and a new day to pay.
        ? ignore* | # emails | no answer | no reply | wont pay: 8 Send the client a last letter: number, sum, “paid within seven days, or I file a small claim”.
        ? friend | small | nice: 8 Write to them kindly with the number, the sum and “Would two parts help? The first by ….”
      3n Put that day in your calendar, with a call as its name.
      5 List the others below it in the same way.
        ? one client | client owes | a client | she owes | he owes: -
      4 Write two plain lines: “Invoice … was due on …. When will it be paid?”
        ? ignore* | # emails | no answer | no reply | wont pay: 4 Write two lines: number, sum and the days you asked; “paid within seven days, or I file a small claim”.
      5 Send them for the oldest, with the invoice attached again.
        - 3 Attach the invoice again.
        - 3 Send the client the two lines with the invoice.
      8 Send the same to the others, one at a time.
        ? one client | client owes | a client | she owes | he owes | customer owes: 5 Ring the client's office once: “When is it in your payment run?”, and write down name and day.
      4 Put a call to each in your calendar, seven days from now.
        - 3 Put a call to the first in your calendar, seven days from now.
        - 3 Put a call for each of the others in your calendar too.
      4 Look up what you may add for late payment where you work.
        ? ignore* | no answer | doesnt answer | wont pay | refus*: 4 Look up the last letter before court and the small claims form, with its fee, for the day after the call.
    `,
  },
];

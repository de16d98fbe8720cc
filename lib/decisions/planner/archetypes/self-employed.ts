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
      2* Write down the name of every client you have finished work for but not billed[, for {it}].
        ~ Get a pen and paper. | Write the name of every client you haven't billed yet.
        ? phone calendar | calendar has | dates are in | dates in my | hours are in my | jobs are in my | all in my calendar: 2 Open your calendar to the first job that isn't billed yet.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice | my first invoice: 2 Write the client's full name and billing address at the top of a page.
        ? # invoices | # clients | # jobs: 2 Write down the names of the {#}, the oldest job first.
      6 Add beside each client what you did, the hours and the agreed price.
        ~ Pick up the list of clients. | Write what you did beside each name. | Add the hours. | Add the agreed price.
        ? phone calendar | calendar has | dates are in | dates in my | hours are in my | jobs are in my | all in my calendar: 6 Copy the dates from the calendar under each client's name, with the hours and the price.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice | my first invoice: 5 Write under it what you did, on which days, the hours and the agreed price.
        ? behind | months | since | lost count | numbers: 6 Add beside each client what you did and the price, and note the highest invoice number you ever used.
        ? tracked .. hours | toggl | timesheet*: 6 Copy the hours and the price from your time tracker beside each client.
      3 Mark the largest amount.
        ~ Look down the column of amounts. | Find the largest one. | Put a mark beside it.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice | my first invoice: 3 Look up the number of your last invoice, since this one takes the next.
        ? two clients | both clients | 2 clients: 3 Mark the client who owes you more.
      10* Fill in one invoice for the largest amount: number, date, what for, how much, account, days to pay.
        - 4 Copy your last invoice, with a new number and date.
        - 6 Fill in what you did, how much, your account and the days to pay.
        ? never .. invoice | first invoice | no template | dont know how | no idea what | dont know what | what to put | what goes on: 10 Fill in a free invoice template: both names, number, date, what for, how much, account, days to pay.
          - 4 Open a free invoice template, so you can put both names and addresses in.
          - 6 Fill in the number, date, what you did, how much, your account and the days to pay.
        ? quickbooks | xero | freshbooks | wave | freeagent | stripe: 10 Fill in one invoice in your program for the largest amount: what for, how much, days to pay.
          - 4 Open your invoice program to “new invoice”.
          - 6 Fill in what you did, how much and the days to pay.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice: 10 Fill in the invoice: number, date, what you did, how much, your account, days to pay.
          - 4 Copy your last invoice or a free template, with the new number and date.
          - 6 Fill in what you did, how much, your account and the days to pay.
      5* Send the client the invoice, once you have checked the amount and the name[ {deadline}].
        ~ Open the client's invoice. | Check the amount and the name. | Press the send button.
        ? embarrass* | ashamed | awkward | so late | months late | guilty: 5 Send the client the invoice with one plain line: “Here is my invoice for …. Sorry it's late.”
      12? Send the next client's invoice in the same way.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice | my first invoice: 3 Save a copy of the invoice in one folder with the year on it.
        - 10 Send the next client's invoice in the same way.
        - 3 Save the invoices in one folder with the year on it.
        ? two clients | both clients | 2 clients: 8 Send the second client their invoice in the same way.
          - 6 Fill in the second client's invoice.
          - 3 Send the second invoice, with a copy for the year's folder.
      4 Write one polite line to whoever hasn't paid an earlier invoice[, {money}], with a date to pay by.
        ~ Open a message to the client who hasn't paid. | Write one polite line with a date to pay by. | Do the same for anyone else who owes you.
        ? invoice a client | invoice my client | invoice the client | one client | send an invoice | write an invoice | make an invoice | create an invoice | my first invoice: 3 Put the invoice's due date into your calendar, with a reminder two days later.
        ? havent invoiced | have not invoiced | not invoiced | havent billed | not billed | never invoiced | forgot to invoice | behind on invoic* | havent sent: 3 Put half an hour for invoices into your calendar, on the last Friday of each month.
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
      2* Write the oldest unpaid invoice on a note: number, amount, due date.
        ~ Find the oldest unpaid invoice. | Copy its number, amount and due date onto a note.
        ? unpaid invoices | overdue invoices | outstanding invoices | late invoices | invoices unpaid: 2 List the unpaid invoices[ that make up the {amount}]: client, number, amount, due date, oldest first.
        ? # invoices | both invoices | several invoices | all invoices | old invoices: 2 List the unpaid invoices: number, amount, due date.
        ? # days | # pounds | one client | a client | my client | the client | client owes | client hasnt | client has not | client wont | client still | an invoice | the overdue invoice | my invoice | an overdue | an unpaid | a late invoice | she owes | he owes: 2 Write the unpaid invoice on a note: number, amount, due date.
      8n Write to the client who owes you, with the invoice number, the amount and a new date to pay by.
        ~ Open a new message to the client. | Type the invoice number and the amount. | Send it with a new date to pay by.
        ? # reminders | reminders already | polite reminder* | reminded .. twice | reminded .. times: 8 Send the client a final letter: invoice number, amount, “Please pay within seven days, or I will file a small claim.”
        ? ignore* | # emails | no answer | no reply | wont pay: 8 Send the client a final letter: invoice number, amount, “Please pay within seven days, or I will file a small claim.”
        ? a friend | my friend | nice client | nice guy | good client: 8 Write to the client kindly, with the number, the amount and “Would two payments help? The first by ….”
      3n Put a call to the client in your calendar for the date to pay by.
        ~ Open your calendar. | Go to the date to pay by. | Enter “Call” with the client's name.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 3 Put the date to pay by in your calendar, with “second mail” as its name.
      5 List the other unpaid invoices under it the same way.
        ~ Open the folder with your invoices. | Write the next unpaid one under the oldest. | Add the others, each with number, amount and due date.
        ? # invoices | both invoices | several invoices | all invoices | old invoices: 5 Add up what is still unpaid, with the days each invoice is late.
        ? one client | a client | my client | the client | client owes | client hasnt | client has not | client wont | client still | an invoice | the overdue invoice | my invoice | an overdue | an unpaid | a late invoice | she owes | he owes: 5 Look in the contract or offer for the days to pay, the late fee and who approves invoices.
        ? one client | client owes | a client | she owes | he owes: -
      4 Write two plain lines: “Invoice … was due on …. When will it be paid?”
        ~ Open a blank message. | Type “Invoice … was due on ….” with your number and date. | Type “When will it be paid?” below it.
        ? keeps saying | keeps promising | always says | promises | promised | excuses: 4 Write two lines: “You promised payment of invoice … by …. Please pay by …, or I will send a formal notice.”
        ? # reminders | reminders already | polite reminder* | reminded .. twice | reminded .. times: 4 Write two lines: the numbers, the amount and the days you asked, “Please pay within seven days, or I will file a small claim.”
        ? friend | long term | best client | good client | dont want to lose | keep the client: 4 Write two warm lines: “Invoice … seems to have slipped by. Could you tell me when it will be paid?”
        ? ignore* | # emails | no answer | no reply | wont pay: 4 Write two lines: the number, the amount and the days you asked, “Please pay within seven days, or I will file a small claim.”
      5 Send the client your two lines about the oldest invoice, with a copy attached.
        ? # invoices | both invoices | several invoices | all invoices | old invoices: 5 Send the client your two lines, with all the unpaid invoices attached again.
          - 3 Attach all the unpaid invoices to a mail.
          - 3 Send the client your two lines with them.
        ? one client | a client | my client | the client | client owes | client hasnt | client has not | client wont | client still | an invoice | the overdue invoice | my invoice | an overdue | an unpaid | a late invoice | she owes | he owes: 5 Send the client your two lines, with the invoice attached again.
          - 3 Attach the invoice to a mail.
          - 3 Send the client your two lines with it.
        - 3 Attach the oldest invoice to a mail.
        - 3 Send the client your two lines with the invoice.
      8 Send the same lines to the other clients, one at a time.
        ~ Open your list of unpaid invoices. | Paste the lines into a message to the next client. | Send it with the right number and date. | Do the same for each of the others.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 5 Write to the client's accounting office too: “When will the invoice be paid?”
        ? one client | a client | my client | the client | client owes | client hasnt | client has not | client wont | client still | an invoice | the overdue invoice | my invoice | an overdue | an unpaid | a late invoice | she owes | he owes: 5 Ring the client's accounting office once: “When will the invoice be paid?”, and note the name and the date.
        ? one client | client owes | a client | she owes | he owes | customer owes: 5 Ring the client's accounting office once: “When will the invoice be paid?”, and note the name and the date.
      4 Put a call to each client in your calendar, seven days from now.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 4 Put a second mail to the accounting office in your calendar, seven days from now.
          - 2 Put a second mail to the accounting office in your calendar, seven days from now.
          - 3 Write that second mail now as a draft.
        ? one client | a client | my client | the client | client owes | client hasnt | client has not | client wont | client still | an invoice | the overdue invoice | my invoice | an overdue | an unpaid | a late invoice | she owes | he owes: 4 Put one call to the client's accounting office in your calendar, seven days from now.
          - 2 Put one call to the client's accounting office in your calendar, seven days from now.
          - 2 Write your first sentence for the call into the entry.
        - 3 Put a call to the first client in your calendar, seven days from now.
        - 3 Put a call to each of the other clients in your calendar too.
      4 Look up what late fee you may add where you work.
        ~ Open a search page. | Type “late fee on invoices” with your state. | Write down the fee you may add.
        ? ignore* | no answer | doesnt answer | wont pay | refus*: 4 Look up your small claims form and its fee, in case the call doesn't help.
    `,
  },
];

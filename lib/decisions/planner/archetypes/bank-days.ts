import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Everyday banking: orders that repeat, accounts, transfers, the balance that one does not look at. */
export const BANK_DAYS: readonly Archetype[] = [
  {
    id: "standing-order",
    area: "money",
    acts: "set up|make|start|create|change|arrange|put|cancel|sort|stop",
    things:
      "standing order|direct debit|autopay|automatic payment|automatic payments|auto pay|recurring transfer|automatic transfer|automatic savings|monthly transfer|direct debits|standing orders|bill pay",
    needsAct: true,
    unless: "parliament|debate|learn about|subscription",
    it: "the payment",
    plan: `
      2* Write down three things: who gets paid, how much[: {money}], which day of the month.
        ? autopay | auto pay: 2 Open the newest bill, on paper or in your mail, at its account number and due day.
      3* Find the name and number of the account the money goes to, on a bill or an old payment.
        ? autopay | auto pay: 3 Copy the account number from the bill, with the card or bank account it should come from.
        ? rent | landlord: 3 Copy the landlord's account name, number and reference from the contract, not from a text alone.
        ? change | raise* | went up | new rent: 3 Find the old order in the bank app's list, with its sum and next date.
      2 Choose the day after your pay arrives, so the money is always there.
        ? weekly | every friday | paid weekly: 2 Choose the same weekday each week, the day after your pay, with a quarter of the sum.
        ? paid on the # | payday is the # | payday on the #: 2 Choose the day after the {#}, so that it never meets an empty account.
      5 Open your bank's app at “Payments”, or the company's autopay page.
        ? autopay | auto pay: 5 Open the company's own page or app at “autopay” or “billing”.
          - 2 Open the company's own page, typed by hand, or its app.
          - 3 Tap “autopay” or “billing”.
        - 2 Open your bank's app, or the company's page where it collects the money itself.
        - 3 Tap “Standing order”, “Direct debit” or “Autopay”.
      5n Set up the payment in your bank's app or on the company's autopay page, for the day after payday.
        ? autopay | auto pay: 5 Turn on “autopay” on the company's own page, with that card or account typed in.
        ? rent | landlord: 5 Set it up in your bank's app to leave two working days before the rent day, confirmed digit by digit.
        ? change | raise* | went up | new rent: 5 Change the sum of the old order in the bank app, with its first new date.
      5 Enter the name, amount and day from your note, plus the first date[, {deadline}].
        - 4 Enter the line from your note, with its first date[, {deadline}].
        - 2 Compare each digit once before you confirm.
        ? change | raise* | went up | new rent: 5 Change the old order to the new sum, with its first date.
          - 4 Change the old order to the new sum, with its first date.
          - 2 Compare each digit once before you confirm.
        ? autopay | auto pay: 5 Enter account number and card there, with a day after your payday if it lets you choose.
          - 4 Enter account number and card there.
          - 2 Compare each digit once before you confirm.
      3 Save a screenshot of the confirmation.
      2? Set a reminder for the day after the first payment, to see that it went.
        ? autopay | auto pay: 2 Set a reminder two days before the first payment, to see that the account can bear it.
    `,
  },
  {
    id: "open-account",
    area: "money",
    whole: everyWay(
      "open",
      "isa|cash isa|lifetime isa|bank account|savings account|current account|checking account",
    ),
    acts: "open|set up|get|start|apply|apply for|choose",
    things:
      "bank account|savings account|current account|checking account|isa|cash isa|high yield savings account|business account|business bank account|account for baby|junior isa|kids bank account|savings account for son|savings account for daughter|student account|new bank account",
    needsAct: true,
    unless: "close|delete|check|stocks|switch|late|died|owner",
    it: "the account",
    plan: `
      2* Write down what the account is for, in six words.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 2 Write down the child's name, and at which age the money should be theirs.
        ? gambl* | hidden | cant see | secret | controll* | abus* | leaving him | leaving her: 2 Write on your own phone, not a shared one: “account in my name alone”.
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 2 Write down at which bank the shared money is, as yours is safer at another one.
      3* Put your ID and a letter with your address beside you.
        ? cac | registration certificate | incorporat* | limited company | business name | ltd | llc: 3 Put the registration certificate beside your ID, with the firm's tax number and address.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 3 Put your ID beside the child's birth certificate or passport.
        ? no proof of address | no address | just arrived | new here | homeless | hostel: 3 Put your passport or permit beside you, with a letter from employer, university, hostel or job centre as address.
        ? no id | no passport | no photo id: 3 Put beside you what else counts: benefit letter, birth certificate, a letter from a support worker.
      8 Compare two accounts on three points: fees, interest, how you get to your money.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 8 Compare two children's accounts on three lines: rate, who may take money out, from which age.
          - 4 Write rate, holder and age of one on a line.
          - 4 Write the same for a second one.
        - 4 Write fee, interest and access of one account on a line.
        - 4 Write the same for a second one.
        ? isa: 8 Compare two ISAs on three lines: rate, easy access or fixed, and if it takes transfers.
        ? no proof of address | just arrived | new here | bad credit | refused | declined: 8 Compare one app bank that needs no bill, and one basic account that banks must offer.
        ? savings | saving | interest: 8 Compare two savings accounts on three lines: rate, how fast you get at it, smallest sum.
          - 4 Write rate, access and smallest sum of one on a line.
          - 4 Write the same for a second one.
        ? business: 8 Compare two business accounts on three lines: monthly fee, cost per payment, link to your bookkeeping.
          - 4 Write fee, payments and bookkeeping of one on a line.
          - 4 Write the same for a second one.
        ? student: 8 Compare two student accounts on three lines: free overdraft, freebie, app.
          - 4 Write overdraft, freebie and app of one on a line.
          - 4 Write the same for a second one.
      2 Circle the account you prefer.
        ? already chose* | already picked | decided on | going with: -
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 2 Circle the one that takes new customers without a credit check.
      10* Fill in the form on the bank's own site or app, not through a link or an ad[, {deadline}].
        - 2 Type the bank's own address.
        - 8 Fill in its form[, {deadline}].
      5 Photograph ID and face as it asks, or book a visit at the branch.
        ? gambl* | hidden | cant see | secret | controll* | abus* | leaving him | leaving her: 5 Choose paperless post, with a mail address and a PIN nobody else knows.
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 5 Choose paperless post, with a new password and a mail address that only you read.
      3? Move a first small sum there, once the account number has come.
        ? # a month: 3 Set up {#} a month into it, once the account number has come.
        ? wages | pay | salary | gambl*: 5 Send payroll the new number in the last days before their cut-off, with “from this month's pay on”.
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 5 Order your free credit report, to see which loans and cards carry your name.
    `,
  },
  {
    id: "send-money",
    area: "money",
    acts: "transfer|send|pay back|pay|wire|give back|repay",
    things:
      "money|pound|dollar|euro|rent money|my share|money abroad|deposit to landlord|savings|brother|sister|friend|mum|dad|flatmate|roommate|housemate|parents|cousin|uncle|aunt|money to sister|money to brother",
    needsAct: true,
    unless:
      "taxes|bill|loan|credit card|dad back for everything|email|card to|flowers|text|message|letter|parcel|package|gift|present|photo|off|debt|visit|house",
    it: "the money",
    plan: `
      2* Write {label} on a note, plus the amount[ ({money})] and the name on the account[: {person}].
      3* Copy the account number from an old payment, or ask for it over the phone.
      2 Check that your balance covers it plus this week's bills.
      3 Compare fees and rates at two services if the money goes abroad.
        ? bank transfer | same bank | venmo | zelle | cash app | paypal | bizum: 3 Compare name and picture in the app with the person you mean.
      5* Enter the name, account number, amount and a short note in your bank's app.
        - 3 Enter name and number.
        - 2 Enter the sum and a purpose.
      2 Compare every digit with your note before you confirm.
        - 2 Compare each digit once before you confirm.
        - 2 Stop where somebody hurries you or wants a code: that is how fraud works.
      2? Tell them in one line that it is on its way[, {deadline}].
        ? back | owe | owed: 2 Write one line with it: “Thank you for waiting, this is all of it” or “part one of …”.
    `,
  },
  {
    id: "face-balance",
    area: "money",
    whole: `${everyWay(
      "figure out|find out|see|work out",
      "where my money goes|where money goes|where all my money goes|where all money went",
    )}|${everyWay(
      "check|look at|face|open|go through|review|read",
      "bank account|bank balance|bank statement|bank statements|my balance|banking app|credit card statement|my accounts|my bank|bank app|account balance",
    )}`,
    acts: "see|track|know",
    things: "where my money goes|where money goes|where all my money goes|my money goes|spending",
    tells:
      "afraid to look at my bank|scared to check my bank|avoiding my bank account|haven't looked at my bank",
    unless: "business|company|old|late|joint|budget|tracker|for mortgage|for visa",
    it: "the account",
    plan: `
      2* Sit down with a warm drink while {theIt} is still closed.
        ? business: 2 Sit down with a warm drink, the business account still closed.
      2* Open it just to read one number: the balance.
      2 Write that number down with today's date.
      5n Write down the balance, plus what still comes in and goes out before payday.
        ? business: 5 Download the statements of the months you've missed into one folder, unread.
      5 Scroll through the last two weeks, and note anything you don't recognize.
        ? # weeks | # months | weeks | months: 5 Scroll through the last seven days only, with a mark at anything you do not know.
          - 3 Scroll through the last three days.
          - 3 Scroll through the four before, with a mark at anything you do not know.
        - 3 Scroll through the last week.
        - 3 Scroll through the week before, with a mark at anything you do not know.
      5 Add up what you spent in three groups: home, food, everything else.
        ? business: 5 Download the statements of the months you've missed, and mark only tax, bounced payments and unpaid customers.
      5 Write down what still comes in and goes out before payday.
        - 3 Write what still goes out before payday.
        - 2 Write what still comes in.
      3? Choose one of the marks to deal with on another day.
        ? business: 3 Choose one of the marks, with a day for it this week.
        ? minus | overdra* | below zero | nothing left: 3 Write the bank's chat one line: “I'm at minus …, what can you do about fees till payday?”
    `,
  },
  {
    id: "payment-plan",
    area: "money",
    acts: "ask|ask for|set up|get|arrange|request|agree|negotiate",
    things:
      "payment plan|mortgage holiday|payment arrangement|instalments|installments|payment plan for gas bill|repayment plan|instalment plan|payment holiday|more time to pay|breathing space|time to pay",
    tells:
      "can't afford my rent|can't afford my bills|can't afford the mortgage|can't pay the gas|can't pay my gas|can't pay the electric|can't pay my electric|can't pay the bill|can't pay my bill|can't pay my rent|can't pay the rent|can't afford the bill|can't pay council tax|can't pay my tax|behind on rent|behind on my rent|behind with bills|behind on my bills",
    unless: "quit|bailiff|landlord owes",
    it: "the payment plan",
    plan: `
      2* Put the newest bill or letter in front of you, with a pen beside it.
      2* Underline three things: the amount, the due date, the account number.
      5 Work out what you can pay each month after rent and food.
        ? gas | electric* | energy | water: 5 Work out what you can pay with food and rent safe, with “hardship fund?” noted beside it.
          - 3 Write down what comes in, rent and food.
          - 3 Write your offer below, with “hardship fund?” beside it.
        - 3 Write down what comes in and the rent.
        - 3 Write half of what is left down as your offer.
        ? # a month | # a week: 5 Check that {#} leaves food and rent safe, before it is offered.
          - 3 Write down what comes in, rent and food.
          - 3 Write {#} below, with what is left then.
      3 Write down your offer in one sentence: how much a month, and starting when.
      10* Call or write to the company[, {deadline}]: “I can pay … a month starting …. Please confirm it in writing.”
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 10 Write it in their chat, form or letter: what you can pay a month, from which day.
          - 3 Find the chat or form for payment trouble.
          - 8 Send it there, with the customer number.
        ? can pay # | pay # a month | afford #: 10 Call or write to them[, {deadline}]: “I can pay {#} a month from … on. Please confirm it in writing.”
          - 3 Find the number or chat for payment trouble.
          - 8 Say or send it, with the customer number.
        - 3 Find the number or chat for payment trouble.
        - 8 Say your sentence, with the customer number.
        ? hate phon* | cant phone | phone anxi* | scared to ring | panic | phones | no phone | autis*: 10 Write it in their chat, form or letter, with your sentence and the customer number.
          - 3 Find the chat or form for payment trouble.
          - 8 Send your sentence there.
        ? refused | said no | wont accept: 10 Send your offer in writing with income and costs on one page, and the first payment made today.
          - 3 Write income and costs on one page.
          - 8 Send it with the first payment.
      3 Note who you spoke to, the date and what was agreed.
        ? in writing | email: 3 Save their written yes as a picture, with the first date in your calendar.
      5? Call a free debt advice line, where they say no or there is more than one such bill.
    `,
  },
  {
    id: "travel-money",
    area: "money",
    acts: "get|exchange|order|buy|change|convert|sort",
    things:
      "euros|dollars|currency|foreign currency|travel money|currency for trip|holiday money|yen|pounds for trip|lira|foreign cash|spending money for holiday",
    unless: "earn|save|make|invest|back|owe|from|salary|car|sell",
    needsAct: true,
    it: "the money",
    plan: `
      2* Look up what your bank card charges abroad, under “Fees” in its app.
        ? no card | card declined | cash only: 2 Ring your bank: is the card cleared for that country, and what does a withdrawal cost?
      3* Write down how many days you'll be away, and what you'll pay in cash: buses, tips, markets.
      3 Work out a small amount of cash, such as a third of what you expect to spend.
      6 Compare what two places charge to exchange it, fees included.
        ? sunday | tomorrow | today | tonight | leaving on: 6 Compare three ways that are still in time: a counter in town, click and collect, a bank's machine on arrival.
          - 3 Look up a counter in town and click and collect.
          - 3 Look up what a bank's machine on arrival costs with your card.
        - 3 Look up today's rate.
        - 4 Look up what two places give, fees counted.
      6* Order the cash for pickup near you rather than at the airport[, {deadline}].
        ? tomorrow | today | tonight | airport: 6 Draw it at a bank's machine on arrival, in the local currency and not in yours.
      2 Tell your bank where you will be, if it asks for travel notices.
      2? Put half of the cash in another bag than the card.
    `,
  },
  {
    id: "no-spend",
    area: "money",
    whole:
      "no spend month|no-spend month|do a no spend month|do no spend month|do a no-spend month|no spend january|no spend week|do a no spend week|no-spend week|do a no-spend year|no buy year|no-buy year|do a no buy year|no spend challenge|do a no spend challenge|no spend november|no spend weekend|stop spending for a month|stop buying things for a month",
    it: "it",
    plan: `
      2* Write “Only what I need” at the top of a sheet, with the first and the last day[: {deadline}].
      5* Write below it what you will still pay for: rent, bills, food, medicine, getting to work.
      3 Write the three things that tempt you most.
        ? clothes | shoes | vinted | shein | asos | zara: 3 Write down the three shops or apps where you buy clothes.
        ? takeaway* | takeout | eating out | coffee* | deliveroo | doordash: 3 Write down the hours at which you order: late evening, lunch break, the way home.
        ? amazon | online | apps | temu: 3 Write down the three apps or sites where you buy without planning to.
      5 Delete your card from the two shops that tempt you most.
        - 3 Delete your card from the first shop.
        - 3 Delete it from the second one.
      4* Hang up a list called “Later”, where each thing you want goes with its price.
        - 2 Hang up a sheet called “Afterwards”.
        - 3 Write the first wish on it with its price.
      5 Choose one thing for Friday evening that costs nothing.
        ? takeaway* | takeout | eating out | deliveroo | doordash: 5 Write three quick dinners from cupboard and freezer below the list, for the evenings on which you'd order.
        ? kids | children | family | toddler: 5 Choose two free things with the children for the weekend: library, playground, a film at home.
        ? friends | going out | pub | social*: 5 Write to one friend with a plan that costs nothing: a walk, tea at home, a film.
      2? Draw a cross for each day you kept to it; a missed day is only one day.
    `,
  },
];

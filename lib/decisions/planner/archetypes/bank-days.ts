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
        ~ Write down who gets paid. | Write the amount and the day of the month.
        ? autopay | auto pay: 2 Open your newest bill at the page with the account number and the due date.
      3* Find the name and number of the account the money goes to, on a bill or an old payment.
        ~ Get a bill or open an old payment. | Find the name on the account. | Copy down the account number.
        ? autopay | auto pay: 3 Copy the account number from the bill, and note which card or bank account should pay it.
        ? rent | landlord: 3 Copy the landlord's account name and number from the lease, not from a text alone.
        ? change | raise* | went up | new rent: 3 Find the old payment in your bank app's list, with its amount and next date.
      2 Choose the day after your pay arrives, so the money is always there.
        ~ Look up the day your pay arrives. | Write down the day after it.
        ? weekly | every friday | paid weekly: 2 Choose the day after your weekly pay for a weekly payment of a quarter of the amount.
        ? paid on the # | payday is the # | payday on the #: 2 Choose the day after the {#}, so that it never meets an empty account.
      5 Open your bank's app at “Payments”, or the company's autopay page.
        ? autopay | auto pay: 5 Open the “autopay” or “billing” page on the company's own site or app.
          - 2 Open the company's own app, or its site by typing the address yourself.
          - 3 Tap “autopay” or “billing”.
        - 2 Open your bank's app, or the company's own site if it collects the money itself.
        - 3 Tap “Recurring payment” or “Autopay”.
      5n Set up the payment in your bank's app or on the company's autopay page, for the day after payday.
        ~ Open your bank's app or the company's autopay page. | Enter who gets paid and the amount. | Pick the day after payday. | Confirm it until the payment shows as set.
        ? autopay | auto pay: 5 Turn on “autopay” on the company's own page, using the card or account you chose.
        ? rent | landlord: 5 Set up the payment in your bank's app so it leaves two business days before the rent is due.
        ? change | raise* | went up | new rent: 5 Change the amount of the old payment in your bank app, along with its next date.
      5 Enter the name, amount and day from your note, plus the first date[, {deadline}].
        - 4 Enter the name, amount and day from your note, plus the first date[, {deadline}].
        - 2 Compare each digit with your note once before you confirm.
        ? change | raise* | went up | new rent: 5 Change the old payment to the new amount, with its first date.
          - 4 Change the old payment to the new amount, with its first date.
          - 2 Compare each digit with your note once before you confirm.
        ? autopay | auto pay: 5 Enter the account number and your card, with a day after your payday if you get to choose.
          - 4 Enter the account number and your card on the company's page.
          - 2 Compare each digit with the bill once before you confirm.
      3 Save a screenshot of the confirmation.
        ~ Keep the confirmation open on your screen. | Take a screenshot of it. | Save it where you keep your bank papers.
      2? Set a reminder for the day after the first payment, to see that it went.
        ~ Open your calendar at the day of the first payment. | Set a reminder for the day after: “Did it go?”
        ? autopay | auto pay: 2 Set a reminder two days before the first payment, to see that there is enough in the account.
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
        ~ Write “This account is for” on a sheet. | Finish the line in six words.
        ? checking: 2 Write down how you'd use the account most: paycheck, bills, cash, checks.
        ? llc | business account | business bank account | business checking: 2 Write down the exact name of your business, the way it stands on its papers.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 2 Write down the child's name and the age at which the money should be theirs.
        ? gambl* | hidden | cant see | secret | controll* | abus* | leaving him | leaving her: 2 Write a note to yourself on your own phone, not a shared one: “An account in my name alone.”
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 2 Write down which bank holds the shared money, since yours is safer at a different one.
      3* Put your ID and a letter with your address beside you.
        ~ Take your ID out of your wallet. | Find a letter with your address on it. | Lay both beside you.
        ? llc: 3 Put your ID beside two papers: the stamped LLC articles from the state and the EIN letter from the IRS.
        ? cac | registration certificate | incorporat* | limited company | business name | ltd | llc: 3 Put the registration certificate beside your ID, with the company's tax number and address.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 3 Put your ID beside the child's birth certificate or passport.
        ? no proof of address | no address | just arrived | new here | homeless | hostel: 3 Put your passport or permit beside you, plus a letter from your employer, school or hostel as proof of address.
        ? no id | no passport | no photo id: 3 Put beside you what else might count: a benefits letter, a birth certificate, a letter from a caseworker.
      8 Compare two accounts on three points: fees, interest, how you get to your money.
        ? checking: 8 Compare two checking accounts on three points: the monthly fee, what waives it, ATMs near you.
          - 4 Write the fee, what waives it and the ATMs of one account on a line.
          - 4 Write the same three points for a second account.
        ? my son | my daughter | my child | my baby | my kid | our son | our daughter | our baby: 8 Compare two children's accounts on three points: the rate, who can take money out, and from what age.
          - 4 Write the rate, the owner and the age for one account on a line.
          - 4 Write the same three points for a second account.
        - 4 Write the fees, interest and access of one account on a line.
        - 4 Write the same three points for a second account.
        ? isa: 8 Compare two ISAs on three points: the rate, easy access or fixed, and whether they take transfers.
        ? no proof of address | just arrived | new here | bad credit | refused | declined: 8 Compare one app bank that asks for no bill with one basic account at a bank or credit union.
        ? savings | saving | interest: 8 Compare two savings accounts on three points: the rate, how fast you can get the money, the smallest deposit.
          - 4 Write the rate, access and smallest deposit of one account on a line.
          - 4 Write the same three points for a second account.
        ? business: 8 Compare two business accounts on three points: the monthly fee, the cost per payment, the link to your bookkeeping.
          - 4 Write the fee, payment cost and bookkeeping link of one account on a line.
          - 4 Write the same three points for a second account.
        ? student: 8 Compare two student accounts on three points: overdraft fees, perks and the app.
          - 4 Write the overdraft fees, perks and app of one account on a line.
          - 4 Write the same three points for a second account.
      2 Circle the account you prefer.
        ~ Pick up a pen. | Circle the account you prefer.
        ? already chose* | already picked | decided on | going with: -
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 2 Circle the account that takes new customers without a credit check.
      10* Fill in the form on the bank's own site or app, not through a link or an ad[, {deadline}].
        - 2 Type the bank's own address into your browser.
        - 8 Fill in the bank's form[, {deadline}].
      5 Photograph your ID and your face the way the bank asks.
        ~ Lay your ID flat under a good light. | Photograph the front of the ID. | Turn it over for the back. | Photograph your face inside the frame on the screen.
        ? gambl* | hidden | cant see | secret | controll* | abus* | leaving him | leaving her: 5 Choose paperless mail, with an email address and a PIN nobody else knows.
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 5 Choose paperless mail, with a new password and an email address only you read.
      3? Move a first small sum into the new account, once you have its number.
        ~ Open your old bank's app. | Enter the new account's number. | Send the first small sum.
        ? # a month: 3 Set up {#} a month into the new account, once you have its number.
        ? wages | pay | salary | gambl*: 5 Send payroll the new account number before this month's cutoff.
        ? separating | separated | divorc* | splitting up | split up | no credit history | credit history: 5 Order your free credit report, to see which loans and cards are in your name.
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
        ~ Write {label} on a note. | Add the amount and the name on the account.
      3* Find the person in Zelle, Venmo or your bank's app, or ask for the account number over the phone.
        ~ Open Zelle, Venmo or your bank's app. | Type the person's name or phone number. | Call for the account number if nothing comes up.
        ? wire | wire transfer | wiring | wired: 3 Call them on a number you already know for the bank's name, routing number and account number. Abroad also needs a SWIFT code.
      2 Check that your balance covers it plus this week's bills.
        ~ Open your balance in your bank's app. | Take away this payment and this week's bills.
      3 Compare fees and rates at two services if the money goes abroad.
        ~ Open one money transfer service's page. | Note its fee and its rate for your amount. | Compare both with a second service.
        ? bank transfer | same bank | venmo | zelle | cash app | paypal | bizum: 3 Compare the name and picture in the app with the person you mean.
      5* Enter the amount and a short note in the app, once the name is the right one.
        ? wire | wire transfer | wiring | wired: 5 Fill in your bank's wire form, online or at a branch, once you've seen the fee. A wire can't be called back.
          - 3 Open the wire form online, or ask for it at a branch.
          - 5 Fill it in, and note the fee and the cutoff time.
        ? # a month | # per month | # a week | # each month | # every month: 5 Set up an automatic transfer of {#} for the day after each payday.
          - 3 Enter the name and account number in your bank's app.
          - 3 Set it to repeat on the day after each payday.
        ? installments | in parts | in stages | over time: 5 Set up an automatic transfer of one part for the day after each payday.
        - 3 Enter the name and account number in your bank's app.
        - 2 Enter the amount and a short note on what it's for.
      2 Compare every digit with your note before you confirm.
        - 2 Compare each digit with your note once before you confirm.
        - 2 Stop if somebody hurries you or wants a code. That is how fraud works.
      2? Tell them in one line that the money is on its way[, {deadline}].
        ~ Open a message to the person. | Send one line: “The money is on its way.”
        ? back | owe | owed: 2 Write one line with the payment: “Thank you for waiting, this is all of it.”
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
        ~ Pour yourself a warm drink. | Sit down with {theIt} still closed in front of you.
        ? business: 2 Sit down with a warm drink before you open the business account.
      2* Open it just to read one number: the balance.
        ~ Take hold of the phone or the letter. | Open it to read one number: the balance.
      2 Write that number down with today's date.
        ~ Pick up a pen. | Write that number with today's date.
      5n Write down the balance, plus what still comes in and goes out before payday.
        ~ Open your bank's app. | Write down the balance. | List what still comes in before payday. | List what still goes out before payday.
        ? business: 5 Download the statements of the months you've missed into one folder. You don't have to read them yet.
      5 Scroll through the last two weeks, and note anything you don't recognize.
        ? # weeks | # months | weeks | months: 5 Scroll through the last seven days only, and note anything you don't recognize.
          - 3 Scroll through the last three days of payments.
          - 3 Scroll through the four days before that, and note anything you don't recognize.
        - 3 Scroll through the last week of payments.
        - 3 Scroll through the week before that, and note anything you don't recognize.
      5 Add up what you spent in three groups: home, food, everything else.
        ~ Open the list of what you spent. | Add up everything for your home. | Add up everything for food. | Add up all the rest as the third group.
        ? business: 5 Download the statements of the months you've missed, so you can find taxes, bounced payments and unpaid customers.
      5 Write down what still comes in and goes out before payday.
        - 3 Write down what still goes out before payday.
        - 2 Write down what still comes in before payday.
      3? Choose one thing you noted, to deal with on another day.
        ~ Put your notes in front of you. | Put your finger on the one that bothers you most. | Circle it for another day.
        ? business: 3 Choose one of those months to deal with, and note a day for it this week.
        ? minus | overdra* | below zero | nothing left: 3 Write one line in the bank's chat: “I'm at minus …. What can you do about fees until payday?”
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
        ~ Find the newest bill or letter. | Lay it in front of you with a pen.
      2* Underline three things: the amount, the due date, the account number.
        ~ Underline the amount on the bill. | Underline the due date and the account number.
      5 Work out what you can pay each month after rent and food.
        ? gas | electric* | energy | water: 5 Work out what you can pay after food and rent, and note the question “Do you have a hardship fund?”
          - 3 Write down what comes in each month, minus rent and food.
          - 3 Write what you can offer below that, with the question “Do you have a hardship fund?”
        - 3 Write down what comes in each month, minus rent and food.
        - 3 Write down half of what is left as your offer.
        ? # a month | # a week: 5 Check that {#} still leaves enough for food and rent, before you offer it.
          - 3 Write down what comes in each month, minus rent and food.
          - 3 Write {#} below that, and note what would be left.
      3 Write down your offer in one sentence: how much a month, and starting when.
        ~ Pick up a pen. | Write how much you can pay each month. | Turn it into one sentence with a start date.
      10* Call or write to the company[, {deadline}]: “I can pay … a month starting …. Please confirm it in writing.”
        ? can do # | do # a month | only # a month | # a month | # per month: 10 Call or apply on their site[, {deadline}]: “I can pay {#} a month starting …. Please confirm it in writing.”
          - 3 Find the page or number for payment plans.
          - 8 Send your offer there, with your account number.
        ? hospital | medical | er bill | doctor bill | ambulance | dental bill | surgery: 10 Call the billing office[, {deadline}]: “I can pay … a month starting …. Please put it in writing, without interest.”
          - 2 Find the billing office's number on the bill.
          - 8 Tell them your offer, with your account number.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 10 Write to them by chat, form or letter about how much you can pay a month, and from which day.
          - 3 Find the chat or form for payment problems on their site.
          - 8 Send your offer there, with your customer number.
        ? can pay # | pay # a month | afford #: 10 Call or write to them[, {deadline}]: “I can pay {#} a month starting …. Please confirm it in writing.”
          - 3 Find the company's phone number or chat for payment problems.
          - 8 Tell them your offer there, with your customer number.
        - 3 Find the company's phone number or chat for payment problems.
        - 8 Tell them your offer there, with your customer number.
        ? hate phon* | cant phone | phone anxi* | scared to ring | panic | phones | no phone | autis*: 10 Write to them by chat, form or letter, with your offer and your customer number.
          - 3 Find the company's chat or form for payment problems.
          - 8 Send your offer there, with your customer number.
        ? refused | said no | wont accept: 10 Send your offer in writing with one page on your income and costs, after making the first payment.
          - 3 Write your income and costs on one page.
          - 8 Send your offer with that page and the first payment.
      3 Note who you spoke to, the date and what was agreed.
        ~ Write down the name of who you spoke to. | Add today's date. | Write what was agreed in one line.
        ? in writing | email: 3 Save a screenshot of their written yes.
      5? Call a free debt advice line, if they say no or you have more than one bill like this.
        ~ Lay the bill on the table by your phone. | Look up the number of a free debt advice line. | Call that number. | Tell them which bills you have.
        ? hospital | medical | er bill | doctor bill | ambulance | dental bill | surgery: 5 Ask the hospital for its “financial assistance” form too, because it can lower the whole bill.
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
        ~ Open your bank's app. | Find the charge for use abroad under “Fees”.
        ? no card | card declined | cash only: 2 Ring your bank: “Will my card work in that country, and what does a withdrawal cost?”
      3* Write down how many days you'll be away, and what you'll pay in cash: buses, tips, markets.
        ~ Open your calendar or your ticket. | Write down how many days you'll be away. | List what you'll pay in cash, like buses or markets.
      3 Work out a small amount of cash, such as a third of what you expect to spend.
        ~ Write down what you expect to spend. | Divide it by three. | Circle that sum as your cash.
      6 Compare what two places charge to exchange it, including fees.
        ? sunday | tomorrow | today | tonight | leaving on: 6 Compare two ways that are still in time: an exchange counter in town and a bank ATM when you arrive.
          - 3 Look up the rate and fee at an exchange counter in town.
          - 3 Look up what a bank ATM at your destination costs with your card.
        - 3 Look up today's exchange rate.
        - 4 Look up how much cash two places would give you, after fees.
      6* Order the cash for pickup near you rather than at the airport[, {deadline}].
        ~ Open your bank's page for foreign cash. | Enter the amount you need. | Choose a pickup place near you, not the airport.
        ? tomorrow | today | tonight | airport: 6 Plan to use a bank ATM when you arrive, paying in the local currency rather than your own.
      2 Tell your bank where you will be, if it asks for travel notices.
        ~ Open the travel notice page in your bank's app. | Enter where you'll be on which dates.
      2? Put half of the cash in a different bag from your card.
        ~ Split the cash into two halves. | Put one half in a different bag from your card.
    `,
  },
  {
    id: "no-spend",
    area: "money",
    whole:
      "no spend month|no-spend month|do a no spend month|do no spend month|do a no-spend month|no spend january|no spend week|do a no spend week|no-spend week|do a no-spend year|no buy year|no-buy year|do a no buy year|no spend challenge|do a no spend challenge|no spend november|no spend weekend|stop spending for a month|stop buying things for a month",
    it: "it",
    plan: `
      2* Write “Only what I need” at the top of a sheet, with the start date and the end date[: {deadline}].
        ~ Write “Only what I need” at the top of a sheet. | Add the start date and the end date.
      5* Write below it what you will still pay for: rent, bills, food, medicine, getting to work.
        ~ Pick up your pen again. | Write “rent” with the bills you have to pay. | Add food and any medicine you need. | Add what it costs to get to work.
      3 Write the three things that tempt you most.
        ~ Write down the first thing that tempts you. | Add the second one. | Add the third one at the bottom.
        ? clothes | shoes | vinted | shein | asos | zara: 3 Write down the three shops or apps where you buy clothes.
        ? takeaway* | takeout | eating out | coffee* | deliveroo | doordash: 3 Write down the times you usually order in: late evening, lunch break, on the way home.
        ? amazon | online | apps | temu: 3 Write down the three apps or sites where you buy without planning to.
      5 Delete your card from the two shops that tempt you most.
        - 3 Delete your card from the first shop.
        - 3 Delete your card from the second shop.
      4* Hang up a list called “Later”, where each thing you want goes with its price.
        - 2 Hang up a sheet of paper called “Later”.
        - 3 Write the first thing you want on that sheet, with its price.
      5 Choose one thing for Friday evening that costs nothing.
        ~ Write “Friday evening” at the top of a note. | List two or three things that cost nothing. | Circle the one you'd like best.
        ? takeaway* | takeout | eating out | deliveroo | doordash: 5 Write down three quick dinners from your cupboard and freezer, for evenings when you'd normally order.
        ? kids | children | family | toddler: 5 Choose two free things with the children for the weekend: the library, a playground, a movie at home.
        ? friends | going out | pub | social*: 5 Write to one friend with a plan that costs nothing: a walk, coffee at home, a movie.
      2? Draw a cross for each day you kept to it. A missed day is only one day.
        ~ Stand in front of the sheet with a pen. | Draw a cross for each day you kept to it.
    `,
  },
];

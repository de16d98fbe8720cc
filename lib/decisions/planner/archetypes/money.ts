import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Budgets, debts, saving and taxes. */
export const MONEY: readonly Archetype[] = [
  {
    id: "budget",
    area: "money",
    acts: "make|create|start|set up|build|fix|sort|sort out|organize|get|manage|track|control|stick|plan|do|take control|improve|keep|review|understand|get control",
    things:
      "budget|budgeting|monthly budget|finance|spending|money|personal finance|expense|household budget|my finances|money situation|financial plan|family budget|cash flow",
    whole:
      "stop overspending|spend less|spend less money|budget|get better with money|manage my money|stop living paycheck to paycheck|stop spending|stop spending money|stop wasting money|be better with money",
    unless:
      "film|owe|lend|wedding|trip|movie|borrow|house deposit|make more|spend less time|less time on|time on reddit",
    it: "the budget",
    named: "budget",
    plan: `
      2* Open your banking app and write down today's balance and the day of your next income.
      10n Add up food, going out and shopping of the last 30 days.
      5n Choose one sum for a week of spending[, within {money}], and write it on a card behind your phone.
      8 List what leaves your account every month without asking: rent, phone, insurance, subscriptions.
        ? universal credit | benefits | pension: 8 List what must go out before the next payment day: rent, power, phone, food, debts.
      10 Add up food, going out and shopping of the last 30 days.
        - 8 Add up food, going out and shopping of the last 30 days.
        - 2 Write the largest surprise in one line.
        ? cash: 10 Add up last month's cash withdrawals, with a guess beside each of what they went on.
      8 Write three sums on one card: fixed costs, spending, left over.
      5 Choose one sum for a week of spending[, within {money}], and write it on the card.
        - 3 Choose one sum for a week of spending[, within {money}].
        - 2 Write it on the card that stays behind your phone.
        ? paid weekly | weekly pay | every week: 5 Choose one sum a week for spending, and one a week that is set aside for rent and bills.
      8 Set up a transfer for the day after your income: that sum to one card, the fixed costs untouched.
        - 8 Set up a transfer for the day after your income: that sum to one card or account.
        - 3 Delete the saved card from the shop where you buy most on a whim.
        ? by the 10th | by the tenth | by the 15th | past the 15th | runs out | gone by | gone in | a week later | mid month: 8 Set up four transfers to a spending card, one each Monday, so that the last week has its own quarter.
          - 3 Divide the spending sum by four.
          - 8 Set up a transfer of that part to a spending card for each Monday.
        ? partner | wife | husband | couple | we: 8 Set up one account or pot for what you share, with the spending sum of each on an own card.
          - 8 Set up one pot for what you share.
          - 3 Write the spending sum of each beside it.
      3? Put ten minutes with the banking app into your calendar every Sunday.
        ? ynab | spreadsheet | tried | gave up | always fail*: 3 Put ten minutes with one number, the week's sum, into your calendar every Sunday, with no app.
    `,
  },
  {
    id: "save-money",
    area: "money",
    acts: "save|save up|put aside|set aside|build|build up|start|have",
    things:
      "money|dollar|pound|euro|saving|fund|emergency fund|deposit|down payment|house deposit|savings account|rainy day fund|retirement|college fund|pension|wedding fund|holiday fund|savings|vacation fund|house",
    whole:
      "save up|save money|save more money|save for a house|save for a car|save for retirement|save for a trip|save for a wedding|save for christmas|save for a vacation|save for a holiday|save for a down payment|save for a deposit|start saving|start an emergency fund|build an emergency fund",
    hints: "month|deposit",
    unless: "marriage|file|time|energy|document|photos|relationship|water",
    it: "the savings",
    named: "emergency fund|fund|deposit|down payment",
    plan: `
      2* Write down the sum you want to have[: {amount}][ {deadline}], and what you have towards it now.
      3 Divide the difference by the months until then, and write the result large.
      5* Open a separate pot or account for it in your bank's app, and name it after what it is for[: {matter}].
        ? spend it | dip into | take it out | always take | raid: 5 Open an account at another bank or with notice, where taking it out costs a day or two.
        ? cash | tin | jar: 5 Choose one tin or envelope that is sealed, with the sum written on its outside each time.
      6 Find two costs of last month that you would not miss, and write down what they add up to.
        - 4 Find two costs of last month that you would not miss.
        - 2 Write down what they add up to.
      8 Cancel or lower the first of the two now.
        - 3 Open the page or number where the first of the two can be ended.
        - 6 Cancel or lower it.
      6* Set up an automatic transfer for the day after your income, even if it is small.
        - 6 Set up an automatic transfer for the day after your income, even if it is small.
        - 2 Move today's first amount by hand, to see the pot begin.
        ? minimum wage | no money | nothing left | benefits | low income | tight: 6 Turn on round-ups, or move the coins of each Friday, as small sums you don't feel.
          - 4 Turn on round-ups in the bank app, or set the smallest weekly transfer.
          - 2 Move today's first amount by hand, to see the pot begin.
        ? # a week | # a month: 6 Set up {#} as an automatic transfer for the day after your income.
          - 4 Set up {#} as an automatic transfer for the day after your income.
          - 2 Move the first part by hand, to see the pot begin.
      3? Set a reminder once a month to write the new sum on the fridge.
    `,
  },
  {
    id: "debt",
    area: "money",
    acts: "pay off|pay|get out|clear|repay|reduce|tackle|deal|consolidate|become free|eliminate|sort|sort out|face|pay down|get rid|stop",
    things:
      "debt|credit card|credit card debt|loan|student loan|overdraft|credit card bill|student debt|car loan|mortgage early|payday loan|medical debt|medical bill",
    whole: `${everyWay("pay off|clear|pay down", "£100", "debt|credit card|credit cards|two credit cards|2 credit cards|three credit cards|3 credit cards|credit card debt|student loan|student loans|loans|overdraft")}|get out of debt|become debt free|be debt free|pay off my debt|become debt-free`,
    tells:
      "owe who|owe whom|who i owe|whom i owe|who we owe|two credit cards|three credit cards|several credit cards|four credit cards|how much i owe|loan servicers|loan servicer|in overdraft|maxed out|in debt|drowning in debt",
    unless: "apply|application|get a credit card|new credit card|choose",
    it: "the debt",
    named:
      "debt|credit card|loan|student loan|overdraft|credit card debt|medical bill|car loan|payday loan",
    plan: `
      2* Write down the name of each place you owe money to, without any numbers yet.
        ? card | cards | loan | loans | klarna | afterpay: 2 Write down the name of each card, loan or shop you owe, without any numbers yet.
        ? overdraft | overdrawn: 2 Open the bank app, with today's overdraft and its limit written on a note.
      10n Add sum and interest to each line, and circle the one with the highest interest.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 10 Write today's balance beside each name, from its app or last letter.
        ? # cards | # credit cards: 10 Add sum and rate to each of the cards, with a circle round the highest rate.
        ? card | cards | loan | loans | klarna | afterpay: 10 Add sum and rate to each line, with a circle round the highest rate.
        ? overdraft | overdrawn: 5 Divide the overdraft by the paydays you have left, and write the sum on the note.
      10n Ask the circled one by phone or letter for a lower rate or smaller payments.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 5 Add the balances up, and write the total in a box with today's date.
        ? card | cards | loan | loans | klarna | afterpay: 10 Ask the circled one by phone or chat for a lower rate or smaller payments.
        ? overdraft | overdrawn: 5 Set a transfer of that sum to a separate pot for the day after payday.
      10 Add the sum, the interest and the monthly payment to each line, from app or letter.
        - 5 Add the sum to each line, from app or letter.
        - 5 Add the interest and the monthly payment.
        ? card | cards | loan | loans | klarna | afterpay: 10 Add balance, rate and monthly minimum to each line, from app or letter.
          - 5 Add today's balance to each line, from app or letter.
          - 5 Add the rate and the monthly minimum.
        ? overdraft | overdrawn: 5 Divide the overdraft by the paydays you have left, and write the sum on the note.
          - 2 Write down the paydays you have left.
          - 3 Divide the overdraft by their number, rounded up.
      3 Circle the one with the highest interest, and mark the smallest with a star.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 3 Add the balances up, and write the total in a box with today's date.
        ? rent | council tax | bailiff* | court | electric | gas: 3 Circle what can cost you home, power or court first: rent, council tax, energy, court, before any card.
        ? partner .. doesnt know | wife .. doesnt know | husband .. doesnt know | secret | nobody knows: 3 Circle the highest rate, with a star at the one that someone at home should hear of first.
        ? card | cards | loan | loans | klarna | afterpay: 3 Circle the one with the highest rate, and mark the smallest with a star.
        ? overdraft | overdrawn: 3 Look up what the overdraft costs you a month, and write it below the sum.
      6? Write down what is left each month after rent, food and bills[, to go towards {amount}].
        ? # spare | spare # | # left over | # extra | extra #: 6 Write {#} in the middle of the page, and minus each minimum below it: the rest attacks one debt.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 6 Add up the monthly minimums, and write their sum below the total.
        ? lunch* | takeaway* | take aways | coffee* | snacks | eating out | deliveroo | uber eats | doordash: 6 Add up last month's bought lunches, coffees or takeaways from the bank app, and write the sum down.
      5 Choose where every extra bit goes: the circled line saves most, the starred one ends soonest.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 5 Look in each app for what the statement lacks: later purchases, cash advances, late fees.
        ? lunch* | takeaway* | take aways | coffee* | snacks | eating out | deliveroo | uber eats | doordash: 5 Put the food for three packed lunches on the shopping list, so that their price goes to the debt.
        ? card | cards | loan | loans | klarna | afterpay: 5 Choose where each extra bit goes: the circled line saves most, the starred one ends soonest.
        ? overdraft | overdrawn: 5 Move one bill that comes before payday to the day after it.
      10 Ask the circled one by phone or letter for a lower rate or smaller payments.
        - 4 Write the sentence you will say: “I want to pay this; what lower rate or smaller payments can you offer?”
        - 8 Call or write to the circled one with that sentence.
        ? cant pay | nothing left | cant afford | drowning | overwhelm* | minimum: 10 Ring a free debt charity or credit counsellor with the list, before any more calls to lenders.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 10 Order your free credit report, and mark any debt that is not on the list.
          - 5 Order your free credit report online.
          - 5 Mark any debt on it that is not on the list.
        ? card | cards | loan | loans | klarna | afterpay: 10 Ask the circled one by phone or chat for a lower rate or smaller payments.
          - 4 Write the sentence you will say: “I want to pay this; what lower rate or smaller payments can you offer?”
          - 8 Call or write to the circled one with that sentence.
        ? overdraft | overdrawn: 10 Ask the bank by phone for less interest on the overdraft, and a limit that falls each month.
          - 2 Write down two asks: less or no interest, and a limit that falls each month.
          - 8 Read them out to the bank on the phone.
      6 Set up the extra payment for the day after your income[, so that it is gone {deadline}].
        - 5 Set up the extra payment for the day after your income.
        - 3 Save the number of a free debt adviser, in case a month does not work out.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 4 Put the first of each month into the calendar, as the day to write a new total.
        ? # spare | spare # | # left over | # extra | extra #: 6 Set up {#} a month for the day after payday: minimums on all, the whole rest to the circled one.
          - 5 Set the minimum on each of the others.
          - 5 Set what remains of {#} for the circled one, the day after payday.
        ? card | cards | loan | loans | klarna | afterpay: 6 Set up the extra payment to the circled one for the day after payday.
          - 5 Set up the extra payment for the day after payday.
          - 3 Save the number of a free debt adviser, in case a month does not work out.
        ? overdraft | overdrawn: 6 Set a transfer of that sum to a separate pot for the day after payday.
    `,
  },
  {
    id: "taxes",
    area: "money",
    acts: "do|file|finish|sort|submit|pay|prepare|start|complete|get done|send|organize|catch up",
    things:
      "tax|tax return|self assessment|self-assessment|income tax|self assessment tax return|back tax|tax form|vat return|self-assessment tax return|quarterly tax|tax paperwork|freelance tax|taxes",
    whole: "pay hmrc|pay the irs|pay irs|file my taxes|do my taxes|do taxes",
    unless: "law exam|become|accountant career|evade|import",
    it: "your tax return",
    named: "tax|tax return|tax form|vat return",
    plan: `
      2* Put one empty box or folder on the table and write the tax year on it.
        ? filled in | filled out | all done .. not sent | not sent | ready to send | just .. submit: 2 Open the return at its last page, with the figures on one sheet beside it.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 2 Write the missing years on a sheet, one below the other, with “open” beside each.
        ? 1099* | self employed | freelance*: 2 Put one box on the table with the tax year and the number of clients on its lid.
      3 Write down the date it is due[: {deadline}] and whether you file by yourself or with someone.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 3 Open your account at the tax office, to see which years are open and which fines stand.
      10* Collect what you can find in ten minutes: income slips, bank statements, receipts.
        - 10 Put every income slip you can find into the box.
        - 8 Add bank statements and receipts.
        ? lost .. receipts | no receipts | receipts gone | dont have receipts | without receipts: 10 Save your bank and card statements of the year, as they stand in for lost receipts.
        ? self employed | freelance* | sole trader | side job | gig | uber: 10 Collect in ten minutes: money in by month, money out for work by month, from bank and invoices.
        ? filled in | filled out | not sent | ready to send: 10 Compare five numbers with the papers: name, tax number, income, costs, bank details.
          - 6 Compare income and costs with the papers.
          - 4 Compare name, tax number and bank details.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 10 Collect the papers of one year in its own box: income slips, bank statements, receipts.
          - 10 Put every income slip of that one year into its own box.
          - 8 Add its bank statements and receipts.
      6 Make a list of what is still missing, with the place each thing comes from.
        ? filled in | filled out | not sent | ready to send: -
      10 Request the first missing paper by e-mail or download it.
        - 4 Find the page or address for the first missing paper.
        - 6 Request or download that paper.
        ? filled in | filled out | not sent | ready to send: -
      25 Fill in name, address and income in the official form or program, up to its last page.
        - 4 Open the official form or program, or ask for a new password.
        - 8 Fill in name, account and income from the first slip.
        - 10 Fill in the rest, with “?” where you are stuck.
        ? filled in | filled out | not sent | ready to send: 4 Save the whole return as a PDF, before anything is sent.
        ? 1099* | shoebox | freelance* | self employed: 25 Fill in the business page: income by client, costs in six sums such as phone, travel, tools, home.
          - 10 Sort the receipts into six heaps by kind.
          - 10 Fill in the income by client and the six sums.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 25 Fill in that one year's own form up to its last page, before the next year is begun.
          - 4 Open the form of that year, as each year has its own.
          - 8 Fill in name, account and income from the first slip.
          - 10 Fill in the rest, with “?” where you are stuck.
        ? owe | cant pay | big bill | scared: 25 Fill in the form up to its last page: filing on time spares the worst fine, even if you pay later by plan.
      10* Send the return from the form's last page, after one call to a free tax help line about any “?”.
        - 8 Ask a free tax help line or an adviser about your “?”.
        - 5 Send the return, with the receipt saved.
        ? filled in | filled out | not sent | ready to send | press .. button: 10 Press “send” on the return's last page; it can be corrected later, and save the receipt.
          - 3 Save a copy of the whole return.
          - 3 Press “send”, and save the receipt: it can be corrected later.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 10 Send the first finished year at once, and write the day for the next one beside it.
          - 5 Send the first finished year at once, with the receipt saved.
          - 4 Write to the tax office why it is late, to ask for less of the fine.
    `,
  },
  {
    id: "subscriptions",
    area: "money",
    acts: "cancel|stop|review|end|cut|find|get rid|reduce|check|sort|manage|cut down",
    things:
      "subscription|subscription service|streaming service|streaming|recurring payment|unused subscription",
    unless: "start|newsletter|get a",
    it: "the subscriptions",
    named: "subscription",
    plan: `
      2* Search your e-mail for “receipt” and write down the first three names you see.
        ? # a month: 2 Write “{#} a month” at the top of a page, and below it the first three names that take it.
      8n List from last month's bank statement what you would not buy again.
        ? joint | partner | ex | husband | wife: 8 List what repeats on the shared account last month, with a tick at those that are yours.
      8n End the dearest one you crossed out, and save the confirmation.
      8 List every payment that repeats, from last month's bank and card statement.
        - 5 List every payment that repeats, from last month's bank statement.
        - 4 Do the same for cards, app store and PayPal.
        ? joint | partner | ex | husband | wife: 8 List every payment that repeats on the shared account, with “mine”, “theirs” or “both” beside it.
          - 5 List every payment that repeats, from the shared account's last month.
          - 4 Write “mine”, “theirs” or “both” beside each.
      4 Write beside each when you last used it.
      3 Cross out those you would not buy again today.
      8 End the dearest one you crossed out, and save the confirmation.
        - 3 Log in to the dearest one you crossed out.
        - 5 End it, and save the confirmation.
      10 End the next two in the same way.
        - 10 End the next two in the same way.
        ? gym | contract: 10 Write the gym or contract one its notice in two lines, as those end by letter or mail.
          - 5 Write: “I end membership number … for the first possible day.”
          - 3 Send the line by the way the contract names.
      3? Set a reminder to look at the list again in three months.
    `,
  },
  {
    id: "bills",
    area: "money",
    acts: "pay|sort|sort out|catch up|organize|open|lower|reduce|deal|handle|go through|face|cut|find",
    things:
      "bill|council tax|property tax|electricity bill|energy bill|rent|post|letter pile|unopened mail|unpaid bill|utility bill|phone bill|overdue bill|pile of mail|pile of post|pile of letters|late bill|utility|unopened post|household bill",
    unless: "cover|motivation|send an invoice|gates|love letter|find|thank|van|room to rent",
    it: "the bills",
    named:
      "bill|rent|phone bill|electricity bill|energy bill|utility bill|unopened mail|unopened post|pile of mail|pile of unopened mail",
    plan: `
      2* Put every letter and every e-mail about {it} in one pile or folder, unopened.
        ? red | final | overdue: 2 Put the red ones on top of the pile, rent, power and council tax first.
      8n Open the three newest, and write down: who, how much, by when.
      8n Pay the one with the nearest date, or ask by phone to pay in parts[; yours is {deadline}].
      8 Open them one after the other, and write down: who, how much, by when.
        - 5 Open them one after the other, without deciding anything yet.
        - 5 Write down for each: who, how much, by when.
      3 Mark the one with the nearest date[, and everything due {deadline}].
      5 Check your account for what can be paid today.
      8 Pay the marked one, or ask by phone to pay in parts.
        - 2 Write down the reference number.
        - 8 Pay the marked one, or ask by phone to pay in parts.
        ? cant pay | no money | cant afford | skint | broke: 8 Ring the sender of the marked one: “I can't pay it all. May I pay … a month from …?”
          - 2 Write the reference number and your sum on a card.
          - 8 Ring with the card.
      8? Ask another provider for their price on one thing that seems too dear.
        ? up to date | all paid: -
      8 Set up automatic payment for the two that come every month.
        - 5 Set up automatic payment for one that comes every month.
        - 3 Put ten minutes for post into your calendar, on the same evening every week.
        ? forget | adhd | miss | late fees: 8 Set up automatic payment for those two, dated the day after payday.
          - 5 Set up automatic payment for one, the day after payday.
          - 3 Put ten minutes for post into your calendar, on the same evening every week.
    `,
  },
  {
    id: "invest",
    area: "money",
    acts: "start|open|learn|set up|begin|plan|plan for",
    things:
      "investing|stock|index fund|retirement account|pension|401k|ira|roth ira|isa|investment|stock market|retirement|investment account|etf|brokerage account",
    whole:
      "invest|start investing|invest my savings|invest money|invest in stocks|invest in index funds|plan for retirement|plan my retirement",
    it: "investing",
    plan: `
      2* Write down what the money is for and in how many years you will need it.
      8n Look up which tax-friendly accounts exist in your country, on a government page.
      5n Ask your employer or bank one question: what is added, and what does it cost a year?
      6 Check three things: three months of costs saved, no expensive debt, what your employer adds.
        - 4 Check whether three months of costs are saved and no expensive debt is left.
        - 4 Look up what your employer adds to a pension.
      8 Look up which tax-friendly accounts exist in your country, on a government page.
      10? Compare two providers by yearly fee and smallest sum[, for {money}].
        - 6 Write down yearly fee and smallest sum of one provider.
        - 6 Do the same for a second one.
      8 Read one page on broad index funds and write down the two risks it names.
      10 Open the account, or book a talk with an independent adviser.
        - 3 Put ID and tax number beside you.
        - 10 Open the account, or book a talk with an independent adviser.
      5 Set up the transfer of a monthly sum that you will not need for ten years.
    `,
  },
];

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
      "on mobile games|on games|on roblox|on takeout|on takeaway|on takeaways|on doordash|on uber eats|on deliveroo|on food delivery|film|owe|lend|wedding|trip|movie|borrow|house deposit|make more|spend less time|less time on|time on reddit",
    it: "the budget",
    named: "budget",
    plan: `
      2* Open your banking app and write down today's balance and the day of your next income.
        ~ Open your banking app. | Write down today's balance, plus the next income day.
        ? stop spending | spending too much | overspend* | spend less money | spending problem | stop wasting money: 2 Open your banking app and write down the last three things you bought and didn't need.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 2 Open the business account, and write down today's balance and last month's income.
        ? lost his job | lost her job | lost my job | laid off | redundan* | out of work: 2 Write down today's balance, the last paycheck still to come, and its date.
        ? # take home | take home is # | take home of # | earn # | bring home # | income of # | # net | make # a month | # coming in | paid # every | paid # a | # every two weeks | # biweekly | # a fortnight | every two weeks #: 2 Write “{#}” as your income at the top of a page, with its date below.
        ? no apps | no app | without an app | on paper | notebook | pen and paper: 2 Write the date of your next income and the cash you have on the first page of a notebook.
      10n Add up what you spent on food, going out and shopping in the last 30 days.
        ~ Open the last 30 days in your banking app. | Add up the food. | Add up going out. | Add up shopping, with the total below.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 10 Add up what the business paid last month in two parts: fixed costs, and costs of each sale.
        ? lost his job | lost her job | lost my job | laid off | redundan* | out of work: 10 Start the claim for unemployment pay today, because it often counts from the day you apply.
        ? groceries | takeaway* | takeout | eating out | deliveroo | doordash: 10 Add up the last 30 days in two parts: groceries and takeout.
      5n Choose one amount to spend per week, and write it on a card behind your phone.
        ~ Get a card. | Choose one amount for the week. | Write it on the card behind your phone.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 5 Write four numbers for next month: expected income, costs, tax set aside, your own pay.
        ? takeaway* | takeout | eating out | deliveroo | doordash: 5 Choose one amount a week for takeout, and write it on a card behind your phone.
      8 List what leaves your account automatically every month: rent, phone, insurance, subscriptions.
        ~ Open last month in your banking app. | Write down rent and phone. | Write down insurance and subscriptions.
        ? stop spending | spending too much | overspend* | spend less money | spending problem | stop wasting money: 8 Cancel one subscription you don't use. Your bank app and phone settings both list them.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 8 List what the business pays every month whether it sells or not: rent, software, insurance, phone, loan.
        ? rent at # | rents # | rent costs # | # goes to rent | # goes on rent | # on rent: 8 List what leaves your account every month, beginning with rent {#}: power, phone, insurance, subscriptions.
        ? rent of # | rent is # | rent # | # in rent | # for rent | # rent: 8 List what leaves your account every month, beginning with rent {#}: power, phone, insurance, subscriptions.
        ? mortgage | car payment | car loan: 8 List what leaves your account every month: home, car, power, phone, insurance, subscriptions.
        ? universal credit | benefits | pension: 8 List what you must pay before the next payment day: rent, power, phone, food, debts.
      10 Add up what you spent on food, going out and shopping in the last 30 days.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 10 Add up last month's other costs: materials, fees, help, ads.
          - 8 Add up last month's materials, fees, help and ads.
          - 2 Write them as a share of last month's income.
        ? lost his job | lost her job | lost my job | laid off | redundan* | out of work: 10 Start the claim for unemployment pay today, because it often counts from the day you apply.
          - 3 Open the official page for the claim.
          - 8 Fill in your job, your last day and the reason you left.
        ? groceries | takeaway* | takeout | eating out | deliveroo | doordash: 10 Add up the last 30 days in two parts: groceries and takeout.
          - 6 Add up the groceries.
          - 4 Add up the takeout and restaurant meals.
        ? no apps | no app | without an app | on paper | notebook | pen and paper: 10 Write down what you spent in the last three days, from receipts and memory.
        - 8 Add up food, going out and shopping for the last 30 days.
        - 2 Write down the largest surprise in one line.
        ? cash: 10 Add up last month's cash withdrawals, and note a guess of what each went to.
      8 Write three numbers on one card: fixed costs, spending, what is left over.
        ~ Get one card. | Write the fixed costs. | Write spending with what is left over.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 8 Write next month on one page: expected income, fixed costs, costs of sales, tax, what is left.
      5 Choose one amount to spend per week, and write it on the card.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 5 Choose two amounts from what is left: your own pay, and a cushion for a quiet month.
          - 3 Choose what to pay yourself from what is left.
          - 2 Choose what goes into a cushion for a quiet month.
        - 3 Choose one amount to spend per week.
        - 2 Write that amount on a card that stays behind your phone.
        ? paid weekly | weekly pay | every week: 5 Choose one amount a week for spending and one to set aside for rent and bills.
      8 Set up a transfer for the day after payday that moves your spending money to its own card.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 8 Set up a transfer to a tax account: a quarter to a third of each payment, until you know your rate.
          - 4 Open a second account named “Tax”.
          - 4 Set up a transfer to it: a quarter to a third of each payment.
        ? lost his job | lost her job | lost my job | laid off | redundan* | out of work: 8 Ask the landlord, lender or card company for smaller payments before you miss the first one.
          - 3 Choose the bill whose due date comes first.
          - 6 Write or ring: what happened, what you can pay, for how long.
        ? no apps | no app | without an app | on paper | notebook | pen and paper: 8 Put one week's spending in cash into an envelope.
          - 4 Write the week's amount on an envelope.
          - 6 Put that cash in it on your next errand.
        - 8 Set up a transfer of that amount to its own card or account, for the day after payday.
        - 3 Delete the saved card from the store where you buy most on impulse.
        ? by the 10th | by the tenth | by the 15th | past the 15th | runs out | gone by | gone in | a week later | mid month: 8 Set up four transfers to a spending card, one each Monday, so the last week has its own share.
          - 3 Divide your spending money by four.
          - 8 Set up a transfer of that part to a spending card each Monday.
        ? partner | wife | husband | couple | we: 8 Set up one account for what you share. Each of you keeps a card for your own spending.
          - 8 Set up one account for what you share.
          - 3 Write down how much each of you may spend alone.
      3? Put ten minutes with the banking app into your calendar every Sunday.
        ~ Open your calendar at Sunday. | Enter ten minutes with the banking app. | Set it to repeat every week.
        ? my business | small business | my company | my shop | my salon | my store | a business | our business | the business | freelance budget: 3 Put half an hour on the first Monday of each month into your calendar, to compare plan and reality.
        ? no apps | no app | without an app | on paper | notebook | pen and paper: 3 Put the notebook and a pen beside the kettle, for one line per purchase.
        ? ynab | tried a spreadsheet | spreadsheets never | tried | gave up | always fail*: 3 Put ten minutes into your calendar every Sunday to look at one number: the week's spending.
    `,
  },
  {
    id: "save-money",
    area: "money",
    acts: "save|save up|put aside|set aside|build|build up|start|have",
    things:
      "money|dollar|pound|euro|naira|rupee|rand|shilling|franc|saving|fund|emergency fund|deposit|down payment|house deposit|savings account|rainy day fund|retirement|college fund|pension|wedding fund|holiday fund|savings|vacation fund|house",
    whole:
      "save up|save money|save more money|save for a house|save for a car|save for retirement|save for a trip|save for a wedding|save for christmas|save for a vacation|save for a holiday|save for a down payment|save for a deposit|start saving|start an emergency fund|build an emergency fund",
    hints: "month|deposit",
    unless: "marriage|file|time|energy|document|photos|relationship|water",
    it: "the savings",
    named: "emergency fund|fund|deposit|down payment",
    plan: `
      2* Write down the amount you want to have[: {amount}][ {deadline}], and what you have toward it now.
        ~ Pick up a pen. | Write the goal amount, plus what you have now.
        ? we have # already | i have # already | # already | have # so far | # so far: 2 Write down the amount you want to have[: {amount}], with {#} as already saved.
        ? saved # | have # saved | # saved | already have # | already saved #: 2 Write down the amount you want to have, with {#} as already saved.
      3 Divide what is still missing by the months until then, and write the result in large figures.
        ~ Write down what is still missing. | Divide it by the months until then. | Write the result in large figures.
        ? make # | makes # | earn # | bring home # | bring home about # | take home # | take home about # | get paid # | income .. # | pay is # | make about # | earn about # | make around #: 3 Divide what is still missing by the months until then, and write the result beside your {#}.
        ? # a month | # a week | # per month | # per week | # per paycheck | # each payday | # every month | # every week: -
      5* Open a separate savings account in your bank's app, and name it after what it is for[: {matter}].
        ~ Open your bank's app. | Open a separate savings account. | Name it after what it's for.
        ? spend it | dip into | take it out | always take | raid: 5 Open an account at another bank, where taking money out costs a day or two.
        ? cash | tin | jar: 5 Choose one jar or envelope you can seal, and write the amount on the outside each time.
      6 Find two costs from last month that you would not miss, and write down what they add up to.
        - 4 Find two costs from last month that you would not miss.
        - 2 Write down what they add up to.
      8 Cancel or lower the first of the two now.
        - 3 Open the page or number where you can end the first of the two.
        - 6 Cancel or lower that cost.
        ? already cut | nothing left to cut | cut everything | already cancelled: 8 Write down three things at home you could sell, the most valuable first.
          - 4 Write down three things at home you could sell.
          - 6 Photograph the most valuable one for a listing.
      6* Set up an automatic transfer for the day after payday, even if it is small.
        - 6 Set up an automatic transfer for the day after payday, even if it is small.
        - 2 Move today's first amount by hand, so the savings begin.
        ? minimum wage | no money | nothing left | benefits | low income | tight: 6 Turn on round-ups in the bank app, because you won't feel such small amounts.
          - 4 Turn on round-ups in the bank app, or set the smallest weekly transfer.
          - 2 Move today's first amount by hand, so the savings begin.
        ? make # | makes # | earn # | bring home # | take home # | get paid # | income .. # | pay is # | make about # | earn about # | make around # | # a month income | # a month after taxes: 6 Set up an automatic transfer for the day after payday: a tenth of your pay, for a start.
          - 4 Set up an automatic transfer for the day after payday: a tenth of your pay, for a start.
          - 2 Move today's first amount by hand, so the savings begin.
        ? # a week | # a month: 6 Set up {#} as an automatic transfer for the day after payday.
          - 4 Set up {#} as an automatic transfer for the day after payday.
          - 2 Move the first part by hand, so the savings begin.
      3? Set a monthly reminder to write the new total on the fridge.
        ~ Open your calendar. | Choose one day of the month. | Set a monthly reminder: “New total on the fridge”.
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
        ~ Pick up a pen. | Write the names of the places you owe.
        ? dont have a list | do not have a list | havent got a list | dont have .. spreadsheet | do not have .. spreadsheet | havent got .. spreadsheet: 2 Write down the name of each place you owe money to, without any numbers yet.
        ? already listed | have a list | have .. spreadsheet | made a list | know what i owe: 2 Put your list of debts in front of you, with today's date at the top.
        ? card | cards | loan | loans | klarna | afterpay: 2 Write down the name of each card, loan or store you owe, without any numbers yet.
        ? overdraft | overdrawn: 2 Open the bank app, and write down today's overdraft and its limit.
      10n Add the amount and the interest rate to each name, and note which rate is the highest.
        ~ Put the list of names in front of you. | Write the amount beside each. | Write the interest rate beside each. | Mark the highest rate.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 10 Write today's balance beside each name, from its app or last letter.
        ? # cards | # credit cards: 10 Add the balance and rate of each card, and note which rate is the highest.
        ? card | cards | loan | loans | klarna | afterpay: 10 Add the balance and rate to each name, and note which rate is the highest.
        ? overdraft | overdrawn: 5 Divide the overdraft by the paydays you have left, and write the result on the note.
      10n Ask the lender with the highest rate, by phone or letter, for a lower rate or smaller payments.
        ~ Find the number of the lender with the highest rate. | Call them, or open a letter. | Say: “I'd like a lower rate or smaller payments.” | Write down what they answer, or mail the letter.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 5 Add the balances up, and write the total in a box with today's date.
        ? card | cards | loan | loans | klarna | afterpay: 10 Ask the lender with the highest rate, by phone or chat, for a lower rate or smaller payments.
        ? overdraft | overdrawn: 5 Set up a transfer of that amount to a separate account for the day after payday.
      10 Add the balance, the interest and the monthly payment to each line, from its app or letter.
        - 5 Add the balance to each line, from its app or letter.
        - 5 Add the interest and the monthly payment to each line.
        ? card | cards | loan | loans | klarna | afterpay: 10 Add the balance, rate and monthly minimum to each line, from its app or letter.
          - 5 Add today's balance to each line, from its app or letter.
          - 5 Add the rate and the monthly minimum to each line.
        ? overdraft | overdrawn: 5 Divide the overdraft by the paydays you have left, and write the result on the note.
          - 2 Write down how many paydays you have left.
          - 3 Divide the overdraft by that number, rounded up.
      3 Circle the debt with the highest interest, and note the smallest one with a star.
        ~ Put the list of debts in front of you. | Circle the one with the highest interest. | Put a star on the smallest one.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 3 Add the balances up, and write the total in a box with today's date.
        ? rent | council tax | bailiff* | court | electric | gas: 3 Circle what can cost you home, power or a court date first: rent, taxes, energy, before any card.
        ? partner .. doesnt know | wife .. doesnt know | husband .. doesnt know | secret | nobody knows: 3 Circle the highest rate, and note with a star the debt someone at home should hear about first.
        ? card | cards | loan | loans | klarna | afterpay: 3 Circle the debt with the highest rate, and note the smallest one with a star.
        ? overdraft | overdrawn: 3 Look up what the overdraft costs you a month, and write it under the result.
      6? Write down what is left each month after rent, food and bills[, to go towards {amount}].
        ~ Pick up a pen. | Write down one month's income. | Take off rent, food and bills to see what is left.
        ? # spare | spare # | # left over | # extra | extra #: 6 Write {#} in the middle of the page, and note each minimum below it. What remains goes to one debt.
        ? earn # | i make # | make # a month | bring home # | brings home # | take home # | # take home | income of # | income is # | paid # a month | # a month after tax: 6 Write “{#} in” on a sheet, minus rent, food, bills and the minimums. What remains goes to one debt.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 6 Add up the monthly minimums, and write the result below the total.
        ? lunch* | takeaway* | take aways | coffee* | snacks | eating out | deliveroo | uber eats | doordash: 6 Add up last month's bought lunches, coffees and takeout from the bank app, and write it down.
      5 Choose where every extra dollar goes: the circled debt saves most, the starred one ends soonest.
        ~ Look at the circled debt and the starred one. | Choose between saving the most and ending soonest. | Write “extra money goes here” beside your choice.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 5 Look in each app for what the statement doesn't show yet: later purchases, cash advances, late fees.
        ? lunch* | takeaway* | take aways | coffee* | snacks | eating out | deliveroo | uber eats | doordash: 5 Put the food for three packed lunches on the shopping list, so their price can go to the debt.
        ? card | cards | loan | loans | klarna | afterpay: 5 Choose where every extra dollar goes: the circled debt saves most, the starred one ends soonest.
        ? overdraft | overdrawn: 5 Move one bill that comes before payday to the day after it.
      10 Ask the circled lender by phone or letter for a lower rate or smaller payments.
        - 4 Write what you'll say: “I want to pay this. What lower rate or smaller payments can you offer?”
        - 8 Call or write to the circled lender with that sentence.
        ? cant pay | nothing left | cant afford | drowning | overwhelm* | minimum: 10 Ring a nonprofit credit counselor with the list before you call any more lenders.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 10 Order your free credit report, and note any debt that is not on the list.
          - 5 Order your free credit report online.
          - 5 Mark any debt on it that is not on your list.
        ? card | cards | loan | loans | klarna | afterpay: 10 Ask the circled lender by phone or chat for a lower rate or smaller payments.
          - 4 Write what you'll say: “I want to pay this. What lower rate or smaller payments can you offer?”
          - 8 Call or write to the circled lender with that sentence.
        ? overdraft | overdrawn: 10 Ask the bank by phone for lower overdraft fees and a limit that falls each month.
          - 2 Write down two requests: lower overdraft fees, and a limit that falls each month.
          - 8 Read both requests out to the bank on the phone.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 10 Write to the circled lender by chat or e-mail: “I want to pay this. What smaller payments can you offer?”
          - 4 Find the circled lender's chat or message box.
          - 6 Send one line there: “I want to pay this. What smaller payments can you offer?”
      6 Set up the extra payment for the day after payday[, so that it is gone {deadline}].
        - 5 Set up the extra payment for the day after payday.
        - 3 Save the number of a nonprofit credit counselor, in case a month doesn't work out.
        ? work out .. owe | find out .. owe | figure out .. owe | see .. i owe | know .. owe | how much i owe | how much we owe | add up .. debt* | add up .. cards: 4 Put the first of each month into your calendar as the day to write a new total.
        ? # spare | spare # | # left over | # extra | extra #: 6 Set up {#} a month for the day after payday: minimums on all, everything else to the circled one.
          - 5 Set up the minimum payment on each of the others.
          - 5 Set up what remains of {#} for the circled one, for the day after payday.
        ? earn # | i make # | make # a month | bring home # | brings home # | take home # | # take home | income of # | income is # | paid # a month | # a month after tax: 6 Set up what remains as an extra payment to one debt, for the day after payday.
          - 5 Set up what remains as an extra payment to one debt, for the day after payday.
          - 3 Save the number of a nonprofit credit counselor, in case a month doesn't work out.
        ? card | cards | loan | loans | klarna | afterpay: 6 Set up the extra payment to the circled lender for the day after payday.
          - 5 Set up the extra payment to the circled lender for the day after payday.
          - 3 Save the number of a nonprofit credit counselor, in case a month doesn't work out.
        ? overdraft | overdrawn: 6 Set up a transfer of that amount to a separate account for the day after payday.
    `,
  },
  {
    id: "taxes",
    area: "money",
    acts: "do|file|finish|sort|submit|pay|prepare|start|complete|get done|send|organize|catch up",
    things:
      "tax|tax return|self assessment|self-assessment|income tax|self assessment tax return|back tax|tax form|vat return|self-assessment tax return|quarterly tax|tax paperwork|freelance tax|taxes",
    whole:
      "get tax extension|file tax extension|ask for tax extension|file for tax extension|get extension on my taxes|pay hmrc|pay the irs|pay irs|file my taxes|do my taxes|do taxes",
    unless: "law exam|become|accountant career|evade|import",
    it: "your tax return",
    named: "tax|tax return|tax form|vat return",
    plan: `
      2* Put one empty box or folder on the table and write the tax year on it.
        ~ Put an empty box or folder on the table. | Write the tax year on it.
        ? extension: 2 Open the tax office's own page on extensions: in the US, Form 4868 through Free File.
        ? shoebox | box of receipts | bag of receipts | tin of receipts | pile of receipts | carrier bag: 2 Tip all the receipts out on a table, beside a sheet with the tax year.
        ? # invoices: 2 Put the {#} invoices on one pile or in one folder, oldest on top.
        ? dont have the statements | do not have the statements | havent got the statements | dont have .. bank statements | do not have .. bank statements | havent got .. bank statements: 2 Put one empty box or folder on the table and write the tax year on it.
        ? statements downloaded | downloaded .. statements | have the statements | have .. bank statements | statements ready | havent added | nothing added up | add up my | add up the | need to add up | adding up: 2 Open the folder with the statements at the first month of the tax year.
        ? filled in | filled out | all done .. not sent | not sent | ready to send | just .. submit: 2 Open the return at its last page, with your figures beside it.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 2 Write the missing years on a sheet, one below the other, each with “open” beside it.
        ? self employed | freelance*: 2 Put one box on the table, and write the tax year and number of clients on its lid.
      3 Write down whether you file alone or with someone, and the official filing deadline.
        ~ Pick up a pen. | Write “alone” or “with” plus the name. | Write the filing deadline below it.
        ? extension: 3 Write on a note: more time to file is not more time to pay.
        ? form 16 | itr | aadhaar: 3 Log in to the income tax portal, and look up which ITR form fits your pay.
        ? sars | irp5 | auto assess*: 3 Log in to SARS eFiling, to see whether an auto assessment waits there.
        ? nil return | nil returns | kra | itax: 3 Log in to iTax, or ask it for a new password.
        ? ex claims | ex claim | ex wife claims | ex husband claims | ex is claiming: 3 Write at the top who you file for. If your ex claims the child this year, your form must not.
        ? utr yet | no utr | dont have a utr | not registered | havent registered: 3 Register for self assessment on gov.uk first, because the ten-digit number takes weeks to arrive by mail.
        ? jointly | joint return | married: 3 Write down whether you file jointly or separately, and the filing deadline[: {deadline}].
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 3 Open your account at the tax office to see which years are open and what penalties you owe.
      10* Collect what you can find in ten minutes: W-2s or income slips, bank statements, receipts.
        ? have all my w2* | have all my w 2* | have all the w2* | have all .. w2* | have all .. w 2* | got all my w2* | got all .. w2* | all my w2s already | have all my forms | have all my documents: 10 Lay out your W-2s, with any 1099 or 1098 from the mail and your accounts.
          - 4 Lay out your W-2s.
          - 6 Check your bank, loan and job pages for any 1099 or 1098.
        ? extension: 10 Work out roughly what you owe for the year: last year's tax, this year's income, what was withheld.
          - 5 Write down last year's total tax and this year's income.
          - 5 Take off what was already withheld or paid.
        ? shoebox | box of receipts | bag of receipts | tin of receipts | pile of receipts | carrier bag: 10 Sort for ten minutes into three piles: money in, costs for work, private.
          - 5 Sort half of the receipts into three piles: money in, costs for work, private.
          - 5 Sort the other half of the receipts.
        ? nil return | nil returns: 10 Open “File nil return” there, and note your tax number and the year.
          - 4 Open “File nil return”.
          - 4 Fill in your tax number and the year.
        ? changed jobs | two employers | both employers | # employers | changed job | switched jobs | two jobs: 10 Lay the forms from both employers side by side, and note if one is missing.
          - 5 Lay out the form from your last employer.
          - 5 Put the other form beside it, or a sheet with that company's name.
        ? irp5 | medical aid certificate | it3b: 10 Download what you can find in ten minutes: the IRP5 from payroll, certificates from medical aid and bank.
          - 5 Download the IRP5 from payroll's page.
          - 5 Download the medical aid certificate in its app.
        ? # invoices: 10 Add up the first ten of the {#} invoices, with each one's sum on a sheet.
          - 5 Add up the first five of the {#} invoices.
          - 5 Add up the next five.
        ? dont have the statements | do not have the statements | havent got the statements | dont have .. bank statements | do not have .. bank statements | havent got .. bank statements: 10 Collect what you can find in ten minutes: W-2s or income slips and receipts. The statements can come later.
          - 10 Put every income slip you can find into the box.
          - 8 Add bank statements and receipts.
        ? statements downloaded | downloaded .. statements | have the statements | have .. bank statements | statements ready | havent added | nothing added up | add up my | add up the | need to add up | adding up: 10 Add up the first three months on the statements: money in, money out for work.
          - 5 Add up what came in over the first three months.
          - 5 Add up what went out for work over those months.
        ? dont have my w2* | do not have my w2* | havent got my w2* | dont have my w 2* | do not have my w 2* | havent got my w 2* | dont have the w2* | do not have the w2* | havent got the w2* | dont have the w 2* | do not have the w 2* | havent got the w 2* | dont have my p60 | do not have my p60 | havent got my p60 | dont have .. p60 | do not have .. p60 | havent got .. p60 | dont have all .. forms | do not have all .. forms | havent got all .. forms | dont have all .. papers | do not have all .. papers | havent got all .. papers: 10 Collect what you can find in ten minutes: bank statements, receipts. The W-2 can come later.
          - 10 Put every income slip you can find into the box.
          - 8 Add bank statements and receipts.
        ? have my w2* | have my w 2* | have the w2* | have the w 2* | got my w2* | got my w 2* | got the w2* | got the w 2* | have my p60 | got my p60 | have .. p60 | have all .. forms | have all .. papers | papers are ready | papers ready | forms are ready: 10 Lay the forms you have beside last year's return to see which one is still missing.
          - 5 Lay the forms in the order of last year's return.
          - 5 Mark each line of last year's return that has no form yet.
        - 10 Put every income slip you can find into the box.
        - 8 Add bank statements and receipts.
        ? lost .. receipts | no receipts | receipts gone | dont have receipts | without receipts: 10 Save your bank and card statements for the year, because they can stand in for lost receipts.
        ? self employed | freelance* | sole trader | side job | gig | uber: 10 Collect in ten minutes your income and work costs by month, from bank and invoices.
        ? filled in | filled out | not sent | ready to send: 10 Compare five things with your papers: name, tax number, income, costs, bank details.
          - 6 Compare the income and costs with your papers.
          - 4 Compare the name, tax number and bank details.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 10 Collect the papers for one year in its own box: income slips, bank statements, receipts.
          - 10 Put every income slip for that one year into its own box.
          - 8 Add that year's bank statements and receipts.
        ? w 2* | w2* | 1099*: 10 Put every W-2 and 1099 on the table. The ones that came online need a download.
          - 4 Put every W-2 and 1099 that came by mail on the table.
          - 6 Download the others from payroll, bank or app.
      6 List what is still missing and where each thing comes from.
        ~ Put the papers you have in front of you. | Write down each paper that is missing. | Write beside each where it comes from.
        ? have all my w2* | have all my w 2* | have all the w2* | have all .. w2* | have all .. w 2* | got all my w2* | got all .. w2* | all my w2s already | have all my forms | have all my documents: 6 Put last year's return, your bank account number and everyone's Social Security numbers beside the forms.
        ? extension: 6 Put your name, address, Social Security number and bank account beside you.
        ? # invoices: 6 Add up the rest of the invoices, and note the total.
        ? dont have the statements | do not have the statements | havent got the statements | dont have .. bank statements | do not have .. bank statements | havent got .. bank statements: 6 List what is still missing and where each thing comes from.
        ? statements downloaded | downloaded .. statements | have the statements | have .. bank statements | statements ready | havent added | nothing added up | add up my | add up the | need to add up | adding up: 6 Add up the other months in the same two columns, and note both totals.
        ? filled in | filled out | not sent | ready to send: -
        ? lost one of | lost a form | lost one form | lost my form | one form missing | missing one: 4 Write down what is lost: which form, which year, who sends it.
        ? w 2* | w2* | 1099*: 6 Tick each payer of the year against the forms on the table, and note any that is missing.
      10 Request the first missing paper by e-mail or download it.
        ? have all my w2* | have all my w 2* | have all the w2* | have all .. w2* | have all .. w 2* | got all my w2* | got all .. w2* | all my w2s already | have all my forms | have all my documents: 5 Start this year's return in IRS Free File or your tax program.
          - 3 Open IRS Free File or your tax program.
          - 2 Start this year's return.
        ? extension: 4 Choose how to ask for it: the short form online, or a payment marked “extension”, which counts as one.
        ? lost .. from my bank | lost .. from the bank | lost .. bank form | missing .. from my bank | missing .. from the bank: 10 Download the lost form in the bank's app under “tax documents”, or ask for a copy by chat.
          - 4 Look in the bank's app under “tax documents”.
          - 6 Ask the bank's chat for a copy if it isn't there.
        ? 1098 t | missing .. college | missing .. university: 10 Download the missing form in the college's student portal, or ask the bursar's office for a copy.
          - 4 Look in the student portal under “tax”.
          - 6 Ask the bursar's office for a copy if it isn't there.
        ? lost one of | lost a form | lost one form | lost my form: 10 Ask whoever sent the lost form for a copy, or download it in their portal.
          - 4 Look in the sender's portal for the form.
          - 6 Ask the sender for a copy.
        ? ui 19 | irp5 | medical aid certificate: 10 Ask payroll or the medical aid in one line for the certificate that isn't there yet.
          - 4 Find the mail address of payroll or the medical aid.
          - 6 Ask for the certificate of that tax year.
        ? filled in | filled out | not sent | not sending | ready to send: 3 Look on the return's last page to see whether you pay or get money back, and note by which day.
          - 2 Look on the return's last page to see whether you pay or get money back.
          - 2 Write the amount and the due date on a note.
        ? missing .. slip | missing one | one missing: 10 Ask for the one missing paper by e-mail, or download it from its portal.
          - 4 Find the page or address of whoever sends the missing paper.
          - 6 Ask for the paper, or download it.
        ? dont have the statements | do not have the statements | havent got the statements | dont have .. bank statements | do not have .. bank statements | havent got .. bank statements: 10 Request the first missing paper by e-mail or download it.
          - 4 Find the page or address for the first missing paper.
          - 6 Request or download that paper.
        ? statements downloaded | downloaded .. statements | have the statements | have .. bank statements | statements ready | havent added | nothing added up | add up my | add up the | need to add up | adding up: 10 Add up what you paid for work in six groups: phone, travel, tools, home, fees, the rest.
          - 4 Mark each work payment with its group: phone, travel, tools, home, fees, the rest.
          - 6 Add up each of the six groups.
        ? # invoices: 10 Add up what you paid for work in six groups: phone, travel, tools, home, fees, the rest.
          - 4 Sort the receipts into six groups: phone, travel, tools, home, fees, the rest.
          - 6 Add up each of the six groups.
        ? not his 1099* | not her 1099* | not the 1099* | not my 1099* | no 1099 | not the w 2* | lost .. 1099 | lost my w2* | lost my w 2* | lost .. w2* | lost .. w 2* | missing .. w2* | missing .. w 2* | missing .. 1099 | cant find .. 1099 | cant find .. w2* | cant find .. w 2*: 10 Ask the payer for a copy of the lost form, or download the “wage and income transcript” on irs.gov.
          - 4 Send the payer one line: “Please send me another copy of my form for ….”
          - 6 Open irs.gov at “transcripts”, in case the payer doesn't answer.
        ? lost my p60 | lost .. p60 | lost .. p45: 10 Ask payroll for a copy of the lost form, or read its figures in your online tax account.
          - 4 Send payroll one line that asks for a copy.
          - 6 Look in your online tax account for that year's pay and tax.
        - 4 Find the page or address for the first missing paper.
        - 6 Request or download that paper.
        ? filled in | filled out | not sent | ready to send: -
      25 Fill in your name, address and income in the official form or program, up to its last page.
        ? extension: -
        ? my accountant | an accountant | my cpa | tax adviser | tax advisor: 25 Scan what is in the box into one folder for the accountant, named by kind.
          - 10 Scan the income slips and statements.
          - 10 Scan the receipts.
        ? turbotax: 25 Fill in your name, address and income in TurboTax, up to its last page.
          - 4 Open TurboTax, or reset your password there.
          - 8 Fill in your name, bank account and the income from the first slip.
          - 10 Fill in the rest, with “?” where you are stuck.
        - 4 Open the official form or program, or reset your password there.
        - 8 Fill in your name, bank account and the income from the first slip.
        - 10 Fill in the rest, with “?” where you are stuck.
        ? filled in | filled out | not sending | not sent | ready to send: 4 Save the whole return as a PDF, before anything is sent.
        ? 1099 nec | shoebox | freelance* | self employed: 25 Fill in the business page: income by client, and costs in six groups such as phone, travel, tools, home.
          - 10 Sort the receipts into six piles by kind.
          - 10 Fill in the income by client and the six totals.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 25 Fill in that year's own form up to its last page before you begin the next year.
          - 4 Open the form for that year, because each year has its own.
          - 8 Fill in your name, bank account and the income from the first slip.
          - 10 Fill in the rest, with “?” where you are stuck.
        ? owe | cant pay | big bill | scared: 25 Fill in the form up to its last page. Filing on time avoids the worst penalty, even if you pay later.
        ? w 2* | w2* | 1099*: 25 Fill in each W-2 and 1099 box by box in IRS Free File or another program, up to its last page.
          - 4 Open IRS Free File or another program, or reset your password there.
          - 8 Fill in the first form box by box.
          - 10 Fill in the other forms, with “?” where you are stuck.
      10n Open IRS Free File or your tax program, and fill in your name, address and the first income form[, to file {deadline}].
        ~ Open IRS Free File or your tax program. | Start this year's return. | Fill in your name and address. | Fill in the first income form.
        ? extension: 10 Fill in the short form with that rough amount[ {deadline}], along with what you can pay now.
        ? my accountant | an accountant | my cpa | tax adviser | tax advisor: 10 Send the accountant the folder with one list: what is in it, what is missing, your questions.
        ? filled in | filled out | not sent | ready to send | press .. button: 10 Press “send” on the return's last page. A mistake can be corrected later.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 10 Open the form for the first open year, and fill in your name, address and that year's first income form.
        ? turbotax: 10 Open TurboTax, and fill in your name, address and the first income form.
        ? 1099 nec | shoebox | freelance* | self employed: 10 Fill in this year's income by client on your tax program's business page.
        ? w 2* | w2*: 10 Open IRS Free File or your tax program, and copy the first W-2 into it box by box.
      10 File the return[ {deadline}]. A free tax help line can answer whatever you aren't sure of.
        ? extension: 10 Fill in the short form with that rough amount[ {deadline}], along with what you can pay now.
          - 6 Fill in your name, tax number and the rough amount.
          - 4 Send the form[ {deadline}] with what you can pay now.
        ? my accountant | an accountant | my cpa | tax adviser | tax advisor: 10 Send the accountant the folder with one list: what is in it, what is missing, your questions.
          - 5 Write one list: what is in the folder, what is missing, your questions.
          - 3 Send the accountant the folder with that list.
        - 8 Ask a free tax help line or an adviser about each “?” in your form.
        - 5 Send the return, and note the confirmation number.
        ? filled in | filled out | not sent | ready to send | press .. button: 10 Press “send” on the return's last page. A mistake can be corrected later.
          - 3 Save a copy of the whole return.
          - 3 Press “send” on the last page. A mistake can be corrected later.
        ? late | overdue | behind | unfiled | catch up | back taxes | # years | both years | 2020 and | 2021 and | 2022 and | 2023 and | 2024 and | 2025 and: 10 Send the first finished year right away, and write the day for the next one beside it.
          - 5 Send the first finished year right away.
          - 4 Write to the tax office why it is late to ask for a lower penalty.
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
        ~ Search your e-mail for “receipt”. | Write down the first three names you see.
        ? under # | down to # | below #: 2 Write “{#} a month” at the top of a page as the most you want to pay.
        ? which email | what email | which e mail | what e mail | dont remember .. email | forgot .. email | old email | dont know .. email | cant log in: 2 Search each inbox you have for the name of the first service. The inbox with its receipts is the login.
        ? dont recognise | dont recognize | do not recognise | do not recognize | dont know what: 2 Copy the strange payments off the statement: date, amount, the exact name.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 2 Open the account page of the first service you named, at “membership” or “subscription”.
        ? # a month: 2 Write “{#} a month” at the top of a page, and note the first three names that charge you.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 2 Open the account page of the first service you named, at “membership” or “plan”.
      8n List the subscriptions on last month's bank statement that you would not buy again.
        ~ Open last month's bank statement. | Read down it for subscriptions. | Write down those you would not buy again.
        ? dont recognise | dont recognize | do not recognise | do not recognize | dont know what: 8 Search your e-mail, app store and PayPal for those amounts and names.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 8 Cancel the first one there, and note its last day.
        ? joint | partner | ex | husband | wife: 8 List what repeated on the shared account last month, and note which ones are yours.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 8 Cancel that first one, and note the confirmation.
      8n Cancel the most expensive one on your list, and write down the confirmation number.
        ~ Open the account of the most expensive one. | Press “Cancel” through to the end. | Write down the confirmation number.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 8 Cancel the next ones you named in the same way.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 8 Cancel the next one you named, and note the confirmation.
      8 List every payment that repeats, from last month's bank and card statements.
        ? dont recognise | dont recognize | do not recognise | do not recognize | dont know what: 8 Search your e-mail, app store and PayPal for those amounts and names.
          - 4 Search your e-mail for those amounts and names.
          - 4 Look in the app store and PayPal under “subscriptions”.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 8 Cancel the first one there, past each “are you sure”, up to the page with the last day.
          - 4 Press “cancel” past each “are you sure”, up to the page with the last day.
          - 2 Save a picture of that page.
        ? app store | apple | iphone | google play: 8 List what is under “subscriptions” in the phone's app store, with price and next date.
          - 5 Open the phone's app store account at “subscriptions”.
          - 4 Write down the price and next date of each one.
        ? free trial* | trials: 8 List every trial that is running with its last free day, and every payment that repeats.
          - 5 Search your e-mail for “trial”.
          - 4 List every payment that repeats, from last month's bank statement.
        - 5 List every payment that repeats, from last month's bank statement.
        - 4 List the ones on your cards, app store and PayPal too.
        ? joint | partner | ex | husband | wife: 8 List every payment that repeats on the shared account, marked “mine”, “theirs” or “both”.
          - 5 List every payment that repeats on last month's shared account statement.
          - 4 Write “mine”, “theirs” or “both” beside each.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 5 Write down the ones you named, each with the e-mail address of its account.
          - 3 Write down the ones you named.
          - 2 Write the e-mail address of each account beside it.
      4 Write beside each when you last used it.
        ~ Put the list in front of you. | Write beside the first when you last used it. | Do the same for the others.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 4 Open the second service's account page, at “membership” or “subscription”.
      3 Cross out the ones you would not buy again today.
        ~ Pick up a pen. | Read the first name: would you buy it again? | Cross out each one with a no.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 3 Check whether any of them is billed by the phone's app store. It has to be cancelled there instead.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 3 Write down what you could lose with them: profiles, lists, photos, points.
      8 Cancel the most expensive one you crossed out, and write down the confirmation number.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 8 Cancel the second one, and note its last day.
          - 5 Cancel the second one.
          - 2 Save a picture of its last screen.
        - 3 Log in to the most expensive one you crossed out.
        - 5 Cancel it, and note the confirmation.
        ? netflix | disney | spotify | gym | amazon | prime | apple | adobe | audible: 8 Cancel the first one you named, and note the confirmation.
          - 3 Log in to the first one you named.
          - 5 Cancel it, and note the confirmation.
      10 Cancel the next two the same way.
        ? under # | down to # | below #: 10 Cancel the next one, then the next, until what is left adds up to less than {#}.
          - 6 Cancel the next two in the same way.
          - 4 Add up what is left, and compare it with {#}.
        ? cancel .. netflix | cancel .. spotify | cancel .. audible | cancel .. disney | cancel .. hulu | cancel .. hellofresh | cancel .. prime | cancel .. adobe | cancel .. youtube premium | cancel .. peloton | cancel .. paramount | cancel .. apple tv: 10 Cancel the rest of the ones you named in the same way.
          - 6 Cancel the next one you named.
          - 4 Look at last month's statement for one you forgot.
        - 10 Cancel the next two in the same way.
        ? gym | contract: 10 Write your cancellation in two lines to the gym or contract, because those end by letter or e-mail.
          - 5 Write: “I'm cancelling membership number … as of the first possible day.”
          - 3 Send that line the way the contract says.
      3? Set a reminder to look at the list again in three months.
        ~ Open your calendar. | Go three months ahead. | Set a reminder: “Look at the subscriptions list”.
    `,
  },
  {
    id: "bills",
    area: "money",
    acts: "pay|sort|sort out|catch up|organize|open|lower|reduce|deal|handle|go through|face|cut|find",
    things:
      "bill|council tax|property tax|electricity bill|energy bill|rent|post|letter pile|unopened mail|unpaid bill|utility bill|phone bill|overdue bill|pile of mail|pile of post|pile of letters|late bill|utility|unopened post|household bill",
    unless:
      "cut cable bill|lower cable bill|cut internet bill|lower internet bill|reduce internet bill|cover|motivation|send an invoice|gates|love letter|find|thank|van|room to rent",
    it: "the bills",
    named:
      "bill|rent|phone bill|electricity bill|energy bill|utility bill|unopened mail|unopened post|pile of mail|pile of unopened mail",
    plan: `
      2* Put every letter and every e-mail about {it} in one pile or folder, unopened.
        ~ Pick up the nearest bill, unopened. | Add every other letter and e-mail to one pile.
        ? rent on time | pay my rent | pay our rent: 2 Write down three things: the rent, the day it is due, the day your pay arrives.
        ? red | final | overdue: 2 Put the red letters on top of the pile, rent and power first.
      8n Open the three newest, and write down: who, how much, by when.
        ~ Pick up the three newest. | Open them. | Write down who, how much and by when for each.
        ? rent on time | pay my rent | pay our rent: 8 Set up an automatic payment for the rent, for the day after your pay arrives.
      8n Pay the one with the nearest date, or ask by phone to pay in parts[; yours is {deadline}].
        ~ Pick up the bill with the nearest date. | Open your bank's app, or call the company. | Pay it, or ask to pay in parts.
        ? rent on time | pay my rent | pay our rent: 5 Write to the landlord before the due date if it's short: “I can pay … on …, and the rest on ….”
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 8 Pay the one with the nearest date, or ask by chat or form to pay in parts.
        ? forget* | adhd | late notice* | late fees | have the money: 8 Turn on autopay for the one that comes every month, dated just after your payday.
      8 Open the letters one after the other, and write down: who, how much, by when.
        ? rent on time | pay my rent | pay our rent: 4 Find the landlord's account and your reference on the lease or the last payment.
          - 2 Find the last rent payment in your bank app.
          - 2 Copy the landlord's account and your reference from it.
        - 5 Open the letters one after the other, without deciding anything yet.
        - 5 Write down for each letter: who, how much, by when.
      3 Mark the one with the nearest due date[, and everything due {deadline}].
        ~ Lay the bills side by side. | Read the due date on each one. | Mark the nearest one.
        ? rent on time | pay my rent | pay our rent: 3 List what leaves the account between payday and rent day.
      5 Check your account for what can be paid today.
        ~ Open your bank's app. | Read today's balance. | Mark the bills it covers today.
        ? rent on time | pay my rent | pay our rent: 5 Check your account: is the whole rent still there once those payments are gone?
        ? mums | moms | dads | mothers | fathers | parents | nans | grandmas | power of attorney: 5 Check the account that these bills are paid from.
      8 Pay the marked bill, or ask by phone to pay in parts.
        ? rent on time | pay my rent | pay our rent: 8 Pay this month's rent in the app, or tell the landlord today how much comes when.
          - 2 Write down what you can pay today.
          - 6 Pay the rent in the app, or tell the landlord how much comes when.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 8 Pay the marked bill, or ask in the company's chat or form to pay in parts.
          - 2 Write down the bill's reference number.
          - 8 Pay it on the company's page, or ask in the chat or form to pay in parts.
        - 2 Write down the bill's reference number.
        - 8 Pay the marked bill, or ask by phone to pay in parts.
        ? cant pay | no money | cant afford | skint | broke: 8 Ring the sender of the marked bill: “I can't pay it all. Can I pay … a month from …?”
          - 2 Write the reference number and the amount you can pay on a card.
          - 8 Ring the sender with the card in front of you.
      8? Ask another provider for their price on one thing that seems too expensive.
        ~ Choose one thing that seems too expensive. | Open another provider's page, or call. | Write down their price for it.
        ? rent on time | pay my rent | pay our rent: 5 Ask the landlord by message to move the rent day to just after your payday.
        ? power of attorney | poa: 8 Send a copy of the power of attorney to the first company that doesn't have it.
        ? up to date | all paid: -
        ? forget* | adhd | late notice* | late fees | have the money: 5 Set an alarm named “bills, ten minutes” for the evening of each payday.
      8 Set up automatic payment for the two bills that come every month.
        ? rent on time | pay my rent | pay our rent: 6 Set up an automatic payment for the rent, for the day after your pay arrives.
          - 5 Set up an automatic payment for the rent, for the day after your pay arrives.
          - 2 Set a reminder two days before rent day to check that the money is there.
        - 5 Set up automatic payment for one bill that comes every month.
        - 3 Put ten minutes for mail into your calendar, on the same evening every week.
        ? forget | adhd | miss | late fees: 8 Set up automatic payment for the two bills that come every month, dated the day after payday.
          - 5 Set up automatic payment for one monthly bill, dated the day after payday.
          - 3 Put ten minutes for mail into your calendar, on the same evening every week.
        ? on autopay | autopay is set | direct debits already | already on direct debit: -
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
        ~ Pick up a pen. | Write what it's for, plus how many years until then.
      8n Look up three kinds of account on investor.gov: a 401(k), an IRA and a plain brokerage account.
        ~ Open investor.gov. | Look up the 401(k) and the IRA. | Look up the brokerage account.
      10n Open one of those accounts with a low yearly fee, or raise your 401(k) to the full match at work.
        ~ Open your work's 401(k) page, or a low-fee broker's. | Find “Change contribution” or “Open an account”. | Fill in the form. | Press “Confirm”.
      6 Check three things: three months of costs saved, no expensive debt, any match from your employer.
        ? credit card | card debt | overdraft: 6 Write the card's rate beside what a fund might earn. Paying off an expensive card comes first.
          - 3 Write the card's yearly rate on the sheet.
          - 4 Write below it how much would pay off the card.
        ? dont have an emergency fund | do not have an emergency fund | havent got an emergency fund | dont have .. emergency fund | do not have .. emergency fund | havent got .. emergency fund: 6 Check three things: three months of costs saved, no expensive debt, any match from your employer.
          - 4 Check whether three months of costs are saved and no expensive debt is left.
          - 4 Look up how much your employer matches in a retirement plan.
        ? no debt | no debts | emergency fund done | have an emergency fund | have .. emergency fund: 6 Look up how much your employer matches in a retirement plan, because that comes before anything else.
          - 3 Look up how much your employer matches in a retirement plan.
          - 3 Look up what tax that plan saves you.
        - 4 Check whether three months of costs are saved and no expensive debt is left.
        - 4 Look up how much your employer matches in a retirement plan.
      8 Look up three kinds of account on investor.gov: a 401(k), an IRA and a plain brokerage account.
        ~ Open investor.gov. | Look up the 401(k) and the IRA. | Look up the brokerage account.
      10? Compare two providers by yearly fee and minimum amount[, for {money}].
        ? # a month | # a week: 10 Compare two providers by yearly fee and by whether they take {#} as a regular payment.
          - 6 Write down one provider's yearly fee and smallest regular payment.
          - 6 Write down the same two numbers for a second provider.
        - 6 Write down one provider's yearly fee and minimum amount.
        - 6 Write down the same two numbers for a second provider.
      8 Read one page on broad index funds and write down the two risks it names.
        ~ Open a page on broad index funds. | Read it to the end. | Write down the two risks it names.
      10 Open the account, or book a talk with an independent adviser.
        - 3 Put your ID and tax number beside you.
        - 10 Open the account, or book a talk with an independent adviser.
      5 Set up a monthly transfer of an amount you won't need for ten years.
        ~ Open your bank's or broker's app. | Choose an amount you won't need for ten years. | Set it to move every month.
        ? # a month: 5 Set up a monthly transfer of {#}, as money you won't need for ten years.
    `,
  },
];

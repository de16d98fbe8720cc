import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Money that is owed, shared, comes in bursts or leaks away in contracts. */
export const MONEY_TROUBLE: readonly Archetype[] = [
  {
    id: "debt-letters",
    area: "money",
    whole: `${everyWay("deal with|reply to|respond to|answer|open|face|handle|talk to|call", "debt collectors|debt collector|debt letters|collection letters|collections|letters from debt collector|bailiffs|bailiff letter|court letter about debt|final notice|letter from bailiff|collection agency|debt letter|letter from debt collector")}|get a debt plan|set up a debt plan|get on a debt management plan|go bankrupt|declare bankruptcy|file for bankruptcy`,
    acts: "deal|open|answer|reply|face|handle|respond|sort|stop",
    things:
      "debt letter|debt collector|collection letter|bailiff|collection agency|collections|final notice|debt management plan|rent arrears|council tax arrears|arrears|bankruptcy|eviction notice|mortgage arrears|repossession",
    tells:
      "bailiff|bailiffs|debt collector|debt collectors|collection agency|eviction notice|behind on rent|behind with rent|behind on mortgage|rent arrears|can't pay rent|court letter",
    unless: "art collection|stamp collection|garbage collection|write a final notice",
    it: "the letters",
    plan: `
      2* Put every letter of this kind in one pile, unopened, and write today's date on the top one.
        ~ Put those letters in one pile, unopened. | Write today's date on the top one.
        ? bailiff letter | the letter | a letter | one letter | letter says | letter is about | notice says: 2 Photograph both sides of the letter, so its date and due date can be read.
        ? opened | already opened | have opened: 2 Lay the opened letters in a row, the newest from each sender on top.
      8n Open the newest letter, and write down: who, how much, for what, by when.
        ~ Pick up the newest letter. | Open it. | Write down who, how much, for what, by when.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | council tax .. not mine: 8 Ring the tax office that sent it: “I had moved out by then. Please stop collection while you check the dates.”
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | never had .. account | dont recognise | dont recognize | already paid: 8 Write to the sender: “I dispute this debt. Please send proof and stop all action until then.”
        ? council tax: 8 Ring the tax office that sent it: “What can I pay a month, and will you stop collection?”
      8n Ring a free debt advice line with that letter in your hand, before you pay or promise anything.
        ~ Take the letter in your hand. | Call a free debt advice line. | Read them who, how much and by when.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | no calls | rather not call | rather not phone | only write | in writing only: 8 Write to a nonprofit credit counselor by chat or form before you pay or promise anything.
        ? bailiff* | enforcement: 8 Ring legal aid today: “How do I stop this by the last day in the letter?”
      10 Open the letters one after the other, and write down: who, how much, for what, by when.
        - 5 Open the letters one after the other, with the newest from each sender on top.
        - 6 Write down for each: who, how much, for what, by when.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | no proof i moved | no proof .. moved | moved out .. proof: 10 Gather what shows when you moved: new lease, bank statements, bills.
          - 5 Search your e-mail and bank app for the month of the move: deposit, truck, first bill.
          - 5 Ask the old or new landlord for one line with the dates.
        ? bailiff letter | the letter | a letter | one letter | letter says | letter is about | notice says: 10 Write down from the letter: who, how much, for what, by when, reference, fees.
          - 5 Write down who wants how much, and for what.
          - 5 Write down the due date, the reference number and the fees.
      4 Circle what hits home first: rent, energy, court, tax, a visit at the door.
        ~ Put the letters or the list in front of you. | Look for rent, energy, court, tax or a visit. | Circle those.
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 4 Look in your free credit report for that name. It may be a mix-up or identity theft.
        ? bailiff* | enforcement: 4 Put a note by the door: “I don't talk at the door. Phone or letter only.”
      8 Ring a free debt advice line with the list in your hand, before you pay or promise anything.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | no calls | rather not call | rather not phone | only write | in writing only: 8 Write to a nonprofit credit counselor by chat or form, with your list, before you pay or promise anything.
          - 2 Find a nonprofit credit counselor with a chat.
          - 6 Write your list there, and note “in writing only, please”.
        - 2 Find the number of a free debt advice line, not a company that sells something.
        - 8 Ring that line with your list in hand.
        ? bailiff* | court | eviction | cut off: 8 Ring a free debt advice line today with the most urgent letter: “How do I stop it by that day?”
          - 2 Find the number of a free debt advice line, not a company that sells something.
          - 8 Ring that line with the most urgent letter in hand.
      6 Write to each sender: “I'm getting advice. Please hold for 30 days and send me proof of the debt.”
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 6 Write to the sender: “I don't recognize this debt. Please send proof of it, in writing only.”
          - 4 Write one line to the sender with their reference number: “I don't recognize this debt. Please send proof.”
          - 3 Send it by certified mail before the due date in the letter.
        - 4 Write it once: “I'm getting advice. Please hold for 30 days and send me proof of the debt.”
        - 3 Send it to each sender, and note the day.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | no proof i moved | no proof .. moved | moved out .. proof: 6 Write to the tax office: “I moved out on …. Please end my bill there and stop collection.”
          - 4 Write it with the reference number, both addresses and the proof you have.
          - 3 Send it to the tax office, with a copy to the collection agency.
        ? council tax: 6 Write to the tax office: “I can pay … a month. Please stop collection and check for reductions.”
          - 4 Write it with the reference number and the amount you can pay a month.
          - 3 Send it to the tax office, with a copy to the collection agency.
      6 Answer any court letter on the form it came with, by the date it gives[; yours: {deadline}].
        ~ Get the court letter with its form. | Fill in the form. | Send it back by the date it gives.
        ? council tax: 6 Ask the tax office whether there is a court order, and note its date.
      6? Write down what is left each month after rent, food and power. Nobody gets more than that.
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 4 Put copies, slips and answers in one folder.
        - 6 Write down what is left each month after rent, food and power. Nobody gets more than that.
        - 3 Put an hour for mail into the same evening each week.
    `,
  },
  {
    id: "irregular-budget",
    area: "money",
    whole:
      "budget when my income changes|budget when my income|budget when i don't know what i earn|budget when income is|budget with changing income|budget with irregular income|make a budget with irregular income|budget on irregular income|budget with variable income|manage irregular income|budget as a freelancer|budget on a variable income|plan my money as a freelancer|manage my freelance income|budget with a freelance income|budget on freelance income|budget with zero hours contract|smooth out my income|make a budget for irregular income|budget with unpredictable income|make a budget as a freelancer|make a budget with an irregular income",
    acts: "budget|manage|plan|smooth|live|handle",
    things:
      "irregular income|variable income|freelance income|unpredictable income|fluctuating income|uneven income|income that changes",
    tells:
      "income changes|income is different every|irregular income|income varies|paid irregularly",
    it: "the income",
    plan: `
      2* Write down what came in over each of the last three months, as far as you remember.
        ~ Write the names of the last three months. | Write beside each what came in.
        ? weekly | every week | each week | per week | week to week: 2 Write down the last four weeks' pay, as you remember it.
      5n Circle the lowest of those months. That is what you can spend a month until you have a cushion.
        ~ Put the months' numbers in front of you. | Find the lowest one. | Circle it.
      8n Open a second account where all your income lands first.
        ~ Open the page for new accounts at your bank. | Fill in the form for a second one. | Give its number to everyone who pays you.
      8 Look up twelve months in your banking app, and underline the lowest three.
        - 5 Look up twelve months in your banking app.
        - 3 Underline the lowest three, and write their average in large figures.
        ? weekly | every week | each week | per week | week to week: 8 Look up your last twelve paychecks in the bank app, and note the three lowest.
          - 5 Look up your last twelve paychecks in the bank app.
          - 3 Underline the three lowest paychecks.
      8 List what a bare-bones month costs: rent, power, food, phone, transport, debts.
        ~ Get a sheet of paper. | Write what rent, power, food and phone cost. | Write transport and debts, with the total below.
        ? universal credit | benefits: 8 List what a bare-bones month costs, and note the day your benefits come.
        ? rent is # | rent of #: 8 List what a bare-bones month costs, beginning with rent {#}: power, food, phone, transport, debts.
      8 Open a second account where all your income lands first.
        ~ Open the page for new accounts at your bank. | Fill in the form for a second one. | Give its number to everyone who pays you.
      5 Choose what to pay yourself from that account on the 1st, no more than your lowest months[: {money}].
        - 2 Choose how much to pay yourself from that account on the 1st.
        - 4 Set up that amount as a transfer on the 1st.
        ? weekly | every week | each week | per week | week to week: 5 Choose the same pay for yourself every week, as low as your leanest paycheck.
          - 2 Choose one weekly amount, as low as your leanest paycheck.
          - 4 Set it up as a transfer from that account each payday.
      5 Set the share of each payment that goes into a tax account the day it arrives, and write it down.
        - 3 Look up roughly what share of your income goes to tax.
        - 3 Move that share of your last payment into an account for tax.
        ? agency | zero hour* | shifts | warehouse | paid weekly | weekly: 5 Divide the rent by four to see what each week's pay must send to bills first.
          - 3 Divide the rent and bills by four.
          - 3 Move that part of this week's pay into a bills account.
      4? Write the order for good months on a card: tax, next month's pay, debts, something you want.
        - 4 Write the order for good months on a card: tax, next month's pay, debts, something you want.
        - 3 Put ten minutes for that order into the 1st of each month.
    `,
  },
  {
    id: "switch-provider",
    area: "money",
    whole: `${everyWay("switch|change|compare|find a cheaper|find cheaper|get a cheaper|get a better|find a better", "energy provider|electricity provider|energy supplier|internet provider|broadband|broadband provider|phone contract|phone plan|car insurance|home insurance|health insurance|gas supplier|mobile plan|mobile provider|contract|energy deal|insurance|phone deal|broadband deal|sim|electricity tariff|internet deal|pet insurance")}|lower my phone bill|reduce my phone bill|cut my phone bill|change phone contract`,
    acts: "switch|change|compare|renew|get out|swap",
    things:
      "energy provider|electricity provider|internet provider|broadband|energy supplier|phone contract|mobile contract|phone plan|insurance provider|car insurance|home insurance|broadband provider|mobile provider|energy tariff|sim plan|utility provider|insurance renewal",
    tells:
      "phone contract is|phone bill is|insurance went up|broadband is|insurance renewal|premium went up|insurance doubled|internet bill is|phone contract ends|insurance costs|insurance is due|insurance runs out|insurance expires",
    needsAct: true,
    unless: "cancel|claim|employment contract|router|install",
    it: "the contract",
    named:
      "phone contract|phone plan|car insurance|home insurance|broadband|mobile contract|energy tariff|health insurance|pet insurance",
    plan: `
      2* Find the last bill for {theIt}, and write down three things: price, usage, last day to cancel[ ({deadline})].
        ~ Open the last bill. | Write down price, usage and last day to cancel.
        ? dont have the last bill | dont have .. bill | no bill | lost .. bill | cant find .. bill | without a bill: 2 Open the provider's app or your bank app, and write down how much is taken each month.
      10n Enter those numbers on one independent comparison site, and save the two cheapest that fit[ within {money}].
        ~ Open one independent comparison site. | Type in your price and usage. | Save the cheapest that fits. | Save the second cheapest.
        ? i pay # | we pay # | im paying # | were paying # | paying #: 10 Enter your numbers on one independent comparison site, and save the two cheapest that beat {#}.
      8n Order the better of the two before you cancel the old contract, unless the new company cancels it for you.
        ~ Put the two offers side by side. | Choose the better one. | Order it with the old contract still running.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Order the better of the two online. An e-mail can end the old contract if the new company doesn't.
      5? Write down what you really use: kilowatt hours, gigabytes, miles, coverage.
        ~ Get your last bills. | Find what you used: hours, gigabytes, miles or coverage. | Write those numbers down.
        ? smart meter: 5 Read last year's kilowatt hours off the smart meter's display or app.
        ? unlimited | heavy user | work from home | wfh: 5 Write down what must not get worse: speed, signal at home, data.
        ? electric* | gas | energy: 5 Read the meter, and write last year's kilowatt hours beside it.
        ? broadband | internet | wifi: 5 Run a speed test, and write down what the household needs: calls, movies, games.
        ? mobile | phone contract | sim: 5 Look up in the app how many gigabytes and minutes you really use in a month.
        ? insurance: 5 Write down what must be covered: value, deductible, extras you use.
      10 Enter the numbers on an independent comparison site, and save the three cheapest that fit[ within {money}].
        ? i pay # | we pay # | im paying # | were paying # | paying #: 10 Enter the numbers on an independent comparison site, and save the three cheapest that beat {#}.
          - 5 Enter your numbers on one independent comparison site.
          - 4 Save the three cheapest offers that beat {#}.
        - 5 Enter your numbers on one independent comparison site.
        - 4 Save the three cheapest offers that fit[ within {money}].
        ? debt | owe | behind | arrears | prepay: 10 Ask your provider by chat whether you can switch while you still owe money.
      5 Read four things in the two best offers: price after the first year, length, notice, fee for leaving.
        - 4 Read in the best offer: price after the first year, length, notice, fee for leaving.
        - 3 Read the same four things in the second-best offer.
        ? green | renewable | eco: 5 Read in the two best offers: where the power comes from, price after the first year, length, notice.
        ? fixed | variable: 5 Read in the two best offers: fixed until when, price after that, notice, fee for leaving.
      8 Ring your current provider: “I found it for less. What can you offer before I leave?”
        ~ Dial your current provider. | Say: “I found it for less.” | Ask: “What can you offer before I leave?”
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write in your provider's chat or by e-mail: “I found it for less. What can you offer before I leave?”
        ? already decided | dont want to stay | bad service | terrible service | fed up with: 5 Write down the new contract's start date and the old one's end date, so you are never without.
        ? hate phon* | cant phone | phone anxi* | phone call*: 8 Write in your provider's chat: “I found it for less. What can you offer before I leave?”
      8 Order the best one before you cancel the old contract, unless the new company cancels it for you.
        - 5 Order the best one with your meter or contract number.
        - 3 Cancel the old contract, unless the new provider does it.
        ? in contract | contract until | months left | exit fee: 8 Put the first day without an exit fee into your calendar, with the best offer's name.
          - 5 Find the first day without an exit fee.
          - 3 Put that day into your calendar, with the best offer's name.
        ? keep .. number: 8 Order the best one with the transfer code from your old carrier, so your number moves too.
          - 3 Get the transfer code from your old carrier by text, app or chat.
          - 5 Order the best one with that code.
        ? contract ended | out of contract | contract is over | contract is up: 8 Order the best one, because you can leave the old contract at short notice now.
        ? electric* | gas | energy: 8 Order the best one with your meter number. The new supplier usually ends the old contract.
          - 3 Photograph the meter with its number.
          - 5 Order the best one with that number and the reading.
      3 Save the confirmation, and write the switch date in your calendar.
        - 3 Save the confirmation, and note the switch date in your calendar.
        - 2 Set a reminder a month before the new contract can be cancelled.
    `,
  },
  {
    id: "money-owed",
    area: "money",
    things: "",
    acts: "",
    whole: `${everyWay("get money back from|get my money back from|ask for money back from|get back money from", "friend|brother|sister|ex|mate|cousin|flatmate|roommate|colleague|parents|mum|dad|boyfriend|girlfriend")}|${everyWay("ask|get|remind|tell", "friend|brother|sister|ex|mate|cousin|flatmate|roommate|colleague|mum|dad|boyfriend|girlfriend", "to pay me back|to pay back|for money back|for my money back|to pay rent|to pay share|to pay for share|to return money|for money|to repay me|to pay what they owe me|for the money they owe me")}`,
    tells: "owes me|owe me|hasn't paid me back|never paid me back|haven't paid me back",
    unless: "lend me|borrow|shop|airline|landlord",
    it: "the money",
    plan: `
      2* Write down the amount owed, the day and what it was for[: {amount}].
        ? client | customer: 2 Write on a note: what was done, when it was delivered, the day payment was due.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 2 Write down the amount owed, the day and what it was for.
          - 2 Write down the amount owed, the day and what it was for.
          - 3 Look for proof of it: a message, a transfer, a photo.
        ? # since | owes me # | owe me # | #: 2 Find one message or transfer that shows the loan, and save it as a picture.
          - 2 Find one message or transfer that shows the loan.
          - 2 Save that proof as a picture.
        ? # .. since | # from: 2 Look for what shows the {#}: a message, a transfer, a photo.
        - 2 Write down the amount owed, the day and what it was for[: {amount}].
        - 3 Look for proof of it: a message, a transfer, a photo.
      4n Write one friendly line with a number and a day: “Could you send me the {amount|money} by Friday?”
        ~ Open a message. | Choose the number and the day. | Write: “Could you send me the {amount|money} by Friday?”
        ? dodg* | avoids me | avoiding me | makes excuses: 4 Write one plain line: “I need it back. Which is easier: all by {day|Friday}, or half now and half next month?”
        ? next month | keeps saying | every time | excuse* | promis*: 4 Write one line with dates: “You've said next month three times. Could you send 100 on the 1st of each month?”
      2n Send that line, with your payment details under it.
        ~ Add your payment details under your line. | Press send.
      3 Choose what you would accept: all at once, three payments, something instead of money.
        ~ Pick up a pen. | Write: all at once, three payments, something instead. | Circle what you would accept.
        ? client | customer: 5 Copy the agreement or messages about price and date into one folder, with the invoice.
        ? broke | lost .. job | no money | skint | struggling: 3 Choose a small monthly amount they could manage, or a date to talk again.
        ? # a month: 3 Choose the day of the month on which {#} should come.
        ? # in full | all of it | whole amount: -
        ? # months | a year: 3 Choose a plan that is easy to say yes to: three or four equal parts on fixed days.
      4 Write one friendly line with a number and a day: “Could you send me the {amount|money} by {day|Friday}?”
        ? dodg* | avoids me | avoiding me | makes excuses: 4 Write one plain line: “I need it back. Which is easier: all by {day|Friday}, or half now and half next month?”
          - 3 Write one plain line with two choices: all by a certain day, or half now and half next month.
          - 2 Take out every “sorry” and every “if it's no trouble”.
        ? client | customer: 4 Write two lines: “… was delivered on …. Please pay by {day|Friday} to this account.”
          - 2 Write two lines: what was delivered when, and the day you want payment by.
          - 2 Add your account and the invoice number.
        ? next month | excuse* | promis*: 4 Write one line with dates: “You've said next month a few times. Could you send 100 on the 1st of each month?”
          - 3 Write one line with a partial amount and a fixed day.
          - 2 Add “An automatic payment would spare us both the talk.”
        ? ignor* | blocked | wont answer | asked .. times | third time | keeps saying: 4 Write one plain last line: the amount, the days you asked, “by the 14th, or I go to small claims”.
        - 3 Write one friendly line with a number and a day.
        - 2 Take out every “sorry” and every “if it's no trouble”.
      2 Send it to {person|them}, with your payment details under it.
        ~ Open the message to {person|them}. | Send it with your payment details under the line.
        ? blocked | no contact: 2 Send it by letter or e-mail, with your payment details under it.
      5 Talk face to face if the day passes: “I'd rather ask than stay upset. What can you pay, and when?”
        ? client | customer: 5 Ring once if the day passes: “What day will it be paid?”
          - 2 Set a reminder for the day you named.
          - 5 Ring once after that day: “What day will it be paid?”
        ? wont answer | ignor* | blocked: 5 Look up the small claims page: the fee, the letter you need first, the last day to file.
          - 2 Set a reminder for the day you named.
          - 5 Look up the small claims page: the fee, the letter you need first, the last day to file.
        - 2 Set a reminder for the day you named.
        - 5 Say it face to face after that day: “I'd rather ask than stay upset. What can you pay, and when?”
      3 Put what you agree on into one message that {person|they} can answer with yes.
        - 3 Put what you agree on into one message that {person|they} can answer with yes.
        - 2 Put each agreed date into your calendar.
      3? Write down for yourself how much you'd lend {person|them} next time.
        ~ Pick up a pen. | Write: “Next time I'd lend” on a private note. | Fill in the number.
        ? client | customer: 3 Write a line for your next quote: half before work starts.
    `,
  },
  {
    id: "pension",
    area: "money",
    whole:
      "find my old pensions|find my lost pension|find a lost pension|sort out my pension|sort my pension|combine my pensions|consolidate my pensions|check my pension|check my state pension|trace my old pension|roll over my 401k|find my old 401k|merge my pensions|top up my pension|claim my state pension|claim my pension|understand my pension|apply for my pension|increase my pension contributions",
    acts: "sort|sort out|find|trace|combine|consolidate|check|understand|claim|merge|increase|transfer|review|roll over|apply",
    things:
      "pension|old pension|lost pension|state pension|workplace pension|pension pot|pension contribution|old 401k|private pension",
    tells: "old pensions|lost pensions|pensions from old",
    unless: "died|death|late|start|open|opening|buddy|guest",
    it: "the pension",
    named: "state pension|workplace pension|pension|old pension|lost pension",
    plan: `
      2* Write down every employer you ever had, with the years, as well as you remember.
        ~ Pick up a pen. | Write each employer with its years.
        ? consolidate | combine | merge | into one | one pot | bring together: 2 Write the names of the retirement accounts you want to combine, with the employer of each.
        ? # years to go | retire in | retiring: 2 Write down the month you'd like to stop, and every employer you had.
        ? pension pays at | pension will pay | pension pay me | what my pension pays | get at # | pays at #: 2 Find the newest statement of your pension, or the plan's name on a pay stub.
      8n Look up your Social Security estimate on the government's own page, and write down the amount.
        ~ Type ssa.gov into your browser. | Log in to your own account. | Write down the estimate it shows.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Write down the fee, the value and any guarantee of each one, from its newest statement.
      8n Search an official lost-pension finder for the first employer on your list.
        ~ Open an official lost-pension finder. | Type in the first employer on your list. | Write down what it finds.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Ask a fee-only adviser what is lost by moving before you start any transfer.
        ? pay me at # | pays at # | pay at # | get at #: 8 Log in to the plan's page, or ask by e-mail: “What would it pay me at {#}?”
      8 Look up your Social Security estimate on the government's own page, and write down the amount.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Choose which account the others would move into: low fees, good service, open to transfers.
          - 4 Look up the fees and transfer rules of the account you like best.
          - 4 Look up the same for your current employer's plan.
        - 4 Log in or make an account on the Social Security page.
        - 4 Write down the estimate, and note any years that are missing.
      8 Search your e-mail and drawers for the last statement of each plan.
        ~ Open your e-mail. | Search it for the last statement of each plan. | Look in the drawers for the ones still missing.
      8 Search an official lost-pension finder for each employer without a statement.
        - 4 Search an official lost-pension finder for the first employer.
        - 5 Search it for the next two employers.
      6 Write down for each plan: its value, its yearly fee, any guarantees, who gets it if you die.
        - 4 Write down the value and yearly fee of each plan.
        - 3 Add any guarantees and who gets it if you die.
      5? Ask your employer how much they add if you pay in more.
        ~ Open a message to HR. | Write: “How much do you add if I pay in more?” | Press send.
      8 Book a talk with a free or fee-only adviser before you move or take any of it[, {deadline}].
        - 8 Book a talk with a free or fee-only adviser before you move or take any of it[, {deadline}].
        - 3 Hang up on anyone who rings you with an offer about it, because most pension fraud begins that way.
    `,
  },
  {
    id: "couple-money",
    area: "money",
    whole: `${everyWay("talk to|talk with|have talk with|sit down with|agree with", "husband|wife|partner|boyfriend|girlfriend|spouse|fiance|fiancee", "about money|about finances|about budget|about debt|about my debt|about spending|about savings|about our finances")}|combine finances|merge our finances|combine our finances|share finances with my partner|open a joint account|set up a joint account|manage money as a couple|split bills with my partner|split the bills fairly|split bills with my boyfriend|split bills with my girlfriend|do our finances together|have a money date|stop fighting about money|stop arguing about money|split expenses with my partner`,
    acts: "combine|merge|split|share|open|set up|discuss",
    things:
      "joint account|joint finance|our finances|finances with partner|shared expense|couple's budget|joint budget|bills fairly",
    tells:
      "fight about money|argue about money|fighting about money|arguing about money|i fight about money|i argue about money",
    unless: "company|business partner|ask for a loan",
    it: "the shared money",
    plan: `
      2* Write down one thing money should make possible for the two of you this year.
        ~ Pick up a pen. | Write one thing money should make possible this year.
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 2 Write both incomes one below the other, and add them up.
      4n Ask {person|your partner} for half an hour over coffee and for the one thing they want money to make possible.
        ~ Open a message to {person|your partner}. | Ask for half an hour over coffee. | Add: “What should money make possible for us?”
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 4 Ask {person|your partner}: “Can we sit down for half an hour this week and find a split that feels fair to both of us?”
      10n List together what comes in and goes out for both of you, without any comment.
        ~ Put one sheet of paper between the two of you. | Write what comes in for each. | Write what goes out for each. | Read the list to its last line without comment.
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 10 Work out each share: your pay divided by the total of both, times the rent and bills.
      4 Write down for yourself what you earn, owe and own, and what makes you uneasy.
        ~ Get a sheet of paper. | Write what you earn, owe and own. | Write what makes you uneasy.
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 4 List the shared bills by month: rent, power, internet, groceries, car.
        ? debt* | secret | hid* | doesnt know: 4 Write down, for yourself, the debt your partner doesn't know about: amount, lender, first step.
      3 Ask {person|your partner} for half an hour this week, and for the one thing they want money to make possible[, {deadline}].
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 3 Ask {person|your partner}: “Can we sit down for half an hour this week and find a split that feels fair to both of us?”
        - 2 Choose a time when neither of you is tired or hungry.
        - 2 Ask {person|your partner} for half an hour then to talk about money.
        ? refuses | wont talk | argu* | fight* | shouts | row: 3 Write your partner three lines: one wish, one worry, and “Twenty minutes on Sunday?”
          - 3 Write your partner three lines: one wish, one worry, and “Twenty minutes on Sunday?”
          - 2 Lay the note by the coffee maker, or send it.
      20 Read your two lists of income, debts and savings aloud side by side, without any comment.
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 10 Work out each share: one person's pay divided by the total of both, times the rent and bills.
          - 5 Divide each person's pay by the total of both.
          - 5 Multiply rent and bills by each share.
        - 5 Read your wishes to each other first.
        - 10 Read your two lists aloud side by side, without any comment.
      6 Choose how shared costs are split: in half, by income, or from one pot.
        ~ Write three ways: in half, by income, one pot. | Try your rent in each way. | Circle the way you both choose.
        ? i make # | i make # k | makes # | earns # | i earn # | he makes | she makes | makes more | makes less | different incomes | by income: 6 Show {person|them} both versions, half and half and by income, and choose one together.
        ? groceries | takeaway* | takeout | eating out: 6 Choose one amount a week for groceries and one for takeout.
        ? joint account | one account: 6 Choose what the joint account pays (rent, power, food) and what each of you puts in on payday.
        ? earns more | earn more | stays home | on leave | earns less: 6 Choose shares by income: each person's pay divided by your total pay, times the shared costs.
      5 Choose an amount each of you may spend without asking the other.
        - 3 Choose an amount each of you may spend without asking the other.
        - 3 Choose an amount above which you ask first.
      8? Set up the one account or transfer you agreed on.
        ? dont have a joint | do not have a joint | havent got a joint: 8 Set up the one account or transfer you agreed on.
          - 8 Set up the one account or transfer you agreed on.
          - 2 Put the next money talk into both calendars, a month from now.
        ? already have a joint | have a joint | joint account already: 8 Set up each person's transfer to the joint account for the day after payday.
          - 8 Set up each person's transfer to the joint account for the day after payday.
          - 2 Put the next money talk into both calendars, a month from now.
        - 8 Set up the one account or transfer you agreed on.
        - 2 Put the next money talk into both calendars, a month from now.
    `,
  },
  {
    id: "mortgage",
    area: "money",
    whole:
      "get a mortgage|apply for a mortgage|remortgage|remortgage my house|renew my mortgage|refinance my mortgage|refinance my house|fix my mortgage rate|overpay my mortgage|compare mortgages|switch my mortgage|get pre-approved for a mortgage|get preapproved for a mortgage|get a mortgage in principle|pay off my mortgage early",
    acts: "get|apply|renew|refinance|compare|switch|find|remortgage|sort|overpay|pay off",
    things:
      "mortgage|remortgage|mortgage rate|mortgage renewal|home loan|mortgage application|mortgage deal|mortgage in principle|fixed rate",
    tells:
      "mortgage deal|mortgage deal ends|fixed rate ends|mortgage ends|mortgage is up|fixed rate is ending|mortgage renewal",
    unless: "arrears|behind|repossession|job|broker job|adviser job",
    it: "the mortgage",
    named: "mortgage|home loan|mortgage deal",
    plan: `
      2* Write down four numbers as well as you know them[, one of them {money}]: income, savings, monthly debt payments, the price you have in mind.
        ~ Pick up a pen. | Write income, savings, monthly debts and price.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 2 Open the broker's or bank's list, and note which papers you have.
        ? dont have the deposit | do not have the deposit | havent got the deposit | dont have a deposit | do not have a deposit | havent got a deposit: 2 Write down four numbers as well as you know them: income, savings, the home's price, debts.
        ? deposit saved | deposit is saved | deposit ready | have the deposit | have a deposit | first time buyer* | first home | first house | first flat: 2 Write down four numbers as well as you know them: income, down payment, the home's price, debts.
      8n Put the last three pay stubs and account statements into one folder.
        ~ Get one folder. | Put in the last three pay stubs. | Put in the last account statements.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 8 Ask for the first missing paper now: in the bank app, at payroll or in your tax account.
        ? dont have .. payslips | do not have .. payslips | havent got .. payslips: 8 Put the last three account statements into one folder. Pay stubs can come from payroll later.
        ? payslips ready | payslips are ready | payslips done | have .. payslips: 8 Order your free credit report, and note anything that is wrong.
        ? betting | gambling | payday loan* | overdraft: 8 Download all three months of statements, because cut or changed ones count as fraud.
      10n Start a preapproval with one lender, online or by phone, with that folder in front of you.
        ~ Put that folder in front of you. | Open one lender's page, or call. | Answer the questions on the first half of the form. | Answer the rest up to “Submit”.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 10 Send what you have today in one e-mail, and note the day the rest will come.
      10 Put pay stubs, statements, tax return and ID into one folder.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 10 Save the papers you have as PDFs in one folder, named by kind.
          - 5 Scan the papers you have.
          - 5 Name each file by kind and month.
        ? dont have .. payslips | do not have .. payslips | havent got .. payslips: 10 Put statements, tax return and ID into one folder. Pay stubs can come from payroll later.
          - 6 Put the last three statements into one folder.
          - 4 Add your tax return and ID.
        ? payslips ready | payslips are ready | payslips done | have .. payslips: 10 Add what lenders also ask for: ID, three months of statements, tax returns if you are self-employed.
          - 6 Add your ID and three months of statements to the pay stubs.
          - 4 Add two years of tax returns if you are self-employed.
        - 6 Put the last three pay stubs and statements into one folder.
        - 4 Add your tax return and ID.
        ? self employed since | first year | one year .. self employed | just .. self employed | newly self employed: 10 Put your first-year accounts, your tax return, upcoming contracts and old pay stubs into one folder.
          - 6 Save your first-year accounts and your tax return.
          - 4 Add upcoming contracts and the last pay stubs from your old job.
        ? self employed | freelance | own business | contractor: 10 Put two years of tax returns, six months of statements and ID into one folder.
        ? betting | gambling | payday loan* | overdraft: 10 Download all three months as they are, because cut or changed statements count as fraud.
          - 8 Download all three months as full PDFs.
          - 4 Add your pay stubs and ID.
      6? Order your free credit report, and note anything that is wrong.
        ~ Type annualcreditreport.com into your browser. | Order your free report. | Note each line that is wrong.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 6 Ask for the first missing paper: in the bank app, at payroll or in your tax account.
        ? credit report | credit score | credit check | credit file: 6 Order your free credit report today, and note each wrong line.
      8 Work out the monthly payment with property tax, insurance and any HOA.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Ask for the next missing paper in the same way.
        - 4 Enter your numbers into a mortgage calculator.
        - 4 Add property tax, insurance and any HOA, and write the payment in large figures.
      10 Ask a bank, a credit union and one mortgage broker for preapproval and a Loan Estimate.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Send what you have today in one e-mail, and note the day the rest will come.
          - 3 Write which papers you are sending and when the rest will come.
          - 2 Send that e-mail with the files.
        - 5 Ask a bank and a credit union for preapproval within the same two weeks.
        - 5 Ask one mortgage broker for a third offer.
        ? betting | gambling | bad credit | ccj | self employed: 10 Book a talk with one independent broker who knows cases like yours.
          - 5 Find an independent broker in the official license search.
          - 5 Book the talk, with your situation in the first line.
        ? dont have a broker | do not have a broker | havent got a broker: 10 Book a talk with one independent broker and one bank.
          - 5 Ask one independent broker what they are paid and by whom.
          - 5 Book a talk with your bank as the second offer.
        ? have a broker | my broker | broker booked | already .. broker: 10 Send your broker the four numbers and the folder, with one question at the top.
          - 5 Write the one question you care about most.
          - 5 Send it with the four numbers and the folder.
      8 Compare their Loan Estimates line by line: rate, monthly payment, fees, cash to close.
        ~ Lay the Loan Estimates side by side. | Compare the rates and the monthly payments. | Compare the fees and the cash to close.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 4 Check that your name and address are the same on all the papers.
        ? betting | gambling: 8 Write the broker three honest lines: what the bets were, when they stopped, what you have saved each month since.
      8 Apply for the best offer after a night's sleep on it[, {deadline}].
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Send the rest of the papers as soon as you have them[, {deadline}].
          - 3 Send the rest of the papers as soon as you have them.
          - 2 Ask for one line that says everything is complete.
        - 3 Send your last two questions to whoever made the best offer.
        - 8 Apply there after a night's sleep, with the folder uploaded.
    `,
  },
];

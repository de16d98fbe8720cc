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
      2* Put every letter of this kind on one pile, unopened, and write today's date on the top one.
        ? bailiff letter | the letter | a letter | one letter | letter says | letter is about | notice says: 2 Photograph the letter, both sides, with its date and last day in the picture.
        ? opened | already opened | have opened: 2 Lay the opened letters in a row, newest of each sender on top.
      8n Open the newest, and write down: who, how much, for what, by when.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | council tax .. not mine: 8 Ring the council's tax office: “I had left by then. Please hold the bailiffs while you check the dates.”
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | never had .. account | dont recognise | dont recognize | already paid: 8 Write to the sender: “I dispute this debt. Please send proof and stop all action until then.”
        ? council tax: 8 Ring the council's tax office: “What can I pay a month, and will you take it back from the bailiffs?”
      8n Ring a free debt advice line with that letter in your hand, before you pay or promise anything.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | no calls | rather not call | rather not phone | only write | in writing only: 8 Write to a free debt advice service in its web chat or form, with that line, before you pay or promise anything.
        ? bailiff* | enforcement: 8 Ring a free debt advice line today, the door kept locked: “How do I stop them by the last day?”
      10 Open them one after the other, and write down: who, how much, for what, by when.
        - 5 Open them one after the other, with the newest of each sender on top.
        - 6 Write down: who, how much, for what, by when.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | no proof i moved | no proof .. moved | moved out .. proof: 10 Gather what shows when you moved: new lease, bank statements, bills, voter or doctor's record.
          - 5 Search mail and bank app for the month of the move: deposit, van, first bill.
          - 5 Ask the old or new landlord for one line with the dates.
        ? bailiff letter | the letter | a letter | one letter | letter says | letter is about | notice says: 10 Write down from the letter: who, how much, for what, by when, reference, fees.
          - 5 Write down who, how much, for what.
          - 5 Write down last day, reference and fees.
      4 Circle what hits home first: rent, energy, court, tax, a visit at the door.
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 4 Look in your free credit report for that name, as it may be a mix-up or somebody using your details.
        ? bailiff* | enforcement: 4 Put a note by the door: “Locked. I speak by phone or letter only”, with the car parked away from home.
      8 Ring a free debt advice line with the list in your hand, before you pay or promise anything.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | no calls | rather not call | rather not phone | only write | in writing only: 8 Write to a free debt advice service in its web chat or form, with your list, before you pay or promise anything.
          - 2 Find a free, not a commercial, debt advice service with a chat.
          - 6 Write your list there, with “in writing only, please”.
        - 2 Find the number of a free, not a commercial, debt advice service.
        - 8 Ring it with the list in your hand.
        ? bailiff* | court | eviction | cut off: 8 Ring a free debt advice line today with the most urgent letter: “How do I stop it by that day?”
          - 2 Find the number of a free, not a commercial, debt advice service.
          - 8 Ring it with the most urgent letter in your hand.
      6 Write to each sender: “I'm getting advice. Please hold for 30 days and send me proof of the debt.”
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 6 Write to the sender: “I don't recognise this debt. Please send proof of it, in writing only.”
          - 4 Write it with their reference, and without a promise to pay.
          - 3 Send it by tracked post before the last day in the letter, with a copy kept.
        - 4 Write it once: “I'm getting advice. Please hold for 30 days and send me proof of the debt.”
        - 3 Send it to each, and note the day.
        ? council tax .. left | council tax .. moved | council tax .. flat i | council tax .. old | council tax .. previous | no proof i moved | no proof .. moved | moved out .. proof: 6 Write to the council: “I left on …. Please end my bill there and take it back from the bailiffs.”
          - 4 Write it with reference, both addresses and the proof you have.
          - 3 Send it to the council, with a copy to the bailiff firm.
        ? council tax: 6 Write to the council: “I can pay … a month. Please take it back from the bailiffs, and check for reductions.”
          - 4 Write it with the reference and the sum a month.
          - 3 Send it to the council, with a copy to the bailiff firm.
      6 Answer any court letter on the form it came with, by the date it gives[; yours: {deadline}].
        ? council tax: 6 Ask the council for the date of its court order, and whether you may have it set aside.
      6? Write down what is left each month after rent, food and power, as the sum anyone may have.
        ? not my debt | isnt my debt | isnt mine | not mine | wrong person | dont recognise | dont recognize | never heard of | already paid: 4 Put copies, slips and answers into one folder, with a day in a month to look for the proof.
        - 6 Write down what is left each month after rent, food and power.
        - 3 Put an hour for post into the same evening each week, with someone beside you.
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
        ? weekly | every week | each week | per week | week to week: 2 Write down the last four weeks' pay, as you remember it.
      5n Circle the lowest month: that is what you can spend a month until you have a cushion.
      8n Open a second account where all your income lands first.
      8 Look up twelve months in your banking app, and underline the lowest three.
        - 5 Look up twelve months in your banking app.
        - 3 Underline the lowest three, and write their mean large.
        ? weekly | every week | each week | per week | week to week: 8 Look up the last twelve pays in the bank app, with the three lowest underlined.
          - 5 Look up the last twelve pays in the bank app.
          - 3 Underline the three lowest.
      8 List what a bare-bones month costs: rent, power, food, phone, transport, debts.
        ? universal credit | benefits: 8 List what a bare month costs, with the day benefits come and what they fall by for each pound earned.
        ? rent is # | rent of #: 8 List what a bare month costs, beginning with rent {#}: power, food, phone, ways, debts.
      8 Open a second account where all your income lands first.
      5 Choose what to pay yourself from that account on the 1st, no more than your lowest months[: {money}].
        - 2 Choose the pay that you give yourself on the 1st.
        - 4 Set up that transfer.
        ? weekly | every week | each week | per week | week to week: 5 Choose the same pay for yourself every week, as low as the leanest one; what is over stays in the pot.
          - 2 Choose one weekly sum, as low as the leanest pay.
          - 4 Set it up as a transfer from the pot each payday.
      5 Set the share of each payment that goes into a tax account the day it arrives, and write it down.
        - 3 Look up roughly what share goes in tax.
        - 3 Move that share of the last payment into a pot for tax.
        ? agency | zero hour* | shifts | warehouse | paid weekly | weekly: 5 Divide the rent by four, as the part that each week's pay sends to the bills pot first.
          - 3 Divide rent and bills by four.
          - 3 Move that part out of this week's pay.
      4? Write the order for good months on a card: tax, next month's pay, debts, a wish.
        - 4 Write the order for good months on a card: tax, next month's pay, debts, a wish.
        - 3 Put ten minutes for it into the 1st of each month.
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
        ? dont have the last bill | dont have .. bill | no bill | lost .. bill | cant find .. bill | without a bill: 2 Open the provider's app or your bank app, and write down the sum that is taken each month.
      10n Enter those numbers on one independent comparison site, and save the two cheapest that fit[ within {money}].
        ? i pay # | we pay # | im paying # | were paying # | paying #: 10 Enter your numbers on one independent comparison site, and save the two cheapest that beat {#}.
      8n Order the better of the two, before you cancel the old contract yourself if the new firm doesn't.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Order the best one online, with an end to the old contract by e-mail where the new firm doesn't do it.
      5? Write down what you really use: kilowatt hours, gigabytes, miles, cover.
        ? smart meter: 5 Read the kilowatt hours of the last year off the smart meter's display or app.
        ? unlimited | heavy user | work from home | wfh: 5 Write down what must not get worse: speed, signal at home, data.
        ? electric* | gas | energy: 5 Read the meter, and write the kilowatt hours of the last year beside it.
        ? broadband | internet | wifi: 5 Run a speed test, and write beside it what the household needs: calls, films, games.
        ? mobile | phone contract | sim: 5 Look up in the app how many gigabytes and minutes you really use in a month.
        ? insurance: 5 Write down what must be covered: value, excess, extras you use.
      10 Enter the numbers on an independent comparison site, and save the three cheapest that fit[ within {money}].
        ? i pay # | we pay # | im paying # | were paying # | paying #: 10 Enter the numbers on an independent comparison site, and save the three cheapest that beat {#}.
          - 5 Enter the numbers on one independent comparison site.
          - 4 Save the three cheapest that beat {#}.
        - 5 Enter the numbers on one independent comparison site.
        - 4 Save the three cheapest that fit[ within {money}].
        ? debt | owe | behind | arrears | prepay: 10 Ask your supplier by chat how much debt may move with you: small sums on a prepay meter often can.
      5 Read four things in the best two offers: price after the first year, length, notice, fee for leaving.
        - 4 Read for the best one: price after the first year, length, notice.
        - 3 Do the same for the second.
        ? green | renewable | eco: 5 Read for the best two: where the power comes from, price after the first year, length, notice.
        ? fixed | variable: 5 Read for the best two: fixed until when, price after that, notice, fee for leaving.
      8 Ring your provider: “I found it for less. What can you offer before I leave?”
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write in your provider's chat or by mail: “I found it for less. What can you offer before I leave?”
        ? already decided | dont want to stay | bad service | terrible service | fed up with: 5 Write down the new contract's start day and the old one's end, so that you are never without.
        ? hate phon* | cant phone | phone anxi* | phone call*: 8 Write in your provider's chat: “I found it for less. What can you offer before I leave?”
      8 Order the best one, before you cancel the old contract yourself if the new firm doesn't.
        - 5 Order the best one with meter or contract number.
        - 3 End the old contract, unless the new provider does it.
        ? in contract | contract until | months left | exit fee: 8 Put the first day without an exit fee into your calendar, with the best offer's name beside it.
          - 5 Find the first day without an exit fee.
          - 3 Put it into your calendar with the best offer's name.
        ? keep .. number: 8 Order the best one, with the code from the old network that moves your number.
          - 3 Get the code by text, app or chat from the old network.
          - 5 Order the best one with that code.
        ? contract ended | out of contract | contract is over | contract is up: 8 Order the best one, as you may leave the old contract at short notice now.
        ? electric* | gas | energy: 8 Order the best one with meter number and reading; the new supplier mostly ends the old contract.
          - 3 Photograph the meter with its number.
          - 5 Order the best one with number and reading.
      3 Save the confirmation, and write the switch date in your calendar.
        - 3 Save the confirmation, and the day on which it changes in your calendar.
        - 2 Set a reminder a month before the new one could be ended.
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
      2* Write down the sum, the day and what it was for[: {amount}].
        ? client | customer: 2 Write on a note: what was done, when it was handed over, the day it was due.
        ? not by phone | no phone calls | hate phon* | hate calls | hate calling | cant phone | phone anxi* | on the phone | scared to ring | without calling | without phoning | by email only | avoid .. phone | dont want to phone | dont want to call | dont want to ring | dont like phon* | no calls | not phone | rather not call | rather not phone: 2 Write down what is owed, the day and what it was for, on a note.
          - 2 Write down what is owed, the day and what it was for, on a note.
          - 3 Look for what shows it: a message, a transfer, a photo.
        ? # since | owes me # | owe me # | #: 2 Find one message or transfer that shows the loan, and save it as a picture.
          - 2 Find one message or transfer that shows the loan.
          - 2 Save it as a picture.
        ? # .. since | # from: 2 Look for what shows the {#}: a message, a transfer, a photo.
        - 2 Write down the sum, the day and what it was for[: {amount}].
        - 3 Look for what shows it: a message, a transfer, a photo.
      4n Write one friendly line with a number and a day: “Could you send me the … by Friday?”
        ? dodg* | avoids me | avoiding me | makes excuses: 4 Write one plain line: “I need it back. Which is easier: all by {day|Friday}, or half now and half next month?”
        ? next month | keeps saying | every time | excuse* | promis*: 4 Write one line with dates: “You said next month three times. Could you send 100 on the 1st, and each 1st after?”
      2n Send it, with your account details under it.
      3 Choose what you would accept: all at once, three parts, something instead of money.
        ? client | customer: 5 Copy the agreement or messages about price and date into one folder, with the invoice.
        ? broke | lost .. job | no money | skint | struggling: 3 Choose a small sum a month that they could bear, or a date to talk again.
        ? # a month: 3 Choose the day of the month on which {#} should come.
        ? # in full | all of it | whole amount: -
        ? # months | a year: 3 Choose a plan that is easy to say yes to: three or four equal parts on fixed days.
      4 Write one friendly line with a number and a day: “Could you send me the … by {day|Friday}?”
        ? dodg* | avoids me | avoiding me | makes excuses: 4 Write one plain line: “I need it back. Which is easier: all by {day|Friday}, or half now and half next month?”
          - 3 Write that line.
          - 2 Take out every “sorry” and every “if it's no trouble”.
        ? client | customer: 4 Write two lines: “… was delivered on …. Please pay by {day|Friday} to this account.”
          - 2 Write the two lines.
          - 2 Add the account and the invoice's number.
        ? next month | excuse* | promis*: 4 Write one line with dates: “You've said next month a few times. Could you send 100 on the 1st, and each 1st after?”
          - 3 Write one line with a part sum and a fixed day.
          - 2 Add “a standing order would spare us both the talk”.
        ? ignor* | blocked | wont answer | asked .. times | third time | keeps saying: 4 Write one plain last line: sum, the days you asked, “by the 14th, or I go to small claims”.
        - 3 Write one friendly line with a number and a day.
        - 2 Take out every “sorry” and every “if it's no trouble”.
      2 Send it to {person|them}, with your account details under it.
        ? blocked | no contact: 2 Send it by letter or mail, with your account details under it and a copy kept.
      5 Talk face to face if the day passes: “I'd rather ask than stay upset. What can you pay, and when?”
        ? client | customer: 5 Ring once, if the day passes: “On which day will it be paid?”
          - 2 Set a reminder for the day you named.
          - 5 Ring once: “On which day will it be paid?”
        ? wont answer | ignor* | blocked: 5 Look up the small claims page: fee, letter before claim, last day to start.
          - 2 Set a reminder for the day you named.
          - 5 Look up the small claims page: fee, letter before claim, last day.
        - 2 Set a reminder for the day you named.
        - 5 Say it face to face: “I'd rather ask than be cross. What can you pay, and when?”
      3 Put what you agree into one message that {person|they} can answer with yes.
        - 3 Put what you agree into one message that {person|they} can answer with yes.
        - 2 Put each date into your calendar.
      3? Write for yourself how much you lend {person|them} next time.
        ? client | customer: 3 Write a line for your next quote: half before the start.
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
      2* Write down every employer you ever had, with the years, as far as you remember.
        ? consolidate | combine | merge | into one | one pot | bring together: 2 Write the names of the pensions that should become one, with the employer of each.
        ? # years to go | retire in | retiring: 2 Write down the month you'd like to stop, and every employer you had.
        ? pension pays at | pension will pay | pension pay me | what my pension pays | get at # | pays at #: 2 Find the newest statement of your pension, or the scheme's name on a payslip.
      8n Look up your Social Security estimate on the government's own page, and write the sum down.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Write for each one fee, value and any guarantee, from its newest statement.
      8n Search an official lost-pension finder for the first employer on your list.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Book a free pension guidance talk on what is lost by moving, before you start any transfer.
        ? pay me at # | pays at # | pay at # | get at #: 8 Log in to the scheme's page, or ask it by mail: “What would it pay me at {#}?”
      8 Look up your Social Security estimate on the government's own page, and write the sum down.
        ? consolidate | combine | merge | into one | one pot | bring together: 8 Choose which one the others would move into: lowest fee, good service, open to transfers.
          - 4 Look up fee and transfer rules of the one you like best.
          - 4 Do the same for your present employer's.
        - 4 Log in or make an account on the government's own page.
        - 4 Write down the forecast and the years that are missing.
      8 Search mails and drawers for the last statement of each plan.
      8 Search an official lost-pension finder for each employer without a statement.
        - 4 Search the official tracing service for the first one.
        - 5 Do the same for the next two.
      6 Write down for each plan: its value, its yearly fee, any guarantees, who gets it if you die.
        - 4 Write sum and yearly fee for each.
        - 3 Add guarantees and who gets it if you die.
      5? Ask your employer how much they add if you pay in more.
      8 Book a talk with a free or fee-only adviser before you move or take any of it[, {deadline}].
        - 8 Book the free government guidance talk before you move or take any of it[, {deadline}].
        - 3 Hang up on anyone who rings you with an offer about it, since that is how most pension fraud begins.
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
      4n Ask {person|your partner} for half an hour with tea, and for the one thing they would like money to make possible.
      10n List together what comes in and goes out for both of you, without any comment.
      4 Write down for yourself what you earn, owe and own, and what makes you uneasy.
        ? debt* | secret | hid* | doesnt know: 4 Write down, for yourself, the debt that the other doesn't know, with sum, lender and first step.
      3 Ask {person|your partner} for half an hour this week with something good to drink, and for their one thing[, {deadline}].
        - 2 Choose an hour when neither of you is tired or hungry.
        - 2 Ask {person|your partner} for it, with what it is about.
        ? refuses | wont talk | argu* | fight* | shouts | row: 3 Write your partner three lines instead: one wish, one worry, one number, “twenty minutes on Sunday?”
          - 3 Write the three lines.
          - 2 Lay them by the coffee or send them.
      20 Read both lists aloud side by side, without any comment.
        - 5 Read your wishes to each other first.
        - 10 Read both lists aloud side by side.
      6 Choose how shared costs are split: in half, by income, or from one pot.
        ? groceries | takeaway* | takeout | eating out: 6 Choose one sum a week for groceries and one for meals from outside, both written on the fridge.
        ? joint account | one account: 6 Choose what the joint account pays (rent, power, food), and what each pays in on payday.
        ? earns more | earn more | stays home | on leave | earns less: 6 Choose shares by income: each pay divided by both, times the shared costs.
      5 Choose a sum each of you may spend without asking the other.
        - 3 Choose a sum each of you may spend without a word.
        - 3 Choose a sum above which you ask first.
      8? Set up the one account or transfer you agreed on.
        ? dont have a joint | do not have a joint | havent got a joint: 8 Set up the one account or transfer you agreed on.
          - 8 Set up the one account or transfer you agreed on.
          - 2 Put the next half hour into both calendars, a month from now.
        ? already have a joint | have a joint | joint account already: 8 Set up each one's transfer to the joint account for the day after payday.
          - 8 Set up each one's transfer for the day after payday.
          - 2 Put the next half hour into both calendars, a month from now.
        - 8 Set up the one account or transfer you agreed on.
        - 2 Put the next half hour into both calendars, a month from now.
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
      2* Write down four numbers as well as you know them[, one of them {money}]: income, savings, price or debt left, the end of your present rate.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 2 Open the broker's or bank's list, and tick each paper you have.
        ? dont have the deposit | do not have the deposit | havent got the deposit | dont have a deposit | do not have a deposit | havent got a deposit: 2 Write down four numbers as well as you know them: income, savings, price or debt left, the end of your present rate.
        ? deposit saved | deposit is saved | deposit ready | have the deposit | have a deposit | first time buyer* | first home | first house | first flat: 2 Write down four numbers as well as you know them: income, deposit, the home's price, debts.
      8n Put the last three payslips and account statements into one folder.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 8 Ask for the first missing paper now, in the bank app, payroll or tax account.
        ? dont have .. payslips | do not have .. payslips | havent got .. payslips: 8 Put the last three payslips and account statements into one folder.
        ? payslips ready | payslips are ready | payslips done | have .. payslips: 8 Order your free credit report, and mark what is wrong.
        ? betting | gambling | payday loan* | overdraft: 8 Download the three months of statements whole, as cut or changed ones count as fraud.
      10n Book a talk with one independent broker and one bank, where you can show that folder.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 10 Send what you have today in one mail, with the day on which the rest comes.
      10 Put payslips, statements, tax return and ID into one folder.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 10 Save the papers you have as PDFs named by kind, in one folder.
          - 5 Scan what is on paper.
          - 5 Name each file by kind and month.
        ? dont have .. payslips | do not have .. payslips | havent got .. payslips: 10 Put payslips, statements, tax return and ID into one folder.
          - 6 Put the last three payslips and statements into one folder.
          - 4 Add tax return and ID.
        ? payslips ready | payslips are ready | payslips done | have .. payslips: 10 Add to the payslips what lenders also ask: ID, three months' statements, tax returns if self-employed.
          - 6 Add ID and three months' statements to the payslips.
          - 4 Add two years' tax returns, if you are self-employed.
        - 6 Put the last three payslips and statements into one folder.
        - 4 Add tax return and ID.
        ? self employed since | first year | one year .. self employed | just .. self employed | newly self employed: 10 Put your one year of accounts, the tax office's own summary, contracts ahead and old payslips into one folder.
          - 6 Save your accounts and the tax office's own summary.
          - 4 Add contracts ahead and the last employed payslips.
        ? self employed | freelance | own business | contractor: 10 Put two years of accounts or tax returns, six months of statements and ID into one folder.
        ? betting | gambling | payday loan* | overdraft: 10 Download the three months as they are: statements that were cut or changed count as fraud.
          - 8 Download the three months whole, as PDF.
          - 4 Add payslips and ID.
      6? Order your free credit report, and mark what is wrong.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 6 Ask for the first missing paper in the bank app, at payroll or in the tax account.
        ? credit report | credit score | credit check | credit file: 6 Order your free credit report today, with each wrong line marked.
      8 Work out the monthly sum you could pay if the rate rose by two points.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Ask for the next missing one in the same way.
        - 4 Enter your numbers into a mortgage calculator.
        - 4 Add two points to the rate, and write the monthly sum large.
      10 Book a talk with one independent broker and one bank.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Send what you have today in one mail, with the day on which the rest comes.
          - 3 Write which papers are in it, and when the rest comes.
          - 2 Send it with the files.
        - 5 Ask one independent broker what the broker is paid and by whom.
        - 5 Book a talk with your bank as the second.
        ? betting | gambling | bad credit | ccj | self employed: 10 Book one whole-of-market broker who knows cases like yours, told in the first line.
          - 5 Find a whole-of-market broker in the regulator's register.
          - 5 Book the talk, with your case in the first line.
        ? dont have a broker | do not have a broker | havent got a broker: 10 Book a talk with one independent broker and one bank.
          - 5 Ask one independent broker what the broker is paid and by whom.
          - 5 Book a talk with your bank as the second.
        ? have a broker | my broker | broker booked | already .. broker: 10 Send your broker the four numbers and the folder, with one question on top.
          - 5 Write the one question you care about most.
          - 5 Send it with the four numbers and the folder.
      8 Compare their offers in one table: rate, fees, fixed until, what leaving early costs.
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 4 Check that name and address are the same on all of them.
        ? betting | gambling: 8 Write the broker three honest lines: what the bets were, when they stopped, what is saved each month since.
      8 Apply for the best offer after a night's sleep on it[, {deadline}].
        ? wants # things | wants # papers | wants # documents | wants # more | documents to the | papers to the | documents for the broker | missing documents | needs # documents | asked for # documents: 5 Send the rest as soon as it is there[, {deadline}], and ask for one line that all is complete.
          - 3 Send the rest as soon as it is there.
          - 2 Ask for one line that all is complete.
        - 3 Send your last two questions to the best one.
        - 8 Apply there after a night's sleep, with the folder uploaded.
    `,
  },
];

import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** The daily questions of freelancers and small shops: clients, prices, books, offices. */
export const OWN_BUSINESS: readonly Archetype[] = [
  {
    id: "find-clients",
    area: "work",
    whole: `${everyWay("get|find|win|attract|land", "first|new|more|my first|freelance|paying|3|two|three|five|10", "client|customer|clients|customers|freelance client|paying client|freelance clients|students|freelance gig")}|get clients|find clients|find customers|get customers|find tutoring students`,
    acts: "find|get|win|attract|land|look for|need",
    things:
      "client|customer|freelance client|freelance work|freelance gig|paying customer|commission|bookings|private student|tutoring student",
    needsAct: true,
    unless: "job|invoice|complain|email client|refund|sales job|commissioning",
    it: "clients",
    plan: `
      2* Write one sentence: who you help, with what, and what is better for them afterward.
        ~ Pick up a pen. | Write: “I help … with …, so that …”
        ? quiet | no work | dried up | lost .. client | nothing booked | phone is dead: 2 Write the names of three people who have paid you before.
      6 List ten people who know your work: old colleagues, neighbours, people you helped for free.
        - 3 List five people who know your work: old colleagues, neighbours, people you helped for free.
        - 3 List five more people, from your mails or photos of the last year.
      6n Write to one person who knows your work: what you offer, and “Who do you know who needs this?”
        ~ Open a message to one person who knows your work. | Write what you offer. | Send it with “Who do you know who needs this?”
        ? shy | hate selling | awkward | cold call*: 6 Write to one old customer: “I have room from …. Is there anything I can help you with?”
        ? no work | dried up | lost .. client | nothing booked | phone is dead: 6 Write to one of the people who paid you before: “I have time from …. Is there anything waiting that I can do?”
      8n Post one example of your work, with its price, where people can see it.
        ~ Open the page where people can see it. | Upload one example of your work. | Add its price. | Press “Post”.
      8 Write to three people on your list: your sentence, what you look for, “Who do you know who needs this?”
        - 5 Write one message: your sentence, what you look for, “Who do you know who needs this?”
        - 4 Send the message to three people on your list, each with a personal line.
        ? quiet | no work | dried up | lost .. client | nothing booked | phone is dead: 8 Write to the three who paid you before: “I have time from …. Is there anything waiting that I can do?”
          - 4 Write one message: “I have time from …. Is there anything waiting that I can do?”
          - 4 Send the message to the three who paid you before.
        ? # clients | # customers: 8 Write to three people on your list: your sentence, and “I have room for {#}. Who do you know who needs this?”
          - 5 Write one message: your sentence, and “Who do you know who needs this?”
          - 4 Send the message to three people on your list, each with a personal line.
      10 Post one example of your work where people can see it: a before and after photo, with two lines of text.
        ? no social media | hate social media | not on social media | without social media: 10 Pin one example of your work on a real board, with your number: at the library, a cafe or a store.
          - 6 Choose one example of your work, with a photo.
          - 4 Pin it on a real board with two lines of text and your number.
        - 6 Choose one example of your work, with a photo.
        - 4 Post it with two lines of text, and the price you start from.
        ? no website | no portfolio | just started | first clients: 10 Offer a friend one small job at half price, in return for a photo and two lines you may show.
          - 5 Ask one friend who needs a job like yours done.
          - 5 Ask that friend for a photo of the work and two lines you may show.
      6 Find one place where your kind of client already asks for help: a group, a board, a shop, an association.
        ~ Write four words: group, board, shop, association. | Look up where your clients ask in each. | Circle the one with the most questions.
        ? linkedin | upwork | fiverr | facebook group*: 6 Search that site for three people who ask for work like yours.
        ? local | dog walk* | clean* | garden*: 6 Find one place where neighbours ask for help: the local group, the vet's or store's board, the school gate.
      10 Answer one question in that place in full, for free, with your name under it.
        ~ Open that place. | Choose one question you can answer. | Write the full answer. | Post it with your name under it.
      4? Set aside two half hours a week for finding clients[, to be done {deadline}].
        ~ Open your calendar. | Enter the first half hour for finding clients. | Enter the second one, repeating weekly.
    `,
  },
  {
    id: "set-prices",
    area: "work",
    whole:
      "raise my rates|raise my prices|raise my freelance rates|raise my freelance rate|increase my prices|increase my rates|put my prices up|charge more|charge more for my work|set my rates|set my prices|set prices|set price|price my work|price my products|price my art|price my services|work out my day rate|figure out what to charge|decide what to charge|work out what to charge|work out my prices|price my handmade",
    acts: "set|raise|increase|work out|calculate|decide|put up|figure out|review",
    things:
      "freelance rate|freelance rates|hourly rate|day rate|pricing|prices for my|price list|my prices|my rates",
    unless: "heart|mortgage|interest|credit|house price|rent",
    it: "your prices",
    plan: `
      2* Write down what you charged for your last three jobs, and how many hours each really took.
        ~ Pick up a pen. | Write the last three jobs with price and hours.
        ? no idea | dont know what | not sure what | never charged | starting out | new at | just started: 2 Write down one job somebody might ask you for, and the hours it takes from first call to cleanup.
        ? freelance work | price my work | never priced | first client | new freelancer | starting out: 2 Write down the one job people ask you for, and the hours it takes you from first call to invoice.
        ? prices by # | price by # | rates by # | rate by # | up by #: 2 Write your three most common services or products on a page, with today's price for each.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 2 Write your three most common services or products on a page, with today's price for each.
        ? i charge # | charge # now | currently charge # | charge # | charging #: 2 Write “{#} now” on a sheet, with the hours your last three jobs really took.
        ? new business | first price* | never sold | just starting | not sold | cake* | candle* | jewel* | craft*: 2 Write down one thing you would sell, and the minutes it takes you to make or do.
      4 Divide the price of each job by its hours, and write down the lowest rate.
        ~ Put the three jobs in front of you. | Divide each price by its hours. | Circle the lowest rate.
        ? no idea | dont know what | not sure what | never charged | starting out | new at | just started: 4 Look up the hourly wage for your trade near you on bls.gov or a job site. Your rate has to be well above it.
        ? prices by # | price by # | rates by # | rate by # | up by #: 4 Write beside each price what it would be with {#} more, rounded.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 5 Write beside each service or product what it costs you now: material, minutes, rent, help.
        ? takes me # hours | takes # hours | takes about # hours | took # hours | takes me about # hours: 4 Divide what you charge now by {#}: that is what one hour earns you.
        ? i charge # | charge # now | currently charge # | charge # | charging #: 4 Divide {#} by those hours. That is what an hour earns you today.
        ? cake* | bake* | cupcake* | candle* | jewel* | craft*: 4 Add up the costs for one piece: material, packing, energy, your minutes at an hourly wage, a tenth for fees and waste.
      8 Add up what you need in a month: living costs, tax, insurance, materials, and unpaid days.
        ? paint* | handyman | drywall | clean* | lawn* | mow* | carpent* | plumb* | electric* | tile*: 8 Add up what you need in a month: living costs, tax, insurance, gas, supplies, and days with no job.
          - 4 Add up living costs, tax and insurance for a month.
          - 4 Add gas, supplies and the days with no job.
        ? prices by # | price by # | rates by # | rate by # | up by #: 5 Look up the prices of two others near you, to see where your new prices would stand.
        - 4 Add up what you need in a month for living costs, tax and insurance.
        - 4 Add materials, and the days when nobody pays you.
      5 Divide that total by the hours you can sell in a month: that is your lowest rate[ (wished for: {amount})].
        ~ Write down the hours you can sell in a month. | Divide the total by them. | Write “lowest rate” beside the result.
        ? from # to # | from # an hour to #: 5 Divide what you need in a month by the hours you can sell. Your new price has to be above it.
        ? prices by # | price by # | rates by # | rate by # | up by #: 4 Count last month's customers to see what {#} more from each would bring.
          - 2 Count last month's customers.
          - 2 Write down what {#} more from each customer would bring.
      8* Find three prices others charge for the same thing, and write yours between the middle and the top.
        ? prices by # | price by # | rates by # | rate by # | up by #: 5 Write on the page which bookings keep the old price, such as those already paid.
          - 3 Look through your bookings for the next weeks.
          - 2 Write on the page which bookings keep the old price.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 8 Write the new price beside each old one, after a look at two others near you.
          - 4 Look up the prices of two others near you.
          - 4 Write the new price beside each old one.
        ? from # to # | from # an hour to #: 8 Find three prices others charge for the same thing, to see where your new one stands.
          - 5 Find three prices others charge for the same thing.
          - 3 Write your new price where it belongs between them.
        - 5 Find three prices others charge for the same thing.
        - 3 Write your own price between the middle and the top, above your lowest rate.
        ? cake* | bake* | cupcake*: 8 Find three prices of local bakers for the same size, so you can set yours above your costs.
          - 5 Find three prices of local bakers for the same size.
          - 3 Write your own price above your costs.
      5 Write the new price in one sentence without a reason: “From …, … costs ….”
        ~ Pick up a pen. | Write: “From …, … costs ….” | Fill in the day, the work and the price.
        ? price list | menu | list of prices | sizes: 8 Type the price list: each thing on its own line, small, medium, large, extras, with one price each.
        ? afraid | scared | nervous | awkward | lose clients | lose customers: 5 Write the new price in one sentence without “sorry” or a reason: “From …, … costs ….”
      4* Send your new price to the next new client, and to current clients with a month's notice[, from {day}].
        ? freelance work | price my work | never priced | first client | starting out: 4 Put your price on one page, and send it to the next person who asks.
        ? salon | barber* | my shop | my cafe | my studio | stall | restaurant: 4 Put the new price list by the register and on the booking page, a month before it starts.
          - 3 Type the new price list, with its first day at the top.
          - 3 Put the list by the register and on the booking page.
        - 2 Say the sentence with the price to your next new client.
        - 3 Send the sentence to one current client, with a month's notice.
        ? price list | menu | list of prices: 4 Send the price list to the next three people who ask.
        ? one client | a client | my client | long term: 4 Send the client your one sentence, with a month's notice.
          - 2 Say the sentence aloud to yourself once.
          - 3 Send the client the sentence, with a month's notice.
    `,
  },
  {
    id: "client-proposal",
    area: "work",
    whole:
      "write a proposal for a client|write a quote for|send a quote to|write a quote|send a quote|send a proposal to client|write an offer for a client|quote for a job|write an estimate|send an estimate|put together a quote",
    acts: "write|send|prepare|do|finish|make|put together",
    things:
      "quote for client|client proposal|estimate for customer|client quote|quote for customer|project quote|proposal for client|offer for client|tender",
    unless: "insurance|car|inspirational|wall|get|wedding proposal|citation",
    it: "the offer",
    plan: `
      2* Write down in the client's own words what they asked for, and by when[: {deadline}].
        ~ Open the client's message. | Copy their words on what they want and by when.
        ? half written | half done | draft | already started | started it: 2 Open the proposal to the first heading that is still empty.
      5* Send two questions whose answers would change the price, or write down what you will assume.
        - 3 Write two questions whose answers would change the price.
        - 2 Send the questions, or write down what you will assume.
      6 List the parts of the work in order, each with its hours.
        - 4 List the parts of the work in order.
        - 3 Add hours to each part, and a fifth on top for what you can't foresee.
        ? wedding | photo* | logo | website | design*: 6 List the parts of the work in order: hours, rounds of changes, what the client gets.
          - 4 List the parts of the work in order, with what the client gets.
          - 3 Add the hours and the rounds of changes to each part.
      8 Write one page: what they get, what is not in it, the price[ (their limit: {money})], when, how they pay.
        - 5 Write what they get, and what is not in it.
        - 4 Write the price, the dates and how they pay.
      10n Send the client one page: what they get, what is not in it, the price, when, how they pay.
        ~ Open a blank page. | Write what they get, plus what is not in it. | Write the price, when and how they pay. | Send the page to the client.
        ? tonight | today | tomorrow | # pm: 10 Send the client one page today: what they get, the price, when. The details can wait for a call.
      4 Add a smaller version with its own price, so the client has a choice.
        ~ Open the proposal. | Write a smaller version under the first. | Add its own price.
      5 Take out every word that someone outside your trade would not know.
        ~ Open the text. | Underline each word only your trade knows. | Replace or delete each of them.
      3? Send the proposal to the client, with the date it is good until.
        ~ Open a message to the client. | Attach the proposal with its “good until” date. | Press send.
    `,
  },
  {
    id: "register-business",
    area: "work",
    whole: `${everyWay("register|sign up", "as self-employed|as self employed|as sole trader|as freelancer|my business|my company|as freelance|for self-assessment|for self assessment|limited company|an llc|as autónomo|a business")}|register self-employed|form an llc|form a limited company|incorporate my business|set up as a sole trader|get a business licence|get a business license|open a business bank account|become a sole trader`,
    acts: "register|form|incorporate|set up|apply for|get",
    things:
      "sole trader|limited company|llc|business license|trade licence|business registration|food business registration|trading licence",
    unless: "to vote|gp|school|electoral|wedding|car",
    it: "the business",
    plan: `
      2* Write on one line what you sell, when you started earning from it, and the last day to register[: {deadline}].
        ~ Pick up a pen. | Write what you sell, since when and the last day.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 2 Write down the legal name, the street address and the person in charge, whose Social Security number you'll need.
        ? business license | city license | county license | business permit: 2 Write on one line what you sell and the address you do it from, because licenses go by city and county.
      6 Read on the official government page what people like you have to do[ in {place}].
        ~ Type in the official government page. | Find the part for people like you. | Read down to the last duty it names.
        ? business name | trade name | dba | fictitious name: 6 Search your name in the Secretary of State's business search[ for {place}], to see whether it's taken.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 6 Type irs.gov in yourself, and open the EIN application. It's free. Sites that charge are middlemen.
        ? business license | city license | county license | business permit: 6 Search your city's site for “business license”[ in {place}], and note the form, the fee and any zoning rule for home businesses.
        ? llc: 6 Open the Secretary of State's page on LLCs[ for {place}], at an address you typed in yourself. Look-alike sites charge extra.
      8n Put your tax number, ID, address, bank details and start date beside you.
        ~ Get your ID and tax number. | Put your address and bank details beside them. | Write the start date on a note.
        ? business name | trade name | dba | fictitious name: 8 Search your name in the Secretary of State's business search[ for {place}], and note the fee for a trade name.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 8 Type irs.gov in yourself, and open the EIN application. It's free. Sites that charge are middlemen.
        ? business license | city license | county license | business permit: 8 Open your city's site at “business license”, and write down the form, the fee and what it asks for.
      10n Fill in the official form up to “submit”, and save the number you get.
        ~ Open the official form. | Fill in the first page. | Fill in the rest up to “Submit”. | Save the number you get.
        ? business name | trade name | dba | fictitious name: 10 Fill in the trade name form on the state's own site, and save the confirmation.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 10 Fill out the application in one sitting, since it can't be saved halfway, and download the letter with your number.
        ? business license | city license | county license | business permit: 10 Fill in the license application, or call the city clerk: “Which license do I need for …?”
      6 Put together what the form asks for: tax number, ID, address, bank details, start date.
        ? business name | trade name | dba | fictitious name: 6 Find the form for a trade name (DBA) on the same site, and note its fee and what it asks for.
          - 3 Find the trade name form.
          - 3 Note its fee and what it asks for.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 6 Put together what it asks for: Social Security number, address, kind of business, start month, employees or none.
          - 3 Find the Social Security number and the address.
          - 3 Write down the kind of business, the start month, and employees or none.
        ? llc: 6 Write down what the form asks for: the name, the owners, an address, and a registered agent, who may be you.
          - 3 Write down the business name and the owners.
          - 3 Write down the address, and who the registered agent is. It may be you.
        - 3 Find your tax number and your ID.
        - 3 Write down your bank details, your address and your start date.
        ? alongside .. job | side business | side hustle | full time job | while employed: 6 Put together what the form asks for: tax number, ID, bank details, your job contract.
          - 3 Look in your job contract for a rule about side work.
          - 3 Find your tax number, your ID and your bank details.
      4 Choose the simplest business type that fits, and write down one question if you aren't sure.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 4 Choose the type that matches your papers: sole proprietor, LLC, partnership or corporation.
        ? business license | city license | county license | business permit: 4 Call the city or county clerk: “I do … from …. Which license do I need, and does the state want one too?”
          - 2 Find the number of the city or county clerk.
          - 4 Call them: “I do … from …. Which license do I need, and does the state want one too?”
        ? sole trader | self employed | freelancer: 4 Write down two things the form asks for: the day you began, and one line on what you do.
          - 2 Write down the day your business began.
          - 2 Write one line on what you do.
        - 2 Choose the simplest business type that fits.
        - 3 Ring the office or an advice line with one question, if you aren't sure.
        ? llc: 4 Check on the Secretary of State's site that your name is free, and note the fee for an LLC.
          - 2 Type your name into the state's business search, to see if it is free.
          - 2 Write the state's fee for an LLC on a note.
        ? limited | ltd | company: 4 Check that your company name is free on the official business search.
      15 Fill in the form until it is sent, and note the number you get.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 15 Fill out the application in one sitting, since it can't be saved halfway.
          - 8 Fill in the type of business and the person in charge.
          - 7 Fill in the rest, and submit it.
        ? llc: 15 File the articles of organization on the state's site. You'll need the stamped copy.
          - 10 Fill in the names, the address and the registered agent.
          - 5 Pay the fee, and save the stamped copy.
        - 8 Fill in the first half of the form.
        - 7 Fill in the rest of the form, and note the number you get.
      5 Open a second bank account only for what the business earns and spends.
        ~ Open your bank's app. | Press “Open an account”. | Name it after the business.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 5 Download the letter with your EIN right away, and save it in two places. The bank will ask for it.
        ? llc: 8 Apply for the free EIN on irs.gov. The bank asks for it before it opens a business account.
      4? Put the next two dates into your calendar: the first tax return and the first payment.
        ~ Open your calendar. | Enter the first tax return. | Enter the first payment.
        ? get an ein | get ein | need an ein | need ein | apply for an ein | apply for ein | ein number | ein for | an ein | federal tax id | employer identification | employer id: 4 Send the EIN to whoever asked for it: the bank, payroll or a client with a W-9.
        ? business license | city license | county license | business permit: 3 Put the license's renewal date on your calendar, with a reminder a month before.
    `,
  },
  {
    id: "bookkeeping",
    area: "work",
    whole:
      "do my bookkeeping|do my books|do my accounts|catch up on bookkeeping|sort out my books|do my vat|do my vat return|file my vat|file my vat return|submit vat return|do my business accounts|set up bookkeeping|get my books in order|keep track of business expenses|track my business expenses|sort receipts for my accountant|do quarterly vat|do my quarterly taxes|pay my quarterly taxes|get my receipts to accountant|get my accounts ready for accountant",
    acts: "do|catch up|catch up on|sort|sort out|start|set up|organize|file|finish|submit|prepare|enter|keep|track",
    things:
      "bookkeeping|vat return|vat|business accounts|business receipts|bookkeeping for my business|box of receipts|shoebox of receipts|business expenses|receipts for my accountant|quarterly taxes|company accounts",
    unless: "refund|library|email accounts|social media|delete|benefit|book club",
    it: "the books",
    named: "bookkeeping|vat return|business accounts|quarterly taxes|company accounts",
    plan: `
      2* Write down the last month that is done[, and the last day for this one: {deadline}].
        ~ Open your books at the last entry. | Write down the last month that is done.
        ? quickbooks | xero | freeagent | wave | freshbooks: 2 Open your program to the last month that is done.
        ? # months | months done | months in | spreadsheet: 2 Open the spreadsheet to its last full month.
        ? vat | due: 2 Write down the last month that is done, and the date these books are due.
        ? never | nothing | from scratch | no records: 2 Write down the first month in which you earned something.
      5 Put every receipt into one of two piles: money in, money out.
        ~ Pick up the first receipt. | Lay it on money in or money out. | Do the same with all the others.
        ? receipts sorted | sorted .. receipts | receipts are sorted: -
        ? quickbooks | xero | freeagent | wave | freshbooks: 5 Open your program to “uncategorized”, with the newest month on top.
        ? statement* | no receipts: 5 Download the statements for the open months into one folder. You don't have to read them yet.
      4n Pull out the receipts of the newest month.
        ~ Put the receipts in front of you. | Look for the newest month. | Pull those out into one pile.
      20n Enter the newest month's receipts in one list: date, who, what for, sum, tax.
        ~ Put the newest month's receipts beside the list. | Enter date, who and what for of the first. | Enter its sum with the tax. | Enter the other receipts until the pile is done.
      5 Take the receipts of the oldest open month out of both piles.
        ~ Find the oldest open month. | Take its receipts out of the “in” pile. | Take them out of the “out” pile.
        ? quickbooks | xero | freeagent | wave | freshbooks: 5 Choose the oldest open month as the only one for today.
      8 Tick each line on that month's bank statement that has a receipt.
        ? cant look | scared | dread | avoid* | hate looking: 8 Tick only the business lines on one bank statement, with the balance covered by a sheet of paper.
          - 3 Download one month's statement, with a sheet of paper over the balance.
          - 5 Tick only the lines that are business.
        - 3 Download the bank statement for that month.
        - 5 Tick each line that has a receipt.
      25 Enter that month in one list: date, who, what for, sum, tax.
        - 10 Enter the money that came in: date, who, what for, sum.
        - 10 Add the money that went out in the same columns.
        ? quickbooks | xero | freeagent | wave | freshbooks: 25 Enter that month in your program, line by line: category, receipt, tax.
          - 10 Set a category for each line of money in.
          - 10 Set a category for each line of money out, with photos of the receipts.
      5 Move the tax share into a separate account, once you know your income and costs.
        - 3 Add up the money in, the money out and the tax on it.
        - 2 Move the tax share into a separate account.
      3? Put 20 minutes a week for the books into your calendar, along with the date of the tax return.
        ~ Open your calendar. | Enter 20 minutes a week for the books. | Enter the date of the tax return.
        ? accountant: 4 Send the accountant what is done so far, and the date when the last months will follow.
    `,
  },
];

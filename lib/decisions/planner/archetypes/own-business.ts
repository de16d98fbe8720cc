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
      2* Write one sentence: who you help, with what, and what is better for them afterwards.
        ? quiet | no work | dried up | lost .. client | nothing booked | phone is dead: 2 Write the names of three people who have paid you before.
      6 List ten people who know your work: old colleagues, neighbours, people you helped for free.
        - 3 List five people who know your work.
        - 3 List five more, from mails or photos of the last year.
      6n Write to one person who knows your work: your sentence, and “Who do you know who needs this?”
        ? shy | hate selling | awkward | cold call*: 6 Write to one old customer: “I have room from …. Is there anything I can help you with?”
        ? no work | dried up | lost .. client | nothing booked | phone is dead: 6 Write to the first of the three: “I have room from …. Is there anything waiting that I can do?”
      8n Put one example of your work, with its price, where people can see it.
      8 Write to three of them: your sentence, what you look for, “Who do you know who needs this?”
        - 5 Write the message once.
        - 4 Send it to three of them, each with a line of its own.
        ? quiet | no work | dried up | lost .. client | nothing booked | phone is dead: 8 Write to the three: “I have room from …. Is there anything waiting that I can do?”
          - 4 Write one message: “I have room from …. Is there anything waiting that I can do?”
          - 4 Send the message to the three who paid you before.
        ? # clients | # customers: 8 Write to three of them: your sentence, and “I have room for {#}. Whom do you know who needs this?”
          - 5 Write the message once.
          - 4 Send it to three of them, each with a line of its own.
      10 Put one example of your work where people can see it: a photo, before and after, two lines.
        ? no social media | hate social media | not on social media | without social media: 10 Pin one example of your work on a real board: library, cafe or shop window, with your number.
          - 6 Choose one example, with a photo.
          - 4 Write two lines under it, with your number.
        - 6 Choose one example, with a photo.
        - 4 Write two lines under it, and a price from which you start.
        ? no website | no portfolio | just started | first clients: 10 Do one small job for a friend at half price, for a photo and two lines you may show.
          - 5 Ask one friend who needs such a job done.
          - 5 Ask for a photo and two lines you may show.
      6 Find one place where your kind of client already asks for help: a group, a board, a shop, an association.
        ? linkedin | upwork | fiverr | facebook group*: 6 Open that site at a search for people who ask for such work, and save three.
        ? local | dog walk* | clean* | garden*: 6 Find one place where neighbours ask: the local group, the vet's or shop's board, the school gate.
      10 Answer one question there in full, for free, with your name under it.
      4? Set aside two half hours a week for this[, to be done {deadline}], and count talks, not yeses.
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
        ? prices by # | price by # | rates by # | rate by # | up by #: 2 Write your three commonest services or products on a page, with today's price of each.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 2 Write your three commonest services or products on a page, with today's price of each.
        ? i charge # | charge # now | currently charge # | charge # | charging #: 2 Write “{#} now” on a sheet, with the hours the last three jobs really took.
        ? new business | first price* | never sold | just starting | not sold | cake* | candle* | jewel* | craft*: 2 Write down one thing you would sell, and the minutes it takes you.
      4 Divide the price of each job by its hours, and write down the lowest rate.
        ? prices by # | price by # | rates by # | rate by # | up by #: 4 Write beside each what it costs with {#} more, rounded.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 5 Write beside each what it costs you now: material, minutes, rent, help.
        ? takes me # hours | takes # hours | takes about # hours | took # hours | takes me about # hours: 4 Divide what you charge now by {#}: that is what one hour earns you.
        ? i charge # | charge # now | currently charge # | charge # | charging #: 4 Divide {#} by those hours: that is what an hour earns you today.
        ? cake* | bake* | cupcake* | candle* | jewel* | craft*: 4 Add up for one piece: material, packing, energy, the minutes at your hourly wage, and a tenth for fees and waste.
      8 Add up what you need in a month: living costs, tax, insurance, materials, and unpaid days.
        ? prices by # | price by # | rates by # | rate by # | up by #: 5 Look up two others near you, to see where the new prices stand among theirs.
        - 4 Add up living, tax and insurance.
        - 4 Add material, and the days on which nobody pays.
      5 Divide that by the hours you can sell in a month: that is your lowest rate[ (wished for: {amount})].
        ? from # to # | from # an hour to #: 5 Divide what you need by the hours that you can sell in a month: the new price has to be above it.
        ? prices by # | price by # | rates by # | rate by # | up by #: 4 Count last month's customers, to see what {#} more from each would bring.
          - 2 Count last month's customers.
          - 2 Write down what {#} more from each would bring.
      8* Find three prices others charge for the same thing, and write yours between the middle and the top.
        ? prices by # | price by # | rates by # | rate by # | up by #: 5 Write on the page which bookings keep the old price, such as those paid already.
          - 3 Look through the next weeks' bookings.
          - 2 Write on the page which of them keep the old price.
        ? raise .. prices | increase .. prices | put up .. prices | put my prices up | prices up by | raising .. prices: 8 Write the new price beside each old one, checked against two others near you.
          - 4 Look up two prices of others near you.
          - 4 Write the new price beside each old one.
        ? from # to # | from # an hour to #: 8 Find three prices of others for the same thing, to see where the new one stands among them.
          - 5 Find three prices of others for the same thing.
          - 3 Write the new one between them, where it belongs.
        - 5 Find three prices of others for the same thing.
        - 3 Write your own price between the middle and the top, above the floor.
        ? cake* | bake* | cupcake*: 8 Find three prices of local bakers for the same size, and write yours between the middle and the top, above your costs.
          - 5 Find three prices of local bakers for the same size.
          - 3 Write your own price above your costs.
      5 Write it in one sentence without a reason: “From … on, … costs … .”
        ? price list | menu | list of prices | sizes: 8 Type the list: each thing on its own line, small, middle, large, extras, with one price each.
        ? afraid | scared | nervous | awkward | lose clients | lose customers: 5 Write it in one sentence without “sorry” or a reason: “From … on, … costs ….”
      4* Send your new price to the next new client, and to the old ones with a month's notice[, from {day}].
        ? salon | barber* | my shop | my cafe | my studio | stall | restaurant: 4 Put the new list by the till and on the booking page, a month before it counts.
          - 3 Type the new list with its first day at the top.
          - 3 Put it by the till and on the booking page.
        - 2 Say the sentence with the price to the next new client.
        - 3 Send the sentence to one old client, with a month's notice.
        ? price list | menu | list of prices: 4 Send the price list to the next three who ask, with a copy on the wall.
        ? one client | a client | my client | long term: 4 Send the client the one sentence, with a month's notice.
          - 2 Say the sentence aloud once.
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
        ? half written | half done | draft | already started | started it: 2 Open the proposal at the first heading that is still empty.
      5* Send two questions whose answers would change the price, or write down what you will assume.
        - 3 Write two questions whose answers would change the price.
        - 2 Send them, or write down what you take for granted.
      6 List the parts of the work in order, each with its hours.
        - 4 List the parts of the work in order.
        - 3 Add hours to each, and a fifth on top for what you can't see.
        ? wedding | photo* | logo | website | design*: 6 List the parts in order, each with hours, rounds of changes and what is handed over.
          - 4 List the parts in order, with what is handed over.
          - 3 Add hours and rounds of changes to each.
      8 Write one page: what they get, what is not in it, the price[ (their limit: {money})], when, how they pay.
        - 5 Write what they get, and what is not in it.
        - 4 Write the price, the days and how one pays.
      10n Send the client one page: what they get, what is not in it, the price, when, how they pay.
        ? tonight | today | tomorrow | # pm: 10 Send the client one page today: what they get, the price, when; details on a call.
      4 Add a smaller version with its own price, so that there is a choice.
      5 Take out every word that someone outside your trade would not know.
      3? Send it to the client, with a day until which it holds.
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
      2* Write on one line what you sell, when you began to earn from it, and the last day to register[: {deadline}].
      6 Read on the official page, known by its ending, what it asks from people like you[ in {place}].
        ? llc: 6 Open the Secretary of State's page on LLCs[ for {place}], its address typed by hand, as look-alike sites charge for nothing.
      8n Put your tax number, ID, address, bank details and start date beside you.
      10n Fill in the official form up to “submit”, and save the number you get.
      6 Put together what it asks for: tax number, ID, address, bank details, start date.
        ? llc: 6 Write down what the form asks: the name, owners, an address, and a registered agent, who may be you.
          - 3 Write down the name and the owners.
          - 3 Write down the address, and who the registered agent is.
        - 3 Find your number for tax or insurance, and ID.
        - 3 Write down bank, address and start date.
        ? alongside .. job | side business | side hustle | full time job | while employed: 6 Put together what it asks, with one look in your job contract for a clause on side work.
          - 3 Look in your job contract for a clause on side work.
          - 3 Find tax or insurance number, ID and bank.
      4 Choose the simplest business type that fits, and write down one question if you aren't sure.
        ? sole trader | self employed | freelancer: 4 Write down two things the form asks: the day you began, and one line on what you do.
          - 2 Write down the day you began.
          - 2 Write one line on what you do.
        - 2 Choose the plainest form that fits.
        - 3 Ring the office or an advice line with one question, if you aren't sure.
        ? llc: 4 Check on the Secretary of State's site that the name is free, with its fee for an LLC on a note.
          - 2 Type the name into the state's business search.
          - 2 Write the state's fee for an LLC on a note.
        ? limited | ltd | company: 4 Check the name on the company register, with director, shares and public address on a note.
      15 Fill in the form, and save the number that you get.
        ? llc: 15 File the articles of organization on the state's site, with the fee paid and the stamped copy saved.
          - 10 Fill in names, address and registered agent.
          - 5 Pay the fee, and save the stamped copy.
        - 8 Fill in the first half of the form.
        - 7 Fill in the rest, and save the number that you get.
      5 Open a second account only for what comes in and goes out for the business.
        ? llc: 8 Apply for the free EIN on irs.gov, as the bank asks for it before it opens a business account.
      4? Put the two next days into your calendar: the first return, the first payment.
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
        ? quickbooks | xero | freeagent | wave | freshbooks: 2 Open your program at the last month that is done, and write the next month's name on a note.
        ? # months | months done | months in | spreadsheet: 2 Open the spreadsheet at its last full month, and write the next month's name at the top.
        ? vat | due: 2 Write down the last month that is done, and the day by which these books are due.
        ? never | nothing | from scratch | no records: 2 Write down the first month in which you earned something.
      5 Put every receipt into one of two piles: money in, money out.
        ? receipts sorted | sorted .. receipts | receipts are sorted: -
        ? quickbooks | xero | freeagent | wave | freshbooks: 5 Open your program at “uncategorised”, with the newest month on top.
        ? statement* | no receipts: 5 Download the statements of the open months into one folder, unread.
      4n Pull out the receipts of the newest month.
      20n Enter them in one list: date, who, what for, sum, tax.
      5 Take the oldest open month out of both piles.
        ? quickbooks | xero | freeagent | wave | freshbooks: 5 Choose the oldest open month as the only one for today, with the dates set to it.
      8 Compare that month's bank statement with the receipts, and tick each line that has one.
        ? cant look | scared | dread | avoid* | hate looking: 8 Print or open one statement with the balance covered, and tick only what is business.
          - 3 Download one month, with a sheet of paper over the balance.
          - 5 Tick only what is business.
        - 3 Download the bank statement of that month.
        - 5 Tick each line for which you have a receipt.
      25 Enter that month in one list: date, who, what for, sum, tax.
        - 10 Enter what came in: date, who, what for, sum.
        - 10 Enter what went out in the same way.
        ? quickbooks | xero | freeagent | wave | freshbooks: 25 Enter that month in your program, line by line: category, receipt, tax.
          - 10 Set a category for each line of money in.
          - 10 Do the same for money out, with photos of the receipts.
      5 Move the tax share into a separate account, once income and costs are added up.
        - 3 Add up in, out and tax.
        - 2 Put the sum for tax on a separate account.
      3? Put 20 minutes a week and the day of the return into your calendar.
        ? accountant: 4 Send the accountant the sheet with what is done, and the day the last months follow.
    `,
  },
];

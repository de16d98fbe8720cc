import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const MARKET =
  "craft fair|craft market|christmas market|farmers market|farmers' market|street market|car boot sale|flea market|makers market";

/** A small business seen from outside: its plan, name, shop, stall, customers, people. */
export const SHOP_FRONT: readonly Archetype[] = [
  {
    id: "business-plan",
    area: "work",
    whole: "write a business plan|make a business plan|finish my business plan",
    acts: "write|make|finish|do|draft|create|start|work on|prepare",
    things: "business plan|business plan for bank|business plan for loan",
    it: "the business plan",
    named: "business plan",
    plan: `
      2* Write one sentence for {theIt}: who pays you, what for, how often.
        ~ Pick up a pen. | Write who pays you, what for, how often.
      5 Write down who will read the plan, and what they should be able to decide from it[, {deadline}].
        ~ Open a blank page. | Write down who will read the plan. | Write what they should be able to decide from it.
        ? bank | loan | investor | grant: 5 Copy the bank's or investor's own list of what must be in the plan from their website.
        ? myself | just for me: 5 Write down three choices this plan should help you make, each as a question.
      6* Write down one week of the business, from Monday to Sunday: what you buy, make and sell.
        ~ Write the days from Monday to Sunday down a page. | Fill in what you buy or make each day. | Fill in what you sell each day.
      10* Work out one normal month: how many sales, at what price, minus materials, rent and help.
        - 5 Write down one normal month: how many sales, at what price.
        - 6 Take off material, rent and help.
      8 List the money you need before the first sale[ (at hand: {money})], line by line, and where it comes from.
        - 5 List what you have to pay before the first sale, line by line.
        - 3 Write beside each line where the money comes from.
      10 Ask two people who could be customers what they pay now, and note what that changes in your numbers.
        - 4 Write two questions for possible customers about what they pay now.
        - 6 Ask two of them, and note what that changes in your numbers.
        ? half written | half done | only the numbers | numbers: -
      25 Write the rest in five short parts: what you offer, customers, competitors, a month in numbers, what if you sell less.
        - 10 Write three short parts: what you offer, your customers, your competitors.
        - 10 Write two more parts: a month in numbers, and what you'd do if you sell less.
    `,
  },
  {
    id: "sell-items",
    area: "money",
    whole: `${everyWay("sell|list", "clothes|old clothes|stuff|things|items|books|baby clothes|paintings|art|prints|toys|jewelry|furniture|crafts|pottery", "on vinted|on ebay|on depop|on facebook|on marketplace|online|on gumtree|on poshmark|on craigslist")}|list items on|sell on vinted|sell on ebay|sell on depop|sell stuff i don't need|start selling on vinted|start selling on ebay|put my stuff on ebay|put my clothes on vinted`,
    acts: "list|upload|post",
    things:
      "items|clothes|vinted items|ebay items|items on vinted|items on ebay|listings|ebay listing",
    unless: "buy|subscription|house|flat|car",
    it: "the things",
    plan: `
      2* Put the first three things you could sell on a chair by a window[ (the aim: {amount})].
        ~ Carry a chair to a window. | Put the first three things you could sell on it.
        ? dont have the photos | do not have the photos | havent got the photos: 2 Put the first three things you can find on a chair by a window[ (the aim: {amount})].
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 2 Open the photos you have of the first three things.
        ? # parcels | # items | clothes: 2 Put the first three pieces on hangers by a window.
        ? rent | bill | payday | by friday | need # | urgent: 2 Put three things that sell fast on a chair: phone, console, bike, brand-name shoes.
      3 Open the one app or site on your phone where you will sell.
        ~ Pick up your phone. | Choose the one app or site you'll sell on. | Open it at its start page.
        ? ebay: 3 Open eBay on your phone to “sell”, with one saved listing as your model.
        ? poshmark: 3 Open Poshmark on your phone, and tap “Sell”.
        ? depop: 3 Open Depop on your phone, and tap “Sell”.
        ? mercari: 3 Open Mercari on your phone, and tap “List”.
        ? vinted: 3 Open Vinted on your phone, and tap “Sell”.
        ? clothes: 3 Open one clothes-selling app on your phone.
      5* Take four pictures of the first thing in daylight: front, back, label, worst mark.
        ~ Put the first thing in daylight. | Photograph the front and the back. | Photograph the label and the worst mark.
        ? dont have the photos | do not have the photos | havent got the photos: 5 Take four pictures of the first thing in daylight: front, back, label, worst mark.
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 5 Choose the four best pictures of the first thing: front, back, label, worst mark.
      5 Look up what three similar things really sold for, and note the middle price.
        ~ Open the site where you will sell. | Search for sold things like yours. | Write down the middle of three prices.
        ? bundle | kids clothes | baby clothes | cheap things: 5 Sort what is worth under ten dollars into bundles by size, at one price.
      6* Put the listing for the first thing online: what it is, size, condition, the worst mark, price.
        - 4 Write what it is, the size, the condition and the worst mark.
        - 2 Put the listing online with the price.
      20 List the next two things in the same way, pictures first.
        ? dont have the photos | do not have the photos | havent got the photos: 20 List the next two things in the same way, pictures first.
          - 6 Take pictures of the next two things.
          - 8 Write both listings, with the first one as a model.
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 10 Put the next two things online in the same way, with the first listing as a model.
          - 6 Write the next two listings, with the first one as a model.
          - 4 Put both listings online.
        ? hour after work | an hour a | evenings | every day: 20 List the next two things in the same way, and note how many fit into an hour.
          - 6 Take pictures of the next two things.
          - 8 Write both listings, with the first one as a model.
        ? # things | # items | # bags | loads | pile: 20 List the next two things. The rest can go as bundles of five by size or kind.
          - 6 Take pictures of the next two things.
          - 8 Write one listing for a bundle of five.
        - 6 Take pictures of the next two things.
        - 8 Write both listings, with the first one as a model.
      5? Put a day into your calendar when unsold things go to charity.
        ? in my way | bags everywhere | no space | taking over: 5 Put the bags in one corner, with the date on them when unsold things go to charity.
        - 3 Put a box, tape and paper in one place.
        - 2 Choose a day when unsold things go to charity.
        ? local only | collection only | no posting | no shipping: 5 Write “pickup only” in each listing, with two times a week when people may come.
          - 2 Write “pickup only” in each listing.
          - 3 Choose two times a week when people may come.
    `,
  },
  {
    id: "market-stall",
    area: "work",
    whole: `${everyWay("sell at|get a stall at|have a stall at|run a stall at|book a stall at|do a stall at|prepare for|apply for|set up a stall at|get ready for", MARKET)}|run a market stall|book a market stall|set up a market stall|do my first craft fair`,
    acts: "run|book|set up|prepare|prepare for|do|get|organize|have",
    things: "market stall|craft stall|craft fair|stall at craft fair|christmas market stall",
    needsAct: true,
    unless: "visit|go to|shopping|stock market|bake sale",
    it: "the stall",
    named: "market stall|craft stall|craft fair",
    plan: `
      2* Write the market's name, date and set-up time on a card[: {deadline}].
        ~ Get a card and a pen. | Write the market's name, date and set-up time on it.
        ? table is # | table costs # | # table | booth is # | booth costs # | # for a table | # for the table: 2 Divide {#} by what you earn on each one: that many pay for the table.
        ? table fee | booth fee | vendor fee: 2 Work out how many you have to sell to pay for the table, and circle that number.
        ? # to start | # to spend | # budget | only have # | have # to | start with #: 2 Divide the {#} on paper in four: table fee, materials, bags and signs, change for the cash box.
        ? saturday | sunday | tomorrow | friday | this week*: 2 Write the setup time, the place and the organizer's number on a card.
        ? paid | booked | got a pitch | have a pitch | my pitch: 2 Put your best piece on a box at eye level, so you can see it the way a customer would.
      6 Write to whoever runs the market with five questions: table size, price, power, cover, insurance.
        ? table is borrowed | borrowed table | borrowed a table | own table: 6 Write to whoever runs the market: “Does my table fit, and what about price, power, cover, insurance?”
          - 4 Measure the table, and note what else you have to know.
          - 2 Send your questions to whoever runs the market.
        ? saturday | sunday | tomorrow | this week* | next week*: 6 Write your prices on tags or one big board, in round amounts.
          - 4 Write a price tag for each kind of thing.
          - 2 Write one large price board.
        ? no price* | price tag*: 6 Write your prices on tags or one big board, in round amounts.
          - 4 Write a price tag for each kind of thing.
          - 2 Write one large price board.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came | quiet: 6 Ask whoever runs the market for a spot by the entrance, and what sold best last time.
          - 4 Write two questions: “Could I have a spot by the entrance? What sold best last time?”
          - 2 Send the questions to whoever runs the market.
        - 4 Write down what you have to know: table size, price, power, cover, insurance.
        - 2 Send the questions to whoever runs the market.
      5n Count what you have ready to sell, and note what you could still make in the time left.
        ~ Stand in front of what you have ready. | Count what is there, kind by kind. | Write down what you could still make in time.
        ? # made | have # made | # ready | # finished | already made #: 5 Sort the {#} into two or three kinds, with a price tag on each.
        ? are ready | are finished | are glazed | are made: 5 Sort what is ready into three kinds, with a price each: pocket money, main thing, eye-catcher.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 5 Post one picture with the place, hours and prices in two local groups today.
        ? # mugs | # candles | # cards | # cakes | # jars | # bags | # pieces | stock is ready | all made: 5 Sort what you have made into kinds, with a price on each.
      10n Pack one box for the day: change, price signs, card reader, bags, tape, pen, cloth, a drink.
        ~ Get one big box. | Pack the change, card reader and price signs. | Add bags, tape and a pen. | Lay the cloth and a drink on top.
        ? saturday | sunday | tomorrow | this week*: 10 Pack one box: change, price tags, a QR code for payment, bags, tape, pen, cloth, a drink.
      8 Count what you have ready to sell, and write down how many of each kind you want to bring.
        ~ Stand in front of what you have ready. | Count each kind. | Write down how many of each to bring.
        ? # made | have # made | # ready | # finished: 8 Sort the {#} into two or three kinds with a price on each, and note how many more you have time to make.
        ? are ready | are finished | are glazed | are made: 8 Sort what is ready into three kinds, with a price tag on each: pocket money, main thing, eye-catcher.
        ? # mugs | # candles | # cards | # cakes | # jars | # bags | # pieces | stock is ready | all made: 8 Sort what you have made into kinds, and note how many of each you'll bring.
        ? need #: 8 Count what you have ready to sell, out of the {#} you need.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 8 Write a price for each on a note: the pocket-money thing, the main thing, the eye-catcher.
      6 Put one evening a week into your calendar, and note what you'll make each time.
        ? labels missing | no labels | labels are missing | need labels: 6 Print or write the labels: name, ingredients, weight, best-before date, your address.
          - 3 Write one label with everything the rules ask for.
          - 3 Print or copy as many as you need.
        ? mpesa | m pesa | nairobi | mombasa | kenya | uganda | kampala: 6 Write your mobile money number and name in large letters on a card for the table.
          - 4 Write your number and name in large letters on a card.
          - 2 Send your number a test payment from another phone.
        ? no card machine | without a card machine | no card terminal: 6 Print the QR code of your bank or payment app for the table.
          - 4 Print or draw the code in a large size.
          - 2 Send a test payment with the code from another phone.
        ? saturday | sunday | tomorrow | this week*: 6 Put small change and a QR code for payment into a belt or tin.
          - 3 Put 30 dollars in small change into a tin.
          - 3 Print or draw the QR code of your bank or payment app.
        ? no card reader | card reader | cards: 6 Check whether your phone can take cards itself, or print a QR code for payment.
          - 3 Look in the payment app for “tap to pay”.
          - 3 Print a QR code for payment as a backup.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 6 Post one picture with the place and hours in two local groups.
          - 3 Post one picture with the place and hours in two local groups.
          - 3 Send the picture to ten people by message.
        - 3 Divide what you still have to make by the weeks left.
        - 3 Put one evening a week for making it into your calendar.
      10 Take a picture of the stall laid out on your own table, with different heights and price signs.
        - 5 Lay out the stall on your own table, with different heights and price signs.
        - 5 Take a picture of the whole stall.
      8 Pack one box for the day: change, card reader, bags, tape, pen, cloth, a drink, a warm layer.
        ~ Get one big box. | Pack the change, card reader and price signs. | Add bags, tape, a pen and the cloth. | Lay the drink and a warm layer on top.
        ? no card reader | without a card reader | no card machine | no card terminal: 8 Pack one box: change, price signs, a QR code for payment, bags, tape, pen, cloth, a drink, a warm layer.
        ? outdoor* | outside | rain: 8 Pack one box: change, card reader, bags, tape, pen, cloth, clips, weights, a clear sheet for rain.
      5? Set the stall up an hour before the market opens.
        ~ Unfold the table at your spot an hour early. | Lay the cloth on it. | Set out your goods with the price signs.
        ? sister helps | brother helps | husband helps | wife helps | friend helps | mum helps | daughter helps | son helps | helps me | will help: 5 Set the stall up an hour before the market opens, with your helper in charge of the money.
    `,
  },
  {
    id: "choose-name",
    area: "projects",
    whole: `${everyWay("come up with|think of|find|choose|pick|decide on", "name|good name|names", "for bakery|for business|for my business|for shop|for podcast|for band|for blog|for company|for brand|for channel|for app|for boat|for salon|for book|for novel|for cafe|for dog|for cat|for puppy|for kitten|for horse")}|name my business|name my band|name my podcast|name my shop|name my novel|name my boat|name my blog`,
    acts: "choose|find|pick|come up|think",
    things: "business name|band name|brand name|podcast name|name for business|title for my book",
    unless: "change my name|baby|maiden|surname|names i forget|domain",
    it: "the name",
    plan: `
      2* Write ten names that come to mind for {label}, including the silly ones.
        ~ Pick up a pen. | Write ten names, including the silly ones.
        ? rejected | refused | turned down | not approved: 2 List the rejected names, with the reason beside each.
      4* Write five words for how it should feel, and five for what people see, smell or hear there.
        - 2 Write five words for how it should feel.
        - 2 Write five words for what people see, smell or hear there.
      8* Put your words together into twenty names, and note your three favorites.
        - 5 Put words from both lists together until you have twenty names.
        - 3 Circle your three favorites.
      4 Say each of your three favorites aloud as if answering the phone, and note the one you stumble over.
        ~ Hold your phone to your ear. | Say each of the three names as if answering. | Write down the one you stumble over.
      6 Search online for the two names that are left: who near you or in your trade has that name already?
        - 3 Search online for the first of the two names that are left.
        - 3 Search online for the second name.
        ? rejected | refused | turned down | not approved: 6 Search the public business register for the two names left, in exactly the spelling you would file.
          - 3 Search the public business register for the first of the two names that are left.
          - 3 Search the public register for the second name.
      4 Ask two people to spell each name after hearing it once.
        ~ Call the first person, or go to them. | Say each name once for them to spell. | Ask a second person the same way.
      3 Choose the name they could spell[, {deadline}], after a night's sleep.
        ~ Look at the names after a night's sleep. | Cross out the ones they couldn't spell. | Circle the one you choose.
    `,
  },
  {
    id: "promote-business",
    area: "work",
    whole: `${everyWay("promote|market|advertise|get the word out about|set up instagram for|do social media for|post about|get more customers for", "my business|my small business|my shop|my salon|my book|my etsy shop|my music|my event|my art|my cafe|my bakery|my classes|my workshop|my services|my grooming business|my dog grooming business")}|get more reviews|ask customers for reviews|get google reviews|market myself|do marketing for my business|post on social media for my business|plan my content|plan content for|make a content plan|plan my social media|plan social media posts|batch content`,
    acts: "plan|make|create|do|write|schedule|improve|start",
    things:
      "marketing|social media post|instagram content|content calendar|content plan|social media plan|marketing plan|social media for my business",
    needsAct: true,
    unless: "stop|less|quit|delete|course|job|essay|degree",
    it: "the word about it",
    plan: `
      2* Write one sentence for {label}: who should hear about it, and where those people already look.
        ~ Pick up a pen. | Write who should hear about it, where they already look.
        ? shop | etsy | jewel* | candles | handmade: 2 Write one line: who buys it, who it's for, for which occasion, such as a birthday.
      5 Choose one place to post for the next four weeks: a page, a board, a newsletter, a store window.
        ~ Write down a page, a board, a newsletter, a store window. | Cross out the ones your customers don't look at. | Circle one for the next four weeks.
        ? no budget | no money | free | without paying: 5 Choose one free place for the next four weeks: a local group, a board, a store window.
        ? no social media | hate social media | without social media: 5 Choose one place offline for the next four weeks: a board, a store window, a round of flyers.
        ? # followers | instagram | facebook | tiktok: 5 Choose one place besides your account where buyers already are: a market, a gift store, a local group.
      8 Write down six things people keep asking you about your business.
        - 4 Write down three things people keep asking you about your business.
        - 4 Write down three more things they should ask.
        ? # sales | first customer | real customer | no sales | aunt | friends: -
      10* Answer the easiest question customers ask you, in four lines with a picture of your own.
        - 6 Answer the easiest question customers ask you, in four lines.
        - 4 Take one picture of your own to go with the answer.
        ? # sales | first customer | real customer | no sales | aunt | friends: 10 Offer one piece to one stranger: a message to a gift store, a market, or a post “Two left, mailed by Friday.”
          - 6 Write the offer in three lines, with a price and a photo.
          - 4 Choose the store, market or group for it.
      3* Post your answer where customers already look, with where to find you at the end.
        ~ Open the place where customers look. | Paste your answer with where to find you below. | Press the post button.
        ? # sales | first customer | real customer | no sales | aunt | friends: 3 Send or post the offer today, with where to buy it in the last line.
      5 Ask two happy customers for three lines on what changed for them.
        - 3 Write a message that asks what changed for them, with the link for their answer.
        - 2 Send that message to two happy customers.
      6? Put the other five answers into your calendar, one a week[, the first one {deadline}].
        ~ Open your calendar. | Enter the first answer in its week. | Enter the other four, one a week.
        ? # sales | first customer | real customer | no sales | aunt | friends: 6 Put one offer a week to a new place into your calendar[, the first one {deadline}].
    `,
  },
  {
    id: "hire-person",
    area: "work",
    whole: `${everyWay("hire|recruit|find|take on", "employee|my first employee|first employee|an assistant|assistant|new employee|staff|a freelancer|freelancer|virtual assistant|apprentice for my|someone to help in my shop|part-time help for my|kitchen staff|an accountant|accountant|bookkeeper|web designer|graphic designer|a designer|editor for my")}|write a job advert|write a job ad|write a job description|interview candidates|interview people for job|fill a vacancy`,
    acts: "hire|recruit|write|post|interview",
    things:
      "employee|assistant|job advert|job ad|job description|staff|freelancer|candidate|first employee|vacancy|apprentice",
    needsAct: true,
    unless: "become|find work|apply|wedding photographer|babysitter|builder|cleaner|nanny",
    it: "the person",
    plan: `
      2* Write down three things the new person should take off your plate, with the hours a week for each.
        ~ Pick up a pen. | Write down three things to hand over, each with its hours a week.
        ? job description | write a job desc*: 2 Write down the job title, who it reports to, and the three tasks that fill most of the week.
      6 Work out what you can pay per hour, with tax and insurance[; your limit is {money}].
        ~ Open the calculator. | Write down an hourly pay you could afford. | Add tax and insurance to get the full cost.
        ? job description | write a job desc*: 6 Write the pay range, the hours, the place and the days. Many states want the pay in the posting.
      8n Write the job ad in eight lines: who you are, the tasks, the hours, the pay, how to answer.
        ~ Open a blank page. | Write lines on who you are and the tasks. | Write lines on the hours and the pay. | Write how to answer.
        ? job description | write a job desc*: 8 Write the job description in eight lines: purpose, tasks, must-haves, hours, pay, place, boss, how to apply.
        ? clean*: 8 Write the ad in eight lines: the place, the hours, what to clean, the pay, how to answer.
      6n Send the job ad to three people who might know someone.
        ~ Open the job ad. | Choose three people who might know someone. | Send it to each of them.
        ? job description | write a job desc*: 6 Send it to one person who knows the job: “What's missing, and what isn't true?”
      10 Write the job ad in eight lines: who you are, the three tasks, the hours, the pay, how to answer.
        ? job description | write a job desc*: 10 Write one line on why the job exists, and six tasks that each begin with a verb.
          - 4 Write one line on why the job exists.
          - 6 Write six tasks that each begin with a verb.
        - 5 Write who you are, and the three tasks.
        - 5 Add the hours, the pay and how to answer.
      6 Put the ad in one place where the right people look.
        ? job description | write a job desc*: 6 Write five must-haves at most, with everything else under “nice to have”.
          - 3 Write five must-haves at most.
          - 3 Put everything else under “nice to have”.
        - 3 Put the ad in one place where the right people look.
        - 3 Send the ad to three people who might know someone.
      8 Write four interview questions and one small paid task, the same for everyone.
        ? job description | write a job desc*: 8 Cut any words about age, “young” or “native speaker”, and anything nobody would check.
          - 4 Cut any words about age, “young” or “native speaker”.
          - 4 Cut the must-haves nobody would check.
        - 4 Write four interview questions, the same for everyone.
        - 4 Write one small task, and what you pay for it.
        ? clean*: 8 Write four interview questions and the plan for a two-hour paid trial, the same for everyone.
          - 4 Write four interview questions, the same for everyone.
          - 4 Write down what to do in a two-hour paid trial.
        ? barista | waiter | waitress | kitchen | chef: 8 Write four interview questions and the plan for a two-hour paid trial shift, the same for everyone.
          - 4 Write four interview questions, the same for everyone.
          - 4 Write down what to do in a paid trial shift.
        ? tomorrow | urgent | this week*: 8 Ask two people you know for a paid trial shift this week.
          - 3 Ask the first person for a paid trial shift this week.
          - 3 Ask a second person for a paid trial shift.
      8? Look up with the tax office and the insurer what you must sign and report before the first hour.
        ~ Open the tax office's page for employers. | Write down what you must sign or report. | Call the insurer, or open its page. | Add what the insurer needs before the first hour.
        ? job description | write a job desc*: 6 Send it to one person who knows the job: “What's missing, and what isn't true?”
      5 Choose the day you decide[: {deadline}], and write it in your calendar with “answer everyone”.
        ~ Open your calendar. | Choose the day you decide. | Enter it with “answer everyone”.
        ? job description | write a job desc*: 5 Send the final version to HR or your boss, or post it[ {deadline}].
    `,
  },
];

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
      5 Write down who will read it, and what they should be able to decide from it[, {deadline}].
        ? bank | loan | investor | grant: 5 Copy the reader's own list of what must be in it from their page, with the last day.
        ? myself | just for me: 5 Write down the three choices this plan should help you make, each as a question.
      6* Write down one week of the business, from Monday to Sunday: what you buy, make and sell.
      10* Count one normal month: how many sales, at what price, minus materials, rent and help.
        - 5 Write down how many sales, at what price.
        - 6 Take off material, rent and help.
      8 Write down the money needed before the first sale[ (at hand: {money})], line by line, and where it comes from.
        - 5 Write what has to be paid before the first sale, line by line.
        - 3 Write beside each line where the money comes from.
      10 Ask two people who would be customers what they pay now, and note what that changes in your numbers.
        - 4 Write two questions on what they pay now.
        - 6 Ask two people, and note what that changes in your numbers.
        ? half written | half done | only the numbers | numbers: -
      25 Write the rest in five short parts: what you offer, customers, competitors, a month in numbers, what if you sell less.
        - 10 Write three short parts: offer, customers, others who sell it.
        - 10 Write two more: month in numbers, what if less comes in.
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
        ? dont have the photos | do not have the photos | havent got the photos: 2 Put the first three things that come to hand on a chair by a window[ (the aim: {amount})].
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 2 Open the photos you have at the first three things.
        ? # parcels | # items | clothes: 2 Put the first three pieces on hangers by a window.
        ? rent | bill | payday | by friday | need # | urgent: 2 Put the three things on a chair that sell fastest: phone, console, bike, brand shoes.
      3 Open the one app or site on your phone where you will sell.
        ? ebay: 3 Open eBay on your phone at “sell”, with one saved listing as your pattern.
        ? vinted | depop | poshmark: 3 Open that app on your phone at “sell”.
        ? clothes: 3 Open Vinted or the like on your phone, as clothes go there without a seller's fee.
      5* Take four pictures of the first thing in daylight: front, back, label, worst mark.
        ? dont have the photos | do not have the photos | havent got the photos: 5 Take four pictures of the first thing in daylight: front, back, label, worst mark.
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 5 Choose the four best pictures of the first thing: front, back, label, worst mark.
      5 Look up what three like it really sold for, and write down the middle price.
        ? bundle | kids clothes | baby clothes | cheap things: 5 Sort what is worth under ten into bundles by size, at one price.
      6* Put the listing online: what it is, size, condition, the worst mark, price.
        - 4 Write what it is, size, state and the mark.
        - 2 Put it online with the price.
      20 Do the next two in the same way, pictures first.
        ? dont have the photos | do not have the photos | havent got the photos: 20 Do the next two in the same way, pictures first.
          - 6 Take the pictures of the next two.
          - 8 Write both adverts, with the first as a pattern.
        ? photographed | photos done | photos are done | photos are taken | photos are ready | have the photos | pictures done | took the pictures: 10 Put the next two online in the same way, with the first advert as a pattern.
          - 6 Write the next two adverts, with the first as a pattern.
          - 4 Put both online.
        ? hour after work | an hour a | evenings | every day: 20 List the next two in the same way, with a mark for how many fit into an hour.
          - 6 Take the pictures of the next two.
          - 8 Write both adverts, with the first as a pattern.
        ? # things | # items | # bags | loads | pile: 20 Do the next two as well, the rest as “job lots” of five by size or kind.
          - 6 Take the pictures of the next two.
          - 8 Write one advert for a lot of five.
        - 6 Take the pictures of the next two.
        - 8 Write both adverts, with the first as a pattern.
      5? Put box, tape and paper in one place, and a day into your calendar on which unsold things go to charity.
        ? in my way | bags everywhere | no space | taking over: 5 Put the bags in one corner, with a date on them: what is unsold by then goes to charity.
        - 3 Put box, tape and paper in one place.
        - 2 Choose a day on which unsold things go to charity.
        ? local only | collection only | no posting | no shipping: 5 Write “collection only” in each advert, with two times a week at which people may come.
          - 2 Write “collection only” in each advert.
          - 3 Choose two times a week at which people may come.
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
        ? saturday | sunday | tomorrow | friday | this week*: 2 Write the hour you may set up, the place and the organiser's number on a card.
        ? paid | booked | got a pitch | have a pitch | my pitch: 2 Put your best piece on a box at eye height, and look at it from three steps away.
      6 Write to whoever runs it with five questions: table size, price, power, cover, insurance.
        ? table is borrowed | borrowed table | borrowed a table | own table: 6 Write to whoever runs it: does your table fit, price, power, cover, insurance.
          - 4 Measure the table, and write down what else you have to know.
          - 2 Send it to whoever runs the market.
        ? saturday | sunday | tomorrow | this week* | next week*: 6 Write prices on tags or one big board, in round sums.
          - 4 Write a tag for each kind.
          - 2 Write one large price board.
        ? no price* | price tag*: 6 Write prices on tags or one big board, in round sums.
          - 4 Write a tag for each kind.
          - 2 Write one large price board.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came | quiet: 6 Ask whoever runs it for a place by the entrance, and for what sold best last time.
          - 4 Write two lines: a place near the entrance, what sold best last time.
          - 2 Send them to whoever runs the market.
        - 4 Write down what you have to know: size of the table, price, power, cover, insurance.
        - 2 Send the questions to whoever runs the market.
      5n Count what you have ready to sell, and note what you could still make in the time left.
        ? are ready | are finished | are glazed | are made: 5 Sort what is ready into three kinds: small change, main thing, eye-catcher, with a price each.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 5 Post one picture with place, hours and prices in two local groups today.
        ? # mugs | # candles | # cards | # cakes | # jars | # bags | # pieces | stock is ready | all made: 5 Sort what is made into kinds, with a price on each.
      10n Pack one box for the day: change, price signs, card reader, bags, tape, pen, cloth, drink.
        ? saturday | sunday | tomorrow | this week*: 10 Pack one box: change, price tags, a QR code for bank payment, bags, tape, pen, cloth, drink.
      8 Count what you have ready to sell, and write down how many of each kind you want to bring.
        ? are ready | are finished | are glazed | are made: 8 Sort what is ready into three kinds: small change, main thing, eye-catcher, with a price tag on each.
        ? # mugs | # candles | # cards | # cakes | # jars | # bags | # pieces | stock is ready | all made: 8 Sort what is made into kinds, with how many of each you bring.
        ? need #: 8 Count what you have ready to sell, out of the {#} you need.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 8 Write the cheap thing for pocket money, the main thing and the eye-catcher on a note, with a price for each.
      6 Put one evening a week into your calendar, and note what you will make on each.
        ? labels missing | no labels | labels are missing | need labels: 6 Print or write the labels: name, what is in it, weight, best before, your address.
          - 3 Write one label with all that the rules ask.
          - 3 Print or copy the number you need.
        ? mpesa | m pesa | nairobi | mombasa | kenya | uganda | kampala: 6 Write your mobile money number and name large on a card for the table.
          - 4 Write number and name large on a card.
          - 2 Send it a test payment from another phone.
        ? no card machine | without a card machine | no card terminal: 6 Print the QR code of your bank or payment app for the table.
          - 4 Print or draw the code, large.
          - 2 Send it a test payment from another phone.
        ? saturday | sunday | tomorrow | this week*: 6 Put float and a QR code for bank payment into a belt or tin, the code tested once.
          - 3 Put 30 in small change into a tin.
          - 3 Print or draw the QR code of your bank or payment app.
        ? no card reader | card reader | cards: 6 Check whether your phone can take cards itself, or print a QR code for bank payment.
          - 3 Look in the payment app for “tap to pay”.
          - 3 Print a QR code for bank payment as plan B.
        ? nobody came | nobody turned up | no sales | sold nothing | sold one | no one came: 6 Post one picture with place and hours in two local groups.
          - 3 Post one picture with place and hours in two local groups.
          - 3 Send it to ten people by message.
        - 3 Divide what is missing by the weeks left.
        - 3 Put one evening a week into your calendar.
      10 Take a picture of the stall laid out on your own table, with heights and price signs.
        - 5 Lay out the stall on your own table, with heights.
        - 5 Take a picture of it all, with price signs.
      8 Pack one box: change, card reader, bags, tape, pen, cloth, drink, warm layer.
        ? no card reader | without a card reader | no card machine | no card terminal: 8 Pack one box: change, price signs, QR code for payment, bags, tape, pen, cloth, drink, warm layer.
        ? outdoor* | outside | rain: 8 Pack one box: change, card reader, bags, tape, pen, cloth, clips, weights, a clear sheet for rain.
      5? Set the stall up an hour before it opens, with one person to stand in at noon.
        ? sister helps | brother helps | husband helps | wife helps | friend helps | mum helps | daughter helps | son helps | helps me | will help: 5 Set the stall up an hour before it opens, with your helper at the money from the first customer on.
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
      2* Write ten names that come at once for {label}, the silly ones too.
        ? rejected | refused | turned down | not approved: 2 Write the rejected names in a row, with the reason beside each.
      4* Write five words for how it should feel, and five for what people see, smell or hear there.
        - 2 Write five words for how it should feel.
        - 2 Write five words for what one sees, smells or hears there.
      8* Put words from both rows together until you have twenty names, and note your three favorites.
        - 5 Put words from both rows together until there are twenty names.
        - 3 Circle three.
      4 Say each of the three aloud as if you were answering the phone, and note the one you stumble over.
      6 Search online for the two that are left: who near you or in your trade has that name already?
        - 3 Search for the first.
        - 3 Search for the second.
        ? rejected | refused | turned down | not approved: 6 Search the public register for the two left, in exactly the spelling you would file.
          - 3 Search for the first.
          - 3 Search for the second.
      4 Ask two people to write down each name after hearing it once.
      3 Choose the one they could spell[, {deadline}], after a night's sleep.
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
        ? shop | etsy | jewel* | candles | handmade: 2 Write one line: who buys it, for whom, for which day, such as a birthday.
      5 Choose one place for the next four weeks: a page, a board, a newsletter, a shop window.
        ? no budget | no money | free | without paying: 5 Choose one free place only for the next four weeks: a local group, a board, a shop window.
        ? no social media | hate social media | without social media: 5 Choose one place off the screen for the next four weeks: a board, a shop window, a leaflet round.
        ? # followers | instagram | facebook | tiktok: 5 Choose one place beside the account where buyers already are: a market, a gift shop, a local group.
      8 Write down six things that people keep asking you.
        - 4 Write down three things that people ask you again and again.
        - 4 Write down three that they should ask.
        ? # sales | first customer | real customer | no sales | aunt | friends: -
      10* Answer the easiest question that customers ask you, in four lines with one picture of your own.
        - 6 Answer the easiest question that customers ask you, in four lines.
        - 4 Take one picture of your own to go with the answer.
        ? # sales | first customer | real customer | no sales | aunt | friends: 10 Offer one piece to one stranger: a message to a gift shop, a market, or a post “two left, posted by Friday”.
          - 6 Write the offer in three lines, with price and photo.
          - 4 Choose the shop, market or group for it.
      3* Put your answer where those people look, with where to find you at the end.
        ? # sales | first customer | real customer | no sales | aunt | friends: 3 Send or post the offer today, with where to buy it in the last line.
      5 Ask two happy customers for three lines on what changed for them.
        - 3 Write the question, with the link.
        - 2 Send that question to two happy people.
      6? Put the other five answers into your calendar, one a week[, the first one {deadline}].
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
      6 Work out what an hour may cost you, with tax and insurance[; your limit is {money}].
      8n Write the job ad in eight lines: who you are, the three things, hours, pay, how to answer.
        ? clean*: 8 Write the advert in eight lines: place, hours, what is cleaned, pay, how to answer.
      6n Send the ad to three people who might know someone.
      10 Write the job ad in eight lines: who you are, the three things, hours, pay, how to answer.
        - 5 Write who you are, and the three things.
        - 5 Add the hours, what it pays and how to answer.
      6 Put the ad in one place where the right people look.
        - 3 Put it in one place where such people look.
        - 3 Send it to three who might know someone.
      8 Write four questions and one small paid task, the same for everyone.
        - 4 Write four questions, the same for everyone.
        - 4 Write one small task, and what you pay for it.
        ? clean*: 8 Write four questions and a paid trial of two hours, the same for everyone.
          - 4 Write four questions, the same for everyone.
          - 4 Write what is done in a paid trial of two hours.
        ? barista | waiter | waitress | kitchen | chef: 8 Write four questions and one paid trial shift of two hours, the same for everyone.
          - 4 Write four questions, the same for everyone.
          - 4 Write what is done in the paid trial shift.
        ? tomorrow | urgent | this week*: 8 Ask two people you know for a trial shift this week, paid, with the three things as the test.
          - 3 Ask the first person for a paid trial shift this week.
          - 3 Ask a second person for one.
      8? Look up what must be signed and reported before the first hour, at the tax office and the insurer.
      5 Choose the day you decide[: {deadline}], and write it in your calendar with “answer everyone”.
    `,
  },
];

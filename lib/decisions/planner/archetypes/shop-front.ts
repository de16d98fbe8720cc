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
      2* Write one sentence for {theIt}: who pays you, for what, how often.
      5 Write down who will read it and what they must be able to decide after it[, {deadline}].
      6* Write one week of the business, from Monday to Sunday: what you buy, make, sell.
      10* Count one normal month: how many sales, at what price, minus material, rent, help.
        - 5 Write down how many sales, at what price.
        - 6 Take off material, rent and help.
      8 Write the money needed before the first sale[ (at hand: {money})], line by line, with where it comes from.
        - 5 Write what has to be paid before the first sale, line by line.
        - 3 Write beside each line where the money comes from.
      10 Ask two people who would be customers what they pay now, and note what that changes in your numbers.
        - 4 Write two questions on what they pay now.
        - 6 Ask two people, and note what that changes in your numbers.
      25 Write the rest as five short parts: offer, customers, others who sell it, month in numbers, what if less comes in.
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
      2* Put the first three things that come to hand on a chair by a window[ (the aim: {amount})].
      3 Open the one place where you sell on your phone.
      5* Take four pictures of the first thing in daylight: front, back, label, worst mark.
      5 Look up what three like it really sold for, and write down the middle price.
      6* Put the advert online: what, size, state, the mark, price.
        - 4 Write what it is, size, state and the mark.
        - 2 Put it online with the price.
      20 Do the next two in the same way, pictures first.
        - 6 Take the pictures of the next two.
        - 8 Write both adverts, with the first as a pattern.
      5? Put box, tape and paper in one place, and a day into your calendar on which unsold things go to charity.
        - 3 Put box, tape and paper in one place.
        - 2 Choose a day on which unsold things go to charity.
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
      2* Write down which market it is, its day[: {deadline}] and the last day to book the place.
      6 Write to whoever runs it: size of the table, price, power, cover, insurance.
        - 4 Write down what you have to know: size of the table, price, power, cover, insurance.
        - 2 Send the questions to whoever runs the market.
      5n Count what you have ready to sell, and what you could still make in the time left.
      10n Take a picture of the stall laid out on your own table.
      8 Count what you have ready to sell, and write a number for each kind that you want to bring.
        ? need #: 8 Count what you have ready to sell, out of the {#} you need.
      6 Put one evening a week into your calendar, with its share of the work.
        - 3 Divide what is missing by the weeks left.
        - 3 Put one evening a week into your calendar.
      10 Take a picture of the stall laid out on your own table, with heights and price signs.
        - 5 Lay out the stall on your own table, with heights.
        - 5 Take a picture of it all, with price signs.
      8 Pack one box: change, card reader, bags, tape, pen, cloth, drink, warm layer.
      4? Ask one person to stand in for half an hour at noon.
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
      4* Write five words for how it should feel, and five for what one sees, smells or hears there.
        - 2 Write five words for how it should feel.
        - 2 Write five words for what one sees, smells or hears there.
      8* Put words from both rows together until there are twenty names, and circle three.
        - 5 Put words from both rows together until there are twenty names.
        - 3 Circle three.
      4 Say each of the three aloud as if you took a call with it, and mark the one you stumble over.
      6 Search for the two left: who has that name already, near you or in your trade?
        - 3 Search for the first.
        - 3 Search for the second.
      4 Ask two people to write down each name after hearing it once.
      3 Choose the one they could spell[, {deadline}], after one night's sleep.
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
      2* Write one sentence for {label}: who should hear of it, and where these people already look.
      5 Choose one place only for the next four weeks: a page, a board, a newsletter, a shop window.
      8 Write down six things that people ask you again and again.
        - 4 Write down three things that people ask you again and again.
        - 4 Write down three that they should ask.
      10* Answer the easiest of them in four lines with one picture of your own.
        - 6 Answer the easiest of them in four lines.
        - 4 Take one picture of your own to go with it.
      3* Put it out there, with where to find you at the end.
      5 Ask two happy people for three lines on what changed for them, with the link to write it.
        - 3 Write the question, with the link.
        - 2 Send it to two happy people.
      6? Put the other five answers into your calendar, one a week[, the first one {deadline}].
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
      2* Write down three things that {label} should take off you, with the hours a week of each.
      6 Count what an hour may cost you, with tax and insurance[; your limit is {money}].
      8n Write the advert in eight lines: who you are, the three things, hours, pay, how to answer.
      6n Send it to three people who might know someone.
      10 Write the advert in eight lines: who you are, the three things, hours, pay, how to answer.
        - 5 Write who you are, and the three things.
        - 5 Add the hours, what it pays and how to answer.
      6 Put it in one place where such people look.
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
      8? Look up what must be signed and reported before the first hour.
      5 Choose the day on which you decide[: {deadline}], and answer everyone on it.
    `,
  },
];

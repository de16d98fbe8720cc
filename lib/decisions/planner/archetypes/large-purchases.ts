import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** A home or a car to buy or rent. */
export const LARGE_PURCHASES: readonly Archetype[] = [
  {
    id: "buy-house",
    area: "money",
    thing: "new",
    acts: "buy|purchase|get|find|rent|look|look for|search|search for",
    whole: everyWay("buy|purchase", "flat|apartment|place|studio|place to live|first flat"),
    things:
      "house|home|first home|first house|mortgage|condo|property|first flat|flat to buy|house to buy|apartment to buy|first apartment",
    needsAct: true,
    unless: "plant|sitter|cleaner|rid|groceries|paint|party",
    it: "a place to live",
    named: "house|home|flat|apartment|condo|place|property|room|studio|mortgage",
    plan: `
      2* Write down the three things {it} must have, and the latest date[: {deadline}].
        ? credit score | my score: 2 Write three numbers on a sheet: what is saved, the credit score, what your loans take each month.
      10n Search one site[ in {place}] until you have saved three homes with your must-haves[, within {money}].
        ? credit score | my score: 8 Order the free credit reports on the official page, and mark each mistake and each card that is more than a third full.
      8n Write to the seller or agent of the best one, with two times for a visit.
        ? credit score | my score: 8 Book a talk with a free HUD or non-profit housing counsellor: “What gets us ready?”
      8 Work out the most you can pay a month, heating and commuting included.
        - 5 Work out the most you can pay a month.
        - 4 Add heating and travel to that number.
        ? credit score | my score: 8 Enter income, savings and loans into one bank's tool, for the sum it would lend and the payment a month.
          - 5 Enter income, savings and loans.
          - 3 Write the sum and the monthly payment large.
        ? deposit: 8 Ask a broker or bank's online tool how much a bank would lend on your deposit and income.
          - 5 Enter deposit and income into one bank's tool.
          - 4 Write the sum and the monthly payment large.
      10 Search one site[ in {place}] until you have saved three homes within those limits.
        ? credit score | my score: 8 Order the free credit reports, and mark each mistake and each card that is more than a third full.
          - 4 Order the free reports on the official page.
          - 4 Mark mistakes, and cards that are more than a third full.
        ? # flats already | # houses already | saw # | seen # | viewed #: 10 Write one line on each you saw, what was right and what ruled it out, and change the search to fit.
          - 5 Write one line on each you saw: right, ruled out.
          - 5 Change the search to fit[ in {place}].
        - 5 Set up a search with those limits[ in {place}].
        - 5 Save three that fit, and turn on alerts.
        ? near .. school | schools: 10 Search one site with those limits, with the school's map beside it, and save three that fit.
          - 5 Look up the school's catchment or zone map.
          - 5 Save three that fit, and turn on alerts.
        ? mortgage .. agreed | mortgage in principle | pre approved | agreement in principle: 10 Search one site up to the sum the bank agreed to[ in {place}], and save three that fit.
      10 Collect what owners and banks ask for: payslips, ID, references, proof of savings.
        - 6 Put payslips and ID into one folder.
        - 5 Add references and proof of savings.
        ? mortgage in principle | pre approved | preapproved | agreement in principle: 10 Put the lender's letter on top of one folder, with ID and proof of savings behind it.
          - 5 Put the lender's letter and ID into one folder.
          - 5 Add proof of savings.
      8 Write to the seller or agent of the best one, with two times for a visit.
        - 5 Write two sentences about yourself and two times for a visit.
        - 3 Send the two sentences to all three sellers or agents.
        ? credit score | my score: 6 Set up autopay for every minimum, and a transfer that brings the fullest card below a third.
          - 3 Set up autopay for every minimum.
          - 3 Set up a transfer towards the fullest card.
        ? only .. saturdays | only .. saturday | only .. weekend* | saturdays only | evenings only | only .. evenings: 8 Write to the first one with two sentences about yourself and two times that you can make.
          - 5 Write two sentences about yourself and two times that you can make.
          - 3 Send them to all three sellers or agents.
      5 Make a list of questions for the visit: noise, heating, neighbours, what breaks.
        ? credit score | my score: 5 Look up first-time buyer help in your state or country: down payment grants, FHA loans, bonus accounts.
      10? Ask a bank, adviser or tenants' group the question you are least sure about.
        ? with my brother | with my sister | with a friend | with my friend | with my parents: 10 Ask a notary or solicitor how to own it together: shares, who pays what, what if one wants out.
        ? credit score | my score: 10 Book a talk with a free HUD or non-profit housing counsellor: “What gets us ready by next year?”
    `,
  },
  {
    id: "buy-car",
    area: "money",
    thing: "new",
    acts: "buy|get|find|choose|lease|replace|shop|look|look for",
    things: "car|used car|new car|second-hand car|van|motorbike|secondhand car",
    needsAct: true,
    unless: "insurance|seat|wash|rid|key|loan|clean|park|helmet|lock",
    it: "the car",
    named: "car|van|motorbike",
    plan: `
      2* Write down the three things the car has to handle, such as people, distance and weather.
        ? motorbike | motorcycle | scooter: 2 Write down three things the bike has to manage: your licence, your daily miles, where it parks.
        ? automatic: 2 Write down three things the car has to manage: an automatic gearbox, the people in it, where it parks.
        ? first car | just passed | passed last month | new driver: 2 Write down three things the car has to manage: a low insurance group, your daily miles, where it parks.
        ? electric | ev | no home charger: 2 Write down three things the car has to manage: real winter range, where you charge, the people in it.
        ? toddler | baby | car seat* | pram | stroller | kids | children: 2 Write down three things the car has to manage: child seats and pram, your daily miles, where it parks.
        ? motorway | commute | # miles | long drives: 2 Write down three things the car has to manage: your daily miles, the people in it, where it parks.
        ? dog | dogs | bikes | caravan | tow: 2 Write down three things the car has to manage: what goes in the boot or behind, your daily miles, where it parks.
        ? van | pickup | truck: 2 Write down three things the van has to manage: what it carries, your daily miles, where it parks.
      8 Set the most you will pay, with a year of insurance, tax and repairs included[: {money}].
        ? already approved | loan approved | pre approved | preapproved: 8 Set the most you will pay below what the loan allows, with insurance and repairs for a year.
          - 4 Set the most you will pay, below what the loan allows.
          - 6 Add insurance, tax and repairs for a year.
        - 4 Set the most you will pay[: {money}].
        - 6 Add insurance, tax and repairs for a year.
        ? finance | loan | monthly: 8 Set the most you will pay a month, with the loan's whole cost written beside the cash price.
          - 4 Set the most you will pay a month.
          - 6 Write the loan's whole cost beside the cash price.
      10* Compare three listings for the same kind of car, and write down age, mileage and price.
        - 5 Find three offers of the same kind.
        - 5 Write down age, distance and price of each.
        ? # budget | under # | less than # | only have | low budget: 10 Compare three offers a tenth below your sum, test of at least six months, one owner as long as possible.
          - 5 Find three offers a tenth below your sum.
          - 5 Write down age, distance, test date and owners of each.
        ? dont have found | do not have found | havent got found | dont have my eye | do not have my eye | havent got my eye: 10 Compare three offers of the same kind and write down age, distance and price.
          - 5 Find three offers of the same kind.
          - 5 Write down age, distance and price of each.
        ? found one | have found | found a | seen a | have my eye: 10 Compare the one you found with two others alike: age, distance, price.
          - 5 Find two others like it.
          - 5 Write down age, distance and price of all three.
      5? Look up the model's known weak points, and the car's history by plate or VIN.
        ? no garage | on the street | street parking: 5 Look up one insurance quote for the model, parked on the street.
        ? electric | ev | hybrid: 5 Look up three things for it: real range in winter, battery warranty, where you would charge.
      8* Ask the seller of the best one about three things: service history, accidents, the reason for selling.
        - 3 Write three questions: service history, accidents, reason for the sale.
        - 6 Message or call the best one.
      30 Drive it in daylight, with someone beside you who knows more about cars than you.
        ? weekends | saturdays | sundays: 30 Try the two best on one weekend by daylight, with someone who knows more than you.
          - 4 Ask someone who knows more than you for one weekend morning.
          - 4 Set two times by daylight, an hour apart.
        - 4 Ask someone who knows more than you to come along.
        - 4 Set a time by daylight to look at it and try it.
        ? know nothing | no idea about cars | woman | alone | dont know anything: 30 Book a mobile inspection or a friend's mechanic for the one you like, before any deposit.
          - 4 Find a mobile inspection with its price.
          - 6 Book it with the seller for a daylight hour.
        ? never bought | first car | by myself | on my own | cheated | ripped off: 30 Book a mobile inspection or a friend's mechanic for the one you like, before any deposit.
          - 4 Find a mobile inspection with its price.
          - 6 Book it with the seller for a daylight hour.
      5 Sleep on it for one night before you sign papers or hand over money.
        ? pressure* | deposit | today only | dealer: 5 Sleep one night on it; a seller who needs the deposit today has your answer.
    `,
  },
];

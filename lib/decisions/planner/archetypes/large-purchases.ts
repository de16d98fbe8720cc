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
        ~ Write down the three things {it} must have. | Write the latest date below them.
        ? credit score | my score: 2 Write down three numbers: your savings, your credit score, what your loans take each month.
      10n Search one site[ in {place}] until you have saved three homes with your must-haves[, within {money}].
        ~ Open one home search site. | Set the filters to your must-haves. | Save the first home that fits. | Save two more.
        ? credit score | my score: 8 Order the free credit reports on the official page, and note each mistake and each card over a third full.
      8n Write to the seller or agent of the best one, with two times for a visit.
        ~ Open the listing of the best home. | Write to its seller or agent. | Send two times for a visit.
        ? credit score | my score: 8 Book a talk with a free HUD-approved housing counsellor: “What gets us ready?”
      8 Work out the most you can pay a month, heating and commuting included.
        - 5 Work out the most you can pay a month.
        - 4 Add heating and commuting to that number.
        ? credit score | my score: 8 Enter income, savings and loans into one bank's tool to see what it would lend and at what monthly payment.
          - 5 Enter your income, savings and loans into one bank's tool.
          - 3 Write down the amount it would lend and the monthly payment, in large figures.
        ? deposit: 8 Ask a bank's online tool how much it would lend on your down payment and income.
          - 5 Enter your down payment and income into one bank's tool.
          - 4 Write down the amount it would lend and the monthly payment, in large figures.
      10 Search one site[ in {place}] until you have saved three homes within those limits.
        ? credit score | my score: 8 Order the free credit reports, and note each mistake and each card over a third full.
          - 4 Order the free credit reports on the official page.
          - 4 Mark any mistakes, and every card that is more than a third full.
        ? # flats already | # houses already | saw # | seen # | viewed #: 10 Write one line on each one you saw: what was right and what ruled it out.
          - 5 Write one line on each one you saw: what was right and what ruled it out.
          - 5 Change your search to fit those lines[ in {place}].
        - 5 Set up a search with those limits[ in {place}].
        - 5 Save three homes that fit.
        ? near .. school | schools: 10 Search one site with those limits, beside the school's zone map, until you have three homes.
          - 5 Look up the school's zone map.
          - 5 Save three homes in that zone.
        ? mortgage .. agreed | mortgage in principle | pre approved | agreement in principle: 10 Search one site up to the amount the bank agreed to[ in {place}], until you have three homes.
      10 Collect what sellers and banks ask for: pay stubs, ID, references, proof of savings.
        - 6 Put pay stubs and ID in one folder.
        - 5 Add references and proof of savings to the folder.
        ? mortgage in principle | pre approved | preapproved | agreement in principle: 10 Put the lender's letter, your ID and proof of savings in one folder.
          - 5 Put the lender's letter and your ID in one folder.
          - 5 Add proof of savings to the folder.
      8 Write to the seller or agent of the best one, with two times for a visit.
        - 5 Write two sentences about yourself and two times for a visit.
        - 3 Send the message to the seller or agent of the best one.
        ? credit score | my score: 6 Set up autopay for every minimum payment on your cards.
          - 3 Set up autopay for every minimum payment on your cards.
          - 3 Set up a transfer toward the fullest card.
        ? only .. saturdays | only .. saturday | only .. weekend* | saturdays only | evenings only | only .. evenings: 8 Write to the first one with two sentences about yourself and two times you can make.
          - 5 Write two sentences about yourself and two times you can make.
          - 3 Send the message to the seller or agent of the best one.
      5 Make a list of questions for the visit: noise, heating, neighbors, what breaks.
        ~ Get a sheet of paper. | Write questions about noise and heating. | Add the neighbors and what breaks.
        ? credit score | my score: 5 Look up first-time buyer help in your state: down payment grants, FHA loans.
      10? Ask a bank or adviser the question you are least sure about.
        ~ Pick up a pen. | Write the question you are least sure about. | Call a bank or adviser. | Read them the question.
        ? with my brother | with my sister | with a friend | with my friend | with my parents: 10 Ask a real estate lawyer how to own it together: shares, who pays what, what if one wants out.
        ? credit score | my score: 10 Book a talk with a free HUD-approved housing counsellor: “What gets us ready by next year?”
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
        ~ Pick up a pen. | Write three things: who rides, how far, what weather.
        ? dealership | to the dealer | at the dealer | from a dealer: 2 Write on a card the model you want, your highest out-the-door price, and your loan's rate.
        ? motorbike | motorcycle | scooter: 2 Write down three things the motorcycle has to fit: your license, your daily miles, where it parks.
        ? automatic: 2 Write down three things the car has to fit: an automatic, the people in it, where it parks.
        ? first car | just passed | passed last month | new driver: 2 Write down three things the car has to fit: cheap insurance, your daily miles, where it parks.
        ? electric | ev | no home charger: 2 Write down three things the car has to fit: real winter range, where you charge, the people in it.
        ? toddler | baby | car seat* | pram | stroller | kids | children: 2 Write down three things the car has to fit: child seats and a stroller, your daily miles, where it parks.
        ? motorway | commute | # miles | long drives: 2 Write down three things the car has to fit: your daily miles, the people in it, where it parks.
        ? dog | dogs | bikes | caravan | tow: 2 Write down three things the car has to fit: what goes in the back, your daily miles, where it parks.
        ? van | pickup | truck: 2 Write down three things it has to fit: what it carries, your daily miles, where it parks.
      8 Set the most you will pay, including a year of insurance, taxes and repairs[: {money}].
        ? no credit | bad credit | cash: 8 Set the most you will pay in cash[ ({money})], with taxes, registration, insurance and a repair fund inside it.
          - 4 Set the most you will pay[: {money}].
          - 6 Take off taxes, registration, first insurance and a repair fund.
        ? already approved | loan approved | pre approved | preapproved: 8 Set the most you will pay, below what the loan allows, including insurance and repairs for a year.
          - 4 Set the most you will pay, below what the loan allows.
          - 6 Add insurance, taxes and repairs for a year.
        - 4 Set the most you will pay[: {money}].
        - 6 Add insurance, taxes and repairs for a year.
        ? finance | loan | monthly: 8 Set the most you will pay a month, and note the loan's whole cost beside the cash price.
          - 4 Set the most you will pay a month.
          - 6 Write the loan's whole cost beside the cash price.
      10* Compare three listings for the same kind of car, and write down age, mileage and price.
        ? dealership | to the dealer | at the dealer | from a dealer: 10 Ask two dealers by e-mail for the out-the-door price of that car, with every fee.
          - 5 Find two dealers with that car.
          - 5 E-mail both: “What is the out-the-door price, with every fee?”
        - 5 Find three listings for the same kind of car.
        - 5 Write down the age, mileage and price of each.
        ? # budget | under # | less than # | only have | low budget: 10 Compare three listings priced a tenth below your limit, with as few owners as possible.
          - 5 Find three listings priced a tenth below your limit.
          - 5 Write down the age, mileage and number of owners of each.
        ? dont have found | do not have found | havent got found | dont have my eye | do not have my eye | havent got my eye: 10 Compare three listings for the same kind of car, and write down age, mileage and price.
          - 5 Find three listings for the same kind of car.
          - 5 Write down the age, mileage and price of each.
        ? found one | have found | found a | seen a | have my eye: 10 Compare the one you found with two others like it: age, mileage, price.
          - 5 Find two other cars like it.
          - 5 Write down the age, mileage and price of all three.
      5? Look up the model's known weak points, and the car's history by plate or VIN.
        ~ Open your browser. | Search the model's name with “common problems”. | Look up this car's history by plate or VIN.
        ? no garage | on the street | street parking: 5 Look up one insurance quote for the model parked on the street.
        ? electric | ev | hybrid: 5 Look up three things for it: real winter range, battery warranty, where you would charge.
      8* Ask the seller of the best one about three things: service history, accidents, the reason for selling.
        ? dealership | to the dealer | at the dealer | from a dealer: 8 Write your three lines for the desk: “Out-the-door price first. No extras. My own loan unless yours is cheaper.”
          - 4 Write those three lines on a card.
          - 4 Put your license, loan letter and proof of insurance with it.
        - 3 Write three questions: service history, accidents, reason for selling.
        - 6 Message or call the seller of the best one with your questions.
      30 Have an independent mechanic look it over after a daylight drive, before you pay.
        ? weekends | saturdays | sundays: 30 Drive the two best ones in daylight on one weekend, with someone who knows more about cars than you.
          - 4 Ask someone who knows more about cars than you for one weekend morning.
          - 4 Set two times in daylight with the sellers, an hour apart.
        - 4 Ask someone who knows more about cars than you to come along.
        - 4 Set a time in daylight with the seller to see it and drive it.
        ? know nothing | no idea about cars | woman | alone | dont know anything: 30 Book a mobile inspection or a friend's mechanic for the one you like before you pay a deposit.
          - 4 Find a mobile inspection service and its price.
          - 6 Book the inspection with the seller for a time in daylight.
        ? never bought | first car | by myself | on my own | cheated | ripped off: 30 Book a mobile inspection or a friend's mechanic for the one you like before you pay a deposit.
          - 4 Find a mobile inspection service and its price.
          - 6 Book the inspection with the seller for a time in daylight.
      5 Send the seller your offer in one line, or walk away, after one night's sleep on it.
        ~ Open your messages the next morning. | Type your offer in one line, or a no. | Send it to the seller.
        ? dealership | to the dealer | at the dealer | from a dealer: 5 Sign only if the contract shows your out-the-door price. If not, leave and call the second dealer.
        ? pressure* | deposit | today only | dealer: 5 Sleep on it for one night. A seller who needs the deposit today has your answer.
    `,
  },
];

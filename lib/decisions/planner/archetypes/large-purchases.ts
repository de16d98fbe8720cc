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
      10n Search one site with those in mind[ in {place}], and save three that fit[, within {money}].
      8n Write to the first one with two sentences about yourself and two times for a visit.
      8 Work out the most you can pay a month, with heating and travel[, within {money}].
        - 5 Work out the most you can pay a month.
        - 4 Add heating and travel, and write the sum large.
      10 Search one site with those limits[ in {place}], and save three that fit.
        - 5 Set up a search with those limits[ in {place}].
        - 5 Save three that fit, and turn on alerts.
      10 Collect what owners and banks ask for: payslips, ID, references, proof of savings.
        - 6 Put payslips and ID into one folder.
        - 5 Add references and proof of savings.
      8 Write to the first one with two sentences about yourself and two times for a visit.
        - 5 Write two sentences about yourself and two times for a visit.
        - 3 Send the two sentences to all three sellers or agents.
      5 Make a list of questions for the visit: noise, heating, neighbours, what breaks.
      10? Ask a bank, adviser or tenants' group the question you are least sure about.
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
      2* Write down the three things {theIt} has to manage: people, distance, weather.
      8 Set the most you will pay, with insurance, tax and repairs for a year[: {money}].
        - 4 Set the most you will pay[: {money}].
        - 6 Add insurance, tax and repairs for a year.
      10* Compare three offers of the same kind and write down age, distance and price.
        - 5 Find three offers of the same kind.
        - 5 Write down age, distance and price of each.
        ? # budget | under # | less than # | only have | low budget: 10 Compare three offers a tenth below your sum, test of at least six months, one owner as long as possible.
          - 5 Find three offers a tenth below your sum.
          - 5 Write down age, distance, test date and owners of each.
      5? Look up the known weak points of that model.
      8* Message or call the best one: service history, accidents, reason for the sale.
        - 3 Write three questions: service history, accidents, reason for the sale.
        - 6 Message or call the best one.
      30 Try it by daylight, with someone who knows more than you.
        - 4 Ask someone who knows more than you to come along.
        - 4 Set a time by daylight to look at it and try it.
        ? know nothing | no idea about cars | woman | alone | dont know anything: 30 Book a mobile inspection or a friend's mechanic for the one you like, before any deposit.
          - 4 Find a mobile inspection with its price.
          - 6 Book it with the seller for a daylight hour.
      5 Sleep one night on it before you hand over papers or money.
        ? pressure* | deposit | today only | dealer: 5 Sleep one night on it; a seller who needs the deposit today has your answer.
    `,
  },
];

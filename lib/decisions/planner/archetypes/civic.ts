import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Voting, letters to those who govern, petitions, potholes and meetings. */
export const CIVIC: readonly Archetype[] = [
  {
    id: "register-to-vote",
    area: "paperwork",
    whole:
      "register to vote|check if i am registered to vote|check my voter registration|get on the electoral roll|update my voter registration|get registered to vote|apply for a postal vote|get a postal vote|request an absentee ballot|get an absentee ballot|apply for a proxy vote|get voter id|register for voting|register for a postal vote|change my address to vote",
    acts: "check|update|get|apply|request|renew|sort",
    things:
      "voter registration|electoral roll|electoral register|postal vote|absentee ballot|mail-in ballot|voter id|proxy vote|polling card",
    it: "the registration",
    plan: `
      2* Find the official page for “register to vote” in your state. The site vote.gov links to all of them.
      4n Find the last day to register on that page, and write it in your calendar.
      8n Fill in the form with your name, address and ID number, until you reach the confirmation page.
      3 Find the last day to register on that page[; you said {deadline}], and write it in your calendar.
        - 2 Read off the last day for it[; you said {deadline}].
        - 2 Write it into your calendar, with an alert two days before.
      5 Put beside you what it asks for: driver's license or state ID, Social Security number, old address.
        - 3 Find identity card or passport.
        - 3 Find the other number it asks for, and your old address.
        ? moved | new address | moved # times: 5 Write down the addresses of the last year with their dates, as the form asks for the one before.
          - 3 Write down the last addresses with their dates.
          - 3 Find your identity card and the other number it asks for.
      8 Fill in the form until you have a screenshot of the last page.
        - 6 Fill in name, address and numbers.
        - 2 Send it, and save the last page as a picture.
        ? by post | on paper | printer: 8 Fill in the paper form, and photograph it before you post it.
          - 6 Fill in name, address and numbers.
          - 3 Photograph it, and put it by the door for the post.
        ? student | term time | two addresses: 8 Fill in the form with the address you chose, home or term, and save the last page as a picture.
          - 6 Fill in name, address and numbers.
          - 2 Send it, and save the last page as a picture.
      3 Look up whether you must show photo ID at the polls, and whether yours counts.
        ? away | abroad | work | shift: 3 Fill in the postal or proxy vote form on the same page, as you'll be away.
        ? no id | no passport: 3 Apply for the free voter card or state ID, with a photo by phone.
      3? Set a reminder in two weeks to check that you are on the list.
    `,
  },
  {
    id: "vote",
    area: "paperwork",
    whole:
      "vote|vote in|go and vote|go vote|vote by post|vote by mail|vote for the first time|decide who to vote for|decide how to vote|get to the polls|vote in the election|vote early|remember to vote|vote on election day|figure out who to vote for|work out who to vote for",
    acts: "cast|post|send|fill in|fill out|return",
    things: "vote|ballot|my ballot|postal ballot",
    unless: "register|x factor|strictly|eurovision",
    it: "the vote",
    plan: `
      2* Write down the day of the vote[ ({deadline})] and the two questions that matter most to you.
      5n Look up your polling place, its hours and the ID you need, or open your mail ballot.
      10n Go there on a trip you make anyway, or mail the signed ballot.
      5 Look up your polling place, its hours and the ID you need, or open your mail ballot.
        - 3 Look up your polling station and its hours, or open the envelope with the ballot.
        - 2 Note what you must show or sign.
        ? no id | lost .. id | no photo: 5 Order the free voter ID on the official page before its last day, or find another ID on its list.
      10 Read the list of candidates, and note what the first three say about your two questions.
        - 4 Read the list of candidates or proposals.
        - 8 Look up what three of them say to your two questions.
      4 Write down who you're leaning toward, and one reason in your own words.
      3 Put the time you'll vote in your calendar, next to something you do anyway.
        ? work | shift* | kids | cant get there: 3 Put an hour into your calendar outside work, or order a postal or proxy vote before its last day.
        ? away | abroad | on holiday | travelling: 3 Order a postal or proxy vote before its last day, as you will be away.
        ? wheelchair | walking frame | cant walk: 3 Ask the election office in one mail about the way in, or order a postal vote.
      4 Lay your ID with your keys, or the signed ballot in its envelope.
        - 2 Lay identity card and polling card with your keys, or sign the ballot.
        - 2 Seal the envelope, if you vote by post.
      10? Go there or to the letter box, with one person along if you like.
    `,
  },
  {
    id: "write-representative",
    area: "paperwork",
    whole: everyWay(
      "write to|email|contact|call|message|send a letter to|ring|lobby|complain to",
      "mp|councillor|senator|congressman|congresswoman|representative|mayor|local mp|member of parliament|council|governor|local councillor|city council|member of congress|government|minister|prime minister|president",
    ),
    acts: "write|send|draft|make",
    things:
      "letter to mp|letter to councillor|letter to senator|letter to the editor|letter to my mp|freedom of information request|letter to mayor|response to consultation|consultation response|planning objection",
    unless: "council tax|benefit|housing benefit|landlord|student|company president|club president",
    it: "the letter",
    plan: `
      2* Write in one line what you want them to do[: {matter}].
        ? written | drafted | have .. letter: 2 Open the letter you have, and mark the one line with what you want done.
      5n Add three lines: what's happening, where, and how it affects you or your street.
      5n Send it through the contact form on their website, with your full name and address.
      4 Copy the email or contact form link of the official for your address[: {person}].
        - 2 Enter your postcode on the official page.
        - 2 Copy name and e-mail of the one who is responsible.
      6 Write three lines: what's happening, where, and how it affects you or your street[: {matter}].
        - 4 Write two lines: what happens, and where.
        - 3 Add one on how it touches you or your street.
      4 Add one fact that can be checked: a date, a photo, a number.
        ? benefit* | visa | home office | dwp | hmrc | council: 4 Add your reference number, the dates you wrote to the office, and that they may look into your case.
      3 Ask one question that needs an answer: “Will you …, and by when?”
        - 2 Ask one question that needs an answer: “Will you …, and by when?”
        - 2 Cut everything beyond one page.
      4 Send it with your full name and address[, {deadline}], and save a copy.
        - 2 Add your full name and address, since many answer only their own voters.
        - 2 Send it, and save a copy.
      2? Set a reminder in three weeks to ask again.
    `,
  },
  {
    id: "petition",
    area: "projects",
    acts: "start|create|write|set up|launch|organize|make|run|begin",
    things:
      "petition|online petition|campaign|local campaign|campaign to save library|campaign to save park",
    unless:
      "marketing|ad campaign|email campaign|d&d|dnd|dungeons|divorce petition|game|crowdfunding|election|advertising|product|fundraising|social media|sales|sign the",
    it: "the petition",
    plan: `
      2* Write {label} on a page, and one sentence: who should do what, and by when.
      6n Add three lines: what is wrong, one fact, what would be better.
      5n Send it to five people who are touched by it, for them to sign and pass on.
      5 Look up who can decide it, and which kind of petition they must answer.
        - 3 Look up who can decide it.
        - 3 Look up which kind of petition they must answer, and from how many names.
      6 Add three lines: what is wrong, one fact with its source, what would be better.
        - 3 Write what is wrong, with one fact and its source.
        - 2 Write what would be better.
        - 2 Read it to one person who knows nothing of it, and mark where they ask back.
      5 Start the petition on a petition site, with one photo of the place.
        ? on paper | door to door | signatures on: 5 Print one sheet with the sentence, ten lines for names and addresses, and a pen on a string.
      6 Send it to five people who are touched by it, for them to sign and pass on.
        - 4 List five people who are touched by it.
        - 4 Send it to each with one line of your own.
      5 Write to one local group or paper with the link and the number of signatures.
      3? Mark the day on which you hand it over[: {deadline}].
    `,
  },
  {
    id: "report-street",
    area: "paperwork",
    whole: everyWay(
      "report",
      "pothole|potholes|broken street light|streetlight|street light|fly-tipping|fly tipping|graffiti|abandoned car|dumped rubbish|broken pavement|missed bin collection|dog fouling|illegal parking|fallen tree|overgrown path",
    ),
    acts: "report|get fixed",
    things:
      "pothole|street light|streetlight|fly-tipping|fly tipping|graffiti|abandoned car|dumped rubbish|broken pavement|missed bin collection|fallen tree|blocked road drain",
    unless: "police assault|my drive",
    it: "it",
    plan: `
      2* Write down exactly where {theIt} is: street, house number, side of the road.
      5n Take two photos, one close and one with the street around it.
      5n Fill in your city's report page with both photos, until you get a report number.
      5 Take two photos from the pavement, one close and one with the street around it.
        - 3 Take one close photo from the pavement.
        - 2 Take one with the street around it.
      3 Find the page for this kind of problem on your city's site, under “report” or “311”.
      3 Mark the spot on the map, and note how long it's been there.
      4 Write one line about the danger: for bikes, prams, at night, near a school.
        - 2 Write one line about the danger: for bikes, prams, at night, near a school.
        - 2 Add the photos.
        ? # times | reported .. already | already reported | still not | third time | second time: 4 Write one line with the old report's number and date: “still not mended”.
          - 2 Find the old report's number and date.
          - 2 Write “reported on …, still not mended” with the photos.
      3 Send it, and save the number you get.
        - 2 Send the report to the council's page.
        - 2 Save the number you get, with today's date.
      2? Set a reminder in three weeks[, or {deadline},] to look and to quote that number.
    `,
  },
  {
    id: "public-meeting",
    area: "people",
    whole: `${everyWay("go to|attend|speak at|take part in|join", "protest|demonstration|march|rally|council meeting|town hall|town hall meeting|city council meeting|public meeting|strike|climate march|pride|pride march|vigil|school board meeting|parish council meeting|residents meeting|union meeting")}|join a political party|get involved in politics|get involved in local politics|join a union|join my union`,
    it: "the meeting",
    unless: "minutes for my boss",
    plan: `
      2* Write {label} on a note, and why you're going, in one line you could say to a stranger.
      4n Look up the day, place and organizer, and note them on paper[: {deadline}].
      3n Ask one person to come along, or tell the organizer you're coming alone.
      4 Look up the day, place and organizer, and note them on paper[: {deadline}].
        - 2 Look up day and place, and save them offline[: {deadline}].
        - 2 Look up who organises it, and what they ask of those who come.
      3 Ask one person to come along, or tell the organizer you're coming alone.
      5 Write the one question or sentence you would like to say there, in 30 seconds.
        - 3 Write the one question or sentence you would like to say there.
        - 2 Say it aloud against a clock until it takes 30 seconds.
      4 Put water, a snack, a charged phone, your ID and a warm layer into one bag.
        - 2 Put water, a snack and an identity card into one bag.
        - 2 Add a charged phone and a warm layer.
      4 Agree on a meeting point and a time to leave with someone who knows where you are.
      4? Write down afterwards one name and one next date.
    `,
  },
];

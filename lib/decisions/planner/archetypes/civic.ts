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
        ~ Open vote.gov on your phone. | Tap your state until you see its official page.
      4n Find the last day to register on that page, and write it in your calendar.
        ~ Open your state's registration page. | Find the last day to register. | Write that day in your calendar.
      8n Fill in the form with your name, address and ID number, until you reach the confirmation page.
        ~ Open the form. | Type your name and your address. | Type your ID number. | Send it until you see the confirmation page.
      3 Find the last day to register on that page[; you said {deadline}], and write it in your calendar.
        - 2 Find the last day to register on that page[; you said {deadline}].
        - 2 Write that date in your calendar, with an alert two days before.
      5 Put beside you what it asks for: driver's license or state ID, Social Security number, old address.
        - 3 Find your driver's license, state ID or passport.
        - 3 Find your Social Security number and your old address.
        ? moved | new address | moved # times: 5 Write down last year's addresses with their dates, since the form asks for the one before.
          - 3 Write down your last addresses with their dates.
          - 3 Find your driver's license or state ID, and your Social Security number.
      8 Fill in the form, up to a screenshot of the last page.
        - 6 Fill in your name, address and ID numbers.
        - 2 Send the form, with a screenshot of the last page.
        ? by post | on paper | printer: 8 Fill in the paper form, with a photo of it before you mail it.
          - 6 Fill in your name, address and ID numbers on the paper form.
          - 3 Photograph the form before it goes by the door for mailing.
        ? student | term time | two addresses: 8 Fill in the form with the address you chose, home or school, up to a screenshot of the last page.
          - 6 Fill in your name, the address you chose and your ID numbers.
          - 2 Send the form, with a screenshot of the last page.
      3 Look up whether you must show photo ID at the polls, and whether yours counts.
        ~ Open your state's voter ID page. | Find out if you must show photo ID. | Check that yours is on the list.
        ? away | abroad | work | shift: 3 Fill in the absentee or mail ballot form on the same page, since you'll be away.
        ? no id | no passport: 3 Apply for the free voter ID or state ID. A phone photo may be enough.
      3? Set a reminder in two weeks to check that you are on the list.
        ~ Open your calendar. | Go to the day two weeks from now. | Set a reminder: “Am I on the list?”
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
        ~ Write down the day of the vote. | Write the two questions that matter most to you.
      5n Look up your polling place, its hours and the ID you need, or open your mail ballot.
        ~ Open your state's polling place page, or your mail ballot. | Enter your address. | Write down the place and its hours. | Write down the ID you need.
      10n Go to your polling place on a trip you make anyway, or mail the signed ballot.
        ~ Get your ID or the signed ballot. | Walk out the door on a regular trip. | Stop at the polling place or the mailbox. | Vote, or drop the ballot in.
      5 Look up your polling place, its hours and the ID you need, or open your mail ballot.
        - 3 Look up your polling place and its hours, or open the envelope with the ballot.
        - 2 Write down what you must show or sign.
        ? no id | lost .. id | no photo: 5 Order the free voter ID on the official page before its deadline, or find another ID on its list.
      10 Read the list of candidates, and note what the first three say about your two questions.
        - 4 Read the list of candidates and ballot questions.
        - 8 Look up what three of them say about your two questions.
      4 Write down who you're leaning toward, and one reason in your own words.
        ~ Get a pen and a sheet. | Write the name you're leaning toward. | Write one reason in your own words.
      3 Put the time you'll vote in your calendar, next to something you do anyway.
        ~ Open your calendar at the day of the vote. | Find something you do that day anyway. | Enter your voting time next to it.
        ? work | shift* | kids | cant get there: 3 Put an hour to vote in your calendar outside work, or order a mail ballot before its deadline.
        ? away | abroad | on holiday | travelling: 3 Order a mail or absentee ballot before its deadline, since you will be away.
        ? wheelchair | walking frame | cant walk: 3 Ask the election office in one e-mail about an accessible entrance, or order a mail ballot.
      4 Put your ID with your keys, or the signed ballot in its envelope.
        - 2 Put your ID with your keys, or sign the ballot.
        - 2 Seal the envelope, if you vote by mail.
      10? Go to your polling place or the mailbox, with a friend if you like.
        ~ Get your ID or your mail ballot. | Ask a friend along if you like. | Walk to the polling place or the mailbox. | Vote, or mail the ballot.
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
        ~ Write “Please” on a note. | Finish the line with what you want them to do.
        ? written | drafted | have .. letter: 2 Open the letter you have at the line that says what you want done.
      5n Add three lines: what's happening, where, and how it affects you or your street.
        ~ Look at the line you wrote. | Add what's happening. | Add where it is. | Add how it affects you or your street.
      5n Send your message through the contact form on their website, with your full name and address.
        ~ Open the contact form on their website. | Type your full name and your address. | Paste your message. | Press the “Send” button.
      4 Copy the email or contact form link of the official for your address[: {person}].
        - 2 Enter your ZIP code on the official “find my representative” page.
        - 2 Copy the name and e-mail of the one who is responsible.
      6 Write three lines: what's happening, where, and how it affects you or your street[: {matter}].
        - 4 Write two lines: what is happening, and where.
        - 3 Add one line on how it affects you or your street.
      4 Add one fact that can be checked: a date, a photo, a number.
        ~ Look at your message. | Find one date, photo or number. | Add it as one line.
        ? benefit* | visa | home office | dwp | hmrc | council: 4 Add your case number and the dates you wrote to the office, plus “You may look into my case.”
      3 Ask one question that needs an answer: “Will you …, and by when?”
        - 2 Ask one question that needs an answer: “Will you …, and by when?”
        - 2 Cut everything beyond one page.
      4 Send it with your full name and address[, {deadline}].
        - 2 Add your full name and address, since many answer only their own voters.
        - 2 Send it, with a copy to yourself.
      2? Set a reminder in three weeks to ask again.
        ~ Open your calendar three weeks from now. | Set a reminder: “Ask again”.
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
        ~ Write {label} on a page. | Write one sentence: who should do what, by when.
      6n Add three lines: what is wrong, one fact, what would be better.
        ~ Look at the sentence on your page. | Add a line on what is wrong. | Add one fact. | Add what would be better.
      5n Send the petition to five people it affects, so they can sign it.
        ~ Open the petition's link. | Copy it to the clipboard. | Choose five people it affects. | Send it to all five.
      5 Look up who can decide it, and which kind of petition they must answer.
        - 3 Look up who can decide it.
        - 3 Look up which kind of petition they must answer, and how many signatures it needs.
      6 Add three lines: what is wrong, one fact with its source, what would be better.
        - 3 Write what is wrong, with one fact and its source.
        - 2 Write what would be better in one line.
        - 2 Read it to one person who knows nothing about it, and mark where they have questions.
      5 Start the petition on a petition site, with one photo of the place.
        ~ Open a petition site. | Paste in your sentence and your lines. | Add one photo of the place. | Press the “Publish” button.
        ? on paper | door to door | signatures on: 5 Print one sheet with the sentence, plus ten lines for names and addresses.
      6 Send the petition to five people it affects, so they can sign it.
        - 4 List five people the problem affects.
        - 4 Send each of them the petition with one line of your own.
      5 Write to one local group or paper with the link and the number of signatures.
        ~ Find the address of one local group or paper. | Open a message to it. | Type the number of signatures. | Send it with the link.
      3? Choose the day you will hand it over[: {deadline}].
        ~ Open your calendar. | Look for a day when someone can receive it. | Mark that day.
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
        ~ Stand near {theIt}, or find the place on a map. | Write the street, house number and side of the road.
      5n Take two photos, one close and one with the street around it.
        ~ Walk to the spot. | Take one photo from close up. | Step back several paces. | Take one with the street around it.
      5n Fill in your city's report page with both photos, until you get a report number.
        ~ Open your city's report page. | Type where the problem is. | Add both photos. | Send it until you get a report number.
      5 Take two photos from the sidewalk, one close and one with the street around it.
        - 3 Take one close photo from the sidewalk.
        - 2 Take a second photo with the street around it.
      3 Find the page for this kind of problem on your city's site, under “report” or “311”.
        ~ Open your city's website. | Search it for “report” or “311”. | Open the page for this kind of problem.
      3 Mark the spot on the map, and note how long it's been there.
        ~ Open the map on the report page. | Tap the exact spot. | Type how long it's been there.
      4 Write one line about the danger: for bikes, strollers, at night, near a school.
        - 2 Write one line about the danger: for bikes, strollers, at night, near a school.
        - 2 Add both photos to the report.
        ? # times | reported .. already | already reported | still not | third time | second time: 4 Write one line with the old report's number and date: “still not fixed”.
          - 2 Find the old report's number and date.
          - 2 Write “reported on …, still not fixed” with the photos.
      3 Send it, and save the number you get.
        - 2 Send the report on the city's page.
        - 2 Save the report number you get, with today's date.
      2? Set a reminder in three weeks[, or {deadline},] to look whether it is fixed.
        ~ Open your calendar three weeks from now. | Set a reminder to look if it is fixed.
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
        ~ Write {label} on a note. | Write in one line why you're going.
      4n Look up the day, place and organizer, and note them on paper[: {deadline}].
        ~ Open the announcement of the meeting. | Write down the day and the place. | Write down the organizer.
      3n Ask one person to come along, or tell the organizer you're coming alone.
        ~ Open a message to one person. | Type “Would you come along with me?” | Send it, or tell the organizer you're coming alone.
      4 Look up the day, place and organizer, and note them on paper[: {deadline}].
        - 2 Look up the day and place, and note them on paper[: {deadline}].
        - 2 Look up who organizes it, and what they ask of people who come.
      3 Ask one person to come along, or tell the organizer you're coming alone.
        ~ Open a message to one person. | Type “Would you come along with me?” | Send it, or tell the organizer you're coming alone.
      5 Write down the one question or sentence you would like to say there, in 30 seconds.
        - 3 Write down the one question or sentence you would like to say there.
        - 2 Say it aloud with a timer until it takes 30 seconds.
      4 Put water, a snack, a charged phone, your ID and a warm layer into one bag.
        - 2 Put water, a snack and your ID into one bag.
        - 2 Add a charged phone and a warm layer.
      4 Agree on a meeting point and a time to leave with someone who knows where you are.
        ~ Call or text someone who should know where you are. | Choose a meeting point. | Choose the time to leave.
      4? Write down one name and one next date afterward.
        ~ Get your phone or a pen. | Write down one name from the meeting. | Write down the next date.
    `,
  },
];

import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Volunteering, raising money, neighbours and the street. */
export const COMMUNITY: readonly Archetype[] = [
  {
    id: "volunteer",
    area: "people",
    whole:
      "volunteer|volunteer at|start volunteering|find somewhere to volunteer|find a place to volunteer|find volunteer work|do volunteer work|get into volunteering|volunteer with|volunteer for|do some volunteering|give back to my community|volunteer more|find a volunteering role|sign up to volunteer|become a volunteer|help at a food bank|help out at a food bank|help at the local shelter",
    acts: "find|start|do|get|sign up|apply|look for|look|try|become",
    things:
      "volunteering|volunteer work|volunteer role|volunteer job|volunteering opportunity|volunteer|volunteer opportunity|volunteering role|place to volunteer|somewhere to volunteer",
    unless: "recruit volunteers|manage volunteers|abroad for a year|hired",
    it: "volunteering",
    plan: `
      2* Write on a note one thing you would gladly do for two hours: sort, cook, drive, listen, dig, mend.
        ? first shift | training is done | done the training | starting on | my first time: 2 Write on a note: address, who opens the door, the hour, the number to ring if you're late.
        ? trustee | school governor | board member | committee: 2 Write on a note two things a board could use from you: accounts, law, IT, knowing the people it serves.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 2 Open the form or mail you sent, and note its date and the place's phone number.
        ? animals | with dogs | with cats | dog shelter | cat shelter: 2 Write on a note what you would gladly do with animals: walk, clean, feed, foster, photograph.
      8n Find one place near you that needs that kind of help, such as a food bank or a library.
        ? first shift | training is done | done the training: 8 Text the coordinator: “It's my first shift. Could I be beside somebody who has done it?”
        ? trustee | school governor | board member | committee: 8 Find two boards near you that seek someone, on the volunteer centre's or council's page.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 8 Ring the place: “I signed up on …. Is anything missing, and when may I come for a first shift?”
        ? animals | with dogs | with cats | dog shelter | cat shelter | animal shelter: 8 Find two places near you with animals: a rescue shelter, a city farm, walking an old neighbour's dog.
        ? food bank | shelter | library | hospice | hospital | charity shop | hospice shop | school: 8 Open that place's own page on volunteering, with its e-mail address copied.
        ? wheelchair | cant stand | bad back | from home | disabled: 8 Find two posts done sitting or from home: phone befriending, pricing, sewing, a desk, a till.
      4n Write to that place: what you would do, which two hours, and that you'd like to try it once.
        ? first shift | training is done | done the training: 4 Go a quarter of an hour early, with one question ready: “What shall I do first?”
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 4 Email the same two lines, with the hours you have.
        ? school | reading helper | hear .. read: 4 Write to the school office: which afternoon, that you'd like to hear children read, “Which check do you need?”
        ? only .. mornings | only .. evenings | only weekends | tuesday* | saturday* | one hour: 4 Write to it: which hours you have, what you would do in them, and that you would like to try once.
      3 Choose two hours in your week that are really free, and write them beside it[: {rhythm}].
        ? first shift | training is done | done the training: 3 Read your training notes once, with the rule on what to do in trouble marked.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 3 Look on their page for the name of whoever plans the shifts.
      8 Find two places[ in {place}] that need that help: food bank, shelter, library, repair café, care home.
        ? first shift | training is done | done the training: 5 Text the coordinator: “It's my first shift. Could I be beside somebody who has done it?”
          - 2 Write the text.
          - 2 Send it today.
        - 5 Find one place[ in {place}] that needs it.
        - 4 Find a second one, and mark the one with the clearest page.
        ? trustee | school governor | board member | committee: 8 Find two boards[ in {place}] that seek someone, on the volunteer centre's or council's page.
          - 5 Find one board[ in {place}] that seeks someone.
          - 4 Find a second one, with its last accounts saved.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 8 Ring that person: “I signed up on …. Is anything missing, and when may I come for a first shift?”
          - 2 Write your question on a note.
          - 5 Ring that person with it.
        ? animals | with dogs | with cats | dog shelter | cat shelter | animal shelter: 8 Find two places[ in {place}] with animals: a rescue shelter, a city farm, walking an old neighbour's dog.
          - 5 Find one place[ in {place}] with animals: a rescue shelter, a city farm.
          - 4 Find a second one, such as a scheme that walks old people's dogs.
        ? with children | with kids | help children | help kids: 8 Find two places[ in {place}] with children: a reading scheme, a club, a holiday camp.
          - 5 Find one place[ in {place}] with children.
          - 4 Find a second one, and mark the one with the clearest page.
        ? elderly people | the elderly | older people | old people: 8 Find two places[ in {place}] with older people: a befriending line, a care home, a lunch club.
          - 5 Find one place[ in {place}] with older people.
          - 4 Find a second one, and mark the one with the clearest page.
        ? outdoors | garden* | nature: 8 Find two places[ in {place}] outdoors: a community garden, a park group, a nature reserve.
          - 5 Find one place[ in {place}] outdoors.
          - 4 Find a second one, and mark the one with the clearest page.
        ? food bank | shelter | library | hospice | hospital | charity shop | school: 8 Open that place's own page on volunteering, with a second one in reserve.
          - 5 Open that place's own page on volunteering.
          - 4 Find a second one, in reserve.
      5 Write to the first place: what you would do, which two hours, and that you'd like to try it once.
        ? first shift | training is done | done the training: 5 Pack water, a snack, warm layers and shoes you can stand in, valuables left at home.
          - 3 Pack water, a snack and a warm layer.
          - 2 Put out shoes you can stand in.
        - 3 Write three lines: what you would do, which two hours, that you would like to try once.
        - 2 Send them to the first place.
        ? trustee | school governor | board member | committee: 5 Write to the first: what you bring, “How many meetings a year, and may I sit in on one?”
          - 3 Write three lines: what you bring, how many meetings, may you sit in on one.
          - 2 Send them to the chair or clerk.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 5 Email the same two lines with the hours you have, where nobody picks up.
          - 3 Type the two lines, with the hours you have.
          - 2 Send them.
        ? without a car | no car | dont drive: 5 Write to the first that bus or feet can reach: what you would do, which two hours, one try first.
          - 3 Write three lines: what you would do, which two hours, that you come by bus.
          - 2 Send them to the first place.
      4 Ask in the same message what they require: a background check, a reference, a training day.
        ? first shift | training is done | done the training: 4 Sleep or lie down for an hour before a night shift, alarm set.
          - 2 Look up the way there and back at that hour.
          - 3 Set the alarm for leaving.
        - 2 Ask in the same message which papers they need.
        - 3 Put a picture of your identity card into one folder for it.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 4 Save one other place nearby that takes helpers in those hours, for the case of more silence.
          - 2 Find one other place nearby.
          - 3 Save its contact page.
      3 Put the first date into your calendar, plus travel time[; {deadline}].
        ? trustee | school governor | board member | committee: 3 Put the first meeting into your calendar, with an hour before it for the papers.
      4? Write down after it how you came home: fuller or emptier, and whether you go again.
        - 2 Write down after the first time how you came home: fuller or emptier.
        - 2 Tell them in one line whether you come again.
    `,
  },
  {
    id: "fundraise",
    area: "money",
    whole:
      "raise money for charity|raise money for|fundraise|fundraise for|do a sponsored run|do a sponsored walk|start a gofundme|set up a gofundme|set up a fundraising page|do a charity run|raise funds for|start a crowdfunding campaign|crowdfund",
    acts: "organize|plan|run|start|set up|hold|arrange|do|launch",
    things:
      "fundraiser|charity event|bake sale|charity run|sponsored run|sponsored walk|charity auction|raffle|charity bake sale|fundraising page|gofundme|fundraising campaign|charity quiz|quiz night|jumble sale|crowdfunding campaign|collection for charity",
    unless: "investor|venture|startup|seed round|my business|rent",
    it: "the fundraiser",
    named:
      "fundraiser|bake sale|raffle|quiz night|jumble sale|charity run|sponsored walk|sponsored run|charity auction|charity event|charity quiz",
    plan: `
      2* Write on a page who gets the money, how much you aim for[ ({money})], and what it pays for.
      6n Choose one way to raise it with what you have: a bake sale, a walk, a quiz, a page online.
        ? marathon | 10k | 5k | fun run | sponsored | trek: 5 Open a collection page with your race, one photo and the sum, your own first ten in it.
          - 3 Write two lines: your race and whom it is for.
          - 3 Open the page with one photo and the sum.
        ? school | pta | class | scouts: 5 Choose one way with the children: sponsored read, cake table, non-uniform day, car wash.
          - 3 Write down two ways the children can do.
          - 2 Choose one, and note which adult could help.
      6n Ask the first five people by name, for a small amount each.
        ? hate asking | shy | embarrass*: 6 Send five people the page with one line: “No answer needed, it just helps to know it's there.”
          - 4 Send it to the first three, with “no answer needed”.
          - 3 Send it to two more.
      4 Ask {person|the charity} for permission to use its name, and for a poster or a collection page.
      5 Choose one way to raise it with what you have: a bake sale, a walk, a quiz, a page online.
        - 3 Write down two ways that need nothing new.
        - 2 Choose one, and note who could help.
        ? marathon | 10k | 5k | fun run | sponsored | trek: 5 Open a collection page with your race, one photo and the sum, your own first ten in it.
          - 3 Write two lines: your race and whom it is for.
          - 3 Open the page with one photo and the sum.
        ? school | pta | class | scouts: 5 Choose one way with the children: sponsored read, cake table, non-uniform day, car wash.
          - 3 Write down two ways the children can do.
          - 2 Choose one, and note which adult could help.
      6 Set the day and place[: {deadline}], or open the page with one photo.
        - 4 Fix day and place[: {deadline}], or open the page.
        - 3 Put your sentence and one photo on it.
        ? so far | # raised | half way | short of: 6 Post the sum so far and the sum that lacks, with the last day, under the page's link.
          - 3 Write the sum so far and what lacks.
          - 3 Post both with the link.
      6 Ask the first five people by name, for a small amount each.
        - 4 Ask the first three people by name, with the sentence and a small sum.
        - 3 Ask two more: one at work, one who knows many people.
        ? hate asking | shy | embarrass*: 6 Send five people the page with one line: “No answer needed, it just helps to know it's there.”
          - 4 Send it to the first three, with “no answer needed”.
          - 3 Send it to two more.
      5 Post it in two places: one where your friends look, one where your neighbors or school families look.
      5? Thank each giver in one line, with the sum so far.
        - 3 Write down the sum so far.
        - 4 Thank each giver in one line.
    `,
  },
  {
    id: "street-event",
    area: "people",
    acts: "organize|plan|start|run|set up|arrange|do|host|hold",
    things:
      "litter pick|litter-pick|beach clean|beach clean-up|neighborhood clean-up|neighbourhood clean-up|park clean-up|clean-up day|street party|block party|street festival|community event|community day|swap meet|clothes swap|plant swap|repair cafe|community picnic|tool library|community fridge",
    unless: "at home only|go to",
    it: "the day",
    named:
      "litter pick|beach clean|clean-up|clean-up day|street party|block party|community event|clothes swap|plant swap|repair cafe|community picnic|community fridge",
    plan: `
      2* Write down the street or place for {theIt}, and a day or two that would work[: {deadline}].
      4n Ask two neighbours: “Would you do this with me on one of these days?”
        ? committee | helpers | team | volunteers: 4 Share out the first three jobs among the helpers you have: form, flyer, equipment.
          - 2 Write the three jobs on a note: form, flyer, equipment.
          - 3 Give each a name in one message.
        ? know nobody | dont know anyone | new here: 4 Ring at two doors beside yours with the idea: “Would you do this with me on one of these days?”
          - 2 Write your name, door and the idea on a card.
          - 3 Ring at two doors with it.
      6n Look up on the city's page whether you need a permit, bags or a closed road.
        ? permit is here | have the permit | got the permit | permit came | got permission: 4 Read the permit for what it asks: closing signs, insurance, end, bins.
      4 Ask two neighbours: “Would you do this with me on one of these days?”
        - 2 Choose two neighbours who know others.
        - 3 Ask them, with both dates.
        ? committee | helpers | team | volunteers: 4 Share out the first three jobs among the helpers you have: form, flyer, equipment.
          - 2 Write the three jobs on a note: form, flyer, equipment.
          - 3 Give each a name in one message.
        ? know nobody | dont know anyone | new here: 4 Ring at two doors beside yours with the idea: “Would you do this with me on one of these days?”
          - 2 Write your name, door and the idea on a card.
          - 3 Ring at two doors with it.
      6 Look up on the city's page what {it} needs: permit, road closure, bags, insurance.
        - 4 Look up on the council's page what it needs.
        - 3 Send the form or one e-mail with your question.
        ? permit is here | have the permit | got the permit | permit came | got permission: 4 Read the permit for what it asks: closing signs, insurance, end, bins.
      5 Write a note with the day, hours, place and one way to answer, so you can print ten.
        - 4 Write a note with day, hours, place and one way to answer.
        - 2 Print ten, or write them by hand.
      15 Leave the note at ten doors.
        - 10 Put it through ten doors.
        - 2 Post it in the street's chat.
      5 Write one list of who brings what: gloves, tables, music, cups.
        ? clothes swap | swap: 5 Write one list: rails, mirrors, bags, tables by size, a charity for what is left.
        ? litter pick | beach clean | clean up: 5 Write one list: pickers, gloves, bags, first aid, who takes the full bags.
        ? repair cafe: 5 Write one list: tables, sockets, tools, who mends what, tea.
      4? Write down begin, break and end, and who locks up or carries the bags away.
    `,
  },
  {
    id: "meet-neighbours",
    area: "people",
    whole: `${everyWay("meet|get to know|introduce myself to|say hello to|invite|be friends with|make friends with|welcome", "neighbor|neighbors|new neighbor|new neighbors|neighbor for coffee|people next door|people in my building|people on my street")}|be a better neighbor|be a good neighbor|set up a neighborhood whatsapp group|start a neighborhood whatsapp group|start a whatsapp group for my building`,
    acts: "set up|start|create",
    things:
      "neighborhood whatsapp group|street whatsapp group|neighborhood group|building chat|neighborhood chat",
    unless: "noise|loud|complain|fence|dispute",
    it: "the first hello",
    plan: `
      2* Say “Hello, I'm next door. What's your name?” to the next neighbour you see.
        ? barbecue | bbq | grill | summer party: 2 Write two evenings for the barbecue on a note, the second one in case of rain.
        ? coffee | invite | inviting | invit*: 2 Write day and hour for the coffee on a note: Saturday or Sunday at eleven, one hour.
      4n Write a card: your name, your door, your phone number, and one offer: packages, plants, a spare key.
        ? barbecue | bbq | grill | summer party: 4 Write one notice: “Barbecue for all of us, … at six. Bring what you'd like to eat and a chair.”
          - 2 Write day, hour and place on the notice.
          - 2 Add “bring what you'd like to eat and a chair”, with your number.
        ? coffee | invite | inviting | invit*: 4 Write a card: “We've lived beside you far too long without a coffee. Saturday at eleven, one hour?”
      4n Leave it at the door, or hand it over when they answer.
        ? barbecue | bbq | grill | summer party: 4 Hang it in the hall, with one slip through each door.
      3 Write down the names you know already, on a small map of the building or street.
        ? permission | landlord | management | courtyard: 3 Message the landlord or manager: “May we grill there on …, from six to ten? We clear up.”
      4 Write a card: your name, your door, your phone number, and one offer: packages, plants, a spare key.
        - 2 Write your name, door and number on a card.
        - 2 Add one offer: parcels, plants, a spare key.
        ? barbecue | bbq | grill | summer party: 4 Write one notice: “Barbecue for all of us, … at six. Bring what you'd like to eat and a chair.”
          - 2 Write day, hour and place on the notice.
          - 2 Add “bring what you'd like to eat and a chair”, with your number.
        ? coffee | invite | inviting | invit*: 4 Write a card: “We've lived beside you far too long without a coffee. Saturday at eleven, one hour?”
          - 3 Write the card with day, hour and end.
          - 2 Add your number for an answer.
      4 Leave it at the door, or hand it over in person between 5 and 7.
        ? barbecue | bbq | grill | summer party: 4 Hang it in the hall, with one slip through each door.
      4 Ask {person|one of them} for something small: a ladder, the name of a plumber, which day is trash day.
        - 2 Choose something small to ask {person|one of them}: a ladder, a plumber, the day of the bins.
        - 2 Ask it at the door.
      4 Suggest a half-hour coffee on the porch or in the kitchen, on a set day[: {deadline}].
        - 2 Choose a day and an hour with an end.
        - 2 Suggest it in one line.
        ? barbecue | bbq | grill | summer party: 4 Pin a list below the notice: grill, coal, salads, drinks, tables, clearing up, a name for each.
          - 2 Write the list: grill, coal, salads, drinks, tables, clearing up.
          - 2 Put your own name on one line first.
        ? coffee | invite | inviting | invit*: 4 Get in milk, biscuits and a clean mug for each, with the table cleared on that morning.
          - 2 Put milk and biscuits on the shopping list.
          - 3 Clear the table on that morning.
      3? Ask whether there is a chat for the house or street, or open one with those two.
    `,
  },
  {
    id: "neighbour-talk",
    area: "people",
    whole: `${everyWay("talk to|complain to|complain about|speak to|write to|ask|confront|deal with|tell", "neighbor|neighbors|next door neighbor|upstairs neighbor|downstairs neighbor|difficult neighbor")}|sort out a fence dispute|resolve a dispute with my neighbor|settle a dispute with my neighbor|borrow something from a neighbor`,
    acts: "sort|resolve|settle|fix|handle|solve|end",
    things:
      "neighbor dispute|boundary dispute|fence dispute|parking dispute|dispute with neighbor|neighbour dispute|trouble with neighbor",
    tells: everyWay(
      "neighbor",
      "parks|keeps parking|park|blocks|smokes|leaves rubbish|hedge|tree|won't clean|throws|leaves bins",
    ),
    hints: "fence|hedge|tree|parking|smoke|rubbish|bins|dog mess|driveway",
    unless: "noise|loud|music|drums|barks|coffee|lonely|invite|noisy|party|thank|barking",
    it: "the talk at the door",
    plan: `
      2* Write on a note what bothers you and when it happens, without the word “always”.
        ? parking | parks | driveway | my space: 2 Write on a note when you couldn't get in or out: day, hour, which car.
      3n Write one sentence that asks for one thing: “Could you … by …?”
      5n Knock at a calm hour with a hello, your sentence and time for the answer.
      4 Take a photo if it can be seen, or note three dates.
      4 Write one sentence that asks for one thing: “Could you … by …?”
        - 3 Write one sentence that asks for one thing: “Could you … by …?”
        - 2 Say it aloud twice, friendly and slow.
        ? parking | parks | my space | drive: 4 Write one sentence: “Could you leave the space in front of number … free from six, as I carry a child or shopping?”
        ? smok* | weed | bbq: 4 Write one sentence: “The smoke comes into the bedroom at ten. Could you go to the other side?”
        ? bins | rubbish | trash: 4 Write one sentence: “Could the bags wait for Thursday? The foxes bring them to my door.”
      3 Choose an hour when neither of you is leaving, eating or tired[: {day}].
      8 Start with hello at their door. Your sentence comes second, and the rest is listening.
        - 2 Ring with a hello, and your name if you have not met.
        - 5 Say your sentence, with time for the whole answer.
        - 3 Agree on one thing and the day you both look at it again.
        ? scared | aggressive | shout* | threat*: 8 Post a friendly note with your sentence, and no name-calling, with a photo of it kept.
      3 Send a short thank-you the same day with what you agreed.
        - 2 Write down the same day what you agreed.
        - 2 Send a short thank-you.
      5? Look up who decides if nothing changes: landlord, council, free mediation.
        ? parking | parks | driveway: 5 Look up who deals with a blocked drive where you live: council, parking control or the police's non-emergency line.
    `,
  },
];

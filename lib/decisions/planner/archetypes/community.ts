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
        ~ Get a pen and a note. | Write one thing you'd gladly do for two hours.
        ? first shift | training is done | done the training | starting on | my first time: 2 Write down the address, the start time and the number to call if you're late.
        ? trustee | school governor | board member | committee: 2 Write down two things you could bring to a board: accounting, law, IT, knowing the people it serves.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 2 Open the form or email you sent, and note its date and the place's phone number.
        ? animals | with dogs | with cats | dog shelter | cat shelter: 2 Write down what you would gladly do with animals: walk, clean, feed, foster, photograph.
        ? food bank | food pantry | food shelf | soup kitchen: 2 Write down one job you'd gladly do there for two hours: sort, pack, hand out food, drive.
      8n Find one place near you that needs that kind of help, such as a food bank or a library.
        ~ Open a map on your phone. | Search for a food bank or library near you. | Find its page for volunteers. | Write down its name.
        ? first shift | training is done | done the training: 8 Text the coordinator: “It's my first shift. Could I work beside somebody who has done it before?”
        ? trustee | school governor | board member | committee: 8 Find two boards near you that are looking for members, on a volunteer site or the city's page.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 8 Ring the place: “I signed up on …. Is anything missing, and when may I come for a first shift?”
        ? animals | with dogs | with cats | dog shelter | cat shelter | animal shelter: 8 Find two places near you with animals: a rescue shelter, a wildlife center, a dog-walking program.
        ? food bank | food pantry | food shelf | soup kitchen: 8 Open the volunteer page of the closest one at feedingamerica.org or on a map.
        ? food bank | shelter | library | hospice | hospital | charity shop | hospice shop | school: 8 Open that place's own page on volunteering, and note its email address.
        ? wheelchair | cant stand | bad back | from home | disabled: 8 Find two jobs done sitting or from home: friendly phone calls, pricing, sewing, a front desk.
      4n Write to that place: what you would do, which two hours, and that you'd like to try it once.
        ~ Open a message to that place. | Type what you would do. | Type which two hours. | Send it with “I'd like to try it once.”
        ? first shift | training is done | done the training: 4 Go fifteen minutes early, with one question in mind: “What should I do first?”
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 4 Email the same question, with the hours you have.
        ? food bank | food pantry | food shelf | soup kitchen: 4 Sign up for one shift on that page, or email them which two hours you could come.
        ? school | reading helper | hear .. read: 4 Write to the school office: which afternoon you have, that you'd like to hear children read, “Which check do you need?”
        ? only .. mornings | only .. evenings | only weekends | tuesday* | saturday* | one hour: 4 Write to that place: which hours you have, what you would do, and that you'd like to try it once.
      3 Choose two hours in your week that are really free, and write them beside it[: {rhythm}].
        ~ Open your calendar at a normal week. | Find two hours that are really free. | Write them on your note.
        ? first shift | training is done | done the training: 3 Read your training notes once, and mark what to do if something goes wrong.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 3 Look on their page for the name of the person who plans the shifts.
      8 Find two places[ in {place}] that need that help: food bank, shelter, library, repair café, care home.
        ? first shift | training is done | done the training: 5 Text the coordinator: “It's my first shift. Could I work beside somebody who has done it before?”
          - 2 Write a text to the coordinator: “Could I work beside somebody who has done it before?”
          - 2 Send the text today.
        - 5 Find one place[ in {place}] that needs your kind of help.
        - 4 Find a second place, and mark the one with the clearest page.
        ? trustee | school governor | board member | committee: 8 Find two boards[ in {place}] that are looking for members, on a volunteer site or the city's page.
          - 5 Find one board[ in {place}] that is looking for members.
          - 4 Find a second board, and note who leads it.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 8 Ring that person: “I signed up on …. Is anything missing, and when may I come for a first shift?”
          - 2 Write your question on a note: “Is anything missing, and when may I come?”
          - 5 Ring the person who plans the shifts with your question.
        ? animals | with dogs | with cats | dog shelter | cat shelter | animal shelter: 8 Find two places[ in {place}] with animals: a rescue shelter, a wildlife center, a dog-walking program.
          - 5 Find one place[ in {place}] with animals, such as a rescue shelter.
          - 4 Find a second place, such as a program that walks dogs for older people.
        ? with children | with kids | help children | help kids: 8 Find two places[ in {place}] with children: a reading program, an after-school club, a summer camp.
          - 5 Find one place[ in {place}] with children, such as a reading program.
          - 4 Find a second place, and mark the one with the clearest page.
        ? elderly people | the elderly | older people | old people: 8 Find two places[ in {place}] with older people: a senior center, a care home, a friendly-call line.
          - 5 Find one place[ in {place}] with older people, such as a senior center.
          - 4 Find a second place, and mark the one with the clearest page.
        ? outdoors | garden* | nature: 8 Find two places[ in {place}] outdoors: a community garden, a park group, a nature reserve.
          - 5 Find one place[ in {place}] outdoors, such as a community garden.
          - 4 Find a second place, and mark the one with the clearest page.
        ? food bank | food pantry | food shelf | soup kitchen: 8 Open the volunteer page of the closest one[ in {place}] at feedingamerica.org or on a map.
          - 5 Find the closest one[ in {place}] at feedingamerica.org or on a map.
          - 4 Open its volunteer page, and note the shifts, the minimum age and the shoes you need.
        ? food bank | shelter | library | hospice | hospital | charity shop | school: 8 Open that place's own page on volunteering, and note a second place as a backup.
          - 5 Open that place's own page on volunteering.
          - 4 Find a second place as a backup.
      5 Write to the first place: what you would do, which two hours, and that you'd like to try it once.
        ? first shift | training is done | done the training: 5 Pack water, a snack, warm layers and shoes you can stand in. Valuables stay at home.
          - 3 Pack water, a snack and a warm layer.
          - 2 Put out shoes you can stand in for hours.
        - 3 Write three lines: what you would do, which two hours, that you'd like to try it once.
        - 2 Send those lines to the first place.
        ? trustee | school governor | board member | committee: 5 Write to the first board: what you bring, “How many meetings a year, and may I sit in on one?”
          - 3 Write three lines: what you bring, “How many meetings a year?”, “May I sit in on one?”
          - 2 Send those lines to the head of the board.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 5 Email your question with the hours you have, if nobody picks up.
          - 3 Type your question, with the hours you have.
          - 2 Send it as an email, if nobody picked up.
        ? food bank | food pantry | food shelf | soup kitchen: 5 Sign up for one shift on that page, or write to them: which two hours you have, and that you'd like to try it once.
          - 3 Choose one shift that fits the two hours you have.
          - 3 Sign up for it on that page, or ask for it by email.
        ? without a car | no car | dont drive: 5 Write to the first place you can reach by bus or on foot: what you would do, which two hours, one try first.
          - 3 Write three lines: what you would do, which two hours, that you'll come by bus or on foot.
          - 2 Send those lines to the first place you can reach.
      4 Ask in the same message what they require: a background check, a reference, a training day.
        ? with my teen* | my teen | my daughter | my son | with my kid* | with my # year old: 4 Ask in the same message: “How old must my kid be, can we do shifts together, and what forms do you need?”
          - 2 Ask in the same message: “How old must my kid be, and can we do shifts together?”
          - 2 Ask which forms a parent has to sign.
        ? first shift | training is done | done the training: 4 Set an alarm for an hour of sleep before a night shift.
          - 2 Look up how to get there and back at that time of day.
          - 3 Set an alarm for leaving.
        - 2 Ask in the same message which papers they need.
        - 3 Put a photo of your ID into one folder for it.
        ? filled in the form | filled out the form | applied | waiting for a reply | no reply | havent heard | sent the form | signed up: 4 Save one other place nearby that takes helpers at those hours, in case you hear nothing.
          - 2 Find one other place nearby that takes helpers at those hours.
          - 3 Save that place's contact page.
      3 Put the first date into your calendar, plus travel time[; {deadline}].
        ~ Open your calendar. | Enter the first date. | Add the travel time before it.
        ? trustee | school governor | board member | committee: 3 Put the first meeting into your calendar, with an hour before it for the papers.
      4? Write down after it how you felt coming home: fuller or emptier, and whether you'd go again.
        - 2 Write down after the first time how you felt coming home: fuller or emptier.
        - 2 Tell them in one line whether you'd like to come again.
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
        ~ Write down who gets the money. | Write how much you aim for and what it pays for.
      6n Choose one way to raise it with what you have: a bake sale, a walk, a quiz, a page online.
        ~ Write down four ways, like a walk or a quiz. | Look at what you have for each. | Circle the one you could do soonest.
        ? marathon | 10k | 5k | fun run | sponsored | trek: 5 Open a collection page with your race, one photo and the amount. Your own first ten dollars can go in.
          - 3 Write two lines: your race and who it is for.
          - 3 Open the page with those lines, one photo and the amount.
        ? school | pta | class | scouts: 5 Choose one way with the children: a read-a-thon, a bake sale, a free-dress day, a car wash.
          - 3 Write down two ways the children can do.
          - 2 Choose one of them, and note which adult could help.
      6n Ask the first five people by name, for a small amount each.
        ~ Write down five names. | Write a small amount beside each. | Ask the first person. | Ask the other four.
        ? hate asking | shy | embarrass*: 6 Send five people the page with one line: “No answer needed. It just helps to know it's there.”
          - 4 Send the page to the first three people, with “No answer needed.”
          - 3 Send the page to two more people.
      4 Ask {person|the charity} for permission to use its name.
        ~ Find the contact page of {person|the charity}. | Open a message to them. | Ask “May I use your name for this?”
      5 Choose one way to raise it with what you have: a bake sale, a walk, a quiz, a page online.
        - 3 Write down two ways that need nothing new.
        - 2 Choose one of them, and note who could help.
        ? marathon | 10k | 5k | fun run | sponsored | trek: 5 Open a collection page with your race, one photo and the amount. Your own first ten dollars can go in.
          - 3 Write two lines: your race and who it is for.
          - 3 Open the page with those lines, one photo and the amount.
        ? school | pta | class | scouts: 5 Choose one way with the children: a read-a-thon, a bake sale, a free-dress day, a car wash.
          - 3 Write down two ways the children can do.
          - 2 Choose one of them, and note which adult could help.
      6 Set the day and place[: {deadline}], or open the page with one photo.
        - 4 Set the day and place[: {deadline}], or open the page.
        - 3 Put what the money is for and one photo on it.
        ? so far | # raised | half way | short of: 6 Post how much you've raised, how much is missing and the last day, with the page's link.
          - 3 Write down how much you've raised and how much is missing.
          - 3 Post both numbers with the link.
      6 Ask the first five people by name, for a small amount each.
        - 4 Ask the first three people by name, for a small amount each.
        - 3 Ask two more people: one at work, one who knows a lot of people.
        ? hate asking | shy | embarrass*: 6 Send five people the page with one line: “No answer needed. It just helps to know it's there.”
          - 4 Send the page to the first three people, with “No answer needed.”
          - 3 Send the page to two more people.
      5 Post it in two places: one where your friends look, one where your neighbors or school families look.
        ~ Open the place where your friends look. | Post it there. | Open the place where neighbors or school families look. | Post it there too.
      5? Thank each giver in one line, with the amount raised so far.
        - 3 Write down how much you've raised so far.
        - 4 Thank each giver in one line, with that amount.
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
        ~ Write down the street or place for {theIt}. | Add a day or two that would work.
      4n Ask two neighbours: “Would you do this with me on one of these days?”
        ~ Walk to a neighbor's door, or open a message. | Ask “Would you do this with me?” | Ask a second neighbor the same.
        ? committee | helpers | team | volunteers: 4 Give each of your helpers one of the first three jobs: the form, the flyer, the equipment.
          - 2 Write the first three jobs on a note: the form, the flyer, the equipment.
          - 3 Give each job to one helper, in one message.
        ? know nobody | dont know anyone | new here: 4 Knock on two doors beside yours: “Would you do this with me on one of these days?”
          - 2 Write your name, your door number and the idea on a card.
          - 3 Knock on two doors beside yours with that card.
      6n Look up on the city's page whether you need a permit, bags or a closed road.
        ~ Open your city's page for street events. | Find out if you need a permit. | Find out about bags or a closed road. | Write down what applies.
        ? permit is here | have the permit | got the permit | permit came | got permission: 4 Read what the permit asks for: road signs, insurance, an end time, trash.
      4 Ask two neighbours: “Would you do this with me on one of these days?”
        - 2 Choose two neighbours who know a lot of people.
        - 3 Ask both of them whether they would do it with you, on one of your two dates.
        ? committee | helpers | team | volunteers: 4 Give each of your helpers one of the first three jobs: the form, the flyer, the equipment.
          - 2 Write the first three jobs on a note: the form, the flyer, the equipment.
          - 3 Give each job to one helper, in one message.
        ? know nobody | dont know anyone | new here: 4 Knock on two doors beside yours: “Would you do this with me on one of these days?”
          - 2 Write your name, your door number and the idea on a card.
          - 3 Knock on two doors beside yours with that card.
      6 Look up on the city's page what {it} needs: permit, road closure, bags, insurance.
        - 4 Look up on the city's page what the event needs.
        - 3 Send the form, or one e-mail with your question.
        ? permit is here | have the permit | got the permit | permit came | got permission: 4 Read what the permit asks for: road signs, insurance, an end time, trash.
      5 Write a note with the day, hours, place and one way to answer, so you can print ten.
        - 4 Write a note with the day, hours, place and one way to answer.
        - 2 Print ten copies of it, or write them by hand.
      15 Leave the note at ten doors.
        - 10 Leave the note at ten doors.
        - 2 Post the note in the street's group chat.
      5 Write one list of who brings what: gloves, tables, music, cups.
        ~ Write “Who brings what” on a sheet. | List the things, like gloves or tables. | Write a name beside each thing. | Add your own name to what is left.
        ? clothes swap | swap: 5 Write one list of what you need: clothes racks, mirrors, bags, tables, a charity for the leftovers.
        ? litter pick | beach clean | clean up: 5 Write one list of what you need: trash grabbers, gloves, bags, first aid, someone to take the full bags.
        ? repair cafe: 5 Write one list of what you need: tables, outlets, tools, who fixes what, coffee.
      4? Write down when it starts, breaks and ends, and who locks up or carries the bags away.
        ~ Write down when it starts. | Add the break and the end. | Write who locks up or carries the bags away.
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
        ~ Look the next neighbor you see in the eye. | Say “Hello, I'm next door. What's your name?”
        ? barbecue | bbq | grill | summer party: 2 Write two evenings for the barbecue on a note, the second in case of rain.
        ? coffee | invite | inviting | invit*: 2 Write a day and time for the coffee on a note, such as Saturday at eleven, for one hour.
      4n Write a card: your name, your door, your phone number, and one offer: packages, plants, a spare key.
        ~ Get a card and a pen. | Write your name and your door number. | Add your phone number. | Write one offer, like taking packages.
        ? barbecue | bbq | grill | summer party: 4 Write one notice: “Barbecue for all of us, … at six. Bring what you'd like to eat and a chair.”
          - 2 Write the day, time and place on a notice.
          - 2 Add “Bring what you'd like to eat and a chair”, with your number.
        ? coffee | invite | inviting | invit*: 4 Write a card: “We've lived next door far too long without a coffee. Saturday at eleven, for an hour?”
      4n Leave the card at a neighbour's door.
        ~ Pick up the card. | Walk to a neighbor's door. | Leave the card there.
        ? barbecue | bbq | grill | summer party: 4 Hang the notice in the hall, with a copy at each door.
      3 Write down the names you already know, on a small map of the building or street.
        ~ Draw a small map of the building or street. | Mark each door. | Write in the names you already know.
        ? permission | landlord | management | courtyard: 3 Message the landlord or manager: “May we grill there on …, from six to ten? We'll clean up.”
      4 Write a card: your name, your door, your phone number, and one offer: packages, plants, a spare key.
        - 2 Write your name, your door and your phone number on a card.
        - 2 Add one offer: packages, plants, a spare key.
        ? barbecue | bbq | grill | summer party: 4 Write one notice: “Barbecue for all of us, … at six. Bring what you'd like to eat and a chair.”
          - 2 Write the day, time and place on a notice.
          - 2 Add “Bring what you'd like to eat and a chair”, with your number.
        ? coffee | invite | inviting | invit*: 4 Write a card: “We've lived next door far too long without a coffee. Saturday at eleven, for an hour?”
          - 3 Write a card with the day, the start and the end.
          - 2 Add your number, so they can answer.
      4 Leave the card at a neighbour's door, or hand it over in person between 5 and 7.
        ~ Pick up the card between 5 and 7. | Walk to a neighbor's door. | Hand it over, or leave it at the door.
        ? barbecue | bbq | grill | summer party: 4 Hang the notice in the hall, with a copy at each door.
      4 Ask {person|one of them} for something small: a ladder, the name of a plumber, which day is trash day.
        - 2 Choose something small to ask {person|one of them}: a ladder, a plumber, which day is trash day.
        - 2 Ask for it at the door.
      4 Suggest a half-hour coffee on the porch or in the kitchen, on a set day[: {deadline}].
        - 2 Choose a day for a half-hour coffee, with a start and an end.
        - 2 Suggest that coffee in one line.
        ? barbecue | bbq | grill | summer party: 4 Pin a sign-up list below the notice: grill, charcoal, salads, drinks, tables, cleanup.
          - 2 Write a sign-up list: grill, charcoal, salads, drinks, tables, cleanup.
          - 2 Put your own name on one line of the list.
        ? coffee | invite | inviting | invit*: 4 Set out milk, cookies and a clean mug for each person that morning.
          - 2 Put milk and cookies on the shopping list.
          - 3 Clear the table that morning.
      3? Ask whether there is a group chat for the building or street.
        ~ Stop by a neighbor, or open a message. | Ask “Is there a group chat for our street?” | Ask to be added.
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
        ~ Write what bothers you on a note. | Add when it happens, without the word “always”.
        ? parking | parks | driveway | my space: 2 Write down when you couldn't get in or out: the day, the time, which car.
      3n Write one sentence that asks for one thing: “Could you … by …?”
        ~ Get a pen and a note. | Write “Could you” with the one thing. | Add the day it should be done by.
      5n Knock at a calm hour with a hello and your sentence. The rest is listening.
        ~ Walk to their door at a calm hour. | Knock on it, saying hello. | Say your sentence. | Listen until they have finished.
      4 Take a photo if it can be seen, or write down three dates.
        ~ Check whether the thing that bothers you can be seen. | Take a photo of it if it can. | Write down three dates if it can't.
      4 Write one sentence that asks for one thing: “Could you … by …?”
        - 3 Write one sentence that asks for one thing: “Could you … by …?”
        - 2 Say it aloud twice, in a friendly and slow voice.
        ? parking | parks | my space | drive: 4 Write one sentence: “Could you leave the space in front of number … free after six? I carry a child or groceries.”
        ? smok* | weed | bbq: 4 Write one sentence: “The smoke comes into the bedroom at ten. Could you go to the other side?”
        ? bins | rubbish | trash: 4 Write one sentence: “Could the bags wait for Thursday? The foxes bring them to my door.”
      3 Choose an hour when neither of you is leaving, eating or tired[: {day}].
        ~ Think of your neighbor's day. | Cross out meals, late nights and leaving times. | Write down one calm hour.
      8 Start with hello at their door. Your sentence comes second, and the rest is listening.
        - 2 Knock with a hello, plus your name if you haven't met.
        - 5 Say your sentence, with time for the whole answer.
        - 3 Agree on one thing, and note the day you'll both look at it again.
        ? scared | aggressive | shout* | threat*: 8 Leave a friendly note with your sentence at their door, and note the date.
      3 Send a short thank-you the same day with what you agreed.
        - 2 Write down what you agreed, the same day.
        - 2 Send a short thank-you with it.
      5? Look up who decides if nothing changes: the landlord, the city, a free mediation service.
        ~ Open a search on your phone. | Look for your landlord's or city's rule on this. | Look for a free mediation service. | Write down who decides.
        ? parking | parks | driveway: 5 Look up who deals with a blocked driveway where you live: the city, parking enforcement or the police non-emergency line.
    `,
  },
];

import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Talks, ties and feelings between people. */
export const PEOPLE: readonly Archetype[] = [
  {
    id: "difficult-talk",
    area: "people",
    whole:
      "have a difficult conversation|have a hard conversation|have that conversation|have the talk|stand up to|come out to|come out|confront|have a serious talk|tell my parents|tell my boss|tell my family|tell my partner|tell my wife|tell my husband|talk to my boss|talk to my wife|talk to my husband|talk to my partner|talk to my manager|talk to my parents|talk to my landlord|talk to my roommate|talk to my flatmate|talk to my son|talk to my daughter|talk to my neighbor|resolve a conflict|tell my mum|tell my dad|set boundaries with",
    acts: "have|prepare|set|resolve|prepare for|face|raise|give|plan|settle|handle|address|learn",
    things:
      "difficult conversation|conversation|hard conversation|talk with|difficult talk|conflict|argument|disagreement|feedback|serious talk|misunderstanding",
    unless:
      "raise|salary|spanish|french|english|german|presentation|small talk|starter|italian|japanese|portuguese",
    it: "the talk",
    plan: `
      2* Write in one line what you want to be different after the talk with {person|them}[ about {matter}].
        ~ Pick up a pen. | Write one line: “After the talk I want …”
      5 Write down what happened in three lines, the way a camera would have seen it.
        ~ Get a sheet of paper. | Write the first line as a camera saw it. | Write two more lines.
      5* Finish this sentence: “When …, I feel …, and I would like … .”
        - 3 Finish this sentence: “When …, I feel … .”
        - 3 Add the second half of the sentence: “and I would like ….”
        ? drinking | drinks too much | alcohol | smoking weed: 5 Finish this sentence for a sober hour: “On … you had …, I was afraid, and I'd like you to talk to a doctor with me.”
          - 3 Finish this sentence: “On … you had …, and I was afraid.”
          - 3 Add the one thing you would like, such as a first talk with a doctor.
      4? Write down what {person|the other person} may want or fear.
        ~ Pick up a pen. | Write what {person|the other person} may want. | Write what {person|the other person} may fear.
        ? money | rent | debt: 4 Write down the exact sum, and what {person|the other person} may fear about it.
      5 Say your sentence aloud three times, a little slower each time.
        - 5 Say your sentence aloud three times, slower each time.
        - 2 Write down a way to pause: “I need five minutes, but I'll come back.”
        ? cry* | freeze | panic | go blank | shake: 5 Copy your sentence onto a card you can read from.
      4* Ask {person|them} for a quiet half hour, with a day and a place[, {deadline}].
        - 2 Choose a quiet place and a time when neither of you is tired.
        - 2 Ask {person|them} for that half hour.
        ? drinking | drinks too much | alcohol: 4 Ask {person|them} for a walk on a morning when they are sober, with your own way to get home.
          - 2 Choose a morning when they will be sober.
          - 2 Save the number of a help line for families of people who drink.
        ? by phone | on the phone | lives far | far away | abroad: 4 Text {person|them}: “Could we have a half-hour call this week? I'd like to talk about something.”
          - 2 Choose a time when neither of you is tired.
          - 2 Text {person|them} to ask for a call at that time.
        ? without a row | without a fight | without fighting | without arguing: 4 Ask {person|them} for a half-hour walk. Side by side is easier than face to face.
          - 2 Choose a route and a time when neither of you is tired.
          - 2 Ask {person|them} for that walk.
        ? walks out | wont talk | avoids | refuses to talk | slams: 4 Send your sentence as a short letter, with “You don't have to answer right away. A walk on Sunday?”
        ? tonight | today | tomorrow | this weekend: 4 Ask for a quiet half hour: “I'd like to tell you something. After dinner?”
      15 Start the talk with your sentence. After that, it's their turn until they have finished.
        - 10 Start the talk with your sentence. After that, it's their turn until they have finished.
    `,
  },
  {
    id: "apologise",
    area: "people",
    whole:
      "apologise|apologize|say sorry|make amends|make up with|apologise to|apologize to|make things right|make it up to",
    acts: "write|give|send|make|offer",
    tells: "forgot birthday|forgot our anniversary|birthday was yesterday|missed birthday",
    things: "apology|apology letter|amends",
    unless: "demand|everyone forgot|everybody forgot|nobody remembered|forgot my birthday",
    it: "the apology",
    plan: `
      2* Write what you did in one plain sentence, without “but”[: {matter}].
        ~ Pick up a pen. | Write what you did in one sentence, without “but”.
        ? my dog | my cat | my kid broke | my son broke | my daughter broke | my kids broke: 2 Write in one plain sentence what got damaged, when, and that it's yours to fix.
        ? in front of | before his parents | before her parents | in public | at dinner: 2 Write in one plain sentence without “but” what you shouted, and who heard it.
        ? racist | sexist | offensive | joke: 2 Write in one plain sentence what you said, without “I didn't mean it” or “it was a joke.”
        ? said something awful | something really awful | said something terrible | said awful things | said some things | nasty | horrible | rude to | mean to | said something | harsh: 2 Write in one plain sentence without “but” what you said, in the words you used.
        ? make up with | making up with: 2 Write in one sentence what came between you, starting with your own part in it.
        ? lied | lie to | lied about: 2 Write in one plain sentence without “but” what was not true, and what is.
        ? cancelled on | let .. down | didnt turn up | didnt show up | stood .. up | bailed: 2 Write in one plain sentence without “but” when they expected you, and that you weren't there.
        ? snapping | snapped | snap at | snappy: 2 Write in one plain sentence without “but” what you snapped at {person|them}, in the words you used.
        ? shouting | yelling | lost it: 2 Write in one plain sentence without “but” what you said when you were shouting.
        ? shouted | yelled | lost my temper | screamed: 2 Write in one plain sentence without “but” what you said when you were shouting.
        ? missed .. birthday | forgot .. birthday | forgot: 2 Write in one plain sentence without “but” what you forgot, and what it meant to them.
        ? first line | started | half written | written: 2 Read aloud what you have written so far to {person|them}.
      4 Write down what it cost {person|the other person}: time, trust, a good evening.
        ~ Write three words: time, trust, a good evening. | Circle what it cost {person|the other person}. | Add anything that is missing.
        ? coworker | co worker | colleague | boss | manager | client | customer | at work: 4 Write down what it cost {person|the other person}: respect in front of others, trust, a good workday.
      5* Write three lines: what you did, what it did to {person|them}, that you are sorry.
        ? my dog | dug up | tomato* | his garden | her garden: 5 Write three lines: what your dog did, that you're sorry, what you'll replace and by when.
          - 3 Write the three lines.
          - 2 Look up what the new plants or repair would cost.
        ? in front of | in public: 5 Write three lines: “I yelled at you in front of …. That embarrassed you, and you didn't deserve it. I'm sorry.”
          - 4 Write the three lines: what you did and who saw it, what it did to {person|them}, that you are sorry.
          - 2 Cross out every “if”, “but” and “you”.
        ? racist | sexist | offensive | joke: 5 Write three lines: “What I said was wrong. You shouldn't have had to hear it. I'm sorry, and I won't say such things again.”
          - 4 Write the three lines: what you said, that it was wrong, what stops.
          - 2 Cross out every “if”, “but” and “joke”.
        ? months | years | easter | christmas | last year | long ago: 5 Write three lines: what you did then, what it did to {person|them}, that you should have said sorry sooner.
          - 4 Write three lines: what you did then, what it did to {person|them}, that you should have said sorry sooner.
          - 2 Cross out every “if”, “but” and “you”.
        ? boss | work | colleague | client | customer: 5 Write three lines: what went wrong, what it cost them, what you have changed.
          - 4 Write three lines: what went wrong, what it cost them, what you have changed.
          - 2 Cross out every excuse.
        - 4 Write three lines: what you did, what it did to {person|them}, that you are sorry.
        - 2 Cross out every “if”, “but” and “you”.
      4 Add one thing you will do or stop doing from now on.
        ? dug up | garden | tomato* | flowers | fence | plants | lawn | yard: 4 Add what you'll do: new plants or the money for them this week, and a fence or leash so it stops.
          - 3 Write down what you'll replace, and by which day.
          - 2 Write down how you'll keep it from happening again.
        - 3 Add one thing you will do or stop doing from now on.
        - 2 Read your apology aloud once.
      3? Choose the way {person|the other person} would like best: face to face, a call, a letter, a text.
        ~ Write four ways: face to face, call, letter, text. | Picture {person|the other person} with each. | Circle the one they'd like best.
        ? my son | my daughter | my child | my kids: 3 Choose a calm minute at the child's level: on the bed, in the car, over a snack.
        ? by text | by message | by letter | in a letter | by email | cant meet | not in person: -
        ? in person | face to face: 3 Text {person|them}: “Could I come by for ten minutes this week? I'd like to tell you something.”
      6* Tell {person|them} you are sorry. They may answer or not.
        ? my dog | dug up | tomato* | his garden | her garden: 6 Walk over and say it: “My dog did this, and I'm sorry. I'd like to replace it. What would you pick?”
          - 3 Walk over at a decent hour.
          - 3 Say your lines, and ask what they'd like replaced.
        ? not speaking to me | isnt speaking to me | isnt talking to me | wont look at me | not talking to me: 6 Say your three lines to {person|them} quietly, or leave them as a note. Then give {person|them} room.
          - 3 Ask {person|them}: “May I say one thing? You don't have to answer.”
          - 3 Say your three lines, or leave them as a note.
        ? racist | sexist | offensive: 6 Tell {person|them} alone and briefly, and don't ask to be forgiven. If others heard it, tell them it was wrong too.
          - 3 Ask {person|them} for two minutes alone.
          - 3 Say your three lines, and let them answer or not.
        ? hung up | hasnt answered | wont answer | doesnt answer | not answering | ignoring me | ignores me: 6 Send {person|them} your three lines as a text or a card, with “May I ring you tomorrow at six?”
        ? my son | my daughter | my child | my kids: 6 Tell your child in two sentences: “I shouted. That was wrong, and it wasn't your fault.”
          - 3 Sit or kneel at the child's eye level.
          - 3 Tell your child: “I shouted. That was wrong, and it wasn't your fault.”
        ? by text | by message: 6 Send {person|them} your three lines as they are, with no question at the end.
        ? by letter | in a letter: 6 Post {person|them} your lines in a letter, copied by hand.
        ? by email: 6 Send {person|them} your lines by email, with “No answer needed” at the end.
        ? blocked | wont talk | not speaking | no contact: 6 Post {person|them} your lines as a letter, with “No answer needed.”
        - 6 Tell {person|them} you are sorry. They may answer or not.
      5 Do the thing you promised, or put it in your calendar.
        ~ Name the thing you promised. | Open what it needs, or your calendar. | Do it, or enter the day.
        ? lent me | broke her | broke his | broke their | damaged | spilt | spilled: 5 Offer the repair or the price in one line: “I've found the same one. May I order it for you?”
    `,
  },
  {
    id: "call-family",
    area: "people",
    acts: "call|ring|phone|facetime|skype|keep in touch|stay in touch|catch up|reconnect|get in touch|reach out|contact|check in|write|write to|text back|text|message|spend time|get back",
    things:
      "mum|dad|mother|father|grandma|grandpa|granny|gran|nan|grandmother|grandfather|parent|sister|brother|friend|old friend|best friend|aunt|uncle|cousin|family|grandparent|childhood friend|college friend|school friend|everyone|university friend|penpal|long-distance friend|niece|nephew|son|daughter",
    needsAct: true,
    unless:
      "sorry|apologise|apologize|boundary|break up|money|diagnosis|rent|move out|gift|confront|cancel|truth|pregnant|nursing home",
    it: "the call",
    plan: `
      2* Put a warm drink beside you, and the number of {person|the one you mean} on your screen.
        ~ Put a warm drink beside you. | Open the number of {person|the one you mean}.
      3 Write down one thing to tell {person|them}, and one thing to ask[ about {matter}].
        ~ Pick up a pen. | Write one thing to tell {person|them}. | Write one thing to ask.
        ? deaf | hard of hearing | hears badly: 3 Write down one thing to tell {person|them} and one to ask, in short sentences you can say slowly.
        ? nothing to say | awkward | silence: 3 Write down three easy things to talk about: what you ate, what you saw, what {person|they} did today.
      2 Choose how long to talk, such as ten minutes, and note a reason to end the call.
        ~ Choose how long, such as ten minutes. | Write down a reason to end the call.
        ? hours | forever | talks | endless: 2 Set an end before you ring: “I have ten minutes before I go out.”
      3n Write down one thing to tell {person|them} and one thing to ask.
        ~ Get a note. | Write one thing to tell {person|them}. | Write one thing to ask.
      10* Ring now, with your one question first.
        ~ Pick up the phone. | Press the number. | Ask your one question first. | Listen to the whole answer.
        ? time difference | abroad | australia | america | night: 10 Ring at a time when it is daytime for both of you, with your one question first.
      3 Tell the one thing you wrote down.
        ~ Look at your note. | Say: “There's one thing I wanted to tell you.” | Tell it.
      2 Write down one detail from the call to ask about next time.
        ~ Pick up a pen. | Write one detail to ask about next time.
      3? Put the next call into your calendar before the day ends.
        - 3 Put the next call into your calendar before the day ends.
        - 2 Send one line or a photo if nobody answers: “I rang. Tomorrow at six?”
        ? every sunday | every week | weekly | each week: 3 Set a repeating alarm for the call, with the name and number in its title.
          - 2 Set a repeating alarm for the call.
          - 2 Write the name and number into the alarm's title.
    `,
  },
  {
    id: "make-friends",
    area: "people",
    whole:
      "make friends|make new friends|meet new people|meet people|be more social|be less lonely|find friends|be more sociable|feel less lonely|socialise more|socialize more|make more friends|make some friends|build a social life|stop being lonely|get out more|put myself out there|expand my social circle",
    acts: "make|find|build|improve|start|have|get over",
    things:
      "friend|new friend|social life|social circle|loneliness|new people|community|mum friends|friendship",
    unless: "call|birthday|bracelet|ex|argument|apolog",
    it: "friends",
    plan: `
      2* Write down three people you have liked talking to. A colleague or neighbour counts.
        ~ Pick up a pen. | Write three people you have liked talking to.
        ? no friends here | no friends in | have no friends | dont have friends | dont have any friends: 2 Write down two things you'd enjoy around other people, with little talk: a class, a walk, a game night.
        ? husbands work | wifes work | partners work | husbands job | wifes job | partners job | husbands colleagues | wifes colleagues | husbands friends | wifes friends | partners friends | his colleagues | her colleagues: 2 Write down two things you'd enjoy with people outside that circle, such as a choir or climbing.
        ? outside work | not from work | isnt from work | arent from work | only .. colleagues | only .. from work | other than colleagues: 2 Write down two things you'd enjoy with people outside work, such as a choir or climbing.
        ? moved | new here | new town | new city | dont know anybody | dont know anyone | know nobody: 2 Write down two things you'd do anyway in the new place, such as walking, cooking or a language.
      4* Send one person you like a line that needs no answer: “This made me think of you”, with a picture or link.
        ~ Choose one person you like. | Pick a picture or link. | Send it with “This made me think of you”.
        ? no friends here | no friends in | have no friends | dont have friends | dont have any friends: 4 Choose one evening or morning a week for getting out, and put it on your calendar for the next four weeks.
        ? not in pubs | no pubs | no bars | not in bars | dont drink | without alcohol | sober: 4 Post in one local group: “New-ish here. Who'd like a walk and a coffee on Saturday?”
        ? work from home | wfh | remote: 4 Post in a local group: “I work from home and I'm new in town. Who'd like a coffee on Thursday?”
        ? husbands work | wifes work | partners work | husbands job | wifes job | partners job | husbands colleagues | wifes colleagues | husbands friends | wifes friends | partners friends | his colleagues | her colleagues | her job | his job: 4 Post in a local group: “I'm here because of my partner's job. Who'd like a walk and a coffee on Saturday?”
        ? outside work | not from work | isnt from work | arent from work | only .. colleagues | only .. from work | other than colleagues: 4 Post in a local group for one of those things: “I'd like to join. Who is going this week?”
        ? moved | new here | new town | new city | dont know anybody | dont know anyone | know nobody: 4 Post in one local group for newcomers: “New here. Who'd like a walk and a coffee on Saturday?”
      5 List two things you could do where other people are: a walk, a game, a class, a choir, volunteering.
        ~ Write a few: walk, game, class, choir, volunteering. | Cross out what you'd rather not do. | Circle two.
        ? not in pubs | no pubs | no bars | not in bars | dont drink | without alcohol | sober: 5 List two things you could do without a bar: a walking group, board games, a class, a choir, volunteering.
        ? shy | anxious | introvert | autis* | social anxiety: 5 List two things where your hands are busy and talk is optional: board games, bouldering, gardening, crafts.
        ? baby | kids | toddler | mum | mom: 5 List two things to do with children along: a library story time, a playground at ten, coffee with school parents.
        ? retired | 60 | 70 | pension*: 5 List two daytime things: a walking group, a senior center class, a choir, a thrift store shift.
      10* Find one regular group for something you'd enjoy anyway[ in {place}] that meets at least twice a month.
        ? church | parish | synagogue | mosque | temple: 10 Find one small group there on the website or bulletin: a Bible study, coffee hour, the kitchen crew.
          - 7 Find one small group on the website or bulletin.
          - 3 Save its next date and place.
        ? work from home | wfh | remote: 10 Find one weekly group you can walk to[ in {place}]: a run, a choir, a climbing gym, a craft table.
          - 7 Find one weekly group near home[ in {place}].
          - 3 Save that group's next date and place.
        ? no money | broke | for free | skint: 10 Find one group that costs nothing[ in {place}]: a park run, a library group, a food bank shift, a community garden.
          - 7 Find one group that costs nothing[ in {place}].
          - 3 Save that group's next date and place.
        ? evenings | work full time | after work: 10 Find one regular evening group[ in {place}]: a class, a choir, a game night.
          - 7 Find one regular evening group[ in {place}].
          - 3 Save that group's next date and place.
        ? choir: 7 Find one choir without auditions[ in {place}], and note its next open rehearsal.
          - 5 Find one choir without auditions[ in {place}].
          - 3 Save the date of its next open rehearsal.
        ? village | small town | middle of nowhere | rural | no car: 10 Find one group within reach: community hall, library, church, or one that meets online.
          - 7 Find one group within reach: community hall, library, church, or one that meets online.
          - 3 Save that group's next date and place.
        - 7 Find one regular group for one of your two things[ in {place}].
        - 3 Save that group's next date and place.
        ? nights | night shift* | shifts: 10 Find one regular group in the mornings or on weekends[ in {place}]: a park run, a library group, a language café.
          - 7 Find one group that meets in the mornings or on weekends[ in {place}].
          - 3 Save that group's next date and place.
      5 Put the group's next two dates in your calendar. The second time is easier than the first.
        - 3 Put the group's next two dates in your calendar. The second time is easier than the first.
        - 2 Tell the host that you are coming and that you're new.
      5 Write down two questions you can ask anyone in the group.
        - 3 Write down two questions you can ask anyone in the group.
        - 2 Set yourself a time when you may leave.
      4? Ask one person from the group to have a coffee next week.
        ~ Choose one person from the group. | Open a message, or walk up. | Ask: “Would you have a coffee with me next week?”
        ? church | parish | synagogue | mosque | temple: 4 Ask one person there after the service: “Would you get coffee with me this week?”
        ? pint | beer | pub: 4 Ask one person from the group: “Quick beer next Thursday?”
    `,
  },
  {
    id: "dating",
    area: "people",
    whole:
      "start dating|get back into dating|go on a date|ask someone out|ask her out|ask him out|ask them out|find a partner|find love|find a girlfriend|find a boyfriend|plan a date|start dating again|meet someone|date again|date|set up a dating profile|get a girlfriend|get a boyfriend|ask my crush out|start online dating",
    acts: "start|plan|make|create|set up|get back|go on|update|ask out",
    things:
      "date|dating|dating profile|date night|first date|tinder profile|hinge profile|dating app|crush",
    unless: "due|expiry|play date|up to date|wife|husband|partner",
    it: "dating",
    plan: `
      2* Write down three things you enjoy that someone could join you for.
        ~ Pick up a pen. | Write three things you enjoy with room for two.
      5 Open one dating app, and write two lines about yourself that a friend would recognise at once.
        - 4 Open one dating app, and write two lines about yourself that a friend would recognise at once.
        - 2 Add one line about what you are looking for.
        ? offline | no apps | without apps | in person | real life | actual life | hate apps | off the apps | off an app | from an app | not online | sick of .. apps | tired of .. apps | done with .. apps | deleted .. apps | face to face | swip*: 5 Find two places where the same people come back each week: a class, a club, a trivia night, a run, a dance.
          - 3 Find one place where the same people come back each week: a class, a trivia night, a dance.
          - 2 Find a second place, such as a speed-dating or singles evening.
      5* Add two photos from this year to a dating app: one of your face, one doing something you like.
        ~ Open your photos from this year. | Choose one of your face and one doing something. | Add both to the dating app.
        ? offline | no apps | without apps | in person | real life | actual life | hate apps | off the apps | off an app | from an app | not online | sick of .. apps | tired of .. apps | done with .. apps | deleted .. apps | face to face | swip*: 5 Tell two friends: “I'd like to meet someone. Who could you invite along for a drink?”
      5 Ask a friend which line or photo they would take out.
        ~ Open your profile. | Send it to a friend. | Ask: “Which line or photo would you take out?”
        ? offline | no apps | without apps | in person | real life | actual life | hate apps | off the apps | off an app | from an app | not online | sick of .. apps | tired of .. apps | done with .. apps | deleted .. apps | face to face | swip*: 5 Book the next date at one place: a class, a trivia team, a speed-dating or singles evening.
      6* Write to {person|one person there} with one question about something real, and a time and place to meet.
        - 3 Write one question about something real in the other person's profile.
        - 4 Send the question with a public place, a time and an easy end: coffee, not dinner.
        ? actual life | one date | from real life | someone i know | somebody i know | from my class | at my gym | from the gym: 6 Ask one person you know or meet this week: “Would you like to have a coffee with me on Saturday?”
          - 3 Choose a day, and one person you know from a class, a store, the street or friends.
          - 4 Ask that person: “Would you like to have a coffee with me on Saturday? No is fine too.”
        ? no matches | no replies | nobody answers | nobody replies | no one replies: 6 Write to three people, each with one question about something in their profile.
          - 3 Choose three people, and one thing in each profile you'd ask about.
          - 5 Send each of the three that one question.
        ? offline | no apps | without apps | in person | real life | hate apps | off the apps | off an app | from an app | not online | sick of .. apps | tired of .. apps | done with .. apps | deleted .. apps | face to face | swip*: 6 Go to something this week where people do what you enjoy, with one question ready for the person beside you.
          - 3 Write down one question for whoever is beside you there.
          - 10 Go to something this week where people do what you enjoy.
      4 Tell a friend where you will be and when, before you go on the date.
        ~ Open a message to a friend. | Write where you will be and when. | Send it before you leave.
      4? Write down after the date how you felt around them, before you think about how you did.
        - 2 Plan something you look forward to on the evening after the date.
        - 3 Write down after the date how you felt around them.
    `,
  },
  {
    id: "break-up",
    area: "people",
    whole:
      "break up with|break up|leave my boyfriend|leave my girlfriend|end my relationship|leave my partner|end a friendship",
    acts: "end|handle|get",
    things: "relationship|breakup|break-up|toxic relationship|toxic friendship",
    unless: "bed|wood|work boxes|task",
    it: "the parting",
    plan: `
      2* Write one sentence that says what you need now. Nobody else has to see it.
        ~ Pick up a pen. | Write: “What I need now is …”
        ? scared | afraid | hits | violent | threat*: 2 Write one sentence that says what you need now, where nobody else will find it.
        ? lease: 2 Photograph the pages of the lease with the names, the end date and the notice period.
      4 Text one person you trust: “Could I talk to you this week? It's about my relationship.”
        ~ Choose one person you trust. | Open a message to that person. | Send: “Could I talk to you this week? It's my relationship.”
        ? by text | by phone | over the phone | cant face: 4 Text one person you trust: “I'm ending it this week. May I ring you right after?”
        ? no kids | no children: 4 Text one person you trust: “Could I talk to you this week? It's about my relationship.”
        ? kids | children: 4 Text one person you trust: “Could the children be with you for two hours this week?”
        ? live together | lives with me | flat | lease | rent | married: 4 Text one person you trust: “Could I sleep at your place for a night or two this week?”
        ? scared | afraid | hits | violent | threat*: 4 Ring a domestic abuse line before any talk. They plan a safe way with you.
      5 Write down what ties your days together: home, money, keys, pets, children.
        - 4 Write down what ties your days together: home, keys, pets, children.
        - 4 Add the money that ties you together: accounts, contracts, rent.
        ? lease | rent* | landlord: 5 Read the lease about “notice” and “joint” tenants: who may leave, who may stay, who pays until it ends.
          - 5 Read what the lease says about “notice” and “joint” tenants.
          - 3 Write down who could stay, who would leave, and who pays until the lease ends.
        ? no kids | no children: 5 Write down what ties your days together: home, money, keys, pets.
          - 4 Write down what ties your days together: home, keys, pets.
          - 4 Add the money that ties you together: accounts, contracts, rent.
        ? kids | children | daughter | son | baby: 5 Write down the children's next two weeks: where they sleep, who picks them up, who tells them and when.
          - 3 Write down where the children sleep for the next two weeks.
          - 3 Add when the children hear it, and who tells them: both of you, if that is safe.
        ? few dates | few weeks | couple of months | # weeks | not serious: 5 Write down the few things you have to give back: a key, a sweater, a shared ticket.
          - 3 Write down the few things you have to give back: a key, a sweater, a shared ticket.
          - 2 Put those things in one bag.
      5* Write the two sentences you want to say, kindly and without a list of faults.
        - 5 Write the two sentences you want to say, kindly and without a list of faults.
        - 3 Say your two sentences aloud once.
        ? live together | lives with me: 5 Write the two sentences you want to say, and where each of you sleeps from that night.
          - 5 Write the two sentences you want to say, kindly and without a list of faults.
          - 3 Write down where each of you sleeps from that night.
        ? suicid* | kill himself | kill herself | hurt himself | hurt herself: 5 Write two sentences for the talk, with the crisis line and one person of theirs you will call right after.
        ? tried before | took .. back | keep going back | last time: 5 Write two sentences that leave no door open: “It's over for me. I've decided.”
      4 Choose the time and place for the talk[ with {person}], and somewhere to go afterward.
        ~ Open your calendar. | Choose the time and place for the talk. | Write down somewhere to go afterward.
        ? live together | lives with me: 4 Choose a time for the talk when you can leave right after it, with a bag packed.
        ? over the phone | by phone: 4 Choose a time for the call, and a friend to ring afterward.
        ? work with | colleague | same office: 4 Choose a time after work, away from the office, with somewhere to go afterward.
        ? long distance | abroad | another city | far away: 4 Choose a time for a video call[ with {person}], and a friend to ring afterward.
      10* Say in the first minute of the talk[ with {person}] that it's over. You don't owe a long explanation.
        ~ Sit down for the talk. | Look at them. | Say in the first minute: “It's over.” | Stop there without a long explanation.
        ? over the phone | by phone | long distance | live far | another state: 10 Say in the first minute of the call that it's over. You don't owe a long explanation.
        ? still love | feel guilty | hurt .. feelings: 10 Say in the first minute that it's over. You can leave after half an hour, even if there are tears.
      6 Mute three things that pull you back, such as a chat, a photo or a playlist.
        ~ Open the chat that pulls you back. | Mute it. | Mute two more, such as a photo or a playlist.
        ? live together | lives with me | lease | flat | rent: 6 Agree in writing who sleeps where until one of you has moved out, and who pays what.
    `,
  },
  {
    id: "gift",
    area: "people",
    acts: "buy|find|get|choose|pick|make|order|send|plan|think|do",
    things:
      "gift|present|birthday present|birthday gift|christmas present|christmas gift|wedding gift|anniversary gift|christmas shopping|gift idea|holiday gift|valentine gift",
    needsAct: false,
    tells: everyWay(
      "not gotten|haven't gotten|havent gotten|not got|haven't got|havent got|not bought|haven't bought|havent bought",
      "him anything|her anything|them anything|a gift|a present|a gift yet|a present yet",
    ),
    unless:
      "credit|business|memory|graphics|report|index|debit|library|sim|wallet|coworkers|colleagues|chipped in|whip-round|collected",
    it: "the present",
    named: "gift|present|card",
    plan: `
      2* Write down three things that {person|the person} has talked about or enjoyed lately.
        ~ Open your last messages with {person|the person}. | Write three things they talked about or enjoyed.
        ? bar mitzvah | bat mitzvah | b mitzvah: 2 Write down your limit, and the highest multiple of 18 below it: 36, 54 or 72. That is the custom for money.
        ? communion | confirmation | baptism | christening: 2 Write down your limit, the child's name, and one thing the child loves.
        ? registry is sold out | sold out | registry .. gone | nothing left on | already have everything | have everything: 2 Write down three things the couple loves to do together: cooking, trips, games, the garden.
        ? baby shower | shower gift | bridal shower: 2 Open the registry link on the invitation, or text the host for it.
        ? only wants money | wants money | wants cash | just wants cash | just wants money: 2 Write the sum at the top of a note, with one small funny extra below it.
        ? one year old | 1 year old | first birthday | baby | newborn | toddler | # month* old: 2 Ask the parents in one line: “What do you need: clothes in the next size, books, bath things, nothing?”
        ? wedding gift | wedding present | gift for .. wedding | present for .. wedding: 2 Look for a gift list in the invitation or on the couple's page.
        ? has everything | got everything | wants nothing | dont want: 2 Write down three small daily habits of {person|the person}: coffee, walks, radio, a chair.
        ? i dont know | dont really know | dont know him | dont know her | never met | hardly know | barely know: 2 Text someone close to {person|them}: “What are their three favorite things right now?”
      5n Write three gift ideas: something to use up, to do together, or to wear.
        ~ Pick up a pen. | Write one thing to use up. | Write one to do together and one to wear.
        ? bar mitzvah | bat mitzvah | b mitzvah: 5 Choose one: a check in that amount, a gift card for something they love, or a book with the rest in cash.
        ? sold out | registry .. gone | nothing left on | already have everything | have everything: 5 Write three ideas that aren't things: a dinner at their favorite place, a class for two, cash for the honeymoon.
        ? bridal shower: 5 Choose one thing from the registry in your price range, or a gift card for the same store.
        ? baby shower | shower gift: 5 Choose one thing from the registry in your price range, or diapers and a board book.
        ? only wants money | wants money | wants cash | just wants cash | just wants money: 5 Choose how to wrap the money: folded into a shirt, rolled in a jar of sweets, hidden in ten layers of paper.
        ? one year old | 1 year old | first birthday | newborn | toddler: 5 Write three ideas for a one-year-old: board books, stacking cups, bath toys, a ball, clothes a size up.
        ? wedding gift | wedding present | gift for .. wedding | present for .. wedding: 5 Choose one of their wishes: a thing on the list, a share of the trip, or money in a card.
        ? has everything | got everything | wants nothing | dont want: 5 Write three gift ideas that take no space: something good to eat, an hour together, a chore done for them.
        ? # year old* | # yr old* | boy | girl: 5 Write three gift ideas that suit the age: a building set, a book from a series, a ball or card game.
      10n Order or buy the gift you would like to get yourself, in time for the day[ ({deadline})].
        ~ Open the store's page for that gift. | Check that it arrives in time. | Put it in the cart. | Pay for it.
        ? bar mitzvah | bat mitzvah | b mitzvah: 10 Write the check or buy the gift card today, in a card that says “Mazel tov!” and one thing you admire about the kid.
        ? today | tomorrow | tonight: 10 Buy the best gift at a store that is open now, or print a voucher for it.
      3 Write down the day you need the gift[ ({deadline})] and the most it may cost[: {money}].
        ~ Pick up a pen. | Write the day you need it. | Write the most it may cost.
      6 Write five gift ideas: something to use up, to do together, to repair, to read, to wear.
        ? bar mitzvah | bat mitzvah | b mitzvah: 6 Write down three ideas: a check in a multiple of 18, a gift card for a hobby, a good book.
          - 4 Write down the three ideas with a price.
          - 2 Ask the parents what the kid is into right now.
        ? sold out | registry .. gone | nothing left on | already have everything: 6 Write down five ideas that aren't things: a dinner out, a class for two, a museum pass, honeymoon cash, wine for year one.
          - 4 Write down the five ideas with a price.
          - 2 Ask a friend of the couple which one fits.
        ? bridal shower: 6 Write down three gifts in your price range: two from the registry, one of your own idea.
          - 4 Write down two gifts from the registry in your price range.
          - 2 Add one idea of your own.
        ? baby shower | shower gift: 6 Write down three gifts in your price range: two from the registry, and diapers with a board book.
          - 4 Write down two gifts from the registry in your price range.
          - 2 Add diapers in the next size, with a board book.
        ? only wants money | wants money | wants cash | just wants cash | just wants money: 6 Write down three ways to wrap money: notes folded in a frame, rolled in a jar of sweets, inside ten layers of paper.
          - 4 Write down three ways to wrap money: a frame, a jar of sweets, ten layers of paper.
          - 2 Circle the one you have the supplies for.
        ? one year old | 1 year old | first birthday | newborn | toddler: 6 Write five gift ideas: board books, stacking cups, bath toys, a soft ball, clothes a size up.
          - 4 Write three gift ideas for the bath and the floor.
          - 2 Ask the parents which idea they'd like best.
        - 4 Write five gift ideas: something to use up, to do together, to repair, to read, to wear.
        - 2 Ask someone who knows {person|them} which idea is best.
        ? wedding gift | wedding present | gift for .. wedding | present for .. wedding: 6 Write down three gifts in your price range: things from the list, a share of the trip, money in a card.
        ? # year old* | # yr old*: 6 Write five gift ideas that suit the age: a building set, a series book, a ball, a card game, a craft box.
        ? boyfriend | girlfriend | husband | wife | partner: 6 Write five gift ideas: a thing they wouldn't buy themselves, an outing for two, a photo, something to wear, a chore done.
        ? for my boss | for a colleague | for my colleague | for a coworker | coworker: 6 Write five kind, neutral gift ideas: good tea, a plant, a notebook, a gift card, chocolate.
        ? no money | broke | skint | homemade: 6 Write five gift ideas that cost little: a home-cooked meal, printed photos, a letter, a plant cutting, a chore done.
        ? has everything | got everything | wants nothing | dont want: 6 Write five gift ideas that take no space: the best of a daily treat, tickets, a meal, a photo, a chore done.
          - 4 Write five gift ideas that take no space: the best of a daily treat, tickets, a meal, a photo, a chore done.
          - 2 Ask someone who knows {person|them} which idea is best.
        ? # year old* | # yr old* | boy | girl: 6 Write five gift ideas that suit the age: a building set, a series book, a ball, a card game, a craft box.
          - 4 Write five gift ideas that suit the age: a building set, a series book, a ball, a card game, a craft box.
          - 2 Ask the parent which of these the child doesn't have yet.
      3 Circle the idea you would be happy to get yourself.
        ~ Put the ideas in front of you. | Picture getting each one yourself. | Circle the one that makes you happy.
      12 Order or buy the gift you circled, in time for the day.
        ? different city | another city | other city | another state | out of state | far away | lives abroad | long distance: 12 Order the gift straight to their door, gift-wrapped, if it arrives in time.
          - 5 Find one store that delivers there by the day.
          - 6 Order the gift, with your note added at the checkout.
        - 5 Compare the price and the delivery day at two places that have it.
        - 6 Order the gift, or put the store's address beside your keys.
        ? ship* | abroad | by post | overseas | another country: 12 Order the gift straight to their door, with a note inside, if it arrives in time.
          - 5 Find one store that delivers there by the day.
          - 6 Order the gift, with your note added at the checkout.
        ? today | tomorrow | tonight: 12 Buy the gift at a store that is open now, or print a voucher for it.
          - 4 Ring one store that is open now: “Do you have it there?”
          - 10 Buy the gift there, or print a voucher for it.
      5 Write three lines for the card: what you like about {person|them}, and one memory.
        ~ Get the card. | Write what you like about {person|them}. | Write one memory, three lines in all.
        ? wedding gift | wedding present | gift for .. wedding | present for .. wedding: 5 Write three lines for the card: their names, one thing you like about them as a couple, a wish for the years ahead.
        ? i dont know | dont really know | dont know him | dont know her | never met | hardly know | barely know: 5 Write two lines for the card: happy birthday, and a wish that suits the age.
      6 Put the wrapped gift by the door you leave through.
        ? different city | another city | other city | far away | lives abroad | long distance: -
        - 2 Put wrapping paper, tape and the card on the table.
        - 5 Wrap the gift, with the card inside.
        - 2 Put the gift by the door you leave through.
        ? ship* | abroad | by post | overseas | another country: -
    `,
  },
];

import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** How somebody would like to be: a listener, braver, steadier, brighter, sure of what it is all for. */
export const CHARACTER: readonly Archetype[] = [
  {
    id: "better-listener",
    area: "people",
    whole: `${everyWay("be|become", "better listener|good listener|an active listener|active listener|more attentive listener")}|listen better|listen more|really listen|practice active listening|practise active listening|improve my listening skills|learn to listen`,
    unless:
      "spanish|french|german|italian|english|japanese|podcast|music|audiobook|exam|ielts|toefl",
    it: "listening",
    plan: `
      2* Write down the last talk where you drifted off or jumped in: who it was with, and what came just before.
        ~ Write down the last talk where you drifted off. | Add who it was with and what came before.
        ? adhd | zone out | zoning out | drift*: 2 Tell {person|them}: “I zone out, and it isn't that I don't care. I'd like to practice ten minutes a day.”
        ? interrupt* | talk over: 2 Write down the last time you jumped in: who was talking, and what set you off.
      3 Choose one person and one talk in the next two days when your phone stays in another room.
        ~ Open your calendar for the next two days. | Choose one person and one talk. | Choose the room where your phone will stay.
        ? wife | husband | partner | girlfriend | boyfriend: 3 Choose ten minutes with your partner in the next two days when both phones stay in another room.
        ? kids | son | daughter | child | children: 3 Choose ten minutes at bedtime or in the car when your phone stays in your bag.
        ? work | team | boss | colleague* | coworker* | meeting*: 3 Choose one meeting or talk in the next two days when your laptop and phone stay shut.
      3* Write two sentences on a card that hand the conversation back: “What happened then?” and “So you mean …?”
        ? adhd | zone out | zoning out: 3 Agree with {person|the other person} on a hand sign for “you drifted”, and on your line: “I lost you at …. Say that again?”
          - 3 Agree on a hand sign for “you drifted”.
          - 2 Write your line on a card: “I lost you at …. Say that again?”
        - 3 Write two sentences on a card that hand the conversation back: “What happened then?” and “So you mean …?”
        - 2 Say both sentences aloud twice, with one slow breath before each.
      10* Listen for ten minutes in your next talk, with one breath before each answer and no advice unless you're asked.
        - 2 Put your phone out of sight before your next talk.
        - 8 Listen, with one breath before each answer and no advice unless you're asked.
        ? adhd | drift* | zone out | mind wanders | distracted: 10 Listen for ten minutes on a walk or with something small in your hands, with one breath before each answer.
          - 2 Put your phone out of sight, with something small in your hand instead.
          - 8 Listen, with one breath before each answer and no advice unless you're asked.
      3 Say back in one sentence what you heard, with “Did I get that right?”
        ~ Look at the other person. | Say in one sentence what you heard. | Ask “Did I get that right?”
      3 Write down tonight one thing you learned about the other person, and where you slipped.
        ~ Get a pen and a note tonight. | Write one thing you learned about the other person. | Write down where you slipped.
      3 Ask that person in a week: “Do you feel more heard? What would help?”
        ~ Set a reminder in a week with that person's name. | Ask “Do you feel more heard?” | Ask “What would help?”
    `,
  },
  {
    id: "comfort-zone",
    area: "habits",
    whole: `${everyWay("get out of|step out of|leave|push myself out of|move out of|expand|break out of", "my comfort zone")}|do something that scares me|do things that scare me|do one thing that scares me|be braver|be more adventurous|be more spontaneous|take risks|take more risks|be more outgoing|be more sociable|put myself out there|put myself out there more|try new things|say yes to more things|face my fears`,
    unless: "dating|flying|dentist|needle|driving|invest|stock",
    it: "the braver thing",
    plan: `
      2* Write down one thing you'd do this month if the thought of it didn't make your stomach tighten.
        ~ Picture this month without a tight stomach. | Write down one thing you'd do.
        ? shy | people | social* | friends | outgoing | sociable: 2 Write down one person you would talk to this month if it didn't make your stomach tighten.
      4* Draw a ladder of five rungs below it, from hardly scary to the thing itself.
        - 2 Write the smallest version of it on the lowest rung: a look, a question, ten minutes.
        - 3 Write three rungs between that and the thing itself.
      3 Write the day, the hour and the place on the lowest rung, within the next three days.
        ~ Put your finger on the lowest rung. | Open your calendar for the next three days. | Write the day, hour and place on the rung.
      3 Tell one person: “On … I'll do …. Ask me how it went.”
        ~ Open a message to one person. | Type “On … I'll do …” with the day and the thing. | Send it with “Ask me how it went.”
        ? panic* | anxiety disorder | phobia: 3 Ask a doctor or therapist for help with the ladder, so you don't have to climb it alone.
      10* Do the lowest rung, however shaky, and stay until it gets a little easier.
        ~ Stand at the place where it begins. | Do the first small move of it. | Stay when it feels shaky. | Stop when it has become a little easier.
      3 Write down what you feared, and what really happened.
        ~ Get a pen and a page. | Write down what you feared. | Write beside it what really happened.
      3 Put the next rung into your calendar for next week.
        ~ Open your calendar at next week. | Look at the next rung. | Enter it with a day and an hour.
    `,
  },
  {
    id: "self-discipline",
    area: "habits",
    whole: `${everyWay("be|become", "more disciplined|disciplined|more self-disciplined|self-disciplined")}|${everyWay("build|have|get|develop|improve|gain|work on|learn", "discipline|more discipline|self-discipline|self discipline|my self-discipline|my discipline|more self-control|self-control|more willpower|willpower|my willpower")}|do what i say i will do|keep promises to myself|keep my promises to myself|follow through on things|finish what i start|stick to things`,
    unless:
      "kid|child|children|son|daughter|dog|puppy|toddler|employee|staff|student|class|meeting",
    it: "the promise",
    plan: `
      2* Write down one promise to yourself for the next seven days, so small that it takes two minutes.
        ~ Write “For the next seven days” on a note. | Write one promise that takes two minutes.
        ? finish what | follow through | stick to: 2 Write down one thing you started and want to finish first, plus its next two minutes.
      4 Write down what usually gets in the way: the phone, the sofa, being tired, boredom, a better idea.
        ~ Write “In the way” on a page. | Write down the phone, the sofa or being tired. | Add anything else that usually stops you.
      4* Tie that promise to something that happens every day anyway: “After …, I ….”
        ~ Write down three things that happen every day. | Circle the steadiest one. | Write “After …, I …” with the words filled in.
      5 Make it the easy choice in the room: what you need within reach, what tempts you farther away.
        - 2 Put what you need for it right in your path.
        - 3 Put what tempts you farther away: in another room, logged out, up on a shelf.
      2* Do your two minutes once now, for the first check mark in a row of seven boxes.
        ~ Do your two minutes once. | Put a check mark in the first of seven boxes.
      3 Write a rule for a day that goes wrong: “If I miss it, I do half of it the next day.”
        ~ Get a pen and a note. | Write “If I miss it”. | Add “I do half of it the next day”.
      3 Ask one person to text you “Done?” at the same hour for a week.
        ~ Open a message to one person. | Type “Could you text me ‘Done?’ for a week?” | Send it with the hour.
        ? adhd: 3 Ask one person to sit with you or stay on a silent call at the same time each day this week.
    `,
  },
  {
    id: "negative-thinking",
    area: "health",
    whole: `${everyWay("be|become", "less negative|more positive|less pessimistic|more optimistic|less cynical|happier|less critical of myself|kinder to myself|less hard on myself")}|${everyWay("stop|reduce|quit", "negative thinking|negative self-talk|negative self talk|being so negative|being so hard on myself|being so hard on me|thinking negatively|thinking so negatively|beating myself up|being so critical of myself")}|think positively|think more positively|think more positive|have a positive mindset|have a better attitude|improve my attitude|change my mindset|have a growth mindset`,
    unless: "work from home|pregnancy|test|bank|balance|review|feedback",
    turns: true,
    it: "the dark view",
    plan: `
      2* Write down the last harsh sentence you thought or said today, word for word.
        ~ Think back to the last harsh sentence. | Write it down word for word.
      4 Write beside it what set it off: tired, hungry, the news, one person, a mirror.
        ~ Look at the harsh sentence. | Think of the hour before it. | Write beside it what set it off.
      4* Write a fairer sentence below it that is just as true: “It went wrong, but the first half was fine.”
        ~ Read the harsh sentence once more. | Look for one part that was fine. | Write the fairer sentence below it.
        ? hard on myself | self talk | beat* myself | critical of myself | kinder: 4 Write below it what you would say to a friend who had done the same, word for word.
      5* Write down three things before bed that went all right today, and note your own part in each.
        - 3 Write down three things before bed that went all right today.
        - 2 Write your own part in each one beside it.
      2 Send one person a line on something they did well.
        ~ Open a message to one person. | Send a line on something they did well.
      3 Mute one account, chat or news alert that leaves you feeling worse.
        ~ Open the app that leaves you feeling worse. | Find the one account, chat or alert. | Tap “Mute” beside it.
      4 Book a talk with a doctor or counselor if you feel this way most of the day for two weeks.
        ~ Find the number of a doctor or counselor. | Call or open the booking page. | Book the first talk that fits.
        ? hopeless | pointless | depress* | numb: 4 Book a talk with a doctor or counselor this week. A crisis line like 988 listens right away if you think of dying.
    `,
  },
  {
    id: "attention-in-class",
    area: "study",
    whole: `${everyWay("pay attention|focus|concentrate|stay focused|listen|stay awake|stop zoning out|stop daydreaming|keep my attention", "in class|in my classes|in lectures|in lecture|during class|during lectures|in school|in meetings|during meetings")}|pay more attention in class|focus better in class|be more attentive in class`,
    unless: "son|daughter|kid|kids|child|children|student|pupils",
    it: "the class",
    plan: `
      2* Put one pen and one sheet into your bag, with three questions for the next class written on it.
        ~ Write three questions for the next class on a sheet. | Put the sheet and a pen into your bag.
        ? meeting*: 2 Put one pen and one sheet beside you, with three questions for the next meeting written on it.
      3 Skim the headings of what comes next, so you know what to listen for.
        ~ Open the book or slides at what comes next. | Skim the headings of the first pages. | Skim the rest up to the end.
        ? meeting*: 3 Skim the agenda for the one point that is yours.
      3* Choose a seat near the front or the wall, away from the door and from friends who talk.
        ? online | zoom | video | home: 3 Close every other tab, so the class is all that is on your screen.
          - 2 Close every tab except the class.
          - 2 Put the phone in another room.
        - 2 Choose a seat near the front or the wall.
        - 2 Turn your phone off. It goes at the bottom of your bag.
      10* Write one line every five minutes: what is this about, and what could be on the test?
        ~ Pick up your pen. | Write what the first five minutes were about. | Mark what could be on the test. | Write one more line every five minutes.
        ? sleep* | awake | tired: 10 Write one line every five minutes, standing at the back or with cold water beside you.
      2 Put something silent in your other hand: a ring, some putty, a paper clip.
        ~ Find a ring, some putty or a paper clip. | Hold it in your other hand.
      3 Write a small tick whenever you come back from drifting. Coming back is the skill.
        ~ Lay your pen on the edge of the page. | Notice when you come back from drifting. | Make a small check mark each time.
      3 Ask one classmate or the slides for the parts that are missing, on the same day.
        ~ Look for the gaps in today's notes. | Ask one classmate, or open the slides. | Copy the missing parts into the gaps.
        ? adhd | every class | always | for years: 3 Ask disability services or the teacher about recordings, notes and a short break.
    `,
  },
  {
    id: "find-purpose",
    area: "habits",
    whole: `${everyWay("find|discover|figure out|know|look for|search for", "my purpose|purpose|a purpose|my purpose in life|purpose in life|my life purpose|life purpose|meaning|meaning in life|my calling|my passion|a passion|what i am passionate about|what i'm passionate about|sense of purpose|a new purpose|meaning in my life|what matters to me")}|live with purpose|have a sense of purpose|feel that my life has meaning`,
    unless: "job|career|work|major|degree|word|dictionary|dream",
    it: "what it is for",
    plan: `
      2* Write down three hours of the past year that you would gladly live again.
        ~ Look through last year's photos. | Write down three hours you'd gladly live again.
        ? retire* | empty nest | kids left | kids have left | # years old: 2 Write down three things that people still come to you for.
      4 Write beside each one what you gave there, and who it was for.
        ~ Put your finger on the first hour. | Write beside it what you gave there. | Add who it was for. | Do the same for the other two.
      4 Write down two things in the world around you that make you angry or go straight to your heart.
        ~ Get a pen and a page. | Write one thing that makes you angry. | Write one thing that goes straight to your heart.
      3 Circle the word or the people that turn up twice.
        ~ Read your notes from the top. | Look for a word or people that turn up twice. | Circle them on the page.
      5* Write three small ways to have more of that this month: two hours of help, one class, one thing made for somebody.
        - 3 Write down two small ways to have more of that this month, such as two hours of helping out or one class.
        - 2 Write down a third way: one thing made for somebody.
      4* Message one place or person: “I'd like to try … once. May I come for two hours?”
        ~ Choose one place or person. | Open a message to them. | Type “I'd like to try … once”, filled in. | Send it with “May I come for two hours?”
      3 Put those two hours in your calendar, with one question for afterward: “Lighter or heavier?”
        - 3 Put those two hours in your calendar.
        - 2 Set a reminder for right after them: “Lighter or heavier?”
        ? empty | pointless | depress* | hopeless | numb: 4 Book a talk with a doctor or counselor. Weeks when nothing means anything can be treated.
    `,
  },
];

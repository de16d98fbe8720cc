import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What happens around an application: references, gaps, tests, silence, offers, and coming back. */
export const JOB_SEARCH: readonly Archetype[] = [
  {
    id: "networking",
    area: "work",
    whole: `${everyWay("reach out to|write to|message|contact|email|text", "people in my network|my network|five people in my network|old colleagues about job|former coworkers about job|my contacts about job|old coworkers about job")}|${everyWay("go|go alone", "networking event|conference alone|meetup alone")}|${everyWay("message|contact|write|reach out", "people on linkedin|recruiter|recruiters|people about job|people in my field")}|network more|start networking|grow my network|build my network|get better at networking|expand my professional network`,
    acts: "survive|attend|go|do|start|prepare|prepare for|get through|build|grow|expand|use",
    things:
      "networking|networking event|professional network|industry event|careers fair|career fair|job fair|networking dinner",
    unless: "wifi|router|home network|server",
    it: "networking",
    named: "networking event|industry event|careers fair|career fair|job fair|networking dinner",
    plan: `
      2* Write one sentence that you could say to a stranger: what you do, and what you would like to do next.
        ~ Pick up a pen. | Write: “I do …, and next I'd like to …”
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 2 Write one line: the work you are looking for, where, from when.
        ? shy | introvert | anxious | hate small talk | social anxiety | autis*: 2 Write down two people to speak to and the time when you may leave.
        ? linkedin | met at | conference | met .. at: 2 Write one line: where you met, and the one thing you remember from that talk.
      3 Choose the kind of person who could tell you more, such as someone who has the work you want.
        ~ Get a sheet of paper. | Write two kinds of people who know that work. | Circle the one who could tell you more.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: -
        ? refer me | referral: 3 Open the job posting, and note its title and number for the person who may refer you.
        ? linkedin | met at | conference | met .. at: -
      8* Find two names: on a guest list, in your old contacts, on LinkedIn.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former: 8 Write down {#} names of people who saw you work or know your field, easiest to write to first.
          - 4 Write down the first half of the names.
          - 4 Write down the rest of the names, from old e-mails and phone contacts.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Write down five people who saw you work or know your field, easiest to write to first.
          - 4 Write down three of those people.
          - 4 Add two more from old e-mails and phone contacts.
        - 4 Find one name you know a little, such as an old colleague.
        - 4 Find one name you don't know yet of someone who has the work you want.
        ? refer me | referral: 8 Write two lines your contact could paste into the form: what you did, with one number, and why this job.
          - 5 Write two lines your contact could paste in: what you did, with one number, and why this job.
          - 3 Read them aloud as if your friend were saying them.
        ? openings | vacanc* | for a job | any jobs | job at: 5 Type a message: “We met at … and spoke about …. Who would be the right person to ask about … work at …?”
        ? linkedin | met at | conference | met .. at: 5 Type a message: “We spoke at … about …. I liked what you said on …. I'd be glad to stay in touch.”
          - 3 Type where you met and what you spoke about.
          - 2 Add “I'd be glad to stay in touch”, without asking for a favor.
      6 Write to one of the two: how you know them, one question, and a request for 15 minutes.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the first one four lines: something you remember, your line, “Who should I talk to?”, “A no is fine.”
          - 5 Write four lines to the first one: something you remember, your line, “Who should I talk to?”, “A no is fine.”
          - 2 Send the four lines to that person.
        - 4 Write to one of the two: how you know them, and one question.
        - 2 Send it with a request for 15 minutes of their time.
        ? refer me | referral: 6 Write to the one you know there: “There is an opening for …. Would you put my name in? A no is fine.”
          - 4 Write the message, with the two lines and your CV attached.
          - 2 Send the message to that person.
        ? linkedin | met at | conference | met .. at: 3 Send the message along with your invitation to connect.
          - 2 Read it once to see that it stays about work.
          - 2 Send the message along with your invitation to connect.
      6n Send one of the two a message: how you know them, one question, and a request for 15 minutes.
        ~ Open a message to one of the two. | Write how you know them, plus your one question. | Send it with a request for 15 minutes.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the first one four lines: something you remember, your line, “Who should I talk to?”, “A no is fine.”
        ? linkedin | met at | conference | met .. at: 3 Send the message along with your invitation to connect.
      4 Write three questions that get people to talk, such as “How did you come to this?”
        ~ Pick up a pen. | Write: “How did you come to this?” | Write two more that get people to talk.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the others the same lines, each with something you remember about them.
          - 4 Send the same lines to the next two, each with something you remember about them.
          - 4 Send the same lines to the rest.
        ? linkedin | met at | conference | met .. at: -
      3 Decide how little is enough: two talks of five minutes[, {deadline}]. After that you may leave.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 2 Put a day next week into your calendar for one friendly line to whoever hasn't answered.
        - 2 Write down how little is enough: two talks of five minutes.
        - 2 Choose a quiet spot for ten minutes if it gets too loud.
        ? refer me | referral: 3 Put a day next week in your calendar to apply on your own if nothing has come.
        ? linkedin | met at | conference | met .. at: 2 Set a reminder in two weeks. If they answered, a question back keeps it going.
          - 2 Set a reminder in two weeks. If they answered, a question back keeps it going.
      4? Note each name the same day, with one thing you could send or thank them for.
        ~ Open your notes. | Write down the first name with one thing to send. | Add the other names, each with one thing.
    `,
  },
  {
    id: "job-test",
    area: "work",
    whole:
      "prepare for an assessment centre|prepare for an assessment center|prepare for my assessment day|do a trial shift|prepare for a trial shift|prepare for my trial day|get through a trial shift",
    acts: "do|pass|prepare|prepare for|practice|get ready|take|prep|prep for|survive|ace|get through|finish",
    things:
      "assessment centre|assessment center|assessment day|trial shift|trial day|demo lesson|teaching demo|coding test|coding challenge|take-home task|take-home test|take home test|aptitude test|work trial|case interview|job trial|psychometric test|technical test",
    unless: "career aptitude|adhd|autism|pip|benefit|medical|self-assessment",
    it: "the test",
    named:
      "assessment centre|assessment center|assessment day|trial shift|trial day|demo lesson|teaching demo|coding test|coding challenge|take-home task|take-home test|aptitude test|work trial|case interview|psychometric test|technical test",
    plan: `
      2* Write down what you know of {theIt}: day[ ({deadline})], hours, place or link, who will watch.
        ~ Open the invitation. | Write down the day, hours, place and who will watch.
      6 Write to your contact there with two questions: what will be asked, and what you should bring.
        - 4 Write two questions: what will be asked, and what you should bring.
        - 2 Send your contact the two questions.
        ? dyslex* | adhd | extra time | disab*: 6 Write to your contact there: “I have …. Please give me extra time or …” before the test link opens.
      5 Copy the three skills the posting names most, and write beside each where it could be tested.
        ~ Open the job posting. | Copy the three skills it names most. | Write beside each where it could be tested.
      10n Read one sample task of that kind to the end.
        ~ Open one sample task of that kind. | Read what it asks for. | Read the material that comes with it. | Read on to the last line.
      20n Do the sample task with a clock running, as if it counted.
        ~ Put the sample task in front of you. | Start the clock. | Do the first half without a break. | Do the second half to the end.
      8 Find two sample tasks of that kind, and note where you saved them.
        ~ Open your browser. | Search for sample tasks of that kind. | Save two, with a note of where they are.
        ? coding test | hackerrank | codility | coding assignment | take home: 8 Find two sample tasks on the site the test runs on.
        ? numerical | verbal reasoning | aptitude | psychometric | situational judg*: 8 Find two free practice tests by the test maker named in the invitation.
        ? road test | driv* | forklift | lorry | van: 8 Say aloud the checks before you drive off: tires, lights, mirrors, load, brakes.
        ? typing | excel | maths | english: 8 Find two free practice tests of that kind online.
      25 Do one of the two with a clock running, as if it counted.
        - 10 Do the first half of one with a clock running.
        - 10 Do the second half of that task.
        ? weak* | worst | bad at: 25 Do the weak part of one of them with a clock running, as if it counted.
        ? road test | driv* | forklift | lorry | van: 20 Say aloud what you see on one stretch of road: mirrors, speed, gap.
          - 10 Say aloud what you see on one stretch of road: mirrors, speed, gap.
          - 10 Practise one slow reverse or parking.
      10 Compare your task with a good answer, and write down two things to do differently.
        - 6 Compare your answer with a good one.
        - 3 Write down two things to do differently.
      6? Lay out clothes, papers and a charger the evening before.
        ~ Stand in front of your closet. | Lay out the clothes. | Put the papers with the charger beside them.
    `,
  },
  {
    id: "job-rejection",
    area: "work",
    whole: `${everyWay("get over|deal with|cope with|bounce back from|recover from", "job rejection|rejection email|being rejected for job|being rejected after final interview|not getting job|rejection after interview")}|apply again after rejection|keep applying after rejections`,
    acts: "get over|deal|cope|handle|recover|bounce back",
    things: "job rejection|rejection email|rejection from job",
    tells:
      "applications and heard nothing|applications and no reply|applications and no replies|applications and no interview|rejected again|got rejected after|rejected after final interview|didn't get job|didn't get the promotion|applied to 100 jobs|no replies to applications|turned down for job",
    unless: "girlfriend|boyfriend|crush|date|dating|ex|university|college|publisher|agent|visa",
    it: "the answer",
    plan: `
      2* Write the name of the last place on a note, and under it one thing in that application that went well.
        ~ Write the name of the last place on a note. | Write under it one thing that went well.
      5 Put the latest rejection into a folder called “Closed”, so it leaves your inbox.
        ~ Open your inbox. | Make a folder called “Closed”. | Move the latest rejection into it.
        ? told everyone | everybody knows | my family: 5 Send those who ask one line: “It went to somebody else. I'm fine, and I'll say when there's news.”
      8n Ask the last place in two lines what would have made the difference.
        ~ Open a reply to the last place. | Write two lines: thanks, and “What would have made the difference?” | Press send.
      10n Change one line at the top of your CV to fit the next job posting.
        ~ Open your CV. | Put the next posting beside it. | Find the line at the top that fits least. | Change that line to the posting's words.
      6 Write two lines to the last place: thanks, and what one thing would have made the difference.
        - 4 Write thanks to the last place, with one question: what would have made the difference?
        - 2 Send the two lines.
        ? no feedback | dont give feedback | automatic: 5 Write to one person you know in the field instead: “Would you look at this for five minutes?”
          - 3 Write to one person you know in the field: “Would you look at this for five minutes?”
          - 2 Send that person the message with your CV.
      8 Count your last ten applications in three columns: no answer, no after applying, no after an interview.
        ? # applications | # rejections | # jobs | # no: 8 Count the {#} in three columns: no answer, no after reading, no after a talk.
          - 5 List the applications with their answers.
          - 3 Mark the stage where most of them stop.
        - 5 List your last ten applications with their answers.
        - 3 Mark the stage where most of them stop.
        ? first | internal | dream job | final round | last round: 6 Write down what went well in this one, how far you got, and the one question that stuck with you.
          - 3 Write down what went well in this one.
          - 3 Write down the question that stuck with you, with a better answer.
      10 Change one thing at the stage where most of them stop: the top of the CV, the kind of job, one interview answer.
        - 3 Choose one thing to change: the top of the CV, the kind of job, or one interview answer.
        - 8 Change that one thing.
      5 Show the change to one person who hires or works in that field.
        ~ Open a message to one person who hires there. | Attach the changed CV. | Send it with “Does this line work?”
        ? no one | nobody | alone: 5 Book a free talk with a career counselor at the library or job center.
      3? Set a number you can manage next week, such as two applications, with one day off.
        ~ Pick up a pen. | Write down a number, such as two. | Write the day off beside it.
        ? dont feel like | cant face | give up | no energy | exhausted | stopped applying: 3 Write three days without any applications into your calendar, with one good thing in each.
    `,
  },
  {
    id: "application-silence",
    area: "work",
    whole:
      "follow up after a job interview|follow up after my interview|follow up after interview|follow up on a job application|follow up on my application|follow up my job application|chase up a job application|chase the recruiter|follow up with the recruiter|follow up with a recruiter|ask for feedback after interview",
    acts: "follow up|chase|follow up on",
    things: "job application|interview|recruiter|application",
    tells:
      "recruiter ghosted me|recruiter has gone quiet|since interview and nothing|no reply since interview|heard nothing since interview",
    needsAct: true,
    unless: "visa|passport|benefit|citizenship|planning permission",
    it: "the application",
    named: "job application|application",
    plan: `
      2* Write the employer's name on a note, and under it the day of the last contact and what they said would come next.
        ~ Write the employer's name on a note. | Write under it the last contact and what was to come next.
      3 Count the days since that contact. After five working days, asking is normal.
        ~ Open your calendar at the day of that contact. | Count the working days up to today. | Write the number down.
        ? they said one week | said a week | said they would | promised | by last | deadline has passed: 3 Write down the day they named and how many days have passed since.
        ? # weeks | two weeks | three weeks | a month: 3 Look up the day they named in their last e-mail. After two weeks, asking is normal.
      6* Write four lines: thanks for the talk, one thing you took from it, you're still interested, when can you expect news?
        - 3 Write thanks, and one thing you took from the talk.
        - 3 Write that you are still interested, with one question: when can you expect news?
        ? application | applied | sent my cv: 6 Write three lines: the job with its number, the day you applied, “Is it still open, and when can I expect news?”
        ? another offer | other offer | second offer | must answer | have to answer: 6 Write three lines: you have another offer, you would rather work with them, the day you must answer by.
      3 Take out every “just” and “sorry” as you read it aloud.
        ~ Open your draft. | Read the first half aloud, deleting every “just” and “sorry”. | Read the second half the same way.
      2* Send it to {person|that person}, as a reply to their last email.
        ~ Press “Reply” on the last e-mail from {person|that person}. | Send your text.
      4 Set a reminder for one week from now, and write beside it: one call, then closed.
        - 2 Set a reminder for one week from now.
        - 2 Write beside it: one call, then closed.
        ? ghosted | third time | twice already | two reminders: 4 Write “closed” beside their name, with two good lines from that application to reuse.
      15? Send one other application today, so not everything hangs on this one.
        - 5 Choose one other job posting.
        - 10 Send a first version of your application there.
    `,
  },
  {
    id: "job-offer",
    area: "work",
    whole: `${everyWay("negotiate|answer|accept|decline|turn down|respond to|reply to|say yes to|say no to", "job offer|offer letter|salary offer|offer from new job")}|answer the salary expectations question|answer salary question|say what salary i want|name my salary expectations`,
    acts: "negotiate|accept|decline|answer|turn down|respond|reply|refuse|check|read",
    things: "job offer|offer letter|salary offer|work contract|employment contract|starting salary",
    tells:
      "offered me the job|offered me a job|got a job offer|have a job offer|job offer is too low",
    unless: "house|flat|car|settlement",
    it: "the offer",
    named: "job offer|offer|contract",
    plan: `
      2* Write down three numbers[ (theirs: {money})]: the pay on offer, the pay you would like, the lowest you would accept.
        ~ Pick up a pen. | Write three numbers: offered, hoped for, lowest.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 2 Open the offer at the pay, the start date and the day they want your answer by.
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 2 Write down three dates: the start they want, the one you need, the earliest you could do.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 2 Write down three numbers: the days off on offer, the days you would like, the days you can live with.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 2 Write down three numbers: what you earn now, what the other place offers, the pay at which you'd happily stay.
        ? offered # | offer of # | offer is # | offering # | offer for # | offer at #: 2 Write down three numbers: the {#} on offer, the pay you would like, the pay below which you say no.
        ? two offers | # offers | another offer | other offer: 2 Write both offers side by side: pay, hours, commute, first day, last day to answer.
        ? email | letter arrived | contract arrived: 2 Write down the pay on offer, the first day, and the last day you can answer.
      8 Read {theIt} once with a pen, and mark pay, hours, paid days off, insurance, start date, place and what is missing.
        ? about benefits | asked about benefits | no benefits | benefits arent | know the benefits | health insurance | dont know .. benefits | benefits info: 8 List what you need to know: insurance cost per paycheck, the day it starts, paid days off, sick days, 401(k).
          - 5 List insurance cost per paycheck, and the day it starts.
          - 3 Add paid days off, sick days and 401(k).
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 8 Read {theIt} once with a pen, and note the pay and everything else that differs from what they said.
          - 5 Mark the pay and anything else that differs from what they said.
          - 3 Write down what is missing from it.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 8 Write down three things you did last year that your boss would miss, each with a number or a name.
          - 5 Write down three things you did last year that your boss would miss.
          - 3 Add a number or a name to each.
        - 5 Mark the hours, paid days off, insurance and start date in the offer.
        - 3 Write down what is missing from it.
      10 Look up the pay for this work in two job ads or on a salary site.
        ~ Open a job or salary site. | Search for this work. | Write down the pay in the first ad. | Write down the pay in a second one.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 5 Write down what was said but isn't in writing yet: pay, title, hours, days off.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 5 Write down who named the other amount, on which day and in which words.
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 5 Write the reason for the later start in one line: notice, a move or a course.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 8 Look up how many days off two postings for the same work give.
      6* Write your answer in three sentences: thanks, the one thing you ask for, a reason from your work.
        ? about benefits | asked about benefits | no benefits | benefits arent | know the benefits | health insurance | dont know .. benefits | benefits info: 6 Write three sentences: thanks, “Could you send me the benefits summary?”, and the day you'll answer[, {deadline}].
          - 3 Write thanks, and “Could you send me the benefits summary with my cost per paycheck?”
          - 3 Add the day you'll answer.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 6 Write three sentences: thanks, “I'm happy to accept”, the title, the pay and the day you start.
          - 3 Write thanks, and “I'm happy to accept”.
          - 3 Add the title, the pay and the day you start.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 6 Write three sentences: thanks, “On … we spoke of …; the contract says …”, “Could you correct it before I sign?”
          - 3 Write thanks, and both amounts with the day of the talk.
          - 3 Add “Could you correct it before I sign?”
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 6 Write three sentences: thanks, the first day you can start and why, that you look forward to it.
          - 3 Write thanks, and the first day you can start with the reason.
          - 3 Add that you look forward to starting.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 6 Write three sentences: thanks, yes to the job, “Could we make it … days off?”
          - 3 Write thanks, and yes to the job.
          - 3 Add “Could we make it … days off?”
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 6 Write three sentences for your boss: “I have an offer. I'd rather stay. For that I need … by ….”
          - 3 Write “I have an offer, and I'd rather stay.”
          - 3 Add the pay you need, and the day you must answer the other place by.
        ? wanted # | want # | asked for # | ask for # | hoped for # | need # | counter with # | counter at # | get them to # | up to #: 6 Write your answer in three sentences: thanks, “Could you come up to {#}?”, the reason from your work.
          - 3 Write thanks, and “Could you come up to {#}?”
          - 3 Add the reason, from your work.
        ? decline | turn down | say no | refuse: 6 Write your answer in three sentences: thanks, that you chose something else, a friendly line about the talk.
          - 3 Write thanks, and that you chose something else.
          - 3 Add a friendly line about the talk.
        ? more time | need time | think about it | waiting for another: 6 Write your answer in three sentences: thanks, that you're glad, the day you'd like to answer by.
          - 3 Write thanks, and that you are glad about the offer.
          - 3 Add the day by which you'd like to answer.
        - 3 Write thanks, and the one thing you ask for.
        - 3 Add a reason from your work.
      5 Say it aloud twice, stopping right after what you ask for.
        ~ Stand up with your sentence in front of you. | Say it aloud, stopping after what you ask for. | Say it a second time with the same stop.
        ? about benefits | asked about benefits | no benefits | benefits arent | know the benefits | health insurance | dont know .. benefits | benefits info: 5 Read the message once, and cut every “sorry”. Asking about benefits is normal before a yes.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 3 Read it once for names and amounts. Any open question gets asked before you sign.
      4* Send it, or ring {person|your contact there}, and note when they need your decision by.
        ? answer by | decide by | until | they want an answer | need an answer | deadline | by monday | by friday | by tomorrow: 4 Send it today, or ring {person|your contact there}, so their reply comes before the day you must answer.
          - 2 Send your answer, or ring {person|your contact there}.
          - 2 Set a reminder for the morning of the last day, with “yes or no” as its name.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 4 Send your answer, with the signed offer if they sent one.
          - 2 Send your answer, with the signed offer if they sent one.
          - 2 Save your answer and the offer as a PDF.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 4 Ask your boss for 20 minutes this week, before you answer the other place.
          - 2 Ask your boss for 20 minutes this week.
          - 2 Ask the other place for a few days to decide.
        - 2 Send your answer, or ring {person|your contact there}.
        - 2 Ask when they need your decision by.
      3? Wait for the signed contract before you tell your current employer.
        ~ Open the e-mail with the offer. | Check whether the signed contract has come. | Tell your current employer only once it has.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 3 Ask in writing for two more days if the corrected version hasn't come by the last day.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 3 Wait for the raise in writing before you turn the other place down.
    `,
  },
  {
    id: "job-reference",
    area: "work",
    whole:
      "ask for a reference|ask for references|get a reference|ask old boss for a reference|ask my old boss for a reference|ask for a letter of recommendation|get a letter of recommendation|ask my professor for a reference|ask my professor for a recommendation|ask professor for recommendation letter|find references for job|find someone to be my reference",
    acts: "ask|ask for|get|find|request|collect|line up",
    things:
      "reference|job reference|letter of recommendation|recommendation letter|reference letter|referee|work reference",
    needsAct: true,
    unless: "essay|apa|harvard|citation|cite|book|football|rental|landlord|bibliography",
    it: "the reference",
    plan: `
      2* Write down three people who saw you work and would speak well of you.
        ~ Pick up a pen. | Write three people who would speak well of your work.
        ? dr | professor | prof | my old manager | my manager | my coworker | my supervisor | my coach | my pastor | my teacher: 2 Write down what you're applying for, the date it's due, and one thing {person|this person} saw you do well.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call | will call them: 2 Write down each reference's name, number and e-mail, with “?” where it may be old.
        ? havent spoken | not spoken | lost touch | # years | years ago | long time: 2 Write the name of the one you want to ask, when you worked together, and one thing they would remember.
        ? professor | lecturer | tutor | teacher: 2 Write the name of one teacher who knows your work, with the title of one piece and its grade.
        ? landlord: 2 Write the landlord's name, the address, and the dates you lived there.
        ? ended badly | only .. one job | boss hates | hates me | bad terms | fired | sacked: 2 Write three other names: a former team leader, a colleague, a client, a tutor.
        ? no references | never worked | no experience: 2 Write three names: a teacher, a club leader, someone you helped out for.
        ? left the company | boss left | manager left | retired | moved on: 2 Write the name of the manager who left, with one place to look for them: LinkedIn, a colleague, an old number.
        ? hasnt sent | not replying | doesnt reply | isnt in | still waiting | not in yet | no answer: 2 Write the reference's name, e-mail and phone, with the time the portal closes.
        ? old boss | former boss | old manager | former manager | previous boss: 2 Write the name of the boss you want to ask, when you worked together, and one thing they would remember.
      3 Choose the one who saw you do what this place asks for, plus one backup.
        ~ Put the names in front of you. | Circle the one who saw you do this work. | Mark one of the others as backup.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 3 Look up the one with the “?”: LinkedIn, an old colleague, their new company's front desk.
        ? havent spoken | not spoken | lost touch | former boss | old boss: 3 Look up their e-mail or LinkedIn, and note a mutual colleague as a second way.
        ? boss hates | hates me | bad terms | fired | sacked: 3 Choose the one who saw you work. HR can confirm the dates instead of your old boss.
        ? left the company | boss left | manager left | only confirms | hr only: 3 Choose the one who knew your work best. HR can confirm the dates.
        ? ended badly | bad terms | only .. one job | one job: 3 Choose someone who knows you outside that job, such as a tutor or client. HR can confirm the dates.
        ? hasnt sent | not replying | isnt in | still waiting | not in yet: 3 Press “resend request” in the portal, if it has that button under “references”.
      6 Write down three things this person saw you do, with a month or a result.
        - 4 Write down two things this person saw you do.
        - 3 Add a third thing, with a month or a result.
      8* Write to {person|them}: what you're applying for, why you ask them, what they saw you do, when you need it[: {deadline}].
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 8 Write to each: who may call, for which job, in which week, and what you'd like them to mention.
          - 4 Write to each who may call, for which job and when.
          - 4 Add the things you'd like them to mention.
        ? havent spoken | not spoken | lost touch | # years | years ago | long time: 8 Write to {person|them}: when you worked together, what you do now, what you're applying for, the day it is needed[: {deadline}].
          - 4 Write when you worked together, and what you have done since.
          - 4 Add what you're applying for, and the day it is needed.
        ? boss hates | hates me | bad terms | fired | sacked: 8 Write to the one you chose: what you're applying for, why you ask, your three things, the day it is needed[: {deadline}].
          - 4 Write what you're applying for, and why you ask them.
          - 4 Add your three things and the day it is needed.
        - 4 Write what you're applying for, and why you ask them.
        - 4 Add your three things and the day it is needed.
      2 Add one sentence that makes a no easy: “If time is short, I understand.”
        ~ Open your draft message. | Add: “If time is short, I understand.”
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 2 Add the posting's three main demands, so they know what they'll be asked about.
      3* Send it with your CV and the job posting.
        ~ Open the message. | Attach your CV and the job posting. | Press send.
        ? professor | teacher | letter of recommendation | recommendation letter | letter of rec: 3 Send it with your resume or transcript, the link or form for the letter, and the due date.
        ? grad school | graduate school | masters | program | programme: 3 Send it with your CV, the program's name and the link or form for the letter.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 3 Send the message to each of your references.
        ? left the company | boss left | manager left: 3 Send it to the manager who left, by LinkedIn message or through a colleague.
        ? only confirms | hr only | policy: 3 Send it to that person, and note for the new employer: “HR there confirms dates only.”
      3? Set a reminder a week before the day you need it.
        ~ Open your calendar. | Find the day one week before you need it. | Set a reminder there: “reference”.
    `,
  },
  {
    id: "cv-gap",
    area: "work",
    whole:
      "explain gap on my cv|explain the gap in my cv|explain a gap in my resume|explain two year gap on cv|explain the gap on my resume|explain my employment gap|explain career break|explain employment gap|explain why i was fired|explain why i left my last job",
    acts: "explain|deal|address|hide|cover|handle|talk about",
    things:
      "cv gap|resume gap|employment gap|career gap|gap in cv|gap on cv|gap in resume|gap on resume|year gap|career break",
    tells: "gap on cv|gap in cv|gap on resume|gap in resume|haven't worked in years",
    unless: "gap year trip|travel|teeth|fence",
    it: "the gap",
    plan: `
      2* Write down the month the gap starts and the month it ends.
        ~ Pick up a pen. | Write the gap's first month and its last.
        ? from # | since #: 2 Write the two years of the gap at the top of a page.
      4 Write down what you did in it that you'd tell anyone: cared for someone, got well, studied, moved, looked for work.
        ~ Get a sheet of paper. | Write the first thing you did in it. | Add what else you'd tell anyone.
        ? mum | mother | dad | parent* | husband | wife | caring | carer*: 4 Write down what caring was: appointments, medicine, money, forms, nights, people to manage.
        ? prison | jail: 4 Write down what you did in it: courses, kitchen, workshop, mentoring. A reentry group knows what must be told.
        ? ill | sick | depress* | cancer | burnout | breakdown | rehab: 4 Write down “health, now resolved”, and note what you did on the way back: a course, volunteering, part time.
      5* Turn it into one true sentence without details: “From … to … I …, and now I am ready for ….”
        ~ Pick up a pen. | Fill in the start: “From … to … I …” | Finish it: “and now I am ready for …”
        ? mum | mother | dad | parent* | husband | wife | caring | carer*: 5 Write the sentence: “From … to … I cared full time for a family member, and now I am ready for ….”
        ? kid* | baby | maternity | stay at home: 5 Write the sentence: “From … to … I brought up my children, and now I am ready for ….”
      6 List what you learned or kept up in that time: a course, a volunteer role, odd jobs, a language.
        - 3 List courses, odd jobs and volunteering.
        - 3 List what you ran or organized for others.
      8 Put the sentence into your CV where the gap is, with years instead of months.
        - 3 Change the dates on your CV to years.
        - 4 Put your sentence where the gap is.
      6n Paste the sentence into your CV, with years instead of months, and save it.
        ~ Open your CV. | Paste the sentence in, with years instead of months. | Press save.
      6 Say it aloud three times, leading straight into why you want this job.
        - 3 Say your sentence aloud three times.
        - 3 Add one sentence on why you want this work.
      5? Answer in under 20 seconds when a friend asks you about the gap.
        ~ Call or sit down with a friend. | Let the friend ask about the gap. | Say your answer in under 20 seconds.
    `,
  },
  {
    id: "back-to-work",
    area: "work",
    whole: `${everyWay("return|come back|go back|get back|get ready to go back|prepare to go back|prepare for going back", "to work after|to work part time|to work from maternity|to work in|to work next|to work on monday")}|${everyWay("prepare for|plan", "my return to work|return to work|phased return|going back to work")}|go back to work|return to work|get back into work after`,
    acts: "plan|prepare|prepare for|arrange|organize|ask for|request",
    things: "return to work|phased return|return from maternity leave",
    tells:
      "first day back at work|first day back after|maternity leave ends|sick leave ends|back at work on monday",
    unless:
      "burnout|burned out|burnt out|find|commute|forgot|laptop|childcare|nursery|homework|school",
    it: "the return",
    plan: `
      2* Write your first day back at the top of a page[ ({deadline})], and under it one worry about it.
        ~ Write your first day back at the top of a page. | Write one worry about it underneath.
        ? sick note ends | note ends | note runs out | signed off until: 2 Write the day the note ends at the top of a page, and under it: ready, half ready or not ready.
        ? injury | surgery | operation | broke* my | back pain: 2 Write your first day back at the top of a page[ ({deadline})], and under it the one movement that still hurts.
        ? mat leave | maternity | baby | kit day | parental: 2 Write your first day back at the top of a page[ ({deadline})], and under it who has the baby that morning.
      6 List what has to be different from before: hours, load, breaks, time for feeding or treatment.
        ? injury | surgery | operation | back pain | broke* my: 6 List what has to be different for now: lifting, standing, screen time, breaks, the commute.
          - 3 List what your body can't do yet.
          - 3 List what would make it possible: a seat, help, shorter days.
        - 3 List what you need: hours and load.
        - 3 List what you need in breaks, or in time for feeding or treatment.
        ? burnout | depress* | stress | exhaust*: 6 List what has to be different from before: hours, load, breaks, who says stop.
          - 3 List what you need: hours and load.
          - 3 List the first three signs that it's too much, and note who you'd tell.
        ? kit day | password | log in | login: 6 Ask IT for a new log-in, so it works on your first morning.
      6n Write to {person|your manager} with two questions: who you report to first, and what waits for you.
        ~ Open a message to {person|your manager}. | Write: “Who do I report to first?” | Send it with “What waits for me?”
        ? kit day | password | log in | login: 6 Write to {person|your manager} with two questions: what is planned for the day, and who resets your log-in?
        ? depress* | burnout | stress | anxi*: 6 Write to {person|your manager} with two questions: may the first weeks be shorter, and which task comes first?
      8n Walk through that first morning on paper, from the alarm to the desk.
        ~ Get a sheet of paper. | Write the times from the alarm to the front door. | Write what comes from there to the desk.
        ? return to work meeting | occupational health | phased | fit note: 8 Say in the meeting: “I can do … hours for four weeks. Can we put that in writing, with a review date?”
        ? what to tell | what to say | people .. ask | everyone .. ask* | tell people: 8 Say one sentence aloud five times: “I was sick, I'm better, and I'm glad to be back. How are you?”
      8 Write to {person|your manager}: your day, what you need, and whether the first two weeks can be shorter.
        - 5 Write down your first day back and what you need.
        - 3 Send that to your manager with one question: can the first two weeks be shorter?
        ? overtime again | slipping | too much again | doing too much: 8 Write to {person|your manager}: the hours you agreed on, this week's hours, and “Which task should go?”
          - 5 Write down the hours you agreed on and this week's hours.
          - 3 Send both numbers with “Which task should go?”
        ? burnout | depress* | stress | exhaust*: 8 Write to {person|your manager}: your day, a phased return of four weeks, and one quiet task for the first.
          - 5 Write down your first day back, and your wish for a phased return.
          - 3 Send it with one question: which task comes first?
      6 Ask for 15 minutes before that day to hear what changed while you were away.
        ? new boss | new manager | new team | everyone .. left | changed while: 6 Ask a colleague you like for a 15-minute call about who is new and what has changed.
          - 2 Ask a colleague you like for a 15-minute call.
          - 3 Write three questions for the call: who is new, what has changed, what waits for you.
        - 2 Ask for a 15-minute talk before your first day back.
        - 3 Write three questions for the talk: people, systems, what comes first.
        ? occupational health | phased | fit note | doctor says | letter says: 6 Send your manager the doctor's note: “These hours for four weeks, please. Can we look again on …?”
          - 2 Take a clear photo of the doctor's note.
          - 4 Send it with one line: “These hours for four weeks, please. Can we look again on …?”
      8 Walk through the first morning on paper, from the alarm to the desk, including who covers home.
        ~ Pick up a pen. | Write the morning from the alarm to the door, hour by hour. | Add the way to the desk, plus who covers home.
        ? laptop | inbox | my emails | work phone | work mail: 8 Open the laptop for five minutes with someone beside you, just to see next week's calendar. E-mail stays closed.
          - 3 Ask someone to sit beside you.
          - 5 Look at next week's calendar. E-mail stays closed.
        ? scared | terrified | anxious | afraid | dread*: 8 Walk or drive to work once before the day, up to the door.
      5 Write one sentence for anyone who asks where you were: “I was away, and I'm glad to be back.”
        ~ Pick up a pen. | Write: “I was away, and I'm glad to be back.” | Change a word until it sounds like you.
        ? baby | maternity | mat leave: 5 Write one sentence for anyone who asks: “We're all well. I'm finding my feet, so what's new with you?”
        ? depress* | breakdown | anxi* | burnout | ill | sick: 5 Write one sentence for anyone who asks: “I was sick, I'm better, and I'd rather hear your news.”
      3? Book one free evening in your first week.
        ~ Open your calendar at your first week. | Find one evening with nothing in it. | Enter “free” there.
    `,
  },
];

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
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 2 Write one line: the work you look for, where, from when.
        ? shy | introvert | anxious | hate small talk | social anxiety | autis*: 2 Write down two people to speak to and the minute at which you may leave.
        ? linkedin | met at | conference | met .. at: 2 Write one line: where you met, and the one thing of that talk you remember.
      3 Choose the kind of person who could tell you more, such as someone who has the work you want.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: -
        ? refer me | referral: 3 Open the advert, and copy its title and number for the one who may refer you.
        ? linkedin | met at | conference | met .. at: -
      8* Find two names: on a guest list, in your old contacts, on LinkedIn.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former: 8 Write down {#} names of people who saw you work or know your field, the easiest to write to first.
          - 4 Write down the first half of the names.
          - 4 Write down the rest, from old mails and phone contacts.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Write down five people who saw you work or know your field, the easiest to write to first.
          - 4 Write down three of them.
          - 4 Add two from old mails and phone contacts.
        - 4 Find one name you know a little, such as an old colleague.
        - 4 Find one name you don't know, who has the work you want.
        ? refer me | referral: 8 Write two lines that could be pasted into the form: what you did, with one number, and why this job.
          - 5 Write them.
          - 3 Read them aloud as if your friend said them.
        ? openings | vacanc* | for a job | any jobs | job at: 5 Type the message: “We met at … and spoke about …. I'm looking for … work. Who would be the right person to ask at …?”
        ? linkedin | met at | conference | met .. at: 5 Type the message: “We spoke at … about …. I liked what you said on …. I'd be glad to stay in touch.”
          - 3 Type where you met and what you spoke about.
          - 2 Add “I'd be glad to stay in touch”, with no favour asked.
      6 Write to one of them: how you know them, one question, and a request for 15 minutes.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the first one four lines: a thing you remember, your line, “Whom should I talk to?”, a no is fine.
          - 5 Write the four lines.
          - 2 Send them to the first one.
        - 4 Write where you know them from and one question.
        - 2 Send it with a request for 15 minutes of their time.
        ? refer me | referral: 6 Write to the one you know there: “There is … open. Would you put my name in? A no is fine.”
          - 4 Write it, with the two lines and your CV attached.
          - 2 Send it.
        ? linkedin | met at | conference | met .. at: 3 Send it with the invitation to connect, free of anything about looks or private life.
          - 2 Read it once for anything about looks or private life.
          - 2 Send it with the invitation to connect.
      6n Send one of the two a message: how you know them, one question, and a request for 15 minutes.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the first one four lines: a thing you remember, your line, “Whom should I talk to?”, a no is fine.
        ? linkedin | met at | conference | met .. at: 3 Send it with the invitation to connect, free of anything about looks or private life.
      4 Write three questions that get people to talk, such as “How did you come to this?”
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 8 Send the others the same lines, each with a thing of their own.
          - 4 Send it to the next two.
          - 4 Send it to the others.
        ? linkedin | met at | conference | met .. at: -
      3 Decide how little is enough: two talks of five minutes[, {deadline}]. After that you may leave.
        ? reach out to # | message # | contact # | write to # | email # | text # | # people in my network | # people i know | # old coworkers | # former | old coworkers | former coworkers | old colleagues | former colleagues | in my network | my contacts: 2 Put a day in a week into your calendar, for one friendly line to whoever hasn't answered.
        - 2 Write down how little is enough: two talks of five minutes.
        - 2 Choose where you stand for ten minutes if it gets too loud.
        ? refer me | referral: 3 Put a day in a week in your calendar, to apply by yourself if nothing has come.
        ? linkedin | met at | conference | met .. at: 2 Set a reminder in two weeks: an answer gets one question back, silence is fine.
          - 2 Set a reminder in two weeks: an answer gets one question back, silence is fine.
      4? Note each name the same day, with one thing that you can send or thank them for.
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
      6 Write to your contact there with two questions: what will be asked, and what you should bring.
        - 4 Write two questions: what will be asked, and what you should bring.
        - 2 Send your contact the two questions.
        ? dyslex* | adhd | extra time | disab*: 6 Write to your contact there: “I have …. Please give me extra time or …”, before the link starts to run.
      5 Copy the three skills the posting names most, and write beside each where it could be tested.
      10n Read one example task of that kind to the end.
      20n Do it with a clock running, as if it counted.
      8 Find two example tasks of that kind, and save them.
        ? coding test | hackerrank | codility | coding assignment | take home: 8 Find two example tasks at the site the test runs on, and try its editor once.
        ? numerical | verbal reasoning | aptitude | psychometric | situational judg*: 8 Find two free practice tests by the same test maker, named in the invitation, and save them.
        ? road test | driv* | forklift | lorry | van: 8 Say aloud the checks before setting off, as in one training film: tyres, lights, mirrors, load, brakes.
        ? typing | excel | maths | english: 8 Find two free practice tests of that kind online, and save them.
      25 Do one of them with a clock running, as if it counted.
        - 10 Do the first half of one with a clock running.
        - 10 Do the second half of the task.
        ? weak* | worst | bad at: 25 Do the weak part of one of them with a clock running, as if it counted.
        ? road test | driv* | forklift | lorry | van: 20 Drive or ride along one stretch, saying aloud what you see, mirror, speed, gap.
          - 10 Say aloud on one stretch what you see: mirror, speed, gap.
          - 10 Practise one slow reverse or parking.
      10 Compare it with a good answer, and write down two things to do differently.
        - 6 Compare your answer with a good one.
        - 3 Write down two things to do otherwise.
      6? Lay out clothes, papers and charger the evening before, with two alarms set.
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
      5 Put the latest answer into a folder called “Closed”, so it leaves your inbox.
        ? told everyone | everybody knows | my family: 5 Send those who ask one line: “It went to somebody else. I'm fine, and I'll say when there's news.”
      8n Ask the last place in two lines what would have made the difference.
      10n Change one line at the top of your CV to fit the next advert.
      6 Write two lines to the last place: thanks, and what one thing would have made the difference.
        - 4 Write thanks, and one question: what would have made the difference.
        - 2 Send the firm these two lines.
        ? no feedback | dont give feedback | automatic: 5 Write to one person you know in the trade instead: “Would you look at this for five minutes?”
          - 3 Write to one person in the trade: “Would you look at this for five minutes?”
          - 2 Send that person these lines with the CV.
      8 Count your last ten applications in three columns: no answer, no after applying, no after an interview.
        ? # applications | # rejections | # jobs | # no: 8 Count the {#} in three columns: no answer, no after reading, no after a talk.
          - 5 List them with their answers.
          - 3 Mark where most of them stop.
        - 5 List your last ten applications with their answers.
        - 3 Mark where most of them stop.
        ? first | internal | dream job | final round | last round: 6 Write down what went well in this one, as far as you came, and the one question that stuck.
          - 3 Write what went well.
          - 3 Write the question that stuck, with a better answer.
      10 Change one thing at the stage where most of them stop: the top of the CV, the kind of job, one interview answer.
        - 3 Choose one thing: the top of the CV, the kind of advert, or one answer.
        - 8 Change that one thing.
      5 Show the change to one person who hires or works in that field.
        ? no one | nobody | alone: 5 Book a free talk with a careers adviser, library or job centre, with the change printed.
      3? Set a number that you can bear for the coming week, such as two applications, and one day without any.
        ? dont feel like | cant face | give up | no energy | exhausted | stopped applying: 3 Write three days without any application into your calendar, with one good thing in each.
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
      3 Count the days since: after five working days, asking is normal.
        ? they said one week | said a week | said they would | promised | by last | deadline has passed: 3 Write down the day they named and how many days have gone since; the question is theirs to answer now.
        ? # weeks | two weeks | three weeks | a month: 3 Look up the day they named in their last mail; after two weeks a question is quite usual.
      6* Write four lines: thanks for the talk, one thing you took from it, you're still interested, when can you expect news?
        - 3 Write thanks, and one thing you took from the talk.
        - 3 Write that you are still interested, with the question when you may expect news.
        ? application | applied | sent my cv: 6 Write three lines: the job with its number, the day you applied, “Is it still open, and when may I expect news?”
        ? another offer | other offer | second offer | must answer | have to answer: 6 Write three lines: you have another offer, you would rather work with them, by which day you must answer.
      3 Take out every “just” and “sorry” as you read it aloud.
      2* Send it to {person|that person}, as a reply to their last email.
      4 Set a reminder for one week from now, and write beside it: one call, then closed.
        - 2 Set a reminder for one week from now.
        - 2 Write beside it: one call, then closed.
        ? ghosted | third time | twice already | two reminders: 4 Write “closed” beside their name, with the two lines of that application that were good.
      15? Send one other application today, so that not all hangs on this one.
        - 5 Choose one other advert.
        - 10 Send a first version to it.
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
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 2 Open the offer at pay, start day, and the day by which they want your answer.
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 2 Write down three dates: the start they want, the one you need, the earliest you could do.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 2 Write down three numbers: the days off on offer, the days you would like, the days you can live with.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 2 Write down three numbers: what you earn now, what the other place offers, the pay at which you would gladly stay.
        ? offered # | offer of # | offer is # | offering #: 2 Write down three numbers: the {#} on offer, the pay you would like, the pay below which you say no.
        ? two offers | # offers | another offer | other offer: 2 Write both offers side by side: pay, hours, way there, first day, last day to answer.
        ? email | letter arrived | contract arrived: 2 Write down the pay on offer, the first day, and the last day on which you may answer.
      8 Read {theIt} once with a pen, and mark hours, notice, holiday, start, place and what is missing.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 8 Read {theIt} once with a pen, and mark the pay and everything else that differs from what they said.
          - 5 Mark the pay and what else differs.
          - 3 Write down what is missing.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 8 Write three things you did in the last year that your present boss would miss, each with a number or a name.
          - 5 Write three things that your present boss would miss.
          - 3 Add a number or a name to each.
        - 5 Mark hours, notice, holiday and start.
        - 3 Write down what is missing.
      10 Look up the pay for this work in two job ads or on a salary site.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 5 Write down what was said and isn't in writing yet: pay, title, hours, days off.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 5 Write down who named the other sum, on which day and in which words, with any mail or advert that says it.
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 5 Write the reason in one line, notice, move or course, with what you could do for them before.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 8 Look up what days off two adverts for the same work give.
      6* Write your answer in three sentences: thanks, the one thing you ask for, the reason from your work.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 6 Write three sentences: thanks, “I'm happy to accept”, the title, the pay and the day you start.
          - 3 Write thanks, and “I'm happy to accept”.
          - 3 Add the title, the pay and the day you start.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 6 Write three sentences: thanks, “On … we spoke of …; the contract says ….”, “Could you send it corrected before I sign?”
          - 3 Write thanks, and both sums with the day of the talk.
          - 3 Add “Could you send it corrected before I sign?”
        ? later start | start later | later date | start in # | different start | start date | starting date | my start: 6 Write three sentences: thanks, the first day you can do with its reason, that you look forward to it.
          - 3 Write thanks, and the first day you can do with its reason.
          - 3 Add that you look forward to it.
        ? days of holiday | more holiday | days of leave | more leave | extra leave | more days: 6 Write three sentences: thanks, yes to the job, “Could we make it … days of leave?”
          - 3 Write thanks, and yes to the job.
          - 3 Add “Could we make it … days of leave?”
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 6 Write three sentences for your boss: “I have an offer. I'd rather stay. For that I need … by ….”
          - 3 Write “I have an offer, and I'd rather stay.”
          - 3 Add the pay you need, and by when you must answer the other place.
        ? wanted # | want # | asked for # | hoped for # | need #: 6 Write your answer in three sentences: thanks, “Could you come up to {#}?”, the reason from your work.
          - 3 Write thanks, and “Could you come up to {#}?”
          - 3 Add the reason, from your work.
        ? decline | turn down | say no | refuse: 6 Write your answer in three sentences: thanks, that you have decided for something else, a friendly line about the talk.
          - 3 Write thanks, and that you have decided for something else.
          - 3 Add a friendly line about the talk.
        ? more time | need time | think about it | waiting for another: 6 Write your answer in three sentences: thanks, you are glad, may you answer by the day you name?
          - 3 Write thanks, and that you are glad.
          - 3 Add the day by which you will answer.
        - 3 Write thanks, and the one thing you ask for.
        - 3 Add the reason, from your work.
      5 Say it aloud twice, stopping right after what you ask for.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 3 Read it once for names and sums, with any open point asked about before you sign.
      4* Send it, or ring {person|your contact there}, and note when they need your decision by.
        ? accept the | accept my | accept an offer | accept a job | accept this | say yes to | want to accept | accepting the: 4 Send it, with the signed offer if they sent one, and save both as a PDF.
          - 2 Send it, with the signed offer if they sent one.
          - 2 Save both as a PDF.
        ? rather stay | want to stay | prefer to stay | like to stay | counter offer | counteroffer: 4 Ask your boss for 20 minutes this week, before you answer the other place.
          - 2 Ask your boss for 20 minutes this week.
          - 2 Ask the other place for a few days to decide.
        - 2 Send it, or ring {person|your contact there}.
        - 2 Ask by when they need your decision.
      3? Wait for the signed contract before you tell your present place.
        ? lower than | less than they | less than agreed | less than promised | not what they said | not what we agreed: 3 Ask for two more days in writing if the corrected version hasn't come by the last day.
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
      2* Write the names of three people who saw you work and parted from you well.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call | will call them: 2 Write down each referee's name, number and mail, with “?” where it may be old.
        ? havent spoken | not spoken | lost touch | # years | years ago | long time: 2 Write the name of the one you want to ask, when you worked together, and one thing they would remember.
        ? professor | lecturer | tutor | teacher: 2 Write the name of one teacher who knows a piece of work of yours, with its title and mark.
        ? landlord: 2 Write the landlord's name, the address, and from when to when you lived there.
        ? ended badly | only .. one job | boss hates | hates me | bad terms | fired | sacked: 2 Write three other names: a former team leader, a colleague, a client, a tutor.
        ? no references | never worked | no experience: 2 Write three names: a teacher, a club leader, someone you helped out for.
        ? left the company | boss left | manager left | retired | moved on: 2 Write the name of the manager who left, with where you could find them: LinkedIn, a colleague, an old number.
        ? hasnt sent | not replying | doesnt reply | isnt in | still waiting | not in yet | no answer: 2 Write the referee's name, mail and phone, with the hour the portal closes.
        ? old boss | former boss | old manager | former manager | previous boss: 2 Write the name of the boss you want to ask, when you worked together, and one thing they would remember.
      3 Choose the one who saw you do what this place asks for, plus one backup.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 3 Look up the one with the “?”: LinkedIn, an old colleague, the new firm's front desk.
        ? havent spoken | not spoken | lost touch | former boss | old boss: 3 Look up their mail or LinkedIn, with a mutual colleague as the second way.
        ? boss hates | hates me | bad terms | fired | sacked: 3 Choose the one who saw you work, with personnel instead of your old boss for the dates.
        ? left the company | boss left | manager left | only confirms | hr only: 3 Choose the one who knew your work best, with personnel as the second for the dates.
        ? ended badly | bad terms | only .. one job | one job: 3 Choose two: personnel for the dates, and one who knows you outside that job, such as a tutor, client or neighbour you worked for.
        ? hasnt sent | not replying | isnt in | still waiting | not in yet: 3 Press “resend request” in the portal, if it has that button under “references”.
      6 Write down three things that this person saw you do, with a month or a result.
        - 4 Write down two things that this person saw you do.
        - 3 Add a third, with a month or a result.
      8* Write to {person|them}: what you're applying for, why you ask them, what they saw you do, when you need it[: {deadline}].
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 8 Write to each: who may ring, for which job, in which week, and the things you would be glad to have mentioned.
          - 4 Write who may ring, for which job and when.
          - 4 Add the things you would be glad to have mentioned.
        ? havent spoken | not spoken | lost touch | # years | years ago | long time: 8 Write to {person|them}: when you worked together, what you do now, what you apply for, the day it is needed[: {deadline}].
          - 4 Write when you worked together, and what you have done since.
          - 4 Add what you apply for, and the day it is needed.
        ? boss hates | hates me | bad terms | fired | sacked: 8 Write to the one you chose: what you apply for, why you ask, your three things, the day it is needed[: {deadline}].
          - 4 Write what you apply for, and why you ask.
          - 4 Add your three things and the day it is needed.
        - 4 Write what you apply for, and why you ask them.
        - 4 Add your three things and the day it is needed.
      2 Add one sentence that makes a no easy: “If time is short, I understand.”
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 2 Add the advert's three main demands, so that they know what will be asked.
      3* Send it with your CV and the job posting.
        ? grad school | graduate school | masters | program | programme: 3 Send it with your CV, the program's name and the link or form for the letter.
        ? may be called | will be called | may ring | might ring | may call | might call | may get a call: 3 Send it to each, and the new employer the number that has changed.
        ? left the company | boss left | manager left: 3 Send it to the one who left, by LinkedIn message or through a colleague who has the number.
        ? only confirms | hr only | policy: 3 Send it to that person, with a line for the new employer: “Personnel there confirm dates only.”
      3? Set a reminder a week before the day, and one for your thanks after it.
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
        ? from # | since #: 2 Write the two years of the gap at the top of a page.
      4 Write down what you did in it that you'd tell anyone: cared for someone, got well, studied, moved, looked for work.
        ? mum | mother | dad | parent* | husband | wife | caring | carer*: 4 Write what caring was: appointments, medicine, money, forms, nights, people managed.
        ? prison | jail: 4 Write what you did in it: courses, kitchen, workshop, gym, mentoring; an advice group tells what must be told.
        ? ill | sick | depress* | cancer | burnout | breakdown | rehab: 4 Write “health, now resolved”, and whatever you did on the way back: a course, volunteering, part time.
      5* Turn it into one true sentence without details: “From … to … I …, and now I am ready for … .”
        ? mum | mother | dad | parent* | husband | wife | caring | carer*: 5 Write the sentence: “From … to … I cared full time for a family member, and now I am ready for ….”
        ? kid* | baby | maternity | stay at home: 5 Write the sentence: “From … to … I brought up my children, and now I am ready for ….”
      6 List what you learned or kept up in that time: a course, a volunteer role, odd jobs, a language.
        - 3 List courses, odd jobs and volunteering.
        - 3 List what you ran or kept in order for others.
      8 Put the sentence into your CV where the gap is, with years instead of months.
        - 3 Change the dates on your CV to years.
        - 4 Put the sentence where the gap is.
      6n Paste the sentence into your CV, with years instead of months, and save it.
      6 Say it aloud three times, leading straight into why you want this job.
        - 3 Say your sentence aloud three times.
        - 3 Add one sentence on why you want this work.
      5? Answer in under 20 seconds when one person puts the question to you.
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
        ? sick note ends | note ends | note runs out | signed off until: 2 Write the day the note ends at the top of a page, and below it: ready, half ready or not ready.
        ? injury | surgery | operation | broke* my | back pain: 2 Write your first day back at the top of a page[ ({deadline})], and under it the one movement that still hurts.
        ? mat leave | maternity | baby | kit day | parental: 2 Write the first day back at the top of a page[ ({deadline})], and who has the baby that morning.
      6 List what has to be different from before: hours, load, breaks, time for feeding or treatment.
        ? injury | surgery | operation | back pain | broke* my: 6 List what has to be different for now: lifting, standing, screen time, breaks, the way there.
          - 3 List what your body can't do yet.
          - 3 List what would make it possible: a seat, help, shorter days.
        - 3 List what you need in hours and load.
        - 3 List what you need in breaks, or time for feeding or treatment.
        ? burnout | depress* | stress | exhaust*: 6 List what has to be different from before: hours, load, breaks, who says stop.
          - 3 List what you need in hours and load.
          - 3 List the first three signs that it's too much, and whom you'd tell.
        ? kit day | password | log in | login: 6 Ask IT for a new log-in, so that it works on the morning itself.
      6n Write to {person|your manager} with two questions: who you report to first, and what waits for you.
        ? kit day | password | log in | login: 6 Write to {person|your manager} with two questions: what is planned for the day, and who resets your log-in?
        ? depress* | burnout | stress | anxi*: 6 Write to {person|your manager} with two questions: may the first weeks be shorter, and which task comes first?
      8n Walk through that first morning on paper, from the alarm to the desk.
        ? return to work meeting | occupational health | phased | fit note: 8 Say in the meeting: “I can do … hours for four weeks. May we put that in writing, with a day to look again?”
        ? what to tell | what to say | people .. ask | everyone .. ask* | tell people: 8 Say one sentence aloud five times: “I was ill, I'm better, and I'm glad to be back. How are you?”
      8 Write to {person|your manager}: your day, what you need, and whether the first two weeks can be shorter.
        - 5 Write your day, and what you need.
        - 3 Send it with the question whether the first two weeks can be shorter.
        ? overtime again | slipping | too much again | doing too much: 8 Write to {person|your manager}: the hours you agreed on, the hours of this week, and “Which task falls away?”
          - 5 Write both numbers of hours.
          - 3 Send them with “Which task falls away?”
        ? burnout | depress* | stress | exhaust*: 8 Write to {person|your manager}: your day, a phased return of four weeks, and one quiet task for the first.
          - 5 Write your day, and your wish for a phased return.
          - 3 Send it with the question which task comes first.
      6 Ask for 15 minutes before that day, to hear what changed while you were away.
        ? new boss | new manager | new team | everyone .. left | changed while: 6 Ask one colleague you like for a call of 15 minutes: who is new, what has changed, what waits for you.
          - 2 Ask one colleague you like for a call of 15 minutes.
          - 3 Write three questions for it: who is new, what has changed, what waits.
        - 2 Ask for a talk of 15 minutes before that day.
        - 3 Write three questions for it: people, systems, what comes first.
        ? occupational health | phased | fit note | doctor says | letter says: 6 Send your manager the letter or fit note: “These hours for four weeks, please, then we look again on ….”
          - 2 Take a clear photo of the letter or fit note.
          - 4 Send it with your wish in one line: these hours for four weeks, then a look.
      8 Walk through the first morning on paper, from the alarm to the desk, including who covers home.
        ? laptop | inbox | my emails | work phone | work mail: 8 Open the laptop for five minutes with someone beside you, only to look at next week's calendar; the mail stays shut.
          - 3 Ask someone to sit beside you.
          - 5 Look at next week's calendar, with the mail shut.
        ? scared | terrified | anxious | afraid | dread*: 8 Walk the way there once before the day, up to the door, and write down what you'll say when it opens.
      5 Write one sentence for whoever asks where you were: “I was away, and I am glad to be back.”
        ? baby | maternity | mat leave: 5 Write one sentence for whoever asks: “We're all well; I'm finding my feet, so tell me what's new.”
        ? depress* | breakdown | anxi* | burnout | ill | sick: 5 Write one sentence for whoever asks: “I was ill, I'm better, and I'd rather hear your news.”
      3? Book one free evening in the first week, and a look back on the Friday.
    `,
  },
];

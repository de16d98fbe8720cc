import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const BOSS = "boss|manager|employer|supervisor at work|line manager|team lead";
const COLLEAGUE =
  "coworker|co-worker|colleague|employee|team member|boss|manager|direct report|intern|workmate";

/** When work is too much, goes wrong, or has people in it who are hard to be with. */
export const WORK_TROUBLE: readonly Archetype[] = [
  {
    id: "flexible-work",
    area: "work",
    whole: `${everyWay("ask|convince|persuade|get|ask my", BOSS, "let me work|for flexible|to work from home|for fewer hours|for part time|for part-time|for reduced hours|to let me work|about working from home|about part time|for 4 day week|for four day week|for four-day week|for remote work|to go part time")}|${everyWay("request|ask for|apply for|negotiate", "flexible hours|flexible working|flexible work|part-time hours|part time hours|reduced hours|fewer hours|remote work|work from home|hybrid working|four-day week|four day week|4-day week|4 day week|later start|different shifts|job share")}|reduce my hours at work|cut my hours at work`,
    acts: "request|ask|ask for|negotiate|apply|apply for|get|arrange",
    things:
      "flexible working|flexible hours|flexible work|reduced hours|part-time hours|four-day week|4-day week|home office days|job share|reasonable adjustments|workplace adjustments|accommodations at work",
    tells:
      "go down to three days|go down to four days|go down to 4 days|go down to 3 days|request flexible working",
    unless: "child tax|school hours|find a job|find job",
    it: "the request",
    plan: `
      2* Write down in one line what you want to change: which hours or days, from where, starting when[: {deadline}].
        ? appeal | turned down | was refused | refused my | got refused | rejected: 2 Write the last day for an appeal on top of the refusal, with the reason it gives underlined.
        ? home # days | # days at home | # days from home | # home days | remote # days | # days remote: 2 Write down in one line what you ask: {#} days a week at home, which ones, and from when[: {deadline}].
        ? down to # days | to # days a | # day week: 2 Write down in one line what you ask: {#} days a week, which one falls away, and from when[: {deadline}].
        ? # hours a week | down to # hours | to # hours: 2 Write down in one line what you ask: {#} hours a week, on which days, and from when[: {deadline}].
        ? start later | later start | start at # | finish at # | leave at # | finish earlier | start earlier: 2 Write down in one line the hours you ask for, from when to when, and how the time is made up.
      5 List two tasks that would go as well or better that way, and one that could get harder.
        ? appeal | turned down | was refused | refused my | got refused | rejected: 5 Write one fact against the reason they gave: a number, a day that already worked, a colleague with the same hours.
          - 3 Write the reason in your own words.
          - 2 Write the fact against it.
        ? dementia | dad | mum | mom | mother | father | parent*: 5 List two tasks that would go as well in fewer hours, and two dates on which care can't wait.
          - 3 List two tasks that would go as well.
          - 2 Write two dates on which care can't wait.
        - 3 List two tasks that would go as well or better that way.
        - 2 Write down the one that could get harder.
        ? against | said no | refus* | wont | doesnt like | no reply | ignor*: 5 Write down the reason {person|your manager} gives or may have, and the one task that could get harder.
          - 3 Write down the reason {person|your manager} gives or may have.
          - 2 Write down the one task that could get harder.
      4 Write a fix beside the harder one: who covers, when you come in, how you can be reached.
        ? appeal: 4 Write a fix for the worry behind it: who covers, when you come in, how you can be reached.
        ? home # days | # days at home | # days from home | work from home | remote | home office: 4 Write a fix beside the harder one: the days you always come in, the hours you pick up, who opens the post.
        ? commute | drive | travel time | train fare | fuel: 4 Write a fix beside the harder one, and the hours of travel a week that work would gain.
        ? adhd | autis* | focus | noise | noisy | concentrate: 4 Write a fix beside the harder one, and one task that took half the time in a quiet room.
      8* Write five lines to {person|your manager}: what you are asking for, from when, what stays covered, a six-week trial.
        ? appeal: 8 Write the appeal in five lines: the day of the no, the reason given, your fact against it, a fix, a trial of six weeks.
          - 5 Write the day of the no, the reason given and your fact against it.
          - 3 Add the fix, and the trial of six weeks.
        ? four day | # days a week | compressed: 8 Write five lines to {person|your manager}: which day, from when, how pay and hours change, who covers, a trial of three months.
          - 4 Write which day, from when, how pay and hours change.
          - 4 Write who covers that day, and the trial of three months.
        - 5 Write what you ask, from when, and what stays covered.
        - 3 Offer a trial of six weeks, with a day to look at it together.
        ? wont reply | no reply | ignor* | hasnt replied | no answer | havent heard: 8 Write five lines to personnel, with {person|your manager} in copy: which hours, from when, when you first asked, “a decision by …, please”.
          - 5 Write which hours, from when, and when you first asked.
          - 3 Add “a decision by …, please”, with personnel in the address line.
        ? kid* | school | child* | caring | carer: 8 Write five lines to {person|your manager}: which hours, from when, the school or care run behind it, who covers, a trial of six weeks.
          - 5 Write which hours, from when, and who covers.
          - 3 Offer a trial of six weeks, with a day to look at it together.
      5? Look up your contract or staff pages for the rule and the form for such requests.
        ? appeal | turned down | was refused | refused my | got refused: 5 Ask a union or a free work advice line by phone or mail what the firm must show, and by when.
      3* Send the lines to them, with a request for 15 minutes to talk.
        ? appeal: 3 Send it to the name that the refusal gives for appeals, with a copy to yourself.
        ? against | said no | refus*: 3 Send them by the official form to personnel too, since a no then needs a written reason.
      4 Send {person|your manager} their answer the same day, under “what we agreed”.
        ? appeal: 4 Put the day by which they have to answer into your calendar.
    `,
  },
  {
    id: "time-off",
    area: "work",
    whole: `${everyWay("book|take|request|ask for|ask boss for|plan|use", "annual leave|my annual leave|time off|days off|day off|my holiday days|my vacation days|paid leave|unpaid leave|sabbatical|a sabbatical|week off work|two weeks off|parental leave|paternity leave|my pto|pto|time off work")}`,
    acts: "book|take|request|ask|ask for|plan|use",
    things:
      "annual leave|time off|days off|unpaid leave|sabbatical|parental leave|paternity leave|holiday days|vacation days|week off|day off|friday off|fridays off|monday off|mondays off|afternoon off|week off work",
    needsAct: true,
    tells:
      "want to take my annual leave|afraid to ask for time off|scared to ask for time off|never take my holiday",
    unless: "sick|burnout|flight|hotel|hours of|school",
    it: "your days off",
    plan: `
      2* Look up how many days you have left, and write the number down.
        ? # days left | have # days | # weeks left: 2 Write “{#} left” at the top of a page, with the day by which they lapse.
        ? unpaid | sabbatical: 2 Look up “unpaid leave” in the staff pages, and write down how early one must ask.
        ? funeral | died | death | bereave*: 2 Send {person|your manager} one line now: who died, and that you need the days around the funeral.
      4* Write down the days you would like[ ({day})], and a second choice.
        - 2 Write down the days you would like.
        - 2 Add a second choice.
        ? appointment | dentist | doctor | funeral: 4 Write down the hours you need[ ({day})], since an appointment may not cost a whole day.
      4 Check them against three things: who else is away, what is due, what is booked at home.
        ? everyone else | already booked | taken | school holidays: 4 Check the team's calendar for the weeks with fewest away, and mark two.
      4 Write down who could look after the two things that can't wait while you are away.
      4* Send {person|your manager} three lines: the days you want, who covers, when you need an answer.
        ? therapy | therapist | counselling | physio | dialysis | every week | weekly: 4 Send {person|your manager} two lines: “I have a medical appointment each week from … to …. I can make up the hour on ….”
        ? without saying why | without telling | without giving a reason | dont want to say | not say why | no reason: 4 Send {person|your manager} two lines: “I have a medical appointment on …, from … to …. Everything due that day is covered.”
          - 3 Write the two lines; which appointment it is may stay with you.
          - 2 Send them, or fill in the leave form with “medical appointment”.
        ? scared | afraid | anxious | guilty: 4 Send {person|your manager} three lines with no reason and no sorry: the days, who covers, by when you need the answer.
          - 3 Write the days, who covers, and by when you need the answer.
          - 2 Take out every “sorry” and “just”, and send it.
        ? short notice | tomorrow | this week | next week | this friday: 4 Send {person|your manager} three lines today: the days, what is already done, who takes the one thing that can't wait.
          - 3 Write the days, what is done, who takes the one thing.
          - 2 Send it today.
        - 3 Write the days, who covers, and by when you need the answer.
        - 2 Send {person|your manager} the lines, or fill in the leave form.
        ? everyone else | already booked | taken: 4 Send {person|your manager} three lines: the days, a second choice, what you'd offer, such as a holiday shift or half a week.
          - 3 Write the days, a second choice and what you'd offer.
          - 2 Send it to {person|your manager}, or through the leave form.
        ? refus* | said no | rejected | turned down: 4 Send {person|your manager} three lines: “You said no to …. Would … work, or a part of it? What stands in the way?”
          - 3 Write to {person|your manager}: “You said no to …. Would … work, or a part of it?”
          - 2 Send these lines to {person|your manager}, with “What stands in the way?”
      3 Put the days into your calendar as taken, with a reminder for next week if no answer comes.
      3? Write the automatic answer for your mail now, with the day on which you are back.
        - 3 Write the automatic answer for your mail, with the day on which you are back.
        - 2 Block the first morning back, for reading only.
    `,
  },
  {
    id: "workload",
    area: "work",
    whole: `${everyWay("tell|talk to|talk with", BOSS, "i have too much|i have too much work|about my workload|about workload|i'm overloaded|i can't take on more|i'm overwhelmed|i am overwhelmed|i'm overworked|i'm at capacity|i'm drowning|i have too much on my plate")}|prioritize my tasks at work|prioritize tasks at work|prioritize my work|manage my workload|cope with my workload|get on top of my workload|reduce my workload|survive a crazy week at work|get through my workload|keep up at work|keep up with work|get on top of work`,
    acts: "manage|reduce|handle|survive|get through|cope|prioritize|sort|deal",
    things: "workload|tasks at work|too much work|work backlog|heavy workload|projects at work",
    tells:
      "job is on fire|everything at work is on fire|tickets due tomorrow|boss keeps piling|manager keeps piling|keeps giving me more work|too many projects|too much work|too much on at work|drowning in work|swamped at work|overloaded at work|overwhelmed at work|doing the job of two|doing the work of two",
    unless: "housework|homework|school|essay|burnout|burned out",
    it: "the work",
    plan: `
      2* Write down everything on your plate at work[ ({amount})], one line each, in any order.
        ? drop something | need to drop | said yes to too | committees | too many projects: 2 Write down each thing you said yes to, one line each, with who waits for it.
        ? deadline*: 2 Write down every deadline you know of, one line each, the nearest on top.
        ? on leave | off sick | maternity | covering | cover for | her accounts | his accounts | her work | his work | on top of mine: 2 Draw two columns on a page: what was yours before, and what came on top.
      5 Write beside each line who is waiting for it and by when[ (the nearest: {deadline})].
        - 3 Write beside each line who waits for it.
        - 3 Add by when they need it.
      4* Mark the three that would hurt most if they slipped.
        ? drop something | need to drop | said yes to too | committees | too many projects: 4 Mark the ones your review or your boss looks at; circle the one among the others that nobody would miss much.
      5 Write one word beside each of the others: later, less, someone else, or no.
        ? yes to everything | say yes | cant say no | keep saying yes: 5 Write beside the last three you said yes to: keep, give back, or later.
      8 Write to {person|your manager}: your three, what will wait for them, and “Would you choose differently?”
        ? on leave | off sick | maternity | covering | cover for | her accounts | his accounts | her work | his work | on top of mine: 8 Write to {person|your manager}: your own three, what came on top with its hours, “Which of these may wait, or go to whom?”
          - 5 Write your own three, and what came on top with its hours.
          - 3 Send it with “Which of these may wait, or go to whom?”
        ? drop something | need to drop | said yes to too | committees | too many projects: 8 Write to whoever runs the circled one: “I took on too much. I'll stop on …, and hand over to …. Is that all right?”
          - 5 Write the day you stop, and who could take it on.
          - 3 Send it.
        ? already told | told my boss | asked for help | no help | said no | ignored: 8 Write to {person|your manager} a second time, with dates: what you told when, which two will be late, “Please choose.”
          - 5 Write what you told when, and which two will be late.
          - 3 Send it with “Please choose” as the last line.
        - 5 Write your three, and what will wait for them.
        - 3 Send it with “Would you choose otherwise?” as the last line.
        ? # bosses | two bosses | bosses: 8 Write to all bosses in one mail: your three, in your order, “Please agree among you if it should be another.”
          - 5 Write your three in your order.
          - 3 Send that mail to all of them at once.
      25* Work on the first of the three for 25 minutes with mail and chat closed.
        ? tell my boss | tell my manager | tell my supervisor | talk to my boss | talk to my manager | talk to my supervisor: 10 Ask {person|your manager} for 20 minutes: “Here is all I have on. Which three come first, and what can wait?”
          - 3 Ask {person|your manager} for 20 minutes, with the list attached.
          - 8 Say in the talk: “Which three come first, and what can wait?”
        ? drop something | need to drop | said yes to too | committees | too many projects: 10 Tell whoever runs the circled one: “I took on too much. I'll stop on …, and hand it over properly.”
          - 5 Write down what they need from you: files, dates, names.
          - 5 Hand it over, in a talk or by mail.
        - 2 Set a timer, with mail and chat closed.
        - 10 Work on the first of the three for ten minutes.
        - 10 Work on that task for ten minutes more.
      3? Write one sentence for the next task that comes: “I can do that instead of which of these?”
        ? yes to everything | say yes | cant say no | keep saying yes: 3 Write on a card by your phone: “Let me look at my list. I'll tell you by three.”
    `,
  },
  {
    id: "give-feedback",
    area: "work",
    whole: `${everyWay("give", COLLEAGUE, "feedback|negative feedback|critical feedback|honest feedback|a warning|a bad review")}|${everyWay("tell", "employee|team member|direct report|intern", "work")}|write a performance review for|write reviews for my team|do performance reviews for my team|write performance reviews for|give someone feedback`,
    acts: "give|write|prepare|share",
    things:
      "negative feedback|critical feedback|feedback to coworker|feedback to colleague|feedback to my team|constructive feedback|difficult feedback|honest feedback",
    unless: "ask|essay|teacher|survey|restaurant|product",
    it: "the feedback",
    plan: `
      2* Write down one thing {person|the person} did and the day, just as a camera would have seen it.
        ? late | lateness | always late: 2 Write down the last three late starts of {person|the person}, with day and minutes.
        ? smell* | hygiene | body odour: 2 Write one plain sentence: “I noticed a smell, and I'd rather tell you myself.”
        ? my boss | my manager | upwards: 2 Write down one thing your boss did that made your work harder, with the day.
        ? today | in an hour | this afternoon: 2 Write down the one thing, as a camera would have seen it, with the day.
      4 Write beside it what came of it: who had to wait, what had to be done again.
      4 Write one thing that {person|the person} does well and should keep.
      5* Write down one thing you would like to see next time, something a person can actually do.
        - 3 Write what you would like to see next time.
        - 2 Cross out “always”, “never” and every guess at reasons.
      4 Write one open question: “How did it look from where you stood?”
        ? cry* | defensive | sensitive | upset: 4 Write one open question, and one line for tears: “Take your time; we can go on tomorrow.”
      3* Ask for 15 minutes alone[, {deadline}], with half a sentence on what it is about.
        ? email | in writing | remote | online: 3 Ask for 15 minutes on a call with the camera on[, {deadline}], and name the matter in half a sentence.
      6 Say the first two sentences aloud until they sound like you.
        - 3 Say the first two sentences aloud.
        - 3 Say the question aloud, and count to five in silence.
    `,
  },
  {
    id: "work-mistake",
    area: "work",
    whole: `${everyWay("own up to|admit|tell boss about|tell manager about|tell my team about|fix|deal with|get over|recover from", "mistake at work|big mistake at work|mistake|error at work")}`,
    acts: "admit|own up|confess|fix|deal|recover|get over|tell",
    things: "mistake at work|error at work|mistake i made at work|screw-up at work",
    tells:
      "made a mistake at work|made mistake at work|made big mistake at work|made a huge mistake at work|messed up at work|screwed up at work|sent the wrong file|sent email to wrong person|emailed wrong person",
    unless: "cheated|drunk|divorce|tattoo|exam",
    it: "the mistake",
    plan: `
      2* Write down three things: what happened, when, what it affects now.
        ? data entry | entry error | typo | wrong price* | wrong figures | wrong number*: 2 Write down what is wrong, to how many it went, and at what hour.
        ? email | mail | wrong person | reply all: 2 Open the sent mail, and press “recall” if your program has it.
        ? money | paid | payment | invoice | transfer: 2 Write down the sum, to whom it went, and at what hour.
        ? data | gdpr | privacy | personal details | confidential: 2 Write down what was seen, by whom and since when, for the person in charge of data.
      4 Write down what can still be stopped or undone in the next hour.
      10n Do the one thing that stops it from growing, or ask the person who can.
      5n Ask {person|your manager} for five minutes today to tell them what happened.
      10 Do the one thing that stops it from growing, or ask the person who can.
        ? corrected file | correct version is ready | correction is ready | fixed version: 10 Write the three lines that go out with the corrected file: what was wrong, what is right, whom to ask.
          - 3 Write what was wrong and what is right.
          - 5 Keep it ready until your manager has said how it goes out.
        ? overcharged | charged too much | undercharged | invoiced wrong: 10 Write the correction: a credit note with the old invoice's number, the right sum, what goes back.
          - 3 Open the invoice beside the quote or price list.
          - 8 Write the credit note: old number, right sum, what goes back.
        ? email | mail | wrong person | reply all: 10 Send the one who got it one line: “That reached you by mistake. Please delete it and tell me you have.”
          - 3 Write one line: “That reached you by mistake. Please delete it and tell me you have.”
          - 8 Send it, with whoever is in charge of data told where private facts were in it.
        ? money | paid | payment | transfer: 10 Ring the bank or the finance office now, and ask to stop or call back the payment.
          - 3 Find the number and the payment's reference.
          - 8 Ring, and ask to stop or call back the payment.
        - 3 Choose the one thing that stops it from growing.
        - 8 Do it, or ask the person who can.
        ? order* # | wrong quantity | too many | instead of: 10 Ring the supplier now to cut or cancel the order before it leaves.
          - 3 Find order number and phone number.
          - 8 Ring the supplier to cut or cancel the order before it leaves.
        ? deleted | overwr*: 10 Ask IT now for yesterday's copy, with nothing saved in that place meanwhile.
          - 3 Write down what is gone, and since when.
          - 8 Ask IT for yesterday's copy.
      6 Write four sentences for {person|your manager}: what happened, what it affects, what you did, what you suggest.
        - 3 Write what happened and what it touches.
        - 3 Write what you did and what you propose.
      5 Say or send those sentences today, before someone else finds it.
        ? scared | terrified | fired | sacked | lose my job: 5 Say them today, read from the paper, with “I wanted you to hear it from me” as the first line.
      6 Write one small thing that would catch it next time: a check, a second pair of eyes, a list.
        - 4 Write one small thing that would catch it next time.
        - 2 Put it where you will meet it.
        ? order* # | instead of: 6 Write one small thing that would catch it next time: a limit in the form, a second name for big orders.
      5? Tell someone outside work about it on a short walk.
    `,
  },
  {
    id: "say-late",
    area: "work",
    whole: `${everyWay("tell|warn|write|email|write to|write email to|write an email to|send email to|message", `${BOSS}|client|professor|teacher|lecturer|tutor|editor`, "about missing deadline|about missed deadline|about missing my deadline|i missed deadline|that i missed deadline|i'm going to miss|i will miss|i'll miss|i'll be late with|i can't finish|i won't finish|i can't meet")}|${everyWay("ask|email", "professor|teacher|tutor|lecturer|client|editor|supervisor|boss|manager|professor chen", "for extension|about extension|for more time|for extra time|to extend deadline|for a deadline extension")}|ask for an extension|ask for extension|request an extension|get an extension|ask for more time|apply for an extension|apply for mitigating circumstances|apply for extenuating circumstances`,
    acts: "ask|ask for|get|request|negotiate|apply|apply for",
    things:
      "extension|deadline extension|more time on deadline|extenuating circumstances|mitigating circumstances",
    tells: "going to miss the deadline|going to miss my deadline|won't make the deadline",
    unless: "house|hair|visa|kitchen|lash|loft|rent|tax|browser|chrome|mortgage|power",
    it: "the extension",
    plan: `
      2* Write down what is due, when it is due[ ({deadline})], and how much of it is done.
      4 Choose a new date you could keep with some room to spare, and write it down.
        ? # days late | # weeks late | already late | overdue | missed | missing the: 4 Choose the new day, with two days of air on top, as a second delay costs more than this one.
        ? client | customer: 4 Choose a new day with some air, and one thing you can give the client for the wait.
        ? today | tonight | an hour | noon | midnight: 4 Choose a new hour you could keep with some air, and write it down.
      4 Write down what you can hand over on the old date: a first half, a rough version, an outline.
        ? missed | missing the: 4 Write what is ready now and could go along with the lines: a first half, a rough version, an outline.
        ? nothing | not started | havent started | no words: 4 Write what you can hand over on the old day after one hour: headings, three points, one example.
        ? almost | nearly | half | most of it: 4 Write what is ready, and send that part on the old day as “part one”.
      6* Write to {person|the person who waits}: what is late, the reason in half a sentence, the new date, what comes before it.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 6 Write five lines to {person|your teacher or professor}: which course and task, the reason in half a sentence, what is done, the new day.
          - 3 Write which course and task, with the reason in half a sentence.
          - 3 Write what is done, and the new day you ask for.
        - 3 Write what is late, with the reason in half a sentence.
        - 3 Write the new day, and what comes before it.
        ? my fault | because of me | forgot | i messed | adhd: 6 Write five lines to {person|the person who waits}: “This is late, and that's on me”, the new day, what comes before it, no long reason.
          - 3 Write: “This is late, and that's on me.”
          - 3 Add the new day, and what comes before it.
      4 Put any form or proof they ask for with the message.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 4 Look in the syllabus or course page for its rule on late work: form, proof, points lost.
        - 3 Look up whether a form or proof is asked for.
        - 2 Put that form or proof with the lines.
      2* Send the message to {person|the person who waits} today: early news is worth more than a perfect reason.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 2 Send the lines to {person|your teacher or professor} today, before the old day comes.
      15? Work 15 minutes on the part that you promised first.
        - 2 Open the file at the part that you promised first.
        - 10 Work on that part for ten minutes.
    `,
  },
  {
    id: "hard-colleague",
    area: "work",
    whole: `${everyWay("deal with|cope with|handle|work with|manage|get along with|stand up to|confront|survive", "difficult|toxic|rude|annoying|micromanaging|bullying|bad|horrible|passive-aggressive|awful|nasty", COLLEAGUE)}|${everyWay("deal with|stand up to|report|confront", "bully at work|bullying at work|my manager for bullying|my boss for bullying|coworker who|colleague who")}|report my manager for|report my boss for`,
    acts: "deal|cope|handle|survive|stand up|report|stop|manage|confront",
    things: "workplace bullying|bullying at work|bully at work|micromanager|office politics",
    tells: `talks over me in meeting|talks over me in every|${everyWay("coworker|colleague|boss|manager", "takes credit|takes credit for my|is bullying me|bullies me|shouts at me|yells at me|undermines me|micromanages me|hates me|ignores me|keeps interrupting me")}`,
    unless: "son|daughter|child|school|quit|hire",
    it: "the trouble at work",
    plan: `
      2* Write down the last time it happened: the day, the words, who heard it.
      5 Add two earlier times in the same way, in a private file that is not on the work computer.
        ? whatsapp | texts | messages | emails | by mail: 5 Save the messages as screenshots with their dates, in a folder that is not on the work phone or computer.
      4 Write in one line what you want: that it stops, that it is put right, or that you see less of them.
      5n Write one sentence you can say calmly the next time, such as “I'd like to finish my point.”
        ? credit | my idea | my ideas | my work as: 5 Write one sentence for the moment itself: “Glad it helps. I built that part, so I can take the questions.”
      8n Tell one person you trust at work what you wrote down.
      6 Write one sentence you can say calmly the next time, such as “I'd like to finish my point.”
        ? credit | my idea | my ideas | my work as: 6 Write one sentence for the moment itself: “Glad it helps. I built that part, so I can take the questions.”
          - 3 Write one sentence for the moment itself: “Glad it helps. I built that part.”
          - 3 Say it aloud three times, at the height of your normal voice.
        ? shout* | yell* | swear*: 6 Write one sentence: “I'll talk about this when we can both speak quietly”, and which way you then walk.
          - 3 Write one sentence: “I'll talk about this when we can both speak quietly.”
          - 3 Say it aloud three times, standing.
        ? micromanag* | checks everything | breathing down | controls everything: 6 Write one offer: “You get three lines from me each day at four. Would that do?”
          - 3 Write one offer: “You get three lines from me each day at four.”
          - 3 Say it aloud three times.
        ? gossip* | behind my back | rumour* | rumor*: 6 Write one sentence: “I heard that you said …. If something is wrong, please tell me.”
          - 3 Write one sentence: “I heard that you said …. If something is wrong, please tell me.”
          - 3 Say it aloud three times, calmly.
        ? talks over | interrupt* | talk over: 6 Write one sentence for the moment: “One moment, I'd like to finish my point”, with a raised hand.
          - 3 Write one sentence for the moment: “One moment, I'd like to finish my point”.
          - 3 Say it aloud three times, at the height of your normal voice.
        ? lazy | doesnt do | not pulling | does nothing | slacking | leaves me: 6 Write one sentence: “When … isn't done by …, I have to …. Which of these will you take?”
          - 3 Write one sentence: “When … isn't done by …, I have to …. Which of these will you take?”
          - 3 Say it aloud three times.
        - 3 Write one sentence that you can say calmly the next time.
        - 3 Say it aloud three times, at the height of your normal voice.
      5 Send one important point in writing today, with what was agreed and who does what.
        ? credit | my idea | my ideas | my work as: 5 Send your manager three lines each Friday: what you finished, for whom, where it lies.
          - 2 Write three lines: what you finished this week, for whom, where it lies.
          - 2 Send your manager these three lines.
        - 2 Write two lines after the next talk: what was agreed, who does what.
        - 2 Send the written points to everyone concerned.
      8 Ask HR, a union or one person you trust what they would do about it.
        - 3 Choose whom to tell: someone you trust, a works council or a union.
        - 8 Ask them what they know of what you wrote down.
        ? hr is her | hr is his | hr is friends | hr are friends | friends with hr | hr is on: 8 Ring someone outside for advice before HR knows: a union, a workers' advice line or a lawyer's first talk.
          - 3 Find the number of a union or workers' advice line.
          - 8 Ring with the dates in front of you.
      5? Find the rule for complaints in your staff pages, and write down the first rung and its name.
        ? hr is her | hr is his | hr is friends | hr are friends | friends with hr: 5 Find the rule for complaints in your staff pages, and write down who may take one besides HR: a director, the head office, a works council.
    `,
  },
  {
    id: "work-hours",
    area: "work",
    whole:
      "stop working evenings|stop working weekends|stop working late|stop working so late|stop checking work email|stop checking work emails|stop checking my work email|stop answering work messages|stop thinking about work|switch off from work|switch off after work|leave work on time|finish work on time|stop bringing work home|stop taking work home|stop working overtime|stop working on weekends|set boundaries at work|have better work-life balance|improve my work-life balance|stop overworking|work less|stop working through lunch|take my lunch break|take breaks at work",
    acts: "improve|get|find|have|create|fix|set|stop",
    things:
      "work-life balance|work life balance|boundaries at work|work boundaries|overtime|overworking",
    tells:
      "checking slack at|checking slack all|checking work email|check my work email|working every weekend|work every evening|answering emails at midnight",
    unless: "burnout|find a job|part time",
    it: "your evenings",
    plan: `
      2* Set an alarm called “last thing” for half an hour before the end of today's work.
      3 Write down the hour when work ends, and one thing you will do then instead.
      4* Turn off work mail and chat on your phone after work hours.
        - 2 Turn off the sounds of mail and chat from work.
        - 2 Move both off the first screen, or sign out.
      5 Close the computer when the alarm rings, and write the three things for tomorrow on a slip.
        ? boss expects | expected to | boss mails | boss texts | boss calls | messages at night: 5 Send your boss two lines: from which hour you no longer read mail, and how a true emergency reaches you.
          - 3 Write from which hour you no longer read mail, and what counts as an emergency.
          - 2 Send your boss these two lines.
        ? kids | pick up | nursery | school run: 5 Close the computer when the alarm rings, with tomorrow's three things sent to yourself on the way out.
          - 3 Send tomorrow's three things to yourself.
          - 2 Walk out on the second alarm.
        - 3 Write the three things for tomorrow on a slip.
        - 2 Put the closed computer where you can't see it.
        ? deadline | busy | understaffed | too much: 5 Send your boss two lines: what fits into the hours, and what doesn't this week.
          - 3 Write what fits and what doesn't.
          - 2 Send your boss these two lines.
      4* Put something fixed right after work: a walk, a call, the gym, cooking with music.
        ? self employed | freelance* | own business | my business: 4 Write your last hour for customers into your mail signature and your shop's page.
      5 Tell {person|the people you work with} in one line when you can be reached, and what counts as an emergency.
        - 3 Write one line: when you can be reached, and what is an emergency.
        - 2 Send that line to them, or put it into your status.
        ? from home | wfh | remote: 5 Tell those at home to knock at that hour, with a coat on for a walk.
      3? Note for five evenings at what time you really stopped.
    `,
  },
];

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
        ~ Pick up a pen. | Write which hours or days, from where, starting when.
        ? appeal | turned down | was refused | refused my | got refused | rejected: 2 Write the last day for an appeal at the top of the refusal.
        ? home # days | # days at home | # days from home | # home days | remote # days | # days remote: 2 Write down in one line what you are asking for: {#} days a week at home, which ones, and from when[: {deadline}].
        ? down to # days | to # days a | # day week: 2 Write down in one line what you are asking for: {#} days a week, which day you want off, and from when[: {deadline}].
        ? # hours a week | down to # hours | to # hours: 2 Write down in one line what you are asking for: {#} hours a week, on which days, and from when[: {deadline}].
        ? start later | later start | start at # | finish at # | leave at # | finish earlier | start earlier: 2 Write down in one line which hours you are asking for and how you make up the time.
      5 List two tasks that would go as well or better under the new hours, and one that could get harder.
        ? appeal | turned down | was refused | refused my | got refused | rejected: 5 Write one fact against the reason they gave: a number, a day that worked, a colleague with the same hours.
          - 3 Write down in your own words the reason they gave.
          - 2 Write one fact against that reason.
        ? dementia | dad | mum | mom | mother | father | parent*: 5 List two tasks that would go as well in fewer hours, and two dates when care can't wait.
          - 3 List two tasks that would go as well in fewer hours.
          - 2 Write down two dates when care can't wait.
        - 3 List two tasks that would go as well or better under the new hours.
        - 2 Write down one task that could get harder.
        ? against | said no | refus* | wont | doesnt like | no reply | ignor*: 5 Write down the reason {person|your manager} gives or may have, and the one task that could get harder.
          - 3 Write down the reason {person|your manager} gives or may have.
          - 2 Write down the one task that could get harder.
      4 Write a fix beside the harder task: who covers, when you come in, how people can reach you.
        ~ Look at the harder task. | Write who covers it, or when you come in. | Write how people can reach you.
        ? appeal: 4 Write a fix for the worry behind their reason: who covers, when you come in, how people can reach you.
        ? home # days | # days at home | # days from home | work from home | remote | home office: 4 Write a fix beside the harder task: the days you always come in, the hours you answer the phone.
        ? commute | drive | travel time | train fare | fuel: 4 Write a fix beside the harder task, and note how many hours of travel you would save for work.
        ? adhd | autis* | focus | noise | noisy | concentrate: 4 Write a fix beside the harder task, and note one task that took half the time in a quiet room.
      8* Write five lines to {person|your manager}: what you are asking for, from when, what stays covered, a six-week trial.
        ? home # days | from home # days | # days at home | # days from home | # days remote: 8 Write five lines to {person|your manager}: {#} days at home, from when, what stays covered, how to reach you, a six-week trial.
          - 5 Write: {#} days at home, from when, what stays covered, how to reach you.
          - 3 Offer a six-week trial, with a day to look at it together.
        ? appeal: 8 Write the appeal in five lines: the date of the no, the reason, your fact against it, your fix, a six-week trial.
          - 5 Write three lines: the date of the no, the reason they gave, your fact against it.
          - 3 Add your fix and the offer of a six-week trial.
        ? four day | # days a week | compressed: 8 Write five lines to {person|your manager}: which day, from when, how pay and hours change, who covers, a three-month trial.
          - 4 Write which day you want off, from when, and how pay and hours change.
          - 4 Write who covers that day and how long the trial is: three months.
        - 5 Write what you are asking for, from when, and what stays covered.
        - 3 Offer a six-week trial, with a day to look at it together.
        ? wont reply | no reply | ignor* | hasnt replied | no answer | havent heard: 8 Write five lines to HR, with {person|your manager} in copy: which hours, from when, when you first asked, “a decision by …, please”.
          - 5 Write which hours, from when, and when you first asked.
          - 3 Add “a decision by …, please”, and write HR's address in the “To” line.
        ? kid* | school | child* | caring | carer: 8 Write five lines to {person|your manager}: which hours, from when, the school run behind it, who covers, a six-week trial.
          - 5 Write which hours, from when, and who covers.
          - 3 Offer a six-week trial, with a day to look at it together.
      5? Look up the rule and the form for such requests in your contract or on the staff pages.
        ~ Open your contract or the staff pages. | Search for “flexible work”. | Save the rule together with the form.
        ? appeal | turned down | was refused | refused my | got refused: 5 Ask a union or a free workplace rights hotline what your employer must do next, and by when.
      3* Send your lines to your manager, with a request for 15 minutes to talk.
        ~ Open a message to your manager. | Paste your lines. | Send it with “Could we talk for 15 minutes?”
        ? appeal: 3 Send the appeal to the person named in the refusal, with a copy to yourself.
        ? against | said no | refus*: 3 Send your lines to HR too, on the official form if there is one.
      4 Send {person|your manager} a note about the answer the same day, with “what we agreed” as the subject.
        ~ Open a message to {person|your manager}. | Type “What we agreed” as the subject. | Send the answer in two lines.
        ? appeal: 4 Put the day when they have to answer into your calendar.
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
        ~ Open the page with your vacation days. | Write down how many are left.
        ? used most of my | used up most | almost out of pto | not enough pto | no pto | out of pto | used all my | used up my | low on pto | no vacation days | negative pto: 2 Look up how many hours of PTO you have left and how many you'll earn by then.
        ? # weeks of pto | # weeks of vacation | # weeks of leave: 2 Write “{#} weeks to use” and the last day you can use them at the top of a page.
        ? i lose | lose on | lose it | lose them | use it or lose | expire* | expires | about to lose: 2 Write the number of days you'd lose, and the last date, at the top of a page.
        ? # days left | have # days | # weeks left: 2 Write “{#} left” at the top of a page, with the date when they expire.
        ? unpaid | sabbatical: 2 Look up “unpaid leave” in the staff pages, and write down how early you must ask.
        ? funeral | died | death | bereave*: 2 Send {person|your manager} one line now: who died, and that you need the days around the funeral.
      4* Write down the days you would like off[ ({day})], and a second choice.
        ? i lose | lose on | lose it | lose them | use it or lose | expire* | expires | about to lose: 4 Mark the days you want on the calendar before that date, and a second choice.
          - 2 Mark the days you want.
          - 2 Mark a second choice.
        ? WEEKDAY off | for WEEKDAY | this WEEKDAY | next WEEKDAY | off WEEKDAY | off on WEEKDAY: 4 Write down whether you need all of {weekday} or just some hours, and a second choice, such as leaving at noon.
          - 2 Write down whether you need all of Thursday or just some hours.
          - 2 Add a second choice, such as leaving at noon.
        - 2 Write down the days you would like off.
        - 2 Add a second choice of days.
        ? appointment | dentist | doctor | funeral: 4 Write down the hours you need off[ ({day})]. An appointment may not cost you a whole day.
      4 Check those days against three things: who else is away, what is due, what is planned at home.
        ~ Open the team calendar at those days. | Look who else is away. | Check what is due and what's planned at home.
        ? used most of my | used up most | almost out of pto | not enough pto | no pto | out of pto | used all my | used up my | low on pto | no vacation days | negative pto: 4 Look up in the handbook whether the missing days can be unpaid, borrowed or made up.
        ? WEEKDAY off | for WEEKDAY | this WEEKDAY | next WEEKDAY | off WEEKDAY | off on WEEKDAY: 3 Check {weekday} against two things: who else is off, and what is due that day.
        ? everyone else | already booked | taken | school holidays: 4 Check the team's calendar for two weeks when few people are away.
      4 Write down who could take care of the two things that can't wait while you are away.
        ~ Write down the two things that can't wait. | Write who could take the first. | Write who could take the second.
      4* Send {person|your manager} three lines: the days you want, who covers, when you need an answer.
        ? used most of my | used up most | almost out of pto | not enough pto | no pto | out of pto | used all my | used up my | low on pto | no vacation days | negative pto: 4 Send {person|your manager} three lines: the days and what they're for, “The rest could be unpaid”, when you need an answer.
          - 3 Write three lines: the days and what they're for, “The rest could be unpaid”, when you need an answer.
          - 2 Send {person|your manager} the lines, or fill in the leave form.
        ? # weeks of pto | # weeks of vacation | # weeks of leave: 4 Send {person|your manager} two lines, no sorry: “I have {#} weeks of paid time off left. I'd like … to …; … covers for me.”
          - 3 Write the two lines, with the days and who covers.
          - 2 Send them, or put in the request in the system. A sigh isn't a no.
        ? i lose | lose on | lose it | lose them | use it or lose | expire* | expires | about to lose: 4 Send {person|your manager} two lines, no sorry: “I have … days that expire on …. I'd like … to …; … covers for me.”
          - 3 Write the two lines, with the days and who covers.
          - 2 Send them, or put in the request in the system. A sigh isn't a no.
        ? graduation | wedding | recital | school play | game | tournament | birthday: 4 Send {person|your manager} three lines: the day and what it is for, who covers your work, when you need an answer.
          - 3 Write three lines: the day and what it is for, who covers, when you need an answer.
          - 2 Send {person|your manager} the lines, or fill in the leave form.
        ? therapy | therapist | counselling | physio | dialysis | every week | weekly: 4 Send {person|your manager} two lines: “I have a medical appointment each week from … to …. I can make up the hour on ….”
        ? without saying why | without telling | without giving a reason | dont want to say | not say why | no reason: 4 Send {person|your manager} two lines: “I have a medical appointment on …, from … to …. Everything due that day is covered.”
          - 3 Write the two lines. You don't have to say which appointment it is.
          - 2 Send the lines, or fill in the leave form with “medical appointment”.
        ? scared | afraid | anxious | guilty: 4 Send {person|your manager} three lines without a reason or a sorry: the days, who covers, when you need an answer.
          - 3 Write three lines: the days, who covers, when you need an answer.
          - 2 Cross out every “sorry” and “just” before you send the lines.
        ? short notice | tomorrow | this week | next week | this friday: 4 Send {person|your manager} three lines today: the days, what is already done, who takes the one thing that can't wait.
          - 3 Write three lines: the days, what is already done, who takes the one thing that can't wait.
          - 2 Send the lines to your manager today.
        - 3 Write three lines: the days you want, who covers, when you need an answer.
        - 2 Send {person|your manager} the lines, or fill in the leave form.
        ? everyone else | already booked | taken: 4 Send {person|your manager} three lines: the days, a second choice, what you can offer, such as working a holiday.
          - 3 Write three lines: the days, a second choice, what you can offer.
          - 2 Send the lines to {person|your manager}, or fill in the leave form.
        ? refus* | said no | rejected | turned down: 4 Send {person|your manager} three lines: “You said no to …. Would … work, or a part of it? What stands in the way?”
          - 3 Write to {person|your manager}: “You said no to …. Would … work, or a part of it?”
          - 2 Send these lines to {person|your manager}, with “What stands in the way?” at the end.
      3 Put the days into your calendar, with a reminder to ask again next week if no answer comes.
        ~ Open your calendar. | Enter the days. | Set a reminder to ask again next week.
      3? Write your automatic e-mail reply now, with the day when you are back.
        - 3 Write your automatic e-mail reply, with the day when you are back.
        - 2 Block your first morning back for reading only.
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
        ~ Get a sheet of paper. | Write everything on your plate, one line each.
        ? drop something | need to drop | said yes to too | committees | too many projects: 2 Write down each thing you said yes to, one line each, with who is waiting for it.
        ? deadline*: 2 Write down every deadline you know of, one line each, with the nearest at the top.
        ? on leave | off sick | maternity | covering | cover for | her accounts | his accounts | her work | his work | on top of mine: 2 Draw two columns on a page: what was yours before, and what has been added since.
      5 Write beside each line who is waiting for it and by when[ (the nearest: {deadline})].
        - 3 Write beside each line who is waiting for it.
        - 3 Add the date when they need it.
      4* Mark the three that would hurt most if they slipped.
        ~ Look at your list of tasks. | Ask what would hurt most if it slipped. | Mark those three.
        ? drop something | need to drop | said yes to too | committees | too many projects: 4 Mark the tasks your boss looks at, and write “drop?” beside one that nobody would miss much.
      5 Write one word beside each of the other tasks: later, less, someone else, or no.
        ~ Put the list in front of you. | Go to the first other task. | Write later, less, someone else or no beside each.
        ? yes to everything | say yes | cant say no | keep saying yes: 5 Write one word beside each of the last three things you said yes to: stay, return, or later.
      8 Write to {person|your manager}: the three tasks you marked, what will have to wait, and “Would you choose differently?”
        ? on leave | off sick | maternity | covering | cover for | her accounts | his accounts | her work | his work | on top of mine: 8 Write to {person|your manager}: your own three tasks, what was added and its hours, “Which of these can wait?”
          - 5 Write down your own three tasks, plus what was added and its hours.
          - 3 Send your manager those lines with “Which of these can wait, or go to someone else?”
        ? drop something | need to drop | said yes to too | committees | too many projects: 8 Write to whoever runs the task you want to drop: “I took on too much. I'll stop on …. Could … take over?”
          - 5 Write down the day you will stop, and who could take it on.
          - 3 Send that to whoever runs the task.
        ? already told | told my boss | asked for help | no help | said no | ignored: 8 Write to {person|your manager} a second time, with dates: what you told them when, which two will be late, “Please choose.”
          - 5 Write down what you told them when, and which two tasks will be late.
          - 3 Send those lines, with “Please choose” at the end.
        - 5 Write down the three tasks you marked and what will have to wait.
        - 3 Send those lines to your manager, with “Would you choose differently?” at the end.
        ? # bosses | two bosses | bosses: 8 Write to all your bosses in one e-mail: your three tasks in your order, “Please agree on another order if you want one.”
          - 5 Write down the three tasks you marked, in your order.
          - 3 Send that list to all your bosses in one e-mail.
      25* Work on the first of the three tasks you marked for 25 minutes, with e-mail and chat closed.
        ? tell my boss | tell my manager | tell my supervisor | talk to my boss | talk to my manager | talk to my supervisor: 10 Ask {person|your manager} for 20 minutes: “Here is everything I have. Which three come first, and what can wait?”
          - 3 Ask {person|your manager} for 20 minutes, with your list attached.
          - 8 Say in that talk: “Which three come first, and what can wait?”
        ? drop something | need to drop | said yes to too | committees | too many projects: 10 Tell whoever runs the task you want to drop: “I took on too much. I'll stop on …, and hand it over properly.”
          - 5 Write down what they need from you: files, dates, names.
          - 5 Hand the task over in a talk or by e-mail.
        - 2 Set a timer, with e-mail and chat closed.
        - 10 Work on the first of the three tasks you marked for ten minutes.
        - 10 Work on it for ten more minutes.
      3? Write one sentence for the next task that comes: “I can do that instead of which of these?”
        ~ Get a pen and paper. | Write “I can do that instead …” | Finish it with “… of which of these?”
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
      2* Write down one thing {person|the person} did, with the date, the way a camera would have seen it.
        ~ Pick up a pen. | Write one thing they did, with the date, as a camera saw it.
        ? late | lateness | always late: 2 Write down the last three times {person|the person} came in late, with the day and the minutes.
        ? smell* | hygiene | body odour: 2 Write one plain sentence: “I noticed a smell, and I'd rather tell you myself.”
        ? my boss | my manager | upwards: 2 Write down one thing your boss did that made your work harder, with the date.
        ? today | in an hour | this afternoon: 2 Write down the one thing they did, with the date, the way a camera would have seen it.
      4 Write beside it what happened as a result: who had to wait, what had to be done again.
        ~ Look at the line you wrote. | Write beside it who had to wait. | Write what had to be done again.
      4 Write one thing that {person|the person} does well and should keep.
        ~ Get a pen and paper. | Think of them at their best. | Write one thing they do well.
      5* Write down one thing you would like to see next time, something a person can actually do.
        - 3 Write down one thing you would like to see next time.
        - 2 Cross out “always”, “never” and every guess about reasons.
      4 Write one open question: “How did it look from where you stood?”
        ~ Get a pen and paper. | Write “How did it look from where you stood?” | Read it aloud to hear whether it's open.
        ? cry* | defensive | sensitive | upset: 4 Write one open question, plus one line in case of tears: “Take your time. We can go on tomorrow.”
      3* Ask them for 15 minutes alone[, {deadline}], with half a sentence on what it is about.
        ~ Open a message to them. | Ask for 15 minutes alone. | Add half a sentence on what it's about.
        ? email | in writing | remote | online: 3 Ask for 15 minutes on a video call[, {deadline}], with half a sentence on what it is about.
      6 Say your first two sentences to them in that talk, then your question, and wait for the answer.
        - 3 Say your first two sentences aloud once, alone.
        - 6 Say them in the talk, then your question. A silent count to five gives them time to answer.
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
        ~ Pick up a pen. | Write what happened, when, what it affects now.
        ? data entry | entry error | typo | wrong price* | wrong figures | wrong number*: 2 Write down what is wrong, how many people got it, and at what time.
        ? email | mail | wrong person | reply all: 2 Open the sent e-mail. Your program may have a “recall” button.
        ? money | paid | payment | invoice | transfer: 2 Write down the amount, who it went to, and at what time.
        ? data | gdpr | privacy | personal details | confidential: 2 Write down what was seen, by whom and since when, for the privacy officer.
      4 Write down what can still be stopped or undone in the next hour.
        ~ Look at the clock. | Ask what can still be stopped within the hour. | Write down what can be stopped or undone.
      10n Do the one thing that keeps the mistake from growing, or ask someone who can.
        ~ Look at the one thing that stops the mistake. | Open the file, page or phone for it. | Do it, or ask someone who can. | Check that it has stopped growing.
      5n Ask {person|your manager} for five minutes today to tell them about the mistake.
        ~ Go to {person|your manager}, or open the chat. | Ask for five minutes today. | Say it's about a mistake.
      10 Do the one thing that keeps the mistake from growing, or ask someone who can.
        ? corrected file | correct version is ready | correction is ready | fixed version: 10 Write the three lines that go out with the corrected file: what was wrong, what is right, who to ask.
          - 3 Write two lines for the corrected file: what was wrong and what is right.
          - 5 Ask your manager how the corrected file should go out.
        ? overcharged | charged too much | undercharged | invoiced wrong: 10 Write the correction: a credit note with the old invoice number, the right amount and the refund.
          - 3 Open the invoice beside the quote or price list.
          - 8 Write the credit note: the old invoice number, the right amount, the refund.
        ? email | mail | wrong person | reply all: 10 Send whoever got it one line: “That reached you by mistake. Please delete it, and tell me when you have.”
          - 3 Write one line: “That reached you by mistake. Please delete it, and tell me when you have.”
          - 8 Send that line to whoever got the e-mail.
        ? money | paid | payment | transfer: 10 Ring the bank or your finance office now to stop the payment.
          - 3 Find the phone number and the payment's reference number.
          - 8 Ring them to stop the payment.
        - 3 Choose one thing that keeps the mistake from growing.
        - 8 Do that one thing, or ask someone who can.
        ? order* # | wrong quantity | too many | instead of: 10 Ring the supplier now to cut or cancel the order before it leaves.
          - 3 Find the order number and the supplier's phone number.
          - 8 Ring the supplier to cut or cancel the order before it leaves.
        ? deleted | overwr*: 10 Ask IT now for yesterday's backup. Nothing should be saved in that place until then.
          - 3 Write down what is gone and since when.
          - 8 Ask IT for yesterday's backup.
      6 Write four sentences for {person|your manager}: what happened, what it affects, what you did, what you suggest.
        - 3 Write two sentences for your manager: what happened and what it affects.
        - 3 Add two more: what you did and what you suggest.
      5 Say or send those sentences today, before someone else finds it.
        ~ Put your sentences in front of you. | Call, or open the message. | Say or send them before someone else finds it.
        ? scared | terrified | fired | sacked | lose my job: 5 Say those sentences today, reading from the paper. The first line is “I wanted you to hear it from me.”
      6 Write down one small thing that would catch the mistake next time: a check, a second pair of eyes, a list.
        - 4 Write down one small thing that would catch the mistake next time.
        - 2 Put that note where you will see it.
        ? order* # | instead of: 6 Write down one small thing that would catch the mistake next time: an order limit, a second name for big orders.
      5? Tell someone outside work about the mistake on a short walk.
        ~ Put on your shoes. | Call or meet someone outside work. | Tell them about the mistake on a short walk.
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
        ~ Pick up a pen. | Write what is due, when, how much is done.
        ? late tomorrow | be late to work | late for work | coming in late | late to work | late in the morning: 2 Write down when you can be there, and the reason in half a sentence.
        ? missed the deadline | missed my deadline | missed .. deadline | past due | was due | already late: 2 Write down what was due, when it was due, and how much of it is done.
      4 Choose a new date you could keep with some room to spare, and write it down.
        ~ Open your calendar. | Find a date with some room to spare. | Write it down.
        ? late tomorrow | be late to work | late for work | coming in late | late to work | late in the morning: 4 Look at your calendar for anything that starts before you'll be in, and who could cover it.
        ? # days late | # weeks late | already late | overdue | missed | missing the: 4 Choose a new date with two days to spare, because a second delay would cost you more.
        ? client | customer: 4 Choose a new date with some room to spare, and one thing you can give the client for the wait.
        ? today | tonight | an hour | noon | midnight: 4 Choose a new time you could keep with some room to spare, and write it down.
      4 Write down what you can hand over on the old date: a first half, a rough version, an outline.
        ~ Look at what you have so far. | Ask what could go out on the old date. | Write down first half, rough version or outline.
        ? late tomorrow | be late to work | late for work | coming in late | late to work | late in the morning: 4 Choose how to make up the time: stay later, skip lunch, log in tonight.
        ? missed | missing the: 4 Write down what is ready now: a first half, a rough version, an outline.
        ? nothing | not started | havent started | no words: 4 Write down what you can hand over on the old date after one hour of work: headings, three points, one example.
        ? almost | nearly | half | most of it: 4 Write down which part is ready. It can go out on the old date as “part one”.
      6* Write to {person|the person who waits}: what is late, the reason in half a sentence, the new date, what comes before it.
        ? late tomorrow | be late to work | late for work | coming in late | late to work | late in the morning: 6 Write one line to {person|your boss}: “I'll be in at about … because of …. I'll make up the time.”
          - 2 Write when you'll be there and why.
          - 2 Add how you'll make up the time.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 6 Write to {person|your teacher or professor}: the course and assignment, the reason in half a sentence, what is done, the new date.
          - 3 Write down the course and assignment, with the reason in half a sentence.
          - 3 Write down what is done and the new date you ask for.
        - 3 Write down what is late, with the reason in half a sentence.
        - 3 Add the new date and what comes before it.
        ? my fault | because of me | forgot | i messed | adhd: 6 Write to {person|the person who waits}: “This is late, and that's on me”, the new date, what comes before it.
          - 3 Write: “This is late, and that's on me.”
          - 3 Add the new date and what comes before it.
      4 Put any form or proof they ask for with your message.
        ? boss | manager | supervisor | client | customer | editor: 4 Add the one fact that shows it, such as the date the data, part or answer arrived.
          - 2 Find the date the data, part or answer arrived.
          - 2 Add that date to your message.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 4 Look in the syllabus or on the course page for its rule on late work: form, proof, points lost.
        - 3 Look up whether they ask for a form or proof.
        - 2 Put that form or proof with your message.
      2* Send the message to {person|the person who waits} today: early news is worth more than a perfect reason.
        ~ Open the message to {person|the person who waits}. | Press send today.
        ? late tomorrow | be late to work | late for work | coming in late | late to work | late in the morning: 2 Send it to {person|your boss} now, by text or call, the way your workplace does it.
        ? paper | essay | professor | teacher | assignment | thesis | coursework | dissertation | homework: 2 Send the message to {person|your teacher or professor} today, from your school address.
      15? Work for 15 minutes on the part you promised first.
        - 2 Open the file at the part you promised first.
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
      2* Write down the last time {person|your coworker} did it: the day, the words, who heard it.
        ~ Pick up a pen. | Write the day, the words, who heard it.
        ? lazy | doesnt do | not pulling | pull .. weight | does nothing | slacking | slacks | leaves me | on .. phone all | never helps | wont do: 2 Write down the last thing {person|your coworker} left undone: the day, the task, who did it instead.
        ? gossip* | behind my back | rumor* | talks about me | talking about me | spreading: 2 Write down the last thing {person|your coworker} said about you: the day, the words, who told you.
        ? bad boss | toxic boss | mean boss | difficult boss | horrible boss | awful boss | terrible boss | boss is | boss yells | deal with .. boss | handle .. boss | my manager is | my supervisor is | bad manager | toxic manager | bad supervisor: 2 Write down the last thing your boss did that made work harder: the day, the words, who heard it.
      5 Add two earlier times in the same way, in a private file that is not on the work computer.
        ~ Open a private file on your own device. | Write down one earlier time the same way. | Add a second one.
        ? whatsapp | texts | messages | emails | by mail: 5 Save the messages as dated screenshots, in a folder that is not on a work phone or computer.
      4 Write in one line what you want: it stops, it gets put right, you see less of them.
        ~ Get a pen and paper. | Say aloud: it stops, it gets put right, I see less of them. | Write the one you want in one line.
      5n Write one sentence you can say calmly the next time, such as “I'd like to finish my point.”
        ~ Get a pen and paper. | Write “I'd like to finish my point.” or your own. | Say it once in a calm voice.
        ? lazy | doesnt do | not pulling | pull .. weight | does nothing | slacking | slacks | leaves me | on .. phone all | never helps | wont do: 5 Write one sentence: “When … isn't done by …, I have to …. Which of these will you take?”
        ? gossip* | behind my back | rumor* | talks about me | talking about me | spreading: 5 Write one sentence: “I heard that you said …. If something is wrong, please tell me.”
        ? talks over | interrupt* | talk over | cuts me off: 5 Write one sentence for the next time, and say it aloud three times: “One moment, I'd like to finish my point.”
        ? shout* | yell* | swear* | cuss*: 5 Write one sentence: “I'll talk about this when we can both speak quietly.”
        ? credit | my idea | my ideas | my work as: 5 Write one sentence for when it happens: “Glad it helps. I built that part, so I can take the questions.”
      8n Tell one person you trust at work about the last time it happened.
        ~ Think of one person you trust at work. | Go to them, or call. | Tell them about the last time it happened.
        ? hr did nothing | hr wont | hr doesnt | hr isnt | told hr | went to hr | hr ignored | reported .. already | boss did nothing | manager did nothing | boss wont: 8 Send HR three dated lines, with “What happened with my report of …? Please answer in writing by ….”
        ? lazy | doesnt do | not pulling | pull .. weight | does nothing | slacking | slacks | leaves me | on .. phone all | never helps | wont do: 8 Ask {person|your coworker} at a quiet moment with that sentence, or your boss, if you've asked before.
        ? interrupt* | talks over | talk over | cuts me off: 8 Ask whoever runs the meeting: “Could you help me finish when I get cut off?”
        ? bad boss | toxic boss | mean boss | difficult boss | horrible boss | awful boss | terrible boss | boss is | boss yells | deal with .. boss | handle .. boss | my manager is | my supervisor is | bad manager | toxic manager | bad supervisor: 8 Ask your boss for ten minutes to say one line: “It would help me if …, so I can ….”
      6 Write one sentence you can say calmly the next time, such as “I'd like to finish my point.”
        ? credit | my idea | my ideas | my work as: 6 Write one sentence for when it happens: “Glad it helps. I built that part, so I can take the questions.”
          - 3 Write one sentence for when it happens: “Glad it helps. I built that part.”
          - 3 Say it aloud three times in your normal voice.
        ? shout* | yell* | swear*: 6 Write one sentence: “I'll talk about this when we can both speak quietly.”
          - 3 Write one sentence: “I'll talk about this when we can both speak quietly.”
          - 3 Say it aloud three times, standing up.
        ? micromanag* | checks everything | breathing down | controls everything: 6 Write one offer: “I'll send you three lines each day at four. Would that work?”
          - 3 Write one offer: “I'll send you three lines each day at four. Would that work?”
          - 3 Say the offer aloud three times.
        ? gossip* | behind my back | rumour* | rumor*: 6 Write one sentence: “I heard that you said …. If something is wrong, please tell me.”
          - 3 Write one sentence: “I heard that you said …. If something is wrong, please tell me.”
          - 3 Say it aloud three times, calmly.
        ? talks over | interrupt* | talk over: 6 Write one sentence for when it happens: “One moment, I'd like to finish my point.”
          - 3 Write one sentence for when it happens: “One moment, I'd like to finish my point.”
          - 3 Say it aloud three times in your normal voice.
        ? lazy | doesnt do | not pulling | does nothing | slacking | leaves me: 6 Write one sentence: “When … isn't done by …, I have to …. Which of these will you take?”
          - 3 Write one sentence: “When … isn't done by …, I have to …. Which of these will you take?”
          - 3 Say it aloud three times.
        - 3 Write one sentence that you can say calmly the next time.
        - 3 Say it aloud three times in your normal voice.
      5 Send your colleague one important point in writing today: what was agreed and who does what.
        ? bad boss | toxic boss | mean boss | difficult boss | horrible boss | awful boss | terrible boss | boss is | boss yells | deal with .. boss | handle .. boss | my manager is | my supervisor is | bad manager | toxic manager | bad supervisor: 5 Ask your boss for ten minutes to say one line: “It would help me if …, so I can ….”
          - 3 Write that line in your own words.
          - 5 Ask your boss for ten minutes to say it.
        ? credit | my idea | my ideas | my work as: 5 Send your manager three lines each Friday: what you finished, for whom, where it is saved.
          - 2 Write three lines: what you finished this week, for whom, where it is saved.
          - 2 Send your manager these three lines.
        - 2 Write two lines after your next talk: what was agreed and who does what.
        - 2 Send those two lines to everyone involved.
      8 Ask HR, a union or one person you trust what they would do about your colleague.
        ? hr did nothing | hr wont | hr doesnt | hr isnt | told hr | went to hr | hr ignored | reported .. already | boss did nothing | manager did nothing | boss wont: 8 Send HR three dated lines: what happened, when you reported it, “Please answer in writing by ….”
          - 5 Write three dated lines: what happened, and when you reported it.
          - 3 Add “Please answer in writing by …”, send it, and save a copy at home.
        ? interrupt* | talks over | talk over | cuts me off: 8 Ask whoever runs the meeting: “Could you help me finish when I get cut off?”
          - 3 Write that one line.
          - 5 Send it before the next meeting.
        ? lazy | doesnt do | not pulling | pull .. weight | does nothing | slacking | slacks | leaves me | on .. phone all | never helps | wont do: 8 Ask your boss to split the tasks by name: “Could we write down who does what each shift?”
          - 3 Write down which tasks you do and which get left.
          - 5 Ask your boss: “Could we write down who does what each shift?”
        ? bad boss | toxic boss | mean boss | difficult boss | horrible boss | awful boss | terrible boss | boss is | boss yells | deal with .. boss | handle .. boss | my manager is | my supervisor is | bad manager | toxic manager | bad supervisor: 8 Ask HR, a union or one person you trust what they would do about your boss.
          - 3 Choose who to ask: someone you trust, HR or a union.
          - 8 Ask them what they would do about your boss.
        - 3 Choose who to tell: someone you trust, HR or a union.
        - 8 Ask them what they would do about your colleague.
        ? hr is her | hr is his | hr is friends | hr are friends | friends with hr | hr is on: 8 Ring someone outside for advice before HR knows: a union, a workers' rights hotline, an employment lawyer.
          - 3 Find the number of a union or a workers' rights hotline.
          - 8 Ring them, with your dates in front of you.
      5? Find the rule for complaints in your staff pages, and write down who to go to.
        ~ Open the staff pages. | Search for “complaints”. | Write down who to go to.
        ? hr did nothing | hr wont | hr doesnt | hr isnt | told hr | went to hr | hr ignored | reported .. already | boss did nothing | manager did nothing | boss wont: 5 Call a workers' rights hotline or union, if no answer has come by then.
        ? hr is her | hr is his | hr is friends | hr are friends | friends with hr: 5 Find the rule for complaints in your staff pages, and write down who can take one besides HR.
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
        ~ Open the alarm on your phone. | Set “last thing” half an hour before work ends.
        ? unplug .. weekend | off on weekends | weekend off | work on weekends | work on the weekend | every weekend | weekend work: 2 Write down the hour work ends on Friday, and set an alarm for it called “last thing”.
      3 Write down the time when work ends, and one thing you will do then instead.
        ~ Get a pen and paper. | Write down the time when work ends. | Write one thing you'll do then.
      4* Turn off work e-mail and chat on your phone after work hours.
        - 2 Turn off the sounds of work e-mail and chat on your phone.
        - 2 Move both apps off the home screen, or sign out.
      5 Close the computer when the alarm rings. Tomorrow's three tasks can wait on a note.
        ? boss expects | expected to | boss mails | boss texts | boss calls | messages at night: 5 Send your boss two lines: when you stop reading e-mail, and how a real emergency reaches you.
          - 3 Write two lines: when you stop reading e-mail, and what counts as an emergency.
          - 2 Send your boss those two lines.
        ? kids | pick up | nursery | school run: 5 Close the computer when the alarm rings.
          - 3 Send tomorrow's three tasks to yourself.
          - 2 Walk out when a second alarm rings.
        - 3 Write tomorrow's three tasks on a note.
        - 2 Put the closed computer where you can't see it.
        ? deadline | busy | understaffed | too much: 5 Send your boss two lines: what fits into your hours this week, and what doesn't.
          - 3 Write two lines: what fits into your hours this week, and what doesn't.
          - 2 Send your boss those two lines.
      4* Put something fixed right after work: a walk, a call, the gym, cooking with music.
        ~ Open your calendar at the end of work. | Choose a walk, a call, the gym or cooking. | Enter it for right after work.
        ? unplug .. weekend | off on weekends | weekend off | work on weekends | work on the weekend | every weekend | weekend work: 4 Put one fixed plan on Saturday morning: a walk, breakfast out, a game with the kids.
        ? self employed | freelance* | own business | my business: 4 Write your last hour for customers into your e-mail signature.
      5 Tell {person|the people you work with} in one line when you can be reached, and what counts as an emergency.
        - 3 Write one line: when you can be reached, and what counts as an emergency.
        - 2 Send that line to them, or put it into your status.
        ? from home | wfh | remote: 5 Tell the people at home to knock when your workday ends.
      3? Note for five evenings at what time you really stopped.
        ~ Put a sheet with five lines by your desk. | Write the time you stop this evening. | Write it on each of the other four.
        ? unplug .. weekend | off on weekends | weekend off | work on weekends | work on the weekend | every weekend | weekend work: 3 Write down on Monday how many times you looked, and what would have waited anyway.
    `,
  },
];

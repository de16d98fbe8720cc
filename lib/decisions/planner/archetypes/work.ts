import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Finding, keeping and leaving work. */
export const WORK: readonly Archetype[] = [
  {
    id: "find-job",
    area: "work",
    whole:
      "got laid off|laid off|lost my job|got fired|was fired|been laid off|made redundant|been made redundant|been fired|unemployed|find a job|get a job|find work|job hunt|job search|look for a job|look for work|change careers|change career|switch careers|get hired|find a new job|land a job|career change|apply for jobs",
    acts: "find|get|land|search|look|look for|hunt|change|switch|start|secure",
    things:
      "job|new job|employment|role|internship|position|remote job|career|part-time job|job search|job hunt|job application|apprenticeship|summer job|side job|job hunting|first job|freelance work|dream job",
    hints: "unemployed|laid off|redundant|fired|apply",
    unless: "interview|quit|offer|leave|husband|description|grow|satisfaction|stress",
    it: "a new job",
    named: "job|role|internship|position|apprenticeship|employment|work",
    plan: `
      2* Write down what {theIt} would be called in an advert, and two things you are good at that it needs.
        ? no english | little english | my english | language: 2 Write down three jobs where hands count more than English: cleaning, kitchen, warehouse, sewing, farm, care.
        ? night* | evening* | part time | school hours | weekends: 2 Write down the days and hours you can work, and what the job would be called in an advert.
      10 Search a job site for that name[ in {place}], and save five adverts that you could live with.
        ? no experience | first job: 10 Search a job site for “no experience” and “training given”[ in {place}], and save five adverts that you could live with.
        ? part time: 10 Search a job site for that name with “part-time” on[ in {place}], and save five adverts that you could live with.
        ? night*: 10 Search a job site for “night” with cleaning, warehouse, bakery, care or supermarket[ in {place}], and save five adverts.
      10? Underline the words that come up in at least three of the five.
        - 6 Put a star on the advert that fits you best, and underline what all five ask for.
      10n Search a job site for that name[ in {place}] and save three adverts that you could live with.
        ? night*: 10 Search a job site for “night” with cleaning, warehouse, bakery, care or supermarket[ in {place}], and save three adverts.
        ? no english | my english: 10 Go to one agency, cleaning firm or supermarket nearby with a card: your name, phone, hours.
      25 Put five words of the best advert into your CV, each with one thing you did.
        - 5 Open your CV, or a blank page with name, phone and e-mail on it.
        - 10 Put two of those words into it, each with one thing you did.
        - 10 Correct what sounds wrong as you read it aloud.
        ? no cv | never had a cv | no experience | first job: 25 Put five words of the best advert onto one page with your name, each with a time you did it at school, home or a club.
        ? cv done | cv is done | have a cv | cv ready | cv is ready: 10 Change five words in your CV to those of the best advert, where they are true.
          - 5 Copy five words from the best advert.
          - 5 Put each into the CV where it is true.
          - 3 Save the CV as PDF.
      10* Text three people what you are looking for, with the question whether they know of anything.
        - 4 Write one text: what you are looking for, and the question whether they know of anything.
        - 3 Send the text to three people.
        ? no english | my english: 10 Ask three people from your own community where they work, and whether their boss needs someone.
          - 4 Write one text in your own language: what you look for, your hours.
          - 3 Send the text to three people.
      30 Send your first application, to the advert that fits best.
        - 10 Write four sentences for the starred advert: why them, why you.
        - 8 Send the four sentences with your CV to that firm.
      4 Put two fixed hours a week for the search into your calendar[, to have it {deadline}].
    `,
  },
  {
    id: "write-cv",
    area: "work",
    acts: "write|update|fix|make|improve|redo|create|finish|polish|rewrite|refresh|build|edit|do|tailor|work|start",
    things: "cv|resume|curriculum vitae|portfolio|linkedin|linkedin profile|professional profile",
    unless: "gap year activities|website|stocks|shares|investment",
    it: "your CV",
    named: "cv|resume|portfolio|linkedin|linkedin profile",
    plan: `
      2* Open the newest version of {theIt}, or a blank page with your name on it.
        ? only .. phone | no computer | no laptop: 2 Open a free CV template in your phone's document app, with your name on it.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 2 Write your last post on a blank page in words that a shop assistant would know.
        ? from # | years old | old cv | ancient: 2 Open the old CV, saved under today's date as a new file.
      10n Write three lines for your newest role: what you did, for whom, with what result.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write three lines on it without ranks or short forms: people led, kit kept, what came of it.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 10 Write three lines from your old work that the new field needs too, in an advert's own words.
        ? too long | # pages | one page | shorter: 10 Cut all before the last ten years to one line each, and hobbies to none.
      8n Send it to one person with the question: “What do you think I am good at, after reading this?”
        ? closes | closing | deadline | by sunday | by monday | by friday: 8 Send it to the address in the advert before it closes, with two lines on why you.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 Send it to one person who never served: “Which word here don't you understand?”
      8 List your last three roles or projects with their months, newest first.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 List your last three posts with their months, each with a civilian title such as “team leader”.
        ? no experience | first cv | first job | school: 8 List three things that took effort: school work, help at home, a club, odd jobs, with their months.
        ? # years | gap | kids | from #: 8 List your last three roles with their years only, and one line for the time since.
      10 Write one line for the newest: what you did, for whom, with what number or result.
        - 5 Write one line for the newest: what you did and for whom.
        - 5 Add a number or a result to that line.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write one line for the newest without ranks or short forms: people led, kit kept, what came of it.
          - 5 Write what you did in the newest, without ranks, units or short forms.
          - 5 Add a number: people led, value of kit, months without an accident.
      15 Write two lines of that kind for each of the other two.
        - 8 Write two lines of that kind for the second.
        - 8 Write two lines of that kind for the third.
      10 Work five words from an advert you like into your text, where they are true.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Put a plain word for each service one: “mission” is project, “kit” is equipment, “orders” briefing.
          - 5 Underline every rank, unit and short form in the text.
          - 6 Write a plain word over each: “project” for mission, “equipment” for kit.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 10 Work five words from adverts of the new field into your old roles, where they are true.
          - 5 Copy five words that come up in two adverts of the new field.
          - 6 Work each into one of your old roles where it is true.
        ? reference | referee: 10 Ask one person who saw you at work or in a club, school or church: “May I name you as a referee?”
          - 3 Write three names: PTA, church, old boss, neighbour you helped, tutor.
          - 3 Ask the first by phone or text.
        - 5 Copy five telling words from an advert you like.
        - 6 Work each of them into your text where it is true.
        ? kitchen | warehouse | clean* | care: 10 Work five words from an advert you like into your text, such as “reliable”, “shifts” or “heavy lifting”, where they are true.
      10? Cut everything older or longer than the reader needs, down to one or two pages.
        ? too long | # pages | one page | shorter: 10 Cut it to the length you want, with all before the last ten years in one line each.
      8 Send it to one person with the question: “What do you think I am good at, after reading this?”[ Tell them you need it {deadline}.]
        ? closes | closing | deadline | by sunday | by monday | by friday: 8 Send it to the address in the advert, with two lines on why you, a day before it closes.
          - 3 Save it as a PDF with your name in the file name.
          - 5 Send it to the advert's address.
        - 3 Save it as a PDF with your name in the file name.
        - 4 Send it to one person with the question: “What do you think I am good at, after reading this?”
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 Send it to one person who never served: “Which word here don't you understand?”
          - 3 Save it as a PDF with your name in the file name.
          - 4 Send it to one person who never served: “Which word here don't you understand?”
        ? no printer | on paper | print*: 8 Mail it to yourself as a PDF, to be printed at a library or the job centre.
    `,
  },
  {
    id: "job-application",
    area: "work",
    acts: "write|send|finish|do|fill in|submit|complete|apply|apply for|draft|start",
    things:
      "cover letter|application letter|motivation letter|letter of motivation|job application|application form|personal statement for job|promotion|job|role|position|vacancy|internship|apprenticeship",
    whole: "apply for a promotion|apply for the job|apply for this job",
    unless: "visa|student",
    it: "the application",
    named: "cover letter|application|letter",
    plan: `
      2* Copy the advert's three most repeated demands into a blank document.
        ? supporting information | supporting statement | person specification: 2 Copy the “essential” lines of the person specification into a blank document.
        ? # competency | # questions | competency: 2 Copy all questions of the form into a blank document, with the word limit of each.
        ? half written | half done | half filled | already started | started it | already have: 2 Open the application at the first field or line that is still empty.
      10n Write one true sentence under each: what you did that shows it.
      20n Send your CV or their form with two sentences on why this place[ {deadline}].
        ? supporting information | supporting statement | person specification: 20 Send the form with two true lines for each “essential” point in the box, in their order.
        ? # questions | form: 20 Send the form with each answer pasted in, however short.
      8 Write one thing you have done under each of the three.
        - 4 Write one thing you have done under the first demand.
        - 6 Write one thing under the other two.
        ? supporting information | supporting statement | person specification: 10 Write two lines under each “essential” line: where you did it, and what came of it.
          - 5 Write two lines under the first half of the “essential” lines.
          - 6 Write two lines under the rest.
        ? # competency | # questions | competency: 10 Write one true story under each question in four words: place, task, action, result.
      6 Find one fact about the place that you honestly like, and write it down.
        ? half written | half done | half filled | closes | tonight | midnight: -
      20 Write the letter: why them, your three proofs, what you offer next.
        - 5 Write two sentences on why them, with the fact in it.
        - 8 Turn your three proofs into one sentence each.
        - 4 Write the last sentence: what you offer and when you can talk.
        ? # competency | # questions | competency: 25 Write each answer from its four words: two sentences on the task, three on you, one on the result.
          - 10 Write the first answers from their four words, 100 to 150 words each.
          - 10 Write the others in the same way.
      8 Cut every sentence that could go to any other employer, reading aloud.
      8 Send it with your CV, name and job title checked[ {deadline}].
        - 4 Check the employer's name, the job title and the date.
        - 4 Send it with your CV[ {deadline}].
        ? # competency | # questions | competency | form: 8 Send the form with the answers pasted in, and the receipt saved[ {deadline}].
          - 8 Paste the answers into the form.
          - 3 Send it[ {deadline}], with the receipt saved.
      2? Set a reminder to ask after ten days.
    `,
  },
  {
    id: "job-interview",
    area: "work",
    whole: "interview",
    acts: "prepare|prepare for|prep|prep for|ace|get ready|practice|practise|do|nail|pass|survive|have|study",
    things:
      "interview|job interview|interview question|phone screen|technical interview|second interview|zoom interview",
    unless: "user interview|candidate|guest|podcast|smashed|cracked|broken",
    it: "the interview",
    named: "interview|phone screen",
    plan: `
      2* Write down date, time, place or link, and the name of who you will meet[: {deadline}].
      15n Write a short true story for the demand in the advert you fear most: the problem, what you did, how it ended.
      10n Answer “Tell us about yourself” aloud into your phone, in under two minutes.
      10 Copy the five main demands from the advert onto one page.
        - 5 Copy the five main demands from the advert onto one page.
        - 3 Mark the two you are surest of.
        ? no advert | dont know what: 10 Copy five demands from a similar advert onto one page.
      15 Write a short true story for three of them: the problem, what you did, how it ended.
        - 8 Write a short true story for the first: the problem, what you did, how it ended.
        - 10 Write two more in the same form.
      10 Read the company's own page and write two questions you would like to ask.
        - 6 Read the company's own page for what they make and for whom.
        - 4 Write two questions you would like to ask.
        ? school | teaching assistant | nursery: 10 Read the school's page and last inspection report, for two questions you would like to ask.
        ? care home | hospital | ward | care: 10 Read the place's page and last inspection report, for two questions you would like to ask.
        ? english | my accent | language: 10 Write five words of the trade you need in that language, and “Could you say that once more, please?”
          - 6 Write five words of the trade in that language.
          - 4 Say aloud: “Could you say that once more, please?”
      10 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        - 4 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        - 3 Listen to it once for the one thing you would change.
        ? english | my accent | language: 10 Answer “Tell us about yourself” aloud in that language, slowly, in five short sentences.
          - 5 Write five short sentences about yourself in that language.
          - 5 Say these sentences into your phone twice.
      15 Try the way there or the video link, in the clothes for the day.
        - 5 Try the way there on a map, or the video link.
        - 5 Lay out your clothes and what you will bring.
        ? wear | clothes | outfit: 15 Try on the clothes for the day, one step smarter than the staff in the photos.
        ? teams | zoom | video | online: 15 Try the video link with sound and light, in the clothes for the day.
      2? Set two alarms for the day.
    `,
  },
  {
    id: "ask-raise",
    area: "work",
    whole:
      "ask for a raise|ask for a pay rise|negotiate my salary|negotiate salary|ask for more money|get a raise|get a pay rise|ask my boss for a raise|ask boss for raise|negotiate a raise|get promoted",
    acts: "ask|ask for|negotiate|get|request|talk|discuss|tell",
    things:
      "raise|pay rise|payrise|salary|pay increase|more money|promotion|higher salary|salary increase",
    hints: "boss|manager",
    it: "a raise",
    plan: `
      2* Write down the sum you earn now and the sum you want to ask for[: {amount}].
        ? been on # | years on # | earn #: 2 Write the sum you earn, {#}, with the sum you want beside it.
      10 List three things you did this year that brought in money, saved time or made someone's work easier.
        - 6 List three things you did this year that helped the place you work for.
        - 4 Add a number to each: money, hours, people.
        ? new colleague | everyone | others | same work: 10 List three things you did this year, with money, time or people, others' pay left out.
      10? Look up what two adverts or pay tables give for your work.
        ? new guy | new girl | new person | new starter | new hire | gets #: 10 Look up what two adverts give for your work, as your ground: a colleague's pay is for your own eyes.
        ? minimum wage | shop | care | warehouse: 10 Look up this year's legal minimum and what two places nearby pay for the same shifts.
      8* Write your request in two sentences: three things you did, then the sum.
        - 5 Write your request in two sentences: the three things, then the sum.
        - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        ? no bonus | bonus: 8 Write your request in two sentences: three things you did, then the bonus you ask for.
      4 Ask {person|your manager} for 20 minutes, on a day that is not full.
        ? email | in writing | letter: 4 Send {person|your manager} the two sentences, with a request for 20 minutes to talk.
        ? said no | refused | last year: 4 Ask {person|your manager} for 20 minutes, with last year's answer and its date in the first line.
      8 Say the two sentences aloud three times, and stop after the sum.
        - 4 Say the two sentences aloud three times.
        - 2 Practise being quiet after the sum, while you count to five.
      5 Say the two sentences in the talk, with a thank-you by mail the same day on what was agreed.
        ? no time | never .. meet | remote: 5 Say the two sentences on a call, with what was agreed in a mail the same day.
      8n Say the two sentences to {person|your manager}, in 20 minutes booked on a day that is not full.
        ? said no | refused | turned .. down: 8 Say to {person|your manager}: “Last time it was a no. Since then I …. What would it take by …?”
    `,
  },
  {
    id: "quit-job",
    area: "work",
    whole:
      "quit my job|leave my job|resign|hand in my notice|give notice|give my notice|quit work|leave my company",
    acts: "quit|leave|resign|resign from",
    things: "job|toxic job|work|position|company",
    unless: "garage|landlord|flat|tenancy|lease|gym|nursery|allotment|room|smoking",
    it: "your job",
    plan: `
      2* Write down your main reason for leaving {it}, in one line for yourself.
        ? notice handed | handed in | gave notice: 2 Write down your last working day, and who still has to know.
      10 Find two things in your contract: the notice period and unused holiday.
        - 5 Find your contract.
        - 5 Write down the notice period and your unused holiday.
        ? probation | first month | # weeks in: 10 Find two things in your contract: the notice in probation, which is often a week, and unused holiday.
          - 5 Find your contract.
          - 5 Write down the notice in probation and your unused holiday.
      10 Add up what you need for three months, and what you have.
        - 5 Add up rent, food and bills for one month.
        - 4 Compare three times that sum with your savings.
        ? kid* | rent | afford | no money | savings: 10 Add up what you need for three months, with a benefits calculator beside it, and stop here until a new contract is signed if it falls short.
        ? got a job | new job | another job | have something: -
      5 Choose the day you would tell them, and the last working day that follows from it.
        ? holiday | away | off sick | on leave | annual leave: 5 Choose the day; notice counts from the written letter, so personnel or a stand-in may take it while the boss is away.
      8* Write the letter: three sentences, no reasons, the last day by your notice period, thanks.
        - 5 Write the letter: three sentences, no reasons, the last day, thanks.
        - 3 Read the letter again tomorrow before anyone else does.
        ? today | now | right now: 8 Write the letter: three sentences, no reasons, the last day, thanks, and leave it for one night.
      5* Hand the letter over in a short talk with {person|your manager}.
        ? holiday | away | on leave | annual leave: 5 Send the letter by mail today to your manager and personnel, with “Please confirm the last day.”
        ? scared | afraid | anxious | dread: 5 Hand the letter over with two sentences read from a card, and nothing more to explain.
        ? shout* | horrible | bull*: 5 Send the letter by mail to personnel and your manager, with their answer kept.
      15? Save your own papers: payslips, references, contacts you may keep.
        - 8 Save your payslips and contract.
        - 6 Write down the people you would ask for a reference.
    `,
  },
  {
    id: "start-business",
    area: "work",
    needsAct: true,
    whole:
      "start a business|start my own business|start freelancing|become self-employed|launch a business|go freelance|start a side hustle|become a freelancer|start a company|start a startup|start a small business|start an online business|start an etsy shop|open a shop|open an etsy shop|sell on etsy|sell my art",
    acts: "start|launch|open|build|set up|create|found|begin",
    things:
      "business|side hustle|company|startup|etsy shop|online shop|freelance business|shop|small business|online store|store|freelancing|agency|consultancy|bakery|cafe|photography business",
    unless: "card|trip|plan template|bank account",
    it: "the business",
    named: "business|side hustle|company|startup|shop|store|agency|consultancy|bakery|cafe",
    plan: `
      2* Finish this sentence about {theIt} on paper: “I help … to … .”
        ? full time job | job | evenings | after work: 2 Finish this sentence about {theIt} on paper: “In … hours a week I help … to ….”
      8n Write the names of three people who might pay for that.
      10n Offer it to one of them in a short message, with a price in it.
      8 Write the names of five people who might pay for that.
        - 4 Write the names of three people who might pay for that.
        - 4 Add two you could be introduced to.
      15? Ask two of them what it costs them today to do without, and write down their words.
        - 5 Write one question: how they solve it today and what annoys them about it.
        - 8 Send the question to two of the five.
      10 Describe the smallest thing you could sell, with a price.
        - 6 Describe the smallest thing you could sell in two lines.
        - 3 Put a price on it.
        ? no money | # budget: 10 Describe the smallest thing you could sell this week with what you have at home, with a price.
          - 6 Describe the smallest thing you could sell, in two lines.
          - 3 Put a price on that thing.
      20 List what it will cost you to deliver it once: hours, material, fees.
        - 8 List what it will cost you to deliver it once: hours, material, fees.
        - 8 Look up what you must register before your first sale[ in {place}].
      10 Offer it to one of the five in a short message, with the price in it.
        - 5 Write the offer: what they get, when, for how much.
        - 3 Send the offer to one of the five.
      5 Put one hour a week for it in your calendar[, to be ready {deadline}].
    `,
  },
];

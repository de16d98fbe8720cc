import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
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
      2* Write down what {theIt} would be called in a job ad, and two things you are good at that it needs.
        ? prison | jail | criminal record | conviction: 2 Write down three things you do well, from before or inside: kitchen, painting, cleaning, gym, forklift.
        ? morning* only | only mornings | mornings only: 2 Write down the mornings and hours you can work, and what the job would be called in an advert.
        ? work from home | remote work | remote job | home working: 2 Write down two things you could do from a desk at home, such as support, typing, teaching or bookkeeping.
        ? my back | my knees | my body | heavy lifting | cant stand for | chronic | disab*: 2 Write down three tasks from your years of work that need no lifting, such as records, phone, teaching.
        ? laid off | made redundant | got fired | redundancy | lost my job: 2 Look up the benefit office's page for people who lost work, and write down its first step and last day.
        ? warehouse | driving | driver | delivery | factory: 2 Write down your licences, the shifts you can do and how far you can travel.
        ? without anyone knowing | secretly | before i quit | while still working | still employed: 2 Write down what the job would be called, and the two hours a week in which you can look in peace.
        ? career change | change career* | new field | different field | something different: 2 Write down three tasks of your old work that you would like to keep, and one you never want again.
        ? no english | little english | my english | language: 2 Write down three jobs where hands count more than English: cleaning, kitchen, warehouse, sewing, farm, care.
        ? night* | evening* | part time | school hours | weekends: 2 Write down the days and hours you can work, and what the job would be called in an advert.
      10 Search a job site for that job title[ in {place}] until you have saved five openings you could live with.
        ? visa ends | visa expires | visa runs out | need sponsorship | visa sponsor*: 10 Search a job site for that name with “visa sponsorship” or your visa's name beside it, and save five adverts.
          - 5 Search with “visa sponsorship” or your visa's name.
          - 5 Save five adverts.
        ? warehouse or driving | driving or warehouse | warehouse and driving: 10 Search a job site for “warehouse” and “driver” with the distance you can travel[ in {place}], and save five adverts.
        ? bus driver | lorry driver | truck driver | delivery driver | driving work | driving job | van driver | courier: 10 Search a job site for “driver” with your licence class and the distance you can travel[ in {place}], and save five adverts.
        ? into an office | office job | office work | desk job | admin | reception*: 10 Search a job site for “administrator”, “coordinator” and “reception” with the word of your old trade[ in {place}], and save five adverts.
        ? warehouse | factory: 10 Search a job site for “warehouse” with the distance you can travel[ in {place}], and save five adverts.
        ? remote | from home | work from home: 10 Search a job site for that name with “remote” on[ in {place}], and save five adverts whose firm you can find elsewhere too.
        ? without moving | no commute | near home | close to home | walking distance | no car | without a car: 10 Search a job site for that name within the distance you can travel, and save five adverts.
        ? no experience | first job: 10 Search a job site for “no experience” and “training given”[ in {place}], and save five adverts that you could live with.
        ? part time: 10 Search a job site for that name with “part-time” on[ in {place}], and save five adverts that you could live with.
        ? night*: 10 Search a job site for “night” with cleaning, warehouse, bakery, care or supermarket[ in {place}], and save five adverts.
      10? Underline the words that come up in at least three of the five.
        - 6 Put a star on the advert that fits you best, and underline what all five ask for.
      10n Search a job site for that job title[ in {place}] until you have saved three openings you could live with.
        ? night*: 10 Search a job site for “night” with cleaning, warehouse, bakery, care or supermarket[ in {place}], and save three adverts.
        ? no english | my english: 10 Go to one agency, cleaning firm or supermarket nearby with a card: your name, phone, hours.
      25 Put five words from the best job ad into your CV, each with one thing you did.
        ? after # years | career change | change career* | into an office | out of nursing | out of teaching | new field: 25 Put five words of the best advert into your CV, each with a task from your old work that is the same thing.
          - 5 Open your CV, or a blank page with name, phone and e-mail on it.
          - 10 Put two of those words into it, each with a task from your old work.
          - 10 Correct what sounds wrong as you read it aloud.
        - 5 Open your CV, or a blank page with name, phone and e-mail on it.
        - 10 Put two of those words into it, each with one thing you did.
        - 10 Correct what sounds wrong as you read it aloud.
        ? no cv | never had a cv | no experience | first job: 25 Put five words of the best advert onto one page with your name, each with a time you did it at school, home or a club.
        ? cv done | cv is done | have a cv | cv ready | cv is ready: 10 Change five words in your CV to those of the best advert, where they are true.
          - 5 Copy five words from the best advert.
          - 5 Put each into the CV where it is true.
          - 3 Save the CV as PDF.
      10* Text three people what job you are looking for: “Do you know of anything?”
        ? prison | jail | criminal record | conviction: 10 Ring a charity for people leaving prison or your probation officer: “Which firms near me hire?”
          - 4 Find the number of such a charity or of your probation officer.
          - 6 Ring: “Which firms near me hire?”
        ? linkedin: 10 Message three people on LinkedIn what you are looking for, with the question whether they know of anything.
          - 4 Write one message: what you are looking for, and the question whether they know of anything.
          - 3 Send it to three people there.
        ? agenc*: 10 Ring one agency for this kind of work: the shifts you can do, your licences, from when.
          - 4 Find the number of one agency for this kind of work.
          - 6 Ring it: the shifts you can do, your licences, from when.
        - 4 Write one text: what you are looking for, and the question whether they know of anything.
        - 3 Send the text to three people.
        ? no english | my english: 10 Ask three people from your own community where they work, and whether their boss needs someone.
          - 4 Write one text in your own language: what you look for, your hours.
          - 3 Send the text to three people.
      30 Send your first application, to the job ad that fits best.
        - 10 Write four sentences for the starred advert: why them, why you.
        - 8 Send the four sentences with your CV to that firm.
      4 Put two fixed hours a week for the search into your calendar[, to have it {deadline}].
        ? # weeks of pay | # weeks pay | savings for | money runs out | # months of savings | severance: 4 Put one hour each morning for the search into your calendar, and the day the money ends in red.
    `,
  },
  {
    id: "write-cv",
    area: "work",
    acts: "write|update|fix|make|improve|redo|create|finish|polish|rewrite|refresh|build|edit|do|tailor|work|start",
    things: "cv|resume|curriculum vitae|portfolio|professional profile",
    unless: "gap year activities|website|stocks|shares|investment",
    it: "your CV",
    named: "cv|resume|portfolio",
    plan: `
      2* Open the newest version of {theIt}, or a blank page with your name on it.
        ? no experience | never had a job | never worked | first resume: 2 Type your name, phone, mail and town at the top of a blank page.
        ? cut my cv | shorten my cv | cv to one page | cv to # page* | cv down to: 2 Save a copy of your CV under a new name, with its pages and words on a slip.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 2 Open the advert beside your CV, saved under the firm's name as a new file.
        ? # years of experience | # years experience | forklift | warehouse | driver | cleaner | kitchen: 2 Open the newest version of your CV, or a blank page with name, phone and the licences you hold.
        ? video cv | video resume | cv video: 2 Write three short sentences on a card: who you are, what you can do, why this job.
        ? im 15 | im 16 | im 17 | im 18 | paper round | first cv | never had a cv | no cv | dont have a cv: 2 Type your name, phone and mail at the top of a blank page.
        ? usb stick | memory stick | old laptop | paper copy | only on paper: 2 Put the stick, paper or laptop with the old CV beside you, and open its first page.
        ? only .. phone | no computer | no laptop: 2 Open a free CV template in your phone's document app, with your name on it.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 2 Write your last post on a blank page in words that a shop assistant would know.
        ? from # | years old | old cv | ancient: 2 Open the old CV, saved under today's date as a new file.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 2 Open your newest resume beside one advert from the new field, saved under a new name.
      10n Write three lines for your latest job: what you did, who it was for, what came of it.
        ? video cv | video resume | cv video: 10 Say the three sentences to the phone's camera, a window in front of you.
        ? paper round | babysitting | im 15 | im 16 | im 17 | im 18: 10 Write three lines on what you have done: out in every weather, money counted, younger ones looked after.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write three lines on it without ranks or short forms: people led, kit kept, what came of it.
        ? no experience | never had a job | never worked | first resume: 10 Write three lines on what you have done: school work, help at home, a club, odd jobs.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 10 Write three lines from your old work that the new field needs too, in an advert's own words.
        ? too long | # pages | one page | shorter: 10 Cut all before the last ten years to one line each, and hobbies to none.
      8n Send it to one person with the question: “What do you think I am good at, after reading this?”
        ? agency wants | agency needs | recruiter wants | recruiter asked | recruiter needs | asked for my cv | wants my cv | wants it by | wants it before: 8 Send it as a PDF to the one who asked for it, with two lines on why you[, {deadline}].
        ? video cv | video resume | cv video: 8 Upload the best of three takes the way the advert asks, as a file or an unlisted link[, {deadline}].
        ? closes | closing | deadline | by sunday | by monday | by friday: 8 Send it to the address in the advert before it closes, with two lines on why you.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 Send it to one person who never served: “Which word here don't you understand?”
      8 List your last three jobs or projects with their months, newest first.
        ? cut my cv | shorten my cv | cv to one page | cv to # page* | cv down to: 8 Mark what the job you want asks for; whatever has no mark may go.
        ? no dates | dont have dates | dates missing | cant remember .. dates | forgot .. dates: 8 List your jobs, newest first, with the years from payslips, tax record or old mails.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 8 Mark in the advert the five words that come first or twice, and the place in your CV that proves each.
        ? video cv | video resume | cv video: 8 Write the script from the three: about 120 words make a minute.
        ? paper round | babysitting | im 15 | im 16 | im 17 | im 18: 8 List three things that took effort, with their months: paper round or odd jobs, a school project, a club.
        ? same job | same company | same firm | been there # | one employer | only one job | only ever worked: 8 List what you have taken on in that one job, newest first: duties, tasks, people you trained.
        ? at home with | stay at home | raising .. kids | raising .. children | years at home: 8 List the last jobs with their years only, and one line for the years at home: school board, budget, care, odd jobs.
        ? too many jobs | lots of jobs | short jobs | job hopping | agency work | temp jobs: 8 List the short jobs of one kind under one heading, with the first and the last year.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 List your last three posts with their months, each with a civilian title such as “team leader”.
        ? no experience | first cv | first job | school: 8 List three things that took effort: school work, help at home, a club, odd jobs, with their months.
        ? gap | kids | from # | out of work | career break: 8 List your last three roles with their years only, and one line for the time since.
      10 Write one line for the newest: what you did, for whom, with what number or result.
        ? cut my cv | shorten my cv | cv to one page | cv to # page* | cv down to: 10 Cut each job to its two strongest lines, with one number in each.
          - 5 Do the newest job.
          - 5 Do the others.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 10 Rewrite the three lines at the top of your CV with the three most important of these words.
          - 5 Choose the three most important words.
          - 5 Rewrite the three lines at the top with them.
        ? forklift | reach truck | hgv | driver: 10 Write one line for the newest: machine or vehicle, loads, shifts, and how long without an accident.
          - 5 Write machine or vehicle, loads and shifts.
          - 5 Add how long without an accident.
        ? video cv | video resume | cv video: 5 Put the phone at eye height, a window in front of you, a plain wall behind.
          - 3 Put the phone at eye height, a window in front of you.
          - 3 Clear the wall behind you.
        ? paper round: 10 Write one line on the paper round: how many houses, how early, how long you kept it up.
          - 5 Write how many houses and how early.
          - 5 Add since when, and that nobody had to remind you.
        ? team leader | team lead | supervisor | shift leader | head of | management | manager job | manager role | manager position | promotion: 10 Write one line on people: whom you trained, covered for or led, with how many and what came of it.
          - 5 Write one line on whom you trained, covered for or led.
          - 5 Add a number or a result to that line.
        ? student | graduate | graduating | university | school leaver: 10 Write one line for one piece of study or work: what you did, for whom, with what mark or result.
          - 5 Write one line on one project, course or part-time job.
          - 5 Add a mark, number or result to that line.
        - 5 Write one line for the newest: what you did and for whom.
        - 5 Add a number or a result to that line.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write one line for the newest without ranks or short forms: people led, kit kept, what came of it.
          - 5 Write what you did in the newest, without ranks, units or short forms.
          - 5 Add a number: people led, value of kit, months without an accident.
      15 Write two lines like that for each of the other two.
        ? cut my cv | shorten my cv | cv to one page | cv to # page* | cv down to: 10 Write all before the last ten years in one line each, with school and hobbies in one line together.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 10 Move the job or task that fits best to the top of its list, with a number beside it.
        ? video cv | video resume | cv video: 10 Say the script aloud with a clock, and cut what runs over.
          - 5 Say the script aloud with a clock.
          - 4 Cut what runs over.
        ? same job | same company | same firm | been there # | one employer | only one job | only ever worked: 15 Write two lines of that kind for the two biggest things on that list.
          - 8 Write two lines of that kind for the biggest thing on that list.
          - 8 Write two lines for the second biggest.
        - 8 Write two lines of that kind for the second.
        - 8 Write two lines of that kind for the third.
      10 Work five words from a job ad you like into your text, where they are true.
        ? cut my cv | shorten my cv | cv to one page | cv to # page* | cv down to: 5 Take out the photo, the address, “references on request” and every empty line.
        ? video cv | video resume | cv video: 10 Record it three times from start to end, your eyes on the lens.
          - 5 Record it once as a trial.
          - 6 Record it twice more.
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
        ? video cv | video resume | cv video: 5 Keep the one with the best first five seconds, its ends trimmed.
        ? im 15 | im 16 | im 17 | im 18 | paper round | first cv: 8 Add two lines at the end: school with its subjects, and the hours you can work.
        ? no experience | never had a job | never worked | first resume: 8 Add two lines at the end: school or courses, and the hours you can work.
        ? too long | # pages | one page | shorter: 10 Cut it to the length you want, with all before the last ten years in one line each.
      8 Send it to one person with the question: “What do you think I am good at, after reading this?”[ Tell them you need it {deadline}.]
        ? agency wants | agency needs | recruiter wants | recruiter asked | recruiter needs | asked for my cv | wants my cv | wants it by | wants it before: 8 Send it as a PDF to the one who asked for it, with two lines on why you[, {deadline}].
          - 3 Save it as a PDF with your name in the file name.
          - 4 Send it to the one who asked, with two lines on why you[, {deadline}].
        ? video cv | video resume | cv video: 8 Upload it the way the advert asks, as a file or an unlisted link[, {deadline}].
          - 3 Show it to one person, with the question what they'd hire you for.
          - 5 Upload it the way the advert asks, as a file or an unlisted link[, {deadline}].
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
      2* Copy the three demands the job ad repeats most into a blank document.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 2 Open the old letter, saved under the new employer's name.
        ? employment history left | history left | employment history is | only the employment: 2 Open the form at the first empty line of the employment history, with your CV beside it.
        ? masters | motivation letter | letter of motivation: 2 Copy from the programme's page what the letter should answer, with its length and closing day.
        ? selection criteria | key criteria | key selection | criteria: 2 Copy each of the criteria into a blank document, with four empty lines below each.
        ? personal statement: 2 Copy the words that the form asks the statement to answer, with its limit, into a blank document.
        ? cv is ready | cv is done | resume is updated | resume updated | cv updated | cv is updated | resume is ready: 2 Copy the advert's three most repeated demands beside your finished CV.
        ? supporting information | supporting statement | person specification: 2 Copy the “essential” lines of the person specification into a blank document.
        ? # competency | # questions | competency: 2 Copy all questions of the form into a blank document, with the word limit of each.
        ? half written | half done | half filled | already started | started it | already have: 2 Open the application at the first field or line that is still empty.
      10n Write one true sentence under each demand: what you did that shows it.
        ? selection criteria | key criteria | key selection | criteria: 10 Write one true story in four words under the first criterion: place, task, action, result.
      20n Send your CV or their form, with two sentences on why you want to work there[ {deadline}].
        ? bursary | scholarship | grant | fund: 20 Send the form with two true sentences in each box[ {deadline}].
        ? selection criteria | key criteria | key selection | criteria: 20 Send it with two true lines under each criterion[ {deadline}], in the advert's order.
        ? supporting information | supporting statement | person specification: 20 Send the form with two true lines for each “essential” point in the box, in their order.
        ? # questions | form: 20 Send the form with each answer pasted in, however short.
      8 Write one thing you have done under each of the three.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 8 Mark in it every word that belongs to the old place, with the new advert's word beside it.
        ? employment history left | history left | employment history is | only the employment: 15 Copy each job into the form, newest first: months, employer, duties, reason for leaving.
          - 8 Copy the newest two.
          - 8 Copy the older ones.
        ? no certificate* | changed from | career change | different trade: 8 Write under each of the three what you did in the old job or with your own hands that shows it.
          - 4 Write one under the first demand.
          - 6 Write one under the other two.
        ? masters | motivation letter | letter of motivation: 8 Write three true moments that led to this subject, one line each: a course, a project, a job.
          - 4 Write the first moment.
          - 6 Write the other two.
        ? selection criteria | key criteria | key selection | criteria: 10 Write one true story under each criterion in four words: place, task, action, result.
          - 5 Write the four words under the first two criteria.
          - 5 Write them under the others.
        ? personal statement | bursary: 8 Write three true moments that show why you, one line each: what you did, what came of it.
          - 4 Write the first moment.
          - 6 Write the other two.
        ? no experience | first job: 8 Write under each of the three a time you did it at school, in a club or at home.
          - 4 Write one under the first demand.
          - 6 Write one under the other two.
        - 4 Write one thing you have done under the first demand.
        - 6 Write one thing under the other two.
        ? supporting information | supporting statement | person specification: 10 Write two lines under each “essential” line: where you did it, and what came of it.
          - 5 Write two lines under the first half of the “essential” lines.
          - 6 Write two lines under the rest.
        ? # competency | # questions | competency: 10 Write one true story under each question in four words: place, task, action, result.
      6 Find one fact about the place that you honestly like, and write it down.
        ? masters | motivation letter | letter of motivation: 6 Find two modules or one teacher there that you could not have elsewhere.
        ? barista | waiter | waitress | caf* | restaurant | bar staff | bartender | pub | shop assistant | bakery: 6 Drop in as a customer at a quiet hour, for one thing you like and the name of who hires.
        ? teaching post | teaching job | teaching position | teacher at | teaching assistant: 6 Read the school's page and last inspection report for one thing you honestly like.
        ? two references | # references | need references | references still | referee*: 6 Ask two people now for a reference, with the job, the closing date and one thing they saw you do.
          - 3 Ask the first: the job, the closing date, one thing they saw you do.
          - 3 Ask the second in the same words.
        ? half written | half done | half filled | closes | tonight | midnight: -
      20 Write the letter: why them, your three proofs, what you offer next.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 15 Write the marked places anew: why them, and two proofs for what this advert wants.
          - 5 Write anew why them.
          - 8 Write two proofs for what this advert wants.
        ? employment history left | history left | employment history is | only the employment: 5 Write one line for each gap of more than a month: care, study, search, travel.
        ? under # words | # words max | only # words | at most # words: 15 Write the letter in three paragraphs, {#} words in all: why them, your two best proofs, when you could start.
          - 5 Write why them, in two sentences.
          - 8 Write your two best proofs, and when you could start.
        ? # word supporting | # word statement | # word personal | # words statement: 20 Write the statement in {#} words: one paragraph for each essential point, with what you did and what came of it.
          - 10 Write the first two points.
          - 10 Write the others.
        ? masters | motivation letter | letter of motivation: 20 Write one page: why this subject, your three moments, why there, what comes after.
          - 5 Write two sentences on why this subject.
          - 8 Write two sentences on each moment.
          - 5 Write why there, with the two modules, and what comes after.
        ? barista | waiter | waitress | caf* | restaurant | bar staff | bartender | pub: 10 Write five lines in place of a long letter: who you are, your three proofs, the shifts you can do, from when.
          - 5 Write who you are, with your three proofs.
          - 5 Add the shifts you can do, and from when.
        ? selection criteria | key criteria | key selection | criteria: 25 Write each answer from its four words: one sentence on place and task, three on you, one on the result.
          - 10 Write the answer to the first criterion.
          - 10 Write the others in the same way.
        ? personal statement: 20 Write the statement from its three moments: why this, what you did, what you want to do there.
          - 5 Write two sentences on why this.
          - 8 Write three sentences on each moment.
          - 4 Write the last sentence: what you want to do there.
        - 5 Write two sentences on why them, with the fact in it.
        - 8 Turn your three proofs into one sentence each.
        - 4 Write the last sentence: what you offer and when you can talk.
        ? # competency | # questions | competency: 25 Write each answer from its four words: two sentences on the task, three on you, one on the result.
          - 10 Write the first answers from their four words, 100 to 150 words each.
          - 10 Write the others in the same way.
      8 Cut every sentence that could go to any other employer.
        ? masters | motivation letter | letter of motivation: 8 Cut every sentence that could go to any other place, reading aloud.
        ? bursary | scholarship | grant | fund: 8 Cut every sentence that anyone else could write to this fund, reading aloud.
        ? college | university | course: 8 Cut every sentence that could go to any other place, reading aloud.
      8 Send it with your CV, once you have checked the name and job title[ {deadline}].
        ? masters | motivation letter | letter of motivation: 8 Upload it as a PDF[ {deadline}], with name and programme checked.
          - 4 Check name and programme.
          - 4 Upload it as a PDF[ {deadline}].
        ? bursary | scholarship | grant | fund: 8 Send the form with the statement pasted in[ {deadline}], and the receipt saved.
          - 5 Paste the statement into the form.
          - 3 Send it[ {deadline}], with the receipt saved.
        ? references | referee*: 8 Send the form once both references' names are in[ {deadline}], with the receipt saved.
          - 5 Type in both names, with phone and mail.
          - 3 Send it[ {deadline}], with the receipt saved.
        - 4 Check the employer's name, the job title and the date.
        - 4 Send it with your CV[ {deadline}].
        ? # competency | # questions | competency | form: 8 Send the form with the answers pasted in, and the receipt saved[ {deadline}].
          - 8 Paste the answers into the form.
          - 3 Send it[ {deadline}], with the receipt saved.
      2? Set a reminder to ask after ten days.
        ? three apprenticeships | three jobs | # apprenticeships | # jobs | # applications | # places: 5 Save the letter under the second one's name, with only its first and last paragraph written anew.
    `,
  },
  {
    id: "job-interview",
    area: "work",
    whole: `interview|${everyWay("practice|prepare|rehearse|write|work on", "answers to interview questions|interview answers|my interview answers|answers to what is your greatest weakness|my answer to what is your greatest weakness|answer to what is your greatest weakness|answer to tell me about yourself|answers to common interview questions")}`,
    acts: "prepare|prepare for|prep|prep for|ace|get ready|practice|practise|do|nail|pass|survive|have|study",
    things:
      "interview|job interview|interview question|phone screen|technical interview|second interview|zoom interview",
    unless: "user interview|candidate|guest|podcast|smashed|cracked|broken",
    it: "the interview",
    named: "interview|phone screen",
    plan: `
      2* Write down the date[ ({deadline})], time, place or link, and the name of the person you will meet.
        ? in # hours | in an hour | in # minutes | this afternoon: 2 Write hour, place or link and the name to ask for on a card, with the minute you leave.
        ? bus | no car | without a car | dont drive | dont have a car: 2 Write down place, hour and the name to ask for, with the bus or train before the one you need.
        ? questions to ask | ask at the end: 2 Write down what you'd have to know about this job before you said yes.
        ? i froze | froze in | froze at | went blank | blanked | messed up my | bombed: 2 Write down the question at which it went wrong last time, and the first sentence you would say now.
        ? practi* .. with | mock interview | role play: 2 Send your helper the advert, with three questions you want to be asked.
        ? second interview | final interview | final round | next round | third interview | # interview: 2 Write down what they asked you last time, and the one answer you would now give better.
      15n Write a short true story for the requirement you fear most: the problem, what you did, how it ended.
        ? weakness*: 15 Write your answer in three sentences: a real weakness the job can live with, what you do about it, one time it worked.
        ? panel: 15 Write a short true story for the demand you fear most, and say it while you look at three points on the wall in turn.
        ? case study | case interview | scenario: 15 Solve one old case aloud in four parts: what is asked, what I know, what I'd do, what speaks against it.
      10n Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        ? weakness*: 10 Say that answer aloud into your phone three times, in under a minute.
        ? nothing smart | dont own anything smart | nothing to wear | no smart clothes | own nice clothes | dont have .. clothes | no nice clothes | dress clothes: 10 Lay out the plainest clean pants and top you have, and ask one person to lend the piece that is missing.
        ? panel | nervous | nerves | anxi* | scared | terrified | go blank | freeze: 10 Answer “Tell us about yourself” aloud, standing, with one slow breath out first and each sentence to another chair.
      10 Copy the five main requirements from the job ad onto one page.
        ? in # hours | in an hour | in # minutes | havent prepared: 5 Copy the three main demands from the advert onto the card, with one proof of yours beside each.
          - 3 Copy the three demands.
          - 3 Write one proof beside each.
        ? internal | own company | same company | current employer | promotion | where i work: 10 Copy the five main demands from the advert, each with one thing that colleagues there have seen you do.
          - 5 Copy the five main demands from the advert onto one page.
          - 4 Write one thing beside each that colleagues have seen you do.
        - 5 Copy the five main demands from the advert onto one page.
        - 3 Mark the two you are surest of.
        ? no advert | dont know what: 10 Copy five demands from a similar advert onto one page.
      15 Write a short true story for three of them: the problem, what you did, how it ended.
        ? my own job | own job after | for my own: 15 Write three things about this job that nobody else in the room knows, with a number or a name each.
          - 8 Write the first two.
          - 8 Write the third, and what you would do better from now on.
        ? technical question* | technical round | technical interview: 15 Answer three typical technical questions of the trade aloud: what I'd check first, what I'd do, how I'd know it worked.
          - 8 Find three such questions, and answer the first.
          - 8 Answer the other two.
        ? im 16 | im 17 | im 18 | never had one | never had an interview | first interview | first ever interview: 15 Write a short true story for three of them from school, home, a club or odd jobs: the problem, what you did, how it ended.
          - 8 Write one from school, home or a club: the problem, what you did, how it ended.
          - 10 Write two more in the same form.
        ? in # hours | in an hour | in # minutes | havent prepared: 10 Say one true story aloud that fits all three: the problem, what you did, how it ended.
          - 5 Write five key words for it.
          - 5 Say it aloud twice.
        ? competenc* | star method | values based: 15 Write a short true story for three competencies in the advert: the situation, what you did, how it ended, what you learnt.
          - 8 Write the first: the situation, what you did, how it ended, what you learnt.
          - 10 Write two more in the same form.
        ? never worked with | no experience with | never worked in: 15 Write a short true story for three of them from family, neighbours, a club or other work: the problem, what you did, how it ended.
          - 8 Write one from family, neighbours or a club: the problem, what you did, how it ended.
          - 10 Write two more in the same form.
        ? case study | case interview | scenario: 15 Write down how you take a case: what is asked, what you know, what you would do, what speaks against it.
          - 8 Write four headings on a page: what is asked, what you know, what you'd do, what speaks against it.
          - 10 Solve one old case aloud with a timer, under these four headings.
        ? first job | no experience | school leaver | just finished school: 15 Write a short true story for three of them from school, a club, family or odd jobs: the problem, what you did, how it ended.
          - 8 Write one from school or a club: the problem, what you did, how it ended.
          - 10 Write two more in the same form.
        ? career break | been at home | years at home | redundan* | laid off | gap | been off | not worked: 15 Write two short true stories, and one sentence on the gap: “From … to … I …, and now I'm ready for ….”
          - 8 Write the sentence on the gap.
          - 10 Write two true stories: the problem, what you did, how it ended.
        - 8 Write a short true story for the first: the problem, what you did, how it ended.
        - 10 Write two more in the same form.
      10 Read the company's own page and write two questions you would like to ask.
        ? in french | in german | in spanish | in english | in italian | in portuguese: 10 Write five words of the trade you need in that language, and “Could you say that once more, please?”
          - 6 Write five words of the trade in that language.
          - 4 Say aloud: “Could you say that once more, please?”
        ? my own job | own job after: 10 Read the paper on the new structure, for two questions on how the job will differ.
        ? target | tesco | asda | aldi | lidl | sainsburys | woolworths | coles | walmart | shoprite | spar | costco | ikea: 10 Walk through one of their shops as a customer, for one thing done well and two questions.
          - 6 Walk through one of their shops, or look at its page.
          - 4 Write one thing done well and two questions.
        ? questions to ask | ask at the end: 10 Write five questions: the first three months, the team, how success is seen, what is hard, what comes next.
          - 6 Write the five questions.
          - 4 Mark the two that nobody could find on their page.
        ? in # hours | in an hour | in # minutes | havent prepared: 5 Read the first page of their site, with two questions for the end on the card.
        ? nhs | trust: 10 Read the trust's values and last inspection report, for two questions you would like to ask.
        ? practi* .. with | mock interview | role play: 10 Let your helper ask the three questions and one surprise, with the phone recording.
          - 8 Let your helper ask the three questions and one surprise.
          - 4 Ask which answer was the clearest, and which was too long.
        ? shop | supermarket | cafe | restaurant | bar | pub | hotel | store: 10 Walk through one of their branches or read its reviews, for two questions you would like to ask.
          - 6 Walk through one of their branches or read its reviews.
          - 4 Write two questions you would like to ask.
        - 6 Read the company's own page for what they make and for whom.
        - 4 Write two questions you would like to ask.
        ? school | teaching assistant | nursery: 10 Read the school's page and last inspection report, for two questions you would like to ask.
        ? care home | hospital | ward | care: 10 Read the place's page and last inspection report, for two questions you would like to ask.
        ? english | my accent | language: 10 Write five words of the trade you need in that language, and “Could you say that once more, please?”
          - 6 Write five words of the trade in that language.
          - 4 Say aloud: “Could you say that once more, please?”
      10 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        ? weakness*: 10 Say the answer on your weakness aloud: a real one the job can live with, what you do about it, one time it worked.
          - 5 Write it in three sentences.
          - 5 Say it aloud into your phone three times.
        ? in french | in german | in spanish | in english | in italian | in portuguese: 10 Answer “Tell us about yourself” aloud in that language, slowly, in five short sentences.
          - 5 Write five short sentences about yourself in that language.
          - 5 Say these sentences into your phone twice.
        ? overqualified | over qualified: 10 Answer “Why this job?” aloud in three sentences: what you want now, what you like in it, how long you mean to stay.
          - 5 Write the three sentences.
          - 5 Say them into your phone twice.
        ? panel | nervous | nerves | anxi* | scared | terrified | go blank | freeze: 10 Answer “Tell us about yourself” aloud, standing, with one slow breath out first and each sentence to another chair.
          - 4 Put three chairs or cushions in a row as the panel.
          - 5 Answer “Tell us about yourself” to them, with one slow breath out first.
        - 4 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        - 3 Listen to it once for the one thing you would change.
        ? english | my accent | language: 10 Answer “Tell us about yourself” aloud in that language, slowly, in five short sentences.
          - 5 Write five short sentences about yourself in that language.
          - 5 Say these sentences into your phone twice.
      15 Try the route there or the video link, in the clothes for the day.
        ? nothing smart | dont own anything smart | nothing to wear | no smart clothes | own nice clothes | dont have .. clothes | no nice clothes | no clothes for | dress clothes: 15 Lay out the plainest clean trousers or skirt and top you have, with one piece borrowed, and look up the way there.
          - 5 Lay out the plainest clean pieces, and ask someone for the missing one.
          - 5 Look up the way there, with 20 minutes to spare.
        ? in # hours | in an hour | in # minutes: 10 Put on what is clean and plain, with papers, water and the card in the bag.
        ? practi* .. with | mock interview | role play: 10 Play it once from the handshake to the goodbye, without stopping.
          - 5 Play the first five minutes: handshake, small talk, “Tell us about yourself”.
          - 5 Play the end: your two questions, thanks, goodbye.
        ? at the cleaners | dry clean* | from the cleaner* | suit is: 10 Look up the way there, with the pick-up of your suit in the calendar for the day before.
          - 5 Look up the way there, 20 minutes to spare.
          - 3 Put the ticket for the cleaner's into your wallet, with an alarm for its closing time.
        ? bus | train | no car | without a car | dont drive: 15 Look up the connection before the one you need, with both times on a card, and try on the clothes for the day.
          - 5 Look up the connection before the one you need, with both times on a card.
          - 5 Lay out your clothes and what you will bring.
        - 5 Try the way there on a map, or the video link.
        - 5 Lay out your clothes and what you will bring.
        ? wear | clothes | outfit: 15 Try on the clothes for the day, one step smarter than the staff in the photos.
        ? teams | zoom | video | online: 15 Try the video link with sound and light, in the clothes for the day.
      2? Set two alarms for the day.
        ? in # hours | in an hour | in # minutes: 2 Set an alarm for the minute you leave, with ten minutes to spare.
        ? bring # references | bring .. certificate* | have to bring | bring my: 5 Put all they asked you to bring into one folder by the door.
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
    unless: "credit limit",
    it: "a raise",
    plan: `
      2* Write down what you earn now and what you want to ask for[: {money}].
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 2 Write down the day you last asked, what was said, and the sum.
        ? promotion | promoted: 2 Write down the post you ask for, and since when you have done its work.
        ? raise of # | rise of # | # raise | # rise | increase of # | # increase | # more a: 2 Write down the sum you earn now, and beside it the sum it would be after the raise.
        ? # percent | # per cent: 2 Write the sum you earn now on a slip, with {#} percent of it worked out beside it.
        ? been on # | years on # | earn #: 2 Write the sum you earn, {#}, with the sum you want beside it.
      10 List three things you did this year that brought in money, saved time or made someone's work easier.
        ? promoted | took over | taken on | extra duties | extra work | more responsib* | covering for | doing the job of | doing two jobs | trained .. new | training new: 10 List each task you took on since the pay was last set, with the month it began.
          - 6 List each task you took on since the pay was last set.
          - 4 Add the month it began, and who did it before.
        ? never had a raise | never had a rise | never asked | no raise in | no raise since | last one was | last raise | last rise | last increase | no rise in | no rise since | havent had a raise | havent had a rise | same pay: 10 Write down the month of your last raise or your start, and three things you do now that you didn't do then.
          - 3 Write down the month of your last raise, or of your start.
          - 6 List three things you do now that you didn't do then.
        - 6 List three things you did this year that helped the place you work for.
        - 4 Add a number to each: money, hours, people.
        ? new colleague | everyone | others | same work: 10 List three things you did this year, with money, time or people, others' pay left out.
      10? Look up what two adverts or pay tables give for your work.
        ? rival offered | competitor offered | other offer | another offer | offered # more: 10 Write the other offer and your pay side by side as sums a month, with hours, way there and leave below them.
        ? promotion | promoted: 10 Look up how the post is described and filled where you work, with its pay band.
        ? new guy | new girl | new person | new starter | new hire | gets #: 10 Look up what two adverts give for your work, as your ground: a colleague's pay is for your own eyes.
        ? minimum wage | shop | care | warehouse: 10 Look up this year's legal minimum and what two places nearby pay for the same shifts.
      8* Write your request in two sentences: first three things you did, last the number.
        ? rival offered | competitor offered | other offer | another offer | offered # more: 8 Write your request in two sentences: that you would like to stay, and the sum and day that would let you.
          - 5 Write that you would like to stay, and the sum that would let you.
          - 4 Add the day by which you have to answer the others.
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 8 Write two sentences: what was said and when, and the sum and the start date you ask for now.
          - 5 Write what was said and when, and the sum and date you ask for now.
          - 4 Write what you will say if it is “wait” again: “On which day can you tell me?”
        ? promotion | promoted: 8 Write your request in two sentences: three things you do already at that level, and the post you ask for.
          - 5 Write your request in two sentences: the three things, and the post.
          - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        - 5 Write your request in two sentences: the three things, then the sum.
        - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        ? no bonus | bonus: 8 Write your request in two sentences: three things you did, then the bonus you ask for.
      4 Ask {person|your manager} for 20 minutes, on a day that is not full.
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 4 Write to {person|your manager}: “You asked me to wait for …. That has come. May we settle it in 20 minutes this week?”
        ? boss is on holiday | boss is away | boss on holiday | boss is on leave | on holiday until | away until | on leave until | manager is away | manager is on: 4 Ask {person|your manager} by mail for 20 minutes in the first week back.
        ? review .. in | before .. review | before the review | at my review | in my review | annual review | at my appraisal | in my appraisal: 4 Ask {person|your manager} now to put pay on the list for the review, so that the budget is not closed before it.
        ? email | in writing | letter: 4 Send {person|your manager} the two sentences, with a request for 20 minutes to talk.
        ? said no | refused | last year: 4 Ask {person|your manager} for 20 minutes, with last year's answer and its date in the first line.
      8 Say the two sentences aloud three times, with silence after the number.
        ? promotion | promoted: 8 Say the two sentences aloud three times, and stop after the post.
          - 4 Say the two sentences aloud three times.
          - 2 Practise being quiet after them, while you count to five.
        ? nervous | scared | anxious | cry | hate asking | hate talking | awkward | terrified | freeze: 8 Read the two sentences off a card three times aloud, with a sip of water after the sum.
          - 4 Read the two sentences off a card three times aloud.
          - 2 Practise the sip of water after the sum.
        ? no budget | freeze on | budget freeze | small company | small firm | charity | no money for: 8 Write one second wish in case the pot is empty: a date to look again, a course, a day at home, more leave.
          - 4 Write one second wish: a date to look again, a course, more leave.
          - 4 Say the two sentences and this wish aloud three times.
        - 4 Say the two sentences aloud three times.
        - 2 Practise being quiet after the sum, while you count to five.
      5 Say the two sentences in the talk, and write a thank-you e-mail the same day with what was agreed.
        ? no time | never .. meet | remote: 5 Say the two sentences on a call, with what was agreed in a mail the same day.
      8n Say your two sentences to {person|your manager} in a 20-minute talk, on a day that is not full.
        ? nervous | scared | anxious | cry | hate asking | hate talking | awkward | terrified: 8 Read the two sentences off a card to {person|your manager}, in 20 minutes booked on a quiet day.
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
        ? no new job | no job yet | without a new job | nothing lined up | no other job | without another job | nothing else yet: 2 Write down two numbers: what you have saved, and what one month costs you.
        ? got a job | got a new job | got another job | have a new job | found a new job | found another job | for a new job | my new job | the new job | new job at | new job in | new job on | new job starts | new contract | job offer | accepted: 2 Check that the new contract is signed by both sides, and write down its first day.
        ? manager shout* | toxic | bully* | horrible boss | hate my job: 2 Write down the last day that was too much, and one thing you want to be different in the next place.
        ? notice handed | handed in | gave notice: 2 Write down your last working day, and who still has to know.
      10 Find two things in your contract: the notice period and unused vacation days.
        ? visa: 10 Ask a registered immigration adviser how long you may stay without this job, before anyone at work hears of it.
          - 5 Find a registered adviser or free advice line.
          - 6 Ask how many days you would have, and what a new sponsor must do.
        ? without notice | no notice | immediately | walk out | on the spot: 10 Read your contract at “notice”, and ask a free work advice line what leaving without it would cost you.
          - 5 Read your contract at “notice”.
          - 6 Ask a free work advice line what leaving without it would cost you.
        - 5 Find your contract.
        - 5 Write down the notice period and your unused holiday.
        ? probation | first month | # weeks in: 10 Find two things in your contract: the notice in probation, which is often a week, and unused holiday.
          - 5 Find your contract.
          - 5 Write down the notice in probation and your unused holiday.
      10 Add up what you need for three months, and what you have.
        ? savings for # | # months of savings | # months savings | saved # months | savings last #: 10 Count forward {#} months from your last pay, and mark the day by which new pay must come.
          - 5 Mark the day of your last pay, with the notice counted in.
          - 4 Count {#} months on from it, and mark that day too.
        - 5 Add up rent, food and bills for one month.
        - 4 Compare three times that sum with your savings.
        ? kid* | rent | afford | no money | savings: 10 Add up what you need for three months, with a benefits calculator beside it, and stop here until a new contract is signed if it falls short.
        ? got a job | got a new job | got another job | have a new job | found a new job | found another job | for a new job | my new job | the new job | new job at | new job in | new job on | new job starts | new contract | have something: -
      5 Choose the day to tell them, and write down what your last working day would be.
        ? staff accommodation | live in staff | live on site | tied housing | company flat: 5 Choose the day you would tell them only once you have a bed for the night you move out: friend, room, new job with a room.
        ? owe me | unpaid wages | havent paid me | owed wages: 5 Choose the day after the next pay day, with what they owe you written down and asked for first.
        ? partner is worried | wife is worried | husband is worried | girlfriend is worried | boyfriend is worried | partner worries: 8 Show your partner both numbers, and choose the day together: now, at a set sum, or with a new contract.
          - 3 Show your partner what is saved and what a month costs.
          - 5 Choose the day together, with the notice counted from it.
        ? # weeks notice | # weeks | # month* notice | one month | four weeks | two weeks: 5 Count the notice you named from the day you would tell them, and write down the last working day.
          - 5 Count the notice you named from the day you would tell them, and write down the last working day.
        ? bonus | pension | vest* | paid out: 5 Choose the day you would tell them, after the one on which the money you wait for is paid.
        ? boss is away | manager is away | boss is on | manager is on | boss on holiday | away until | off sick | on leave: 5 Choose the day; notice counts from the written letter, so personnel or a stand-in may take it while the boss is away.
      8* Write a resignation letter of three sentences: that you are leaving, your last day, thanks.
        - 5 Write the letter: three sentences, no reasons, the last day, thanks.
        - 3 Read the letter again tomorrow before anyone else does.
        ? today | right now | on the spot | this minute: 8 Write the letter: three sentences, no reasons, the last day, thanks, and leave it for one night.
      5* Hand the letter over in a short talk with {person|your manager}.
        ? without a row | without a fight | good terms | burning bridges | burn bridges | on good terms: 5 Hand the letter over in a short talk with {person|your manager}: “Thank you for …. My last day is …. I'll leave it all in order.”
        ? remote | work from home | video call: 5 Tell {person|your manager} in a short video call, with the letter sent as you hang up.
        ? boss is away | manager is away | boss is on | manager is on | boss on holiday | away until | on leave: 5 Send the letter by mail today to your manager and personnel, with “Please confirm the last day.”
        ? scared | afraid | anxious | dread: 5 Hand the letter over with two sentences read from a card, and nothing more to explain.
        ? shout* | horrible | bull*: 5 Send the letter by mail to personnel and your manager, with their answer kept.
      15? Save your own papers: payslips, references, contacts you may keep.
        ? no new job | no job yet | without a new job | nothing lined up | no other job | without another job: 10 Send one application this week, before the letter leaves your drawer.
          - 3 Save one advert that would be better than this job.
          - 10 Send your CV there, with three lines on why.
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
        ? domain | logo | name is | have a name | registered: 2 Finish this sentence under the name you have: “I help … to … for … a piece or an hour.”
        ? full time job | job | evenings | after work: 2 Finish this sentence about {theIt} on paper: “In … hours a week I help … to ….”
        ? candle* | soap* | jewelry | jewellery | crafts | handmade | pottery | ceramics | crochet*: 2 Put your three best pieces on the table, as those are what you sell first.
      8n Write the names of three people who might pay for that.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 8 Count for half an hour who walks or drives past the place you have in mind, at the hour they'd buy.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 8 Look up the market's vendor page: fee, rules, and the last day to apply for a table.
      10n Offer it to one of them in a short message that includes a price.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Ask one owner of such a place in another town: “What did your first year cost, and what would you do otherwise?”
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 10 Write to the market's manager: what you make, three photos, “Is there a table[ {deadline}], and what does it cost?”
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Post one offer in your neighborhood group: what you do, your price, two free days, your number.
      8 Write the names of five people who might pay for that.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 8 Count who walks or drives past the place you have in mind, at the hour they'd buy.
          - 8 Count for eight minutes at the busiest hour.
          - 3 Multiply it to an hour, and write down how many of them might stop.
        ? no customers | no clients | first customer* | first client*: 8 Write the names of five people who asked you for it, praised it or have the problem.
          - 4 Write the names of three who asked for it or praised it.
          - 4 Add two who have the problem.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 8 Look up the market's vendor page: fee, rules, and the last day to apply for a table.
          - 4 Look up the fee and the last day to apply.
          - 4 Write down its rules: handmade only, insurance, tax number, tent.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 8 Write down five homes that could use you: neighbors, friends of friends, people who have asked.
          - 4 Write down three homes that could use you: neighbors, friends of friends.
          - 4 Add two that somebody could introduce you to.
        ? shy | hate selling | no sales | introvert: 8 Write the names of five people you could tell in a text, with no talk at all.
          - 4 Write the names of three you could tell in a text.
          - 4 Add two you could be introduced to.
        - 4 Write the names of three people who might pay for that.
        - 4 Add two you could be introduced to.
      15? Ask two of them what it costs them today to do without, and write down their words.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 15 Ask one owner of such a place in another town: “What did your first year cost, and what would you do otherwise?”
          - 5 Choose one who is no rival of yours, and write the question.
          - 10 Ask it, in a quiet hour of theirs.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 15 Write to the market's manager: what you make, three photos, “Is there a table[ {deadline}], and what does it cost?”
          - 5 Take three photos in daylight.
          - 8 Write to the market's manager: what you make, and “Is there a table[ {deadline}]?”
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Look up what three others near you charge for the same job.
          - 5 Look up what two others near you charge for the same job.
          - 5 Look up a third, and write your price between them.
        - 5 Write one question: how they solve it today and what annoys them about it.
        - 8 Send the question to two of the five.
      10 Describe the smallest thing you could sell, with a price.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Write a menu of five things, each with its price and what it costs you to make.
          - 5 Write the five things with a price each.
          - 5 Write what each costs you to make.
        ? candle* | soap* | jewelry | jewellery | crafts | handmade | pottery | ceramics | crochet*: 10 Choose three kinds to begin with, with a price on each that pays material, table and your hours.
          - 4 Choose three kinds to begin with.
          - 6 Write a price on each that pays material, table and your hours.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Write your first offer in two lines: one standard job, how long it takes, one price.
          - 6 Write what one standard job holds, and how long it takes.
          - 3 Put one price on it.
        - 6 Describe the smallest thing you could sell in two lines.
        - 3 Put a price on it.
        ? no money | # budget: 10 Describe the smallest thing you could sell this week with what you have at home, with a price.
          - 6 Describe the smallest thing you could sell, in two lines.
          - 3 Put a price on that thing.
      20 List what it will cost you to deliver it once: hours, materials, fees.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 20 List what opening costs: deposit, rent for three months, equipment, permits, insurance, first stock.
          - 8 List deposit, rent for three months, and equipment.
          - 8 Ask the health department which permits it wants, and what they cost.
        ? food | cake* | bak* | cook* | jam: 20 List what it will cost you to make it once, and what the food office of your town asks of a home kitchen.
          - 8 List what it will cost you to make it once.
          - 8 Look up what your town's food office asks of a home kitchen.
        ? candle* | soap*: 20 List what one piece costs you: wax or oils, jar, wick, label, table; and look up the safety label it needs.
          - 8 List what one piece costs you, with its share of the table.
          - 8 Look up the safety label and the liability insurance that markets ask for.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 20 List what one job costs you: supplies, gas, hours; and ask for one quote for liability insurance.
          - 8 List what one job costs you: supplies, gas, hours.
          - 8 Ask for one quote for liability insurance, and look up whether your town wants a license.
        ? childmind* | nanny | babysit* | kids | children: 20 List what it will cost you to do it once, and what checks and registration your place asks of work with children.
          - 8 List what it will cost you to do it once.
          - 8 Look up what checks and registration it needs where you live.
        - 8 List what it will cost you to deliver it once: hours, material, fees.
        - 8 Look up what you must register before your first sale[ in {place}].
      10 Offer it to one of the five in a short message that includes the price.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Book one day to sell it small, such as a market table, a pop-up or a friend's shop, before any lease.
          - 5 Find two places that would have you for a day.
          - 5 Ask the first for a date and its fee.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 10 Sell the first piece to somebody you know at that price, with “Would you buy it again?”
          - 5 Write the offer: what they get, when, for how much.
          - 3 Send the offer to one person.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Post the offer in your neighborhood group, and send it to the first of the five.
          - 5 Post the offer in your neighborhood group, with your price, two free days and your number.
          - 3 Send it to the first of the five homes.
        - 5 Write the offer: what they get, when, for how much.
        - 3 Send the offer to one of the five.
      5 Put one hour a week for it in your calendar[, to be ready {deadline}].
        ? full time job | evenings | after work | kids | toddler | baby: 5 Put two fixed evenings a week for it in your calendar, of one hour each[, to be ready {deadline}].
        ? visa | work permit | benefits | universal credit: 5 Ask your visa, permit or benefit office in writing what you may earn on your own before you sell.
    `,
  },
];

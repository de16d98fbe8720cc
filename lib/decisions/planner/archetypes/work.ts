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
        ~ Pick up a pen. | Write the job title with two things you're good at.
        ? any job | anything | need a job by | asap | right away | fast: 2 Write down the hours you can work from tomorrow, how far you can travel, and two things you do well.
        ? prison | jail | criminal record | conviction | felony | felon | background check: 2 Write down three things you do well, from before or from inside: kitchen, painting, cleaning, gym, forklift.
        ? morning* only | only mornings | mornings only: 2 Write down the mornings and hours you can work, and what the job would be called in an ad.
        ? work from home | remote work | remote job | home working: 2 Write down two things you could do from a desk at home, such as support, typing, teaching or bookkeeping.
        ? my back | my knees | my body | heavy lifting | cant stand for | chronic | disab*: 2 Write down three tasks from your years of work that need no lifting, such as record keeping, phone calls, teaching.
        ? laid off | made redundant | got fired | redundancy | lost my job: 2 Look up the unemployment benefits page of your state, and write down its first step.
        ? warehouse | driving | driver | delivery | factory: 2 Write down your licences, the shifts you can do and how far you can travel.
        ? without anyone knowing | secretly | before i quit | while still working | still employed: 2 Write down what the job would be called, and two hours a week when you can look in private.
        ? career change | change career* | new field | different field | something different: 2 Write down three tasks of your old work that you would like to keep, and one you never want again.
        ? no english | little english | my english | language: 2 Write down three jobs where your hands count more than your English: cleaning, kitchen, warehouse, sewing, farm, care.
        ? night* | evening* | part time | school hours | weekends: 2 Write down the days and hours you can work, and what the job would be called in an ad.
      10 Search a job site for that job title[ in {place}] until you have saved five openings you could live with.
        ~ Open a job site. | Search for that job title. | Save the first opening you could live with. | Save four more.
        ? any job | anything | need a job by | asap | right away | fast: 10 Search a job site for “hiring immediately” and your town, until you have saved five openings: stores, warehouses, kitchens, cleaning.
        ? laid off | made redundant | got fired | redundancy | lost my job: 10 Search a job site for your last job's title[ in {place}] until you have saved five openings you could live with.
        ? visa ends | visa expires | visa runs out | need sponsorship | visa sponsor*: 10 Search a job site for that job title with “visa sponsorship” until you have saved five job ads.
          - 5 Search a job site for that job title with “visa sponsorship”.
          - 5 Save five job ads from it.
        ? warehouse or driving | driving or warehouse | warehouse and driving: 10 Search a job site for “warehouse” and “driver” within the distance you can travel[ in {place}], until you have saved five job ads.
        ? bus driver | lorry driver | truck driver | delivery driver | driving work | driving job | van driver | courier: 10 Search a job site for “driver” with your licence class, within the distance you can travel[ in {place}], until you have five job ads.
        ? into an office | office job | office work | desk job | admin | reception*: 10 Search a job site for “office assistant” and “coordinator” in your old industry[ in {place}], until you have saved five job ads.
        ? warehouse | factory: 10 Search a job site for “warehouse” within the distance you can travel[ in {place}], until you have saved five job ads.
        ? remote | from home | work from home: 10 Search a job site for remote jobs with that title[ in {place}], until you have saved five job ads from companies that really exist.
        ? without moving | no commute | near home | close to home | walking distance | no car | without a car: 10 Search a job site for that job title within the distance you can travel, until you have saved five job ads.
        ? no experience | first job: 10 Search a job site for “no experience” and “training provided”[ in {place}], until you have saved five job ads you could live with.
        ? part time: 10 Search a job site for part-time jobs with that title[ in {place}], until you have saved five job ads you could live with.
        ? night*: 10 Search a job site for “night” plus cleaning, warehouse, bakery, care or supermarket[ in {place}], until you have saved five job ads.
      10? Underline the words that come up in at least three of the five job ads.
        ? any job | anything | need a job by | asap | right away | fast: 10 Call one staffing agency: “I can start tomorrow. What do you have this week, and when does it pay?”
        - 6 Put a star on the job ad that fits you best.
      10n Search a job site for that job title[ in {place}] until you have saved three openings you could live with.
        ~ Open a job site. | Type in that job title. | Save the first opening you could live with. | Save two more.
        ? resume is from # | resume from # | resume is old | old resume | resume is years old | havent updated .. resume | outdated resume: 10 Open the old resume and add the job that just ended: title, years, three things you did there.
        ? night*: 10 Search a job site for “night” plus cleaning, warehouse, bakery, care or supermarket[ in {place}], until you have saved three job ads.
        ? no english | my english: 10 Go to one staffing agency, cleaning company or supermarket nearby with a card: your name, phone, hours.
      25 Put five words from the best job ad into your CV, each with one thing you did.
        ? resume is from # | resume from # | resume is old | old resume | resume is years old | havent updated .. resume | outdated resume: 20 Update the old resume with the job that just ended and five words from the best job ad.
          - 8 Add the job that ended: title, years, three things you did there.
          - 8 Put in five words from the best job ad, where they are true.
        ? after # years | career change | change career* | into an office | out of nursing | out of teaching | new field: 25 Put five words from the best job ad into your CV, each with a similar task from your old work.
          - 5 Open your CV, or a blank page with your name, phone and e-mail on it.
          - 10 Put two words from the best job ad into it, each with a task from your old work.
          - 10 Correct what sounds wrong as you read your CV aloud.
        - 5 Open your CV, or a blank page with your name, phone and e-mail on it.
        - 10 Put two words from the best job ad into it, each with one thing you did.
        - 10 Correct what sounds wrong as you read your CV aloud.
        ? no cv | never had a cv | no experience | first job: 25 Put five words from the best job ad onto one page, each with a time you did it at school, at home or in a club.
        ? cv done | cv is done | have a cv | cv ready | cv is ready: 10 Change five words in your CV to those in the best job ad, where they are true.
          - 5 Copy five words from the best job ad.
          - 5 Put each word into your CV where it is true.
          - 3 Save the CV as a PDF.
      10* Text three people about the job you are looking for: “Do you know of anything?”
        ? prison | jail | criminal record | conviction: 10 Ring a reentry program or your probation officer: “Which companies near me hire?”
          - 4 Find the number of a reentry program or your probation officer.
          - 6 Ring them: “Which companies near me hire?”
        ? linkedin: 10 Message three people on LinkedIn about the job you are looking for: “Do you know of anything?”
          - 4 Write one message: what you are looking for, and “Do you know of anything?”
          - 3 Send the message to three people on LinkedIn.
        ? agenc*: 10 Ring one staffing agency with the shifts you can do, your licences and your start date.
          - 4 Find the number of one staffing agency for this kind of work.
          - 6 Ring the agency with the shifts you can do, your licences and your start date.
        - 4 Write one text: what you are looking for, and “Do you know of anything?”
        - 3 Send the text to three people.
        ? no english | my english: 10 Ask three people from your own community whether their boss needs someone.
          - 4 Write one text in your own language: what you are looking for and your hours.
          - 3 Send the text to three people.
      30 Send your first application, to the job ad that fits best.
        - 10 Write four sentences for the job ad that fits best: why them, why you.
        - 8 Send those sentences with your CV to that employer.
      4 Put two fixed hours a week for the job search into your calendar[, to have it {deadline}].
        ~ Open your calendar. | Enter one fixed hour for the job search. | Enter a second, repeating weekly.
        ? any job | need a job by | asap | right away | unemployment runs out | benefits run out | runs out in | run out in: 4 Put one hour for applications on your calendar each morning[, to have it {deadline}].
        ? # weeks of pay | # weeks pay | savings for | money runs out | # months of savings | got severance | with severance | severance pay | severance package | severance of: 4 Put one hour each morning for the job search into your calendar.
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
        ~ Open the newest version, or a blank page. | Check that your name is on it.
        ? never made one | never made a resume | never written one | never wrote one | never had a resume | first resume ever | dont have a resume | no resume yet: 2 Type your name, phone, e-mail and town at the top of a blank page.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 2 Type your name, phone, e-mail and town at the top of a blank page.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 2 Save a copy of your CV under a new name.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 2 Open the job ad beside your CV.
        ? # years of experience | # years experience | forklift | warehouse | driver | cleaner | kitchen: 2 Open the newest version of your CV, or a blank page with your name, your phone and the licences you hold.
        ? video cv | video resume | cv video: 2 Write three short sentences on a card: who you are, what you can do, why this job.
        ? im 15 | im 16 | im 17 | im 18 | paper round | first cv | never had a cv | no cv | dont have a cv: 2 Type your name, phone and e-mail at the top of a blank page.
        ? usb stick | memory stick | old laptop | paper copy | only on paper: 2 Put the stick, paper or laptop with your old CV in front of you.
        ? only .. phone | just my phone | on my phone | from my phone | no computer | no laptop | dont have .. computer | without a computer: 2 Open a free CV template in your phone's document app, with your name on it.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 2 Write your last position on a blank page, in words that a store clerk would know.
        ? from # | years old | old cv | ancient: 2 Save a copy of your old CV under today's date.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 2 Open your newest resume beside one job ad from the new field.
      10n Write three lines for your latest job: what you did, who it was for, what came of it.
        ~ Open your CV at your latest job. | Write what you did. | Write who it was for. | Write what came of it.
        ? tailor*: 10 Rewrite the three lines at the top of your CV with the three most important words from the job ad.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 10 Write three lines on what you have done: school work, help at home, a club, odd jobs.
        ? # years as a stay | # years at home: 10 Write one line for your {#} years at home, such as “Full-time parent”, plus three lines on what you ran in them.
        ? stay at home mom | stay at home dad | stay at home parent | stay at home mother | stay at home | sahm | raising .. kids | years at home | home with .. kids: 10 Write one line for your years at home, such as “Full-time parent”, plus three lines on what you ran in them.
        ? video cv | video resume | cv video: 10 Say your three sentences to the phone's camera, facing a window.
        ? paper round | babysitting | im 15 | im 16 | im 17 | im 18: 10 Write three lines on what you have done: out in every weather, counted money, looked after younger kids.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write three lines on that job without ranks or abbreviations: people led, equipment maintained, what came of it.
        ? no experience | never had a job | never worked | first resume: 10 Write three lines on what you have done: school work, help at home, a club, odd jobs.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 10 Write three lines from your old work that the new field needs too, in the words of a job ad.
        ? too long | # pages | one page | shorter: 10 Cut everything older than ten years to one line per job.
      8n Send your CV to one person with the question: “What do you think I am good at, after reading this?”
        ~ Open a message to one person. | Attach your CV. | Type “What do you think I am good at, after reading this?” | Press the send button.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 8 Take out the photo, the address, “references on request” and old jobs' bullets, until it all fits on one page.
        ? tailor*: 8 Move the job or task that fits best to the top, save it as a PDF, and send it with the application.
        ? agency wants | agency needs | recruiter wants | recruiter asked | recruiter needs | asked for my cv | wants my cv | wants it by | wants it before: 8 Send your CV as a PDF to whoever asked for it, with two lines on why you[, {deadline}].
        ? video cv | video resume | cv video: 8 Upload the best of your takes the way the job ad asks, as a file or an unlisted link[, {deadline}].
        ? closes | closing | deadline | by sunday | by monday | by friday: 8 Send your CV to the address in the job ad before it closes, with two lines on why you.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 Send your CV to one person who never served: “Which word here don't you understand?”
      8 List your last three jobs or projects with their dates, newest first.
        ~ Open a blank page. | Write your last job with its dates. | Write the two before it below.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 8 List three things that took effort, with their dates: a class or project, help at home, volunteering, odd jobs.
        ? stay at home mom | stay at home dad | stay at home parent | stay at home mother | stay at home | sahm | raising .. kids | years at home | home with .. kids: 8 List your last jobs before then with their years only, plus one line for the years at home: school board, budget, care, odd jobs.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 8 Mark everything the job you want asks for. What has no mark can go.
        ? no dates | dont have dates | dates missing | cant remember .. dates | forgot .. dates: 8 List your jobs, newest first, with the years from pay stubs, tax records or old e-mails.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 8 Mark the five words in the job ad that come first or twice, and the place in your CV that proves each.
        ? video cv | video resume | cv video: 8 Write a script from your three sentences. About 120 words make a minute.
        ? paper round | babysitting | im 15 | im 16 | im 17 | im 18: 8 List three things that took effort, with their dates: paper route or odd jobs, a school project, a club.
        ? same job | same company | same firm | been there # | one employer | only one job | only ever worked: 8 List what you have taken on in that one job, newest first: duties, tasks, people you trained.
        ? at home with | stay at home | raising .. kids | raising .. children | years at home: 8 List your last jobs with their years only, plus one line for the years at home: school board, budget, care, odd jobs.
        ? too many jobs | lots of jobs | short jobs | job hopping | agency work | temp jobs: 8 List the short jobs of one kind under one heading, with the first and last year.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 List your last three positions with their dates, each with a civilian title such as “team leader”.
        ? no experience | first cv | first job | school: 8 List three things that took effort, with their dates: school work, help at home, a club, odd jobs.
        ? gap | kids | from # | ended in # | job ended | last worked in # | worked since # | out of work | career break: 8 List your last three jobs with their years only, plus one line for the time since.
      10 Write one line for the newest job: what you did, for whom, with what number or result.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 10 Write one line for the thing that took the most effort: what you did, for whom, with what result.
          - 5 Write one line for the thing that took the most effort: what you did, and for whom.
          - 5 Add a number or a result to that line.
        ? stay at home mom | stay at home dad | stay at home parent | stay at home mother | stay at home | sahm | raising .. kids | years at home | home with .. kids: 10 Write two lines on what you ran in those years: volunteering, a budget, schedules, care, with a number in each.
          - 5 Write one line, such as “Ran the school book fair with 20 volunteers”.
          - 5 Write a second line, with a number in it.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 10 Cut each job to its two strongest lines, with one number in each.
          - 5 Cut the newest job to its two strongest lines.
          - 5 Cut each of the other jobs to two lines.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 10 Rewrite the three lines at the top of your CV with the three most important words from the job ad.
          - 5 Choose the three most important words in the job ad.
          - 5 Rewrite the three lines at the top of your CV with those words.
        ? forklift | reach truck | hgv | driver: 10 Write one line for the newest job: machine or vehicle, loads, shifts, how long without an accident.
          - 5 Write one line for the newest job: machine or vehicle, loads and shifts.
          - 5 Add how long you have worked without an accident.
        ? video cv | video resume | cv video: 5 Put the phone at eye level, with a window in front of you and a plain wall behind.
          - 3 Put the phone at eye level, with a window in front of you.
          - 3 Clear the wall behind you.
        ? paper round: 10 Write one line on your paper route: how many houses, how early, how long you kept it up.
          - 5 Write how many houses your paper route had and how early you started.
          - 5 Add how long you kept it up.
        ? team leader | team lead | supervisor | shift leader | head of | management | manager job | manager role | manager position | promotion: 10 Write one line about people you trained, covered for or led, with how many and what came of it.
          - 5 Write one line about people you trained, covered for or led.
          - 5 Add a number or a result to that line.
        ? student | graduate | graduating | university | school leaver: 10 Write one line for one piece of study or work: what you did, for whom, with what grade or result.
          - 5 Write one line on one project, course or part-time job.
          - 5 Add a grade, number or result to that line.
        - 5 Write one line for the newest job: what you did and for whom.
        - 5 Add a number or a result to that line.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Write one line for the newest position without ranks or abbreviations: people led, equipment maintained, what came of it.
          - 5 Write what you did in the newest position, without ranks, units or abbreviations.
          - 5 Add a number: people led, value of the equipment, months without an accident.
      15 Write two lines like that for each of the other two jobs.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 15 Write two lines like that for each of the other two things.
          - 8 Write two lines like that for the second thing.
          - 8 Write two lines for the third, with a number where you can.
        ? stay at home mom | stay at home dad | stay at home parent | stay at home mother | stay at home | sahm | raising .. kids | years at home | home with .. kids: 15 Write two lines for each of the two jobs you had before: what you did, with what result.
          - 8 Write two lines for the last job you had before.
          - 8 Write two lines for the job before that, or for a volunteer role.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 10 Write everything older than ten years in one line per job, with school and hobbies in one line together.
        ? tailor* | adapt my cv | cv is up to date | itself is up to date | cv is done: 10 Move the job or task that fits best to the top of its list.
        ? video cv | video resume | cv video: 10 Say the script aloud with a timer, and note what runs over.
          - 5 Say the script aloud with a timer.
          - 4 Cut what runs over.
        ? same job | same company | same firm | been there # | one employer | only one job | only ever worked: 15 Write two lines like that for each of the two biggest things on your list.
          - 8 Write two lines like that for the biggest thing on your list.
          - 8 Write two lines for the second biggest thing.
        - 8 Write two lines like that for the second job.
        - 8 Write two lines like that for the third job.
      10 Work five words from a job ad you like into your CV, where they are true.
        ? tailor*: 5 Put the ad's exact job title under your name, and its words for your skills into your skills list.
          - 2 Put the ad's exact job title under your name.
          - 3 Put the ad's words for your skills into your skills list.
        ? cut my resume | shorten my resume | resume to one page | resume to # page* | resume down to | trim my resume | condense my resume | down to one page | down to 1 page | onto one page | fit on one page | one page resume: 5 Take out the photo, the address, “references on request” and every empty line.
        ? video cv | video resume | cv video: 10 Record the script three times from start to end, with your eyes on the camera.
          - 5 Record the script once as a trial.
          - 6 Record it two more times.
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 10 Put a plain word in place of each military one: “mission” is project, “kit” is equipment, “orders” is briefing.
          - 5 Underline every rank, unit and abbreviation in your CV.
          - 6 Write a plain word over each: “project” for mission, “equipment” for kit.
        ? career change | change career* | changing career* | change of career | new career | new field | switch to | switching to | leaving teaching | leaving nursing | out of teaching | out of nursing: 10 Work five words from job ads in the new field into your old jobs, where they are true.
          - 5 Copy five words that come up in two job ads in the new field.
          - 6 Work each word into one of your old jobs where it is true.
        ? reference | referee: 10 Ask one person who saw you at work, in a club, at school or in church: “May I list you as a reference?”
          - 3 Write down three names: PTA, church, old boss, neighbour you helped, tutor.
          - 3 Ask the first person by phone or text.
        - 5 Copy five important words from a job ad you like.
        - 6 Work each word into your CV where it is true.
        ? kitchen | warehouse | clean* | care: 10 Work five words from a job ad you like into your CV, such as “reliable”, “shifts” or “heavy lifting”.
      10? Cut everything older or longer than the reader needs, until your CV is one or two pages.
        ~ Open your CV at its last page. | Cut what is older than needed. | Shorten what is longer than needed. | Look whether it's one or two pages now.
        ? video cv | video resume | cv video: 5 Keep the take with the best first five seconds.
        ? im 15 | im 16 | im 17 | im 18 | paper round | first cv: 8 Add two lines at the end: your school with its subjects, and the hours you can work.
        ? no work experience | no job experience | no experience | never had a job | never worked | first resume | no work history: 8 Add two lines at the end: your school or courses, and the hours you can work.
        ? too long | # pages | one page | shorter: 10 Cut your CV to the length you want, with everything older than ten years in one line per job.
      8 Send your CV to one person[ who can answer {deadline}], with the question: “What do you think I am good at, after reading this?”
        ? agency wants | agency needs | recruiter wants | recruiter asked | recruiter needs | asked for my cv | wants my cv | wants it by | wants it before: 8 Send your CV as a PDF to whoever asked for it, with two lines on why you[, {deadline}].
          - 3 Save your CV as a PDF with your name in the file name.
          - 4 Send the PDF to whoever asked for it, with two lines on why you[, {deadline}].
        ? video cv | video resume | cv video: 8 Upload the video the way the job ad asks, as a file or an unlisted link[, {deadline}].
          - 3 Show the video to one person, with the question what they would hire you for.
          - 5 Upload the video the way the job ad asks, as a file or an unlisted link[, {deadline}].
        ? closes | closing | deadline | by sunday | by monday | by friday: 8 Send your CV to the address in the job ad a day before it closes, with two lines on why you.
          - 3 Save your CV as a PDF with your name in the file name.
          - 5 Send the PDF to the address in the job ad.
        - 3 Save your CV as a PDF with your name in the file name.
        - 4 Send the PDF to one person with the question: “What do you think I am good at, after reading this?”
        ? army | navy | raf | air force | royal marine* | marines | military | veteran | armed forces | forces leaver | soldier | infantry: 8 Send your CV to one person who never served: “Which word here don't you understand?”
          - 3 Save your CV as a PDF with your name in the file name.
          - 4 Send the PDF to one person who never served: “Which word here don't you understand?”
        ? no printer | on paper | print*: 8 Send your CV to yourself as a PDF, so you can print it at a library.
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
      2* Copy the three things the job ad asks for most into a blank document.
        ~ Open the job ad beside a blank document. | Copy the three things it asks for most.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 2 Save a copy of the old letter under the new employer's name.
        ? employment history left | history left | employment history is | only the employment: 2 Open the form at the first empty line of the employment history, with your CV beside it.
        ? masters | motivation letter | letter of motivation: 2 Copy from the programme's page what the letter should answer, plus its length and due date.
        ? selection criteria | key criteria | key selection | criteria: 2 Copy each of the criteria into a blank document, with four empty lines under each.
        ? personal statement: 2 Copy the question the statement should answer, with its word limit, into a blank document.
        ? cv is ready | cv is done | resume is updated | resume updated | cv updated | cv is updated | resume is ready: 2 Copy the three things the job ad asks for most to the top of a page beside your finished CV.
        ? supporting information | supporting statement | person specification: 2 Copy the required qualifications into a blank document.
        ? # competency | # questions | competency: 2 Copy all the questions on the form into a blank document, with the word limit of each.
        ? half written | half done | half filled | already started | started it | already have: 2 Open the application at the first field or line that is still empty.
      10n Write one true sentence under each thing the job ad asks for: what you did that shows it.
        ~ Open the document with the three things. | Write one true sentence under the first. | Write one under the second. | Write one under the third.
        ? selection criteria | key criteria | key selection | criteria: 10 Write one true story under the first criterion in key words: place, task, action, result.
      20n Send your CV or the employer's form, with two sentences on why you want to work there[ {deadline}].
        ~ Open your CV or the employer's form. | Fill in what's missing. | Write two sentences on why you want to work there. | Press the send button.
        ? bursary | scholarship | grant | fund: 20 Send the application form with two true sentences in each box[ {deadline}].
        ? selection criteria | key criteria | key selection | criteria: 20 Send the application with two true lines under each criterion[ {deadline}], in the job ad's order.
        ? supporting information | supporting statement | person specification: 20 Send the form with two true lines for each required qualification, in the same order.
        ? # questions | form: 20 Send the form with an answer in each box, even a short one.
      8 Write one thing you have done under each of the three things the job ad asks for.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 8 Mark every word in the letter that belongs to the old job, with the new ad's word beside it.
        ? employment history left | history left | employment history is | only the employment: 15 Copy each job into the form, newest first: dates, employer, duties, reason for leaving.
          - 8 Copy the two newest jobs into the form: dates, employer, duties, reason for leaving.
          - 8 Copy the older jobs into the form.
        ? no certificate* | changed from | career change | different trade: 8 Write under each of the three what you did in your old job or on your own that shows it.
          - 4 Write one example from your old job under the first thing the ad asks for.
          - 6 Write one example under each of the other two.
        ? masters | motivation letter | letter of motivation: 8 Write down three true moments that led you to this subject, one line each: a course, a project, a job.
          - 4 Write down one true moment that led you to this subject: a course, a project, a job.
          - 6 Write down two more moments.
        ? selection criteria | key criteria | key selection | criteria: 10 Write one true story under each criterion in key words: place, task, action, result.
          - 5 Write the key words for a true story under the first two criteria: place, task, action, result.
          - 5 Write the key words for a story under each of the others.
        ? personal statement | bursary: 8 Write down three true moments that show why you are right for it, one line each: what you did, what came of it.
          - 4 Write down one true moment that shows why you are right for it.
          - 6 Write down two more moments.
        ? no experience | first job: 8 Write under each of the three a time you did that at school, in a club or at home.
          - 4 Write one example from school, a club or home under the first thing the ad asks for.
          - 6 Write one example under each of the other two.
        - 4 Write one thing you have done under the first thing the ad asks for.
        - 6 Write one thing you have done under each of the other two.
        ? supporting information | supporting statement | person specification: 10 Write two lines under each required qualification: where you did it, and what came of it.
          - 5 Write two lines under each qualification in the first half: where you did it, and what came of it.
          - 6 Write two lines under each of the others.
        ? # competency | # questions | competency: 10 Write one true story under each question in key words: place, task, action, result.
      6 Find one fact about the employer that you honestly like, and write it down.
        ~ Open the employer's website. | Read until you find something you honestly like. | Write that fact down.
        ? masters | motivation letter | letter of motivation: 6 Find two courses or one teacher there that you could not have anywhere else.
        ? barista | waiter | waitress | caf* | restaurant | bar staff | bartender | pub | shop assistant | bakery: 6 Drop in as a customer at a quiet time to find one thing you like and the name of who hires.
        ? teaching post | teaching job | teaching position | teacher at | teaching assistant: 6 Read the school's website for one thing you honestly like.
        ? two references | # references | need references | references still | referee*: 6 Ask two people now for a reference, telling each the due date and one thing they saw you do.
          - 3 Ask one person for a reference, with the job, the due date and one thing they saw you do.
          - 3 Ask a second person the same way.
        ? half written | half done | half filled | closes | tonight | midnight: -
      20 Write the cover letter: why them, your three examples, what you offer next.
        ? one from last year | an old one | old cover letter | last years letter | old letter: 15 Write the marked places in the letter again: why them, and two examples for this ad.
          - 5 Write the part on why you want to work there again.
          - 8 Write two examples for what this ad asks for.
        ? employment history left | history left | employment history is | only the employment: 5 Write one line for each gap of more than a month: care, study, job search, travel.
        ? under # words | # words max | only # words | at most # words: 15 Write the letter in three paragraphs, {#} words in all: why them, your two best examples, when you could start.
          - 5 Write two sentences on why you want to work there.
          - 8 Write your two best examples and when you could start.
        ? # word supporting | # word statement | # word personal | # words statement: 20 Write the statement in {#} words: one paragraph for each required qualification, with what you did and what came of it.
          - 10 Write the paragraphs for the first two qualifications.
          - 10 Write the paragraphs for the others.
        ? masters | motivation letter | letter of motivation: 20 Write one page: why this subject, your three moments, why this school, what comes after.
          - 5 Write two sentences on why you want this subject.
          - 8 Write two sentences on each of the three moments.
          - 5 Write why you want this school, with the two courses, and what comes after.
        ? barista | waiter | waitress | caf* | restaurant | bar staff | bartender | pub: 10 Write five lines in place of a long letter: who you are, three examples, the shifts you can do, your start date.
          - 5 Write who you are, plus your three examples.
          - 5 Add the shifts you can do and your start date.
        ? selection criteria | key criteria | key selection | criteria: 25 Write out each answer from its key words: one sentence on place and task, three on what you did, one on the result.
          - 10 Write out the answer to the first criterion from your key words.
          - 10 Write out the other answers in the same way.
        ? personal statement: 20 Write the statement from your three moments: why this, what you did, what you want to do there.
          - 5 Write two sentences on why you want this.
          - 8 Write three sentences on each moment.
          - 4 Write the last sentence: what you want to do there.
        - 5 Write two sentences on why you want to work there, using the fact you found.
        - 8 Turn your three examples into one sentence each.
        - 4 Write the last sentence: what you offer and when you can talk.
        ? # competency | # questions | competency: 25 Write out each answer from its key words: two sentences on the task, three on what you did, one on the result.
          - 10 Write out the first answers from their key words, 100 to 150 words each.
          - 10 Write out the other answers in the same way.
      8 Cut every sentence that could go to any other employer.
        ~ Open your letter. | Read the first sentence: could it go anywhere? | Delete each one that could.
        ? masters | motivation letter | letter of motivation: 8 Cut every sentence that could go to any other school, reading aloud.
        ? bursary | scholarship | grant | fund: 8 Cut every sentence that anyone else could write to this fund, reading aloud.
        ? college | university | course: 8 Cut every sentence that could go to any other school, reading aloud.
      8 Send the letter with your CV, once you have checked the name and job title[ {deadline}].
        ? masters | motivation letter | letter of motivation: 8 Upload the letter as a PDF[ {deadline}], once you have checked the name and programme.
          - 4 Check the name and the programme in your letter.
          - 4 Upload it as a PDF[ {deadline}].
        ? bursary | scholarship | grant | fund: 8 Send the form[ {deadline}], once you have pasted the statement in.
          - 5 Paste the statement into the form.
          - 3 Send the form[ {deadline}].
        ? references | referee*: 8 Send the form[ {deadline}], once both references are named in it.
          - 5 Type in the names of both references, with phone and e-mail.
          - 3 Send the form[ {deadline}].
        - 4 Check the employer's name, the job title and the date.
        - 4 Send the letter with your CV[ {deadline}].
        ? # competency | # questions | competency | form: 8 Send the form[ {deadline}], once you have pasted the answers in.
          - 8 Paste the answers into the form.
          - 3 Send the form[ {deadline}].
      2? Set a reminder to ask about the job after ten days.
        ~ Open the reminders on your phone. | Set “Ask about the job” for ten days from now.
        ? three apprenticeships | three jobs | # apprenticeships | # jobs | # applications | # places: 5 Save the letter under the second employer's name. Only its first and last paragraph need to change.
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
      2* Write down the place or link, the name of the person you will meet, and the date and time[: {deadline}].
        ~ Pick up a pen. | Write the place or link, the name, date and time.
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | interview questions | practice interview: 2 Write five common questions on a page: about you, why us, a strength, a weakness, a hard moment.
        ? in # hours | in an hour | in # minutes | this afternoon: 2 Write the time, the place or link and the name to ask for on a card, with the time when you must leave.
        ? bus | no car | without a car | dont drive | dont have a car: 2 Write down the place, the time and the name to ask for, plus the bus or train before the one you need.
        ? questions to ask | ask at the end: 2 Write down what you need to know about this job before you could say yes.
        ? i froze | froze in | froze at | went blank | blanked | messed up my | bombed: 2 Write down the question that went wrong last time, and the first sentence you would say now.
        ? practi* .. with | mock interview | role play: 2 Send your helper the job ad, with three questions you want to be asked.
        ? second interview | final interview | final round | next round | third interview | # interview: 2 Write down what they asked you last time, and one answer you would give better now.
      15n Write a short true story for the job requirement that scares you most: the problem, what you did, how it ended.
        ~ Find the requirement that scares you most. | Write what the problem was. | Write what you did. | Write how it ended.
        ? front desk | hotel | receptionist | desk clerk | guest services: 15 Write a short true story for the front desk, from work, school or home: a time you calmed or helped someone, and how it ended.
        ? barista | starbucks | dunkin | coffee shop | server | waitress | waiter | hostess | restaurant | cashier | retail | fast food | mcdonalds | chick fil a | sales associate | target | walmart: 15 Write a short true story from work, school or home: a time you stayed friendly when it got busy, and how it ended.
        ? havent worked in | not worked in | out of work # | been out of work | stay at home mom | stay at home dad | home with .. kids | after # years at home: 15 Write one sentence on the gap, “From … to … I …, and now I'm ready for …”, and one true story: problem, what you did, how it ended.
        ? never worked | never had a job | no experience | first job | first interview | im 16 | im 17 | im 18: 15 Write a short true story from school, home or a team that shows you can be counted on: the problem, what you did, how it ended.
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | interview questions | practice interview: 10 Write three key words for your answer beside each question.
        ? weakness*: 15 Write your answer about a weakness in three sentences: a real one, what you do about it, one time it worked.
        ? panel: 15 Write a short true story for the job requirement that scares you most: the problem, what you did, how it ended.
        ? case study | case interview | scenario: 15 Solve one old case aloud in four parts: what is asked, what I know, what I'd do, what speaks against it.
      10n Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        ~ Open the voice recorder on your phone. | Press the record button. | Answer “Tell us about yourself” aloud. | Stop before two minutes are up.
        ? front desk | hotel | receptionist | desk clerk | guest services: 10 Answer two questions aloud into your phone: “Why this front desk job?” and “A guest is angry about the room. What do you do?”
        ? barista | starbucks | dunkin | coffee shop | server | waitress | waiter | hostess | restaurant | cashier | retail | fast food | mcdonalds | chick fil a | sales associate | target | walmart: 10 Answer two questions aloud into your phone: “Why do you want to work here?” and “What would you do with an unhappy customer?”
        ? weakness*: 10 Say that answer aloud into your phone three times, in under a minute.
        ? nothing smart | dont own anything smart | nothing to wear | no smart clothes | own nice clothes | dont have .. clothes | no nice clothes | dress clothes: 10 Lay out the plainest clean pants and top you have. A friend may lend you what is missing.
        ? panel | nervous | nerves | anxi* | scared | terrified | go blank | freeze: 10 Answer “Tell us about yourself” aloud, standing, with each sentence to a different chair.
      10 Copy the five main requirements from the job ad onto one page.
        ? front desk | hotel | receptionist | desk clerk | guest services: 10 Write down three parts of a front desk job: check-in, phones, upset guests. Add one thing you have done like it beside each.
          - 4 Write down three parts of a front desk job: check-in, phones, upset guests.
          - 6 Write beside each one thing you have done that is like it, at school, home or work.
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | practice interview: 10 Write three key words for your answer beside each question.
          - 6 Write three key words beside the first three questions.
          - 4 Write three beside the other two.
        ? in # hours | in an hour | in # minutes | havent prepared: 5 Copy the three main requirements from the job ad onto the card, with one example of yours beside each.
          - 3 Copy the three main requirements from the job ad onto the card.
          - 3 Write one example of yours beside each.
        ? internal | own company | same company | current employer | promotion | where i work: 10 Copy the five main requirements from the job ad, each with one thing colleagues have seen you do.
          - 5 Copy the five main requirements from the job ad onto one page.
          - 4 Write one thing beside each that colleagues have seen you do.
        - 5 Copy the five main requirements from the job ad onto one page.
        - 3 Mark the two requirements you are surest of.
        ? no advert | dont know what: 10 Copy five requirements from a similar job ad onto one page.
      15 Write a short true story for three of those requirements: the problem, what you did, how it ended.
        ? front desk | hotel | receptionist | desk clerk | guest services: 15 Write a short true story for two of those parts, from work, school or home: what was wrong, what you did, how it ended.
          - 8 Write one true story about someone upset or lost: what was wrong, what you did, how it ended.
          - 8 Write one more about doing two things at once, or being counted on.
        ? havent worked in | not worked in | out of work # | been out of work | stay at home mom | stay at home dad | home with .. kids | after # years at home: 15 Write two short true stories from work or home, plus one sentence on the gap: “From … to … I …, and now I'm ready for ….”
          - 8 Write one sentence on the gap: “From … to … I …, and now I'm ready for ….”
          - 10 Write two true stories: the problem, what you did, how it ended.
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | practice interview: 15 Write a short true story for two of your five questions: the problem, what you did, how it ended.
          - 8 Write one true story for the hard moment: the problem, what you did, how it ended.
          - 8 Write one more, for your strength.
        ? my own job | own job after | for my own: 15 Write three things about this job that nobody else in the room knows, with a number or name each.
          - 8 Write two things about this job that nobody else in the room knows.
          - 8 Write a third one, and what you would do better from now on.
        ? technical question* | technical round | technical interview: 15 Answer three typical technical questions aloud: what I'd check first, what I'd do, how I'd know it worked.
          - 8 Find three typical technical questions before you answer the first.
          - 8 Answer the other two questions.
        ? im 16 | im 17 | im 18 | never had one | never had an interview | first interview | first ever interview: 15 Write a short true story for three of those requirements from school, home or odd jobs: problem, what you did, how it ended.
          - 8 Write one true story from school, home or a club: the problem, what you did, how it ended.
          - 10 Write two more stories in the same way.
        ? in # hours | in an hour | in # minutes | havent prepared: 10 Say one true story aloud that fits all three requirements: the problem, what you did, how it ended.
          - 5 Write five key words for one true story that fits all three requirements.
          - 5 Say the story aloud twice.
        ? competenc* | star method | values based: 15 Write a short true story for three skills in the ad: the situation, what you did, how it ended, what you learnt.
          - 8 Write one true story: the situation, what you did, how it ended, what you learnt.
          - 10 Write two more stories in the same way.
        ? never worked with | no experience with | never worked in: 15 Write a short true story for three of those requirements from family, a club or other work: problem, what you did, how it ended.
          - 8 Write one true story from family, neighbours or a club: the problem, what you did, how it ended.
          - 10 Write two more stories in the same way.
        ? case study | case interview | scenario: 15 Write down how you take a case: what is asked, what you know, what you would do, what speaks against it.
          - 8 Write four headings on a page: what is asked, what you know, what you'd do, what speaks against it.
          - 10 Solve one old case aloud under those four headings, with a timer.
        ? first job | no experience | school leaver | just finished school | never worked before | never had a job | havent worked before: 15 Write a short true story for three of those requirements from school, a club or odd jobs: problem, what you did, how it ended.
          - 8 Write one true story from school or a club: the problem, what you did, how it ended.
          - 10 Write two more stories in the same way.
        ? career break | been at home | years at home | redundan* | laid off | gap | been off | not worked: 15 Write two short true stories, plus one sentence on the gap: “From … to … I …, and now I'm ready for ….”
          - 8 Write one sentence on the gap: “From … to … I …, and now I'm ready for ….”
          - 10 Write two true stories: the problem, what you did, how it ended.
        - 8 Write one true story for the first requirement: the problem, what you did, how it ended.
        - 10 Write two more stories in the same way.
      10 Read the company's website, and write down two questions you would like to ask.
        ? hotel: 10 Read the hotel's website and its newest guest reviews. Write down one thing guests like, and two questions to ask.
          - 6 Read the hotel's website and its newest guest reviews.
          - 4 Write down one thing guests like, and two questions to ask.
        ? starbucks | dunkin | mcdonalds | chick fil a | coffee shop: 10 Stop in as a customer, and write down one thing they do well and two questions to ask.
          - 6 Stop in as a customer, or look at the menu and website.
          - 4 Write down one thing they do well and two questions to ask.
        ? daycare | day care | preschool | child care | childcare center: 10 Read the center's website and reviews, and write two questions: the ages you'd have, and how many kids per adult.
          - 6 Read the center's website and reviews.
          - 4 Write two questions: the ages you'd have, and how many kids per adult.
        ? in french | in german | in spanish | in english | in italian | in portuguese: 10 Write down five words you need for the job in that language, plus “Could you say that once more, please?”
          - 6 Write down five words you need for the job in that language.
          - 4 Say aloud in that language: “Could you say that once more, please?”
        ? my own job | own job after: 10 Read the plan for the new structure, and write down two questions on how the job will change.
        ? target | home depot | lowes | kroger | publix | best buy | cvs | walgreens | sams club | dollar general | trader joes | tesco | asda | aldi | lidl | sainsburys | woolworths | coles | walmart | shoprite | spar | costco | ikea: 10 Walk through one of their stores as a customer, until you have found one thing done well and two questions.
          - 6 Walk through one of their stores, or look at its website.
          - 4 Write down one thing done well and two questions.
        ? questions to ask | ask at the end: 10 Write five questions: the first three months, the team, how success is measured, what is hard, what comes next.
          - 6 Write five questions: the first three months, the team, how success is measured, what is hard, what comes next.
          - 4 Mark the two that nobody could answer from the website.
        ? in # hours | in an hour | in # minutes | havent prepared: 5 Read the first page of their website, and write two questions on the card.
        ? nhs | trust: 10 Read the hospital's mission page, and write down two questions you would like to ask.
        ? practi* .. with | mock interview | role play: 10 Let your helper ask the three questions and one surprise, while the phone records.
          - 8 Let your helper ask the three questions and one surprise.
          - 4 Ask which answer was clearest and which was too long.
        ? shop | supermarket | cafe | restaurant | bar | pub | hotel | store: 10 Walk through one of their stores or read its reviews, until you have two questions you would like to ask.
          - 6 Walk through one of their stores, or read its reviews.
          - 4 Write two questions you would like to ask.
        - 6 Read the company's website to see what they make and for whom.
        - 4 Write two questions you would like to ask.
        ? school | teaching assistant | nursery: 10 Read the school's website, and write down two questions you would like to ask.
        ? care home | hospital | ward | care: 10 Read the place's website and reviews, and write down two questions you would like to ask.
        ? english | my accent | language: 10 Write down five words you need for the job in English, plus “Could you say that once more, please?”
          - 6 Write down five words you need for the job in English.
          - 4 Say aloud: “Could you say that once more, please?”
      10 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        ? front desk | hotel | receptionist | desk clerk | guest services: 10 Answer two questions aloud into your phone: “Tell us about yourself” and “A guest is angry about the room. What do you do?”
          - 5 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
          - 5 Answer aloud: “A guest is angry about the room. What do you do?” Listen, say sorry, fix it or get the manager.
        ? barista | starbucks | dunkin | coffee shop | server | waitress | waiter | hostess | restaurant | cashier | retail | fast food | mcdonalds | chick fil a | sales associate | target | walmart: 10 Answer two questions aloud into your phone: “Why do you want to work here?” and “What would you do with an unhappy customer?”
          - 5 Answer aloud into your phone: “Why do you want to work here?”
          - 5 Answer aloud: “What would you do with an unhappy customer?” Listen, say sorry, fix it or get the manager.
        ? weakness*: 10 Say your answer about a weakness aloud: a real one, what you do about it, one time it worked.
          - 5 Write that answer in three sentences: a real weakness, what you do about it, one time it worked.
          - 5 Say the answer aloud into your phone three times.
        ? in french | in german | in spanish | in english | in italian | in portuguese: 10 Answer “Tell us about yourself” aloud in that language, slowly, in five short sentences.
          - 5 Write five short sentences about yourself in that language.
          - 5 Say those sentences into your phone twice.
        ? overqualified | over qualified: 10 Answer “Why this job?” aloud in three sentences: what you want now, what you like about it, how long you mean to stay.
          - 5 Write three sentences on “Why this job?”: what you want now, what you like about it, how long you mean to stay.
          - 5 Say those sentences into your phone twice.
        ? panel | nervous | nerves | anxi* | scared | terrified | go blank | freeze: 10 Answer “Tell us about yourself” aloud, standing, with each sentence to a different chair.
          - 4 Put three chairs or cushions in a row as the panel.
          - 5 Answer “Tell us about yourself” to those chairs, after one slow breath out.
        - 4 Answer “Tell us about yourself” aloud into your phone, in under two minutes.
        - 3 Listen to your recording once for the one thing you would change.
        ? english | my accent | language: 10 Answer “Tell us about yourself” aloud in English, slowly, in five short sentences.
          - 5 Write five short sentences about yourself in English.
          - 5 Say those sentences into your phone twice.
      15 Try the route there or the video link, in the clothes for the day.
        ? over the phone | phone interview | by phone | on the phone: 5 Choose the quietest spot with a good signal, with your notes, water and the charger there.
          - 2 Call a friend for a minute from that spot.
          - 3 Put your notes, water and the charger there.
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | practice interview: 10 Call a friend who asks you the five questions in any order, while you stand up and answer.
          - 2 Text a friend: “Could you ask me five interview questions by phone tonight?”
          - 8 Answer all five standing up, with your key words out of sight.
        ? nothing smart | dont own anything smart | nothing to wear | no smart clothes | own nice clothes | dont have .. clothes | no nice clothes | no clothes for | dress clothes: 15 Lay out the plainest clean pants or skirt and top you have. A friend may lend you what is missing.
          - 5 Lay out the plainest clean clothes you have. A friend may lend you what is missing.
          - 5 Look up the route there, with 20 minutes to spare.
        ? in # hours | in an hour | in # minutes: 10 Put your papers, a bottle of water and the card into a bag, once you are in something clean and plain.
        ? practi* .. with | mock interview | role play: 10 Play the interview once from the handshake to the goodbye, without stopping.
          - 5 Play the first five minutes with your helper: handshake, small talk, “Tell us about yourself”.
          - 5 Play the end with your helper: your two questions, thanks, goodbye.
        ? at the cleaners | dry clean* | from the cleaner* | suit is: 10 Look up the route there, and write “pick up suit” into your calendar for the day before.
          - 5 Look up the route there, with 20 minutes to spare.
          - 3 Put the dry cleaner's ticket into your wallet.
        ? bus | train | no car | without a car | dont drive: 15 Look up the bus or train before the one you need, and write both times on a card.
          - 5 Look up the bus or train before the one you need, and write both times on a card.
          - 5 Lay out your clothes and what you will bring.
        - 5 Look up the route there on a map, or try out the video link.
        - 5 Lay out your clothes and what you will bring.
        ? wear | clothes | outfit: 15 Try on your clothes for the day. They should be one step dressier than what the staff wears in photos.
        ? teams | zoom | video | online: 15 Try out the video link with sound and light, in the clothes for the day.
      2? Set two alarms for the day of the interview.
        ~ Open the alarms on your phone. | Set two for the day of the interview.
        ? nervous | nerves | anxi* | scared | terrified | freaking out: 2 Set two alarms, and write one line to read before you go in: “They asked me here because they want to like me.”
        ? practice interview questions | practice questions | practice answering | practice answers | practice common | practice interview: 3 Say the weakest of the five answers aloud twice more.
        ? in # hours | in an hour | in # minutes: 2 Set an alarm for when you must leave, with ten minutes to spare.
        ? bring # references | bring .. certificate* | have to bring | bring my: 5 Put everything they asked you to bring into one folder by the door.
    `,
  },
  {
    id: "get-promoted",
    area: "work",
    whole:
      "get promoted|get a promotion|get my promotion|earn a promotion|win a promotion|become a manager|become a supervisor|become team lead|move up at work|move up in my company|make manager|make partner|make supervisor",
    acts: "get|earn|win|work towards|work toward|prepare for|go for",
    things: "promotion|promotion to team lead|promotion to manager",
    hints: "work|job|company|team lead|manager|supervisor|senior",
    unless: "dealing with|didn't get|did not get|passed over|congratulate",
    it: "the promotion",
    plan: `
      2* Write down the exact title you want, and who decides who gets it[: {deadline}].
        ~ Write the exact title at the top of a page. | Write who decides below it.
        ? apply | applied | posted | posting | opening: 2 Save the posting for the job, and write down its closing day and who decides.
      5 Open the job ad or description for that title, and mark what you do already.
        - 2 Search for that title on your company's job page, or on a job site.
        - 3 Mark what you do already, and circle what is missing.
      10* Write down three things from the last year with a number each: money, hours, people helped.
        - 4 Write down what you did, three lines.
        - 4 Add a number to each: money, hours, people.
        - 2 Put the strongest one first.
        ? new | just started | # months: 10 Write down three things since you started, with a number each: money, hours, people helped.
      8* Ask your manager for twenty minutes: “I'd like to be promoted next. What would I have to show, and by when?”
        - 3 Send one line: “Could I have twenty minutes about my next step here?”
        - 5 Ask in the talk: “What would I have to show for that title, and by when?”
        ? told no | said no | not ready | not yet | next year: 8 Ask your manager: “What exactly was missing, and when do we look at it again?”
        ? boss left | new boss | new manager: 8 Ask your new manager for twenty minutes: “Here's where I want to go. What would you need to see?”
      5 Send your manager what was agreed in two lines, with the date to look at it again.
        ~ Open a message to your manager. | Write what was agreed, in two lines. | Add the date and send it.
      5 Offer to take on one piece of that job now: a project, a shift, a new person to train.
        ~ Choose one piece of that job. | Open a message to your manager. | Offer to take it on from a day you name.
        ? dont have time | no time | swamped | overloaded: 5 Ask which task you could hand off, so you can take on one piece of the new job.
      3 Put twenty minutes a month on your calendar to add to your list of results.
        ~ Open your calendar. | Enter twenty minutes, repeating monthly. | Name it “results list”.
    `,
  },
  {
    id: "ask-raise",
    area: "work",
    whole:
      "ask for a raise|ask for a pay rise|negotiate my salary|negotiate salary|ask for more money|get a raise|get a pay rise|ask my boss for a raise|ask boss for raise|negotiate a raise",
    acts: "ask|ask for|negotiate|get|request|talk|discuss|tell",
    things:
      "raise|pay rise|payrise|salary|pay increase|more money|promotion|higher salary|salary increase",
    hints: "boss|manager",
    unless: "credit limit",
    it: "a raise",
    plan: `
      2* Write down what you earn now and what you want to ask for[: {money}].
        ~ Pick up a pen. | Write what you earn now, with what you want below.
        ? want # more | ask for # more | asking for # more | # more an hour | # extra: 2 Write down what you earn now, and what you would earn with {#} more.
        ? and want # | i want # | wanting # | looking for # | ask for # | asking for # | hoping for # | up to # an hour | to # an hour | to # a year: 2 Write “{#}” at the top of a note, the pay you ask for. Below it goes what you earn now.
        ? making # | i make # | make # an hour | earning # | get paid # | paid # an hour: 2 Write down what you earn, {#}, and beside it what you want to earn.
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 2 Write down the day you last asked, what they said, and the amount.
        ? promotion | promoted: 2 Write down the position you are asking for, and how long you have done its work.
        ? raise of # | rise of # | # raise | # rise | increase of # | # increase | # more a: 2 Write down what you earn now, and beside it what you would earn after the raise.
        ? # percent | # per cent: 2 Write on a note what you earn now and what {#} percent of it is.
        ? been on # | years on # | earn #: 2 Write down what you earn, {#}, and beside it what you want to earn.
      10 List three things you did this year that brought in money, saved time or made someone's work easier.
        ? promoted | took over | taken on | extra duties | extra work | more responsib* | covering for | doing the job of | doing two jobs | trained .. new | training new: 10 List each task you have taken on since your pay was last set, with the month it began.
          - 6 List each task you have taken on since your pay was last set.
          - 4 Add the month when each began and who did it before.
        ? never had a raise | never had a rise | never asked | no raise in | no raise since | last one was | last raise | last rise | last increase | no rise in | no rise since | havent had a raise | havent had a rise | same pay: 10 Write down the month of your last raise or your start, plus three things you do now that you didn't do then.
          - 3 Write down the month of your last raise, or of your start.
          - 6 List three things you do now that you didn't do then.
        - 6 List three things you did this year that helped your employer.
        - 4 Add a number to each: money, hours, people.
        ? new colleague | everyone | others | same work: 10 List three things you did this year that brought in money, saved time or helped people.
      10? Look up in two job ads or salary tables what your work pays.
        ~ Open a job site or salary table. | Write down what a first one pays. | Open a second. | Write that number beside it.
        ? rival offered | competitor offered | other offer | another offer | offered # more: 10 Write the other offer and your pay side by side per month, with hours, commute and vacation below them.
        ? promotion | promoted: 10 Look up the description and the pay range of that position where you work.
        ? new guy | new girl | new person | new starter | new hire | gets #: 10 Look up in two job ads what your work pays. A colleague's pay is better left out of the talk.
        ? minimum wage | shop | care | warehouse: 10 Look up this year's minimum wage and what two places nearby pay for the same shifts.
      8* Write your request in two sentences: three things you did, and the amount you ask for.
        ? want # more | ask for # more | asking for # more | # more an hour | # extra: 8 Write your request in two sentences: three things you did, and “I'm asking for {#} more.”
          - 5 Write your request in two sentences: three things you did, and “I'm asking for {#} more.”
          - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        ? and want # | i want # | wanting # | looking for # | ask for # | asking for # | hoping for # | to # an hour | to # a year: 8 Write your request in two sentences: three things you did, and “I'm asking for {#}.”
          - 5 Write your request in two sentences: three things you did, and “I'm asking for {#}.”
          - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        ? rival offered | competitor offered | other offer | another offer | offered # more: 8 Write your request in two sentences: you would like to stay, and the pay and date that would let you.
          - 5 Write that you would like to stay, and the pay that would let you.
          - 4 Add the day when you have to answer the other employer.
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 8 Write two sentences: what they said and when, and the pay and start date you ask for now.
          - 5 Write what they said and when, and the pay and start date you ask for now.
          - 4 Write what you will say if the answer is “wait” again: “On which day can you tell me?”
        ? promotion | promoted: 8 Write your request in two sentences: three things you already do at that level, and the position you ask for.
          - 5 Write your request in two sentences: three things you already do at that level, and the position.
          - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        - 5 Write your request in two sentences: three things you did, and the amount you ask for.
        - 4 Write what you will say if the answer is “not now”: “What would it take, and by when?”
        ? no bonus | bonus: 8 Write your request in two sentences: three things you did, and the bonus you ask for.
      4 Ask {person|your manager} for 20 minutes, on a day that isn't too full.
        ~ Look for a day that isn't too full. | Open a message to {person|your manager}. | Ask for 20 minutes that day.
        ? told to wait | said to wait | said wait | wait till | nothing since | heard nothing | promised to look | put off till | put off until | nothing came: 4 Write to {person|your manager}: “You asked me to wait for …. It's here now. Could we talk for 20 minutes this week?”
        ? boss is on holiday | boss is away | boss on holiday | boss is on leave | on holiday until | away until | on leave until | manager is away | manager is on: 4 Ask {person|your manager} by e-mail for 20 minutes in the first week back.
        ? review .. in | before .. review | before the review | at my review | in my review | annual review | at my appraisal | in my appraisal: 4 Ask {person|your manager} now to put pay on the agenda for the review, before the budget closes.
        ? email | in writing | letter: 4 Send {person|your manager} those two sentences, with a request for 20 minutes to talk.
        ? said no | refused | last year: 4 Ask {person|your manager} for 20 minutes, mentioning last year's answer and its date in the first line.
      8 Say your two sentences aloud three times, and stay silent after the number.
        ? promotion | promoted: 8 Say your two sentences aloud three times, stopping after the position.
          - 4 Say your two sentences aloud three times.
          - 2 Practise staying quiet after them while you count to five.
        ? nervous | scared | anxious | cry | hate asking | hate talking | awkward | terrified | freeze: 8 Read your two sentences aloud from a card three times, with a sip of water after the amount.
          - 4 Read your two sentences aloud from a card three times.
          - 2 Practise a sip of water after the amount.
        ? no budget | freeze on | budget freeze | small company | small firm | charity | no money for: 8 Write down a second wish in case there is no money: a date to look again, a course, a day at home, more vacation.
          - 4 Write down a second wish: a date to look again, a course, more vacation.
          - 4 Say your two sentences and that wish aloud three times.
        - 4 Say your two sentences aloud three times.
        - 2 Practise staying quiet after the amount while you count to five.
      5 Say your two sentences in the talk. A thank-you e-mail the same day says what you agreed on.
        ~ Sit down in the talk with your note. | Say your two sentences. | Send a thank-you e-mail with what you agreed on.
        ? no time | never .. meet | remote: 5 Say your two sentences on a call. An e-mail the same day says what you agreed on.
      8n Say your two sentences to {person|your manager} in a 20-minute talk, on a day that isn't too full.
        ~ Find a day that isn't too full. | Ask {person|your manager} for 20 minutes. | Say your two sentences in the talk.
        ? nervous | scared | anxious | cry | hate asking | hate talking | awkward | terrified: 8 Read your two sentences from a card to {person|your manager}, in a talk on a quiet day.
        ? said no | refused | turned .. down: 8 Say to {person|your manager}: “Last time the answer was no. Since then I …. What would it take by …?”
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
        ~ Pick up a pen. | Write your main reason in one line.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | without another one | without another job | without a new job | no new job | nothing lined up | another one lined up | another job lined up | without something lined up | no job lined up | with no backup | before i find something | until i have another | til i have another | until i find another: 2 Write down two numbers: what you have saved, and what one month costs you.
        ? # weeks of savings | # weeks savings | # weeks saved: 2 Write {#} weeks at the top of a page, with the date the money would run out.
        ? last day needs to be | last day is | last day will be | last day has to be | my last day | last day MONTH: 2 Count back from your last day[ ({deadline})]: write down the day your boss must hear it, two weeks before or more.
        ? no new job | no job yet | without a new job | nothing lined up | no other job | without another job | nothing else yet: 2 Write down two numbers: what you have saved, and what one month costs you.
        ? got a job | got a new job | got another job | have a new job | found a new job | found another job | for a new job | my new job | the new job | new job at | new job in | new job on | new job starts | new contract | job offer | accepted: 2 Check that both sides have signed the new contract, and write down its first day.
        ? manager shout* | toxic | bully* | horrible boss | hate my job: 2 Write down the last day that was too much, and one thing you want to be different in your next job.
        ? notice handed | handed in | gave notice: 2 Write down your last working day and who you still have to tell.
      10 Find two things in your contract or staff handbook: the notice period and your unused vacation days.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | another one lined up | another job lined up | no job lined up: 10 Save two job ads you'd take, and write down how long a job search in your field took for two people you know.
          - 5 Save two job ads you'd take.
          - 5 Text two people in your field: “How long did your last job search take?”
        ? walk me out | walked out | escort* | same day | on the spot | fire me when: 10 Take home what's yours before you say a word: tools, contacts, photos of your work, pay stubs, schedule.
          - 5 Pack your own tools and papers.
          - 5 Save your pay stubs and your schedule for the last two weeks.
        ? visa: 10 Ask an immigration lawyer how long you may stay without this job, before anyone at work hears of it.
          - 5 Find an immigration lawyer or a free legal clinic.
          - 6 Ask how many days you would have, and what a new sponsor must do.
        ? without notice | no notice | immediately | walk out | on the spot: 10 Ask a free workplace rights hotline what leaving without notice would cost you.
          - 5 Read your contract at “notice”.
          - 6 Ask a free workplace rights hotline what leaving without notice would cost you.
        - 5 Find your contract or staff handbook.
        - 5 Write down the notice period and your unused vacation days.
        ? probation | first month | # weeks in: 10 Find two things in your contract or staff handbook: the notice during probation and your unused vacation days.
          - 5 Find your contract or staff handbook.
          - 5 Write down the notice during probation and your unused vacation days.
      10 Add up what you need to live on for three months, and write down what you have saved.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | without another one | without another job | without a new job | no new job | nothing lined up | another one lined up | another job lined up | without something lined up | no job lined up | with no backup | before i find something | until i have another | til i have another | until i find another: -
        ? savings for # | # months of savings | # months savings | saved # months | savings last #: 10 Count {#} months on from your last pay day, and note the day when new pay must come.
          - 5 Mark the day of your last pay, after your notice period.
          - 4 Count the months of your savings on from that day, and note when new pay must come.
        - 5 Add up your rent, food and bills for one month.
        - 4 Compare three times that amount with your savings.
        ? kid* | rent | afford | no money | savings: 10 Add up what you need to live on for three months. If it is more than you have, a new job comes first.
        ? got a job | got a new job | got another job | have a new job | found a new job | found another job | for a new job | my new job | the new job | new job at | new job in | new job on | new job starts | new contract | have something: -
      5 Choose the day to tell your boss, and write down what your last working day would be.
        ~ Open your calendar. | Mark the day to tell your boss. | Write down your last working day.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | without another one | without another job | without a new job | no new job | nothing lined up | another one lined up | another job lined up | without something lined up | no job lined up | with no backup | before i find something | until i have another | til i have another | until i find another: 5 Look up two things you would lose: health insurance after your last day, and unemployment, which quitting often rules out.
        ? start new job on | start my new job on | new job starts on | new job on | start the new job on | start new job | new job starts: 5 Count two weeks back from your first day at the new job: that's when your boss should hear it at the latest.
        ? last day needs to be | last day is | last day will be | last day has to be | my last day: 5 Choose the day to tell your boss, early enough for the notice period to end on your last day.
        ? staff accommodation | live in staff | live on site | tied housing | company flat: 5 Choose the day to tell them, once you know where you will sleep after you move out.
        ? owe me | unpaid wages | havent paid me | owed wages: 5 Choose the day after your next pay day, and write down what they still owe you.
        ? partner is worried | wife is worried | husband is worried | girlfriend is worried | boyfriend is worried | partner worries: 8 Choose the day together with your partner, once you have both looked at the two numbers.
          - 3 Show your partner what you have saved and what a month costs.
          - 5 Choose the day together, counting the notice period from it.
        ? # weeks notice | # weeks | # month* notice | one month | four weeks | two weeks: 5 Count your notice from the day you would tell them, and write down your last working day.
          - 5 Count your notice from the day you would tell them, and write down your last working day.
        ? bonus | pension | vest* | paid out: 5 Choose a day to tell them that comes after the money you are waiting for is paid.
        ? boss is away | manager is away | boss is on | manager is on | boss on holiday | away until | off sick | on leave: 5 Choose the day. HR or a stand-in can take your letter while your boss is away.
      8* Write a resignation letter of three sentences: that you are leaving, your last day, thanks.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | without another one | without another job | without a new job | no new job | nothing lined up | another one lined up | another job lined up | without something lined up | no job lined up | with no backup | before i find something | until i have another | til i have another | until i find another: 8 Divide what you saved by one month's costs, health insurance too. Write your rule: “I quit without a job only if that covers … months.”
          - 4 Divide what you saved by one month's costs, with your own health insurance added.
          - 4 Write your rule: “I quit without a job only if that covers … months.” Six is a careful number.
        ? # weeks of savings | # weeks savings | # weeks saved | # month of savings: 8 Save two job ads you'd take, and write three lines about your job now at the top of your resume.
        ? last day MONTH # | last day .. MONTH # | leave on MONTH # | leave by MONTH # | out by MONTH # | done by MONTH #: 8 Write a resignation letter of three sentences: that you are leaving, “My last day is {month} {#}”, thanks.
        ? last day needs to be | last day is | last day will be | last day has to be | my last day: 8 Write a resignation letter of three sentences: that you are leaving, your last day[ ({deadline})], thanks.
        - 5 Write a resignation letter of three sentences: you are leaving, your last day, thanks.
        - 3 Read the letter again tomorrow before anyone else does.
        ? today | right now | on the spot | this minute: 8 Write a resignation letter of three sentences: you are leaving, your last day, thanks. It can wait for one night.
      5* Hand the letter over in a short talk with {person|your manager}.
        ~ Pick up the letter. | Ask {person|your manager} for a short talk. | Hand it over.
        ? before i have another | before i have a new | before i get another | before having another | before finding another | before i find another | without another one | without another job | without a new job | no new job | nothing lined up | another one lined up | another job lined up | without something lined up | no job lined up | with no backup | before i find something | until i have another | til i have another | until i find another: 5 Decide by your rule. If you're covered, pick the day to give notice. If not, send one application today and stay until you sign.
        ? my aunt | my uncle | my cousin | my mom | my dad | my sister | my brother | family business | also my: 5 Hand the letter over in private, and say: “This is about the job, not about us. I'd like us to stay close.”
        ? # weeks of savings | # weeks savings | # weeks saved | # month of savings: 5 Count back two weeks from the day you want to be gone[ ({deadline})], and put the talk with your boss on that day.
        ? without a row | without a fight | good terms | burning bridges | burn bridges | on good terms: 5 Hand the letter over in a short talk with {person|your manager}: “Thank you for …. My last day is …. I'll leave it all in order.”
        ? remote | work from home | video call: 5 Tell {person|your manager} in a short video call. The letter goes out as you hang up.
        ? boss is away | manager is away | boss is on | manager is on | boss on holiday | away until | on leave: 5 Send the letter by e-mail today to your manager and HR, with “Please confirm my last day.”
        ? scared | afraid | anxious | dread | nervous: 5 Hand the letter to {person|your manager} with two sentences you read from a card. You don't have to explain more.
        ? shout* | horrible | bull*: 5 Send the letter by e-mail to HR and your manager. Their answer is worth saving.
      15? Save your own papers: payslips, reviews, contacts you may keep.
        ? no new job | no job yet | without a new job | nothing lined up | no other job | without another job: 10 Send one application this week, before you hand in the letter.
          - 3 Save one job ad that would be better than this job.
          - 10 Send your CV to that employer, with three lines on why.
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
        ~ Get a pen and paper. | Write “I help … to … .” with the gaps filled.
        ? domain | logo | name is | have a name | registered: 2 Finish this sentence under the name you have: “I help … to … for … a piece or an hour.”
        ? full time job | job | evenings | after work: 2 Finish this sentence about {theIt} on paper: “In … hours a week I help … to ….”
        ? candle* | soap* | jewelry | jewellery | crafts | handmade | pottery | ceramics | crochet*: 2 Put your three best pieces on the table. They are what you sell first.
      8n Write the names of three people who might pay for your product or service.
        ~ Get a pen and paper. | Write the first name that comes to mind. | Write two more who might pay.
        ? food truck | taco truck | food trailer | food cart | hot dog cart | coffee truck | coffee cart | ice cream truck: 8 Open your county health department's page on “mobile food unit”, and list the permits it names.
        ? no car | without a car | dont have a car | dont drive | cant drive | on the bus | no truck: 8 Write down three homes or people you can reach on foot or by bus who might pay you.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 8 Count for half an hour who walks or drives past the place you have in mind, at the time they'd buy.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 8 Look up the market's vendor page: the fee, the rules, the last day to apply for a table.
      10n Offer what you sell to one person in a short message that includes a price.
        ~ Open a message to one person. | Write what you offer. | Write the price. | Press the send button.
        ? food truck | taco truck | food trailer | food cart | hot dog cart | coffee truck | coffee cart | ice cream truck: 10 Ask one food truck owner at a quiet hour: “What did your first year cost, and where do you sell best?”
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Ask one owner of such a place in another town: “What did your first year cost, and what would you do differently?”
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 10 Write to the market's manager: what you make, “Is there a table[ {deadline}], and what does it cost?”
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Post one offer in your neighborhood group: what you do, your price, two free days, your number.
      8 Write the names of five people who might pay for what you sell.
        ? food truck | taco truck | food trailer | food cart | hot dog cart | coffee truck | coffee cart | ice cream truck: 8 Open your county health department's page on “mobile food unit”, and list the permits it names.
          - 4 Open the health department's page on mobile food units.
          - 4 List the permits: health, fire, business license, parking.
        ? no car | without a car | dont have a car | dont drive | cant drive | on the bus | no truck: 8 Write down five homes or people you can reach on foot or by bus who might pay you.
          - 4 Write down three homes or people you can reach on foot or by bus.
          - 4 Add two more that somebody could introduce you to.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 8 Count who walks or drives past the place you have in mind, at the time they'd buy.
          - 8 Count who walks or drives past the place for eight minutes at the busiest time.
          - 3 Work out what that makes in an hour, and write down how many might stop.
        ? no customers | no clients | first customer* | first client*: 8 Write the names of five people who asked for it, praised it or have the problem it solves.
          - 4 Write the names of three people who asked for it or praised it.
          - 4 Add two people who have the problem it solves.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 8 Look up the market's vendor page: the fee, the rules, the last day to apply for a table.
          - 4 Look up the market's fee and the last day to apply.
          - 4 Write down the market's rules: handmade only, insurance, tax number, tent.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 8 Write down five homes that could use you: neighbors, friends of friends, people who have asked.
          - 4 Write down three homes that could use you: neighbors, friends of friends.
          - 4 Add two homes that somebody could introduce you to.
        ? shy | hate selling | no sales | introvert: 8 Write the names of five people you could tell by text, with no sales talk at all.
          - 4 Write the names of three people you could tell by text.
          - 4 Add two people you could be introduced to.
        - 4 Write the names of three people who might pay for what you sell.
        - 4 Add two people you could be introduced to.
      15? Ask two of them what the problem costs them today, and write down their words.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 15 Ask one owner of such a place in another town: “What did your first year cost, and what would you do differently?”
          - 5 Choose an owner who doesn't compete with you, and write one question.
          - 10 Ask that owner the question at a quiet time.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 15 Write to the market's manager: what you make, three photos, “Is there a table[ {deadline}], and what does it cost?”
          - 5 Take three photos of your pieces in daylight.
          - 8 Write to the market's manager: what you make, and “Is there a table[ {deadline}]?”
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Look up what three others near you charge for the same job.
          - 5 Look up what two others near you charge for the same job.
          - 5 Look up a third, and write down a price of your own between them.
        - 5 Write one question: how do they solve the problem today, and what annoys them about it?
        - 8 Send the question to two of the five people.
      10 Describe the smallest thing you could sell, with a price.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Write a menu of five things, each with its price and what it costs you to make.
          - 5 Write a menu of five things with a price each.
          - 5 Write beside each what it costs you to make.
        ? candle* | soap* | jewelry | jewellery | crafts | handmade | pottery | ceramics | crochet*: 10 Choose three kinds to start with, each at a price that covers material, table fee and your hours.
          - 4 Choose three kinds to start with.
          - 6 Write a price on each that covers material, table fee and your hours.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Write your first offer in two lines: one standard job, how long it takes, one price.
          - 6 Write what one standard job includes and how long it takes.
          - 3 Put one price on that job.
        - 6 Describe the smallest thing you could sell in two lines.
        - 3 Put a price on it.
        ? no money | # budget: 10 Describe the smallest thing you could sell this week using what you have at home, with a price.
          - 6 Describe the smallest thing you could sell, in two lines.
          - 3 Put a price on that thing.
      20 List what it will cost you to deliver it once: hours, materials, fees.
        ? food truck | taco truck | food trailer | food cart | hot dog cart | coffee truck | coffee cart | ice cream truck: 20 List what opening costs: truck or trailer, equipment, permits, commissary kitchen, insurance, first food.
          - 8 Note the price of two used trucks, trailers or carts near you.
          - 8 Add permits, commissary kitchen, insurance and first food.
        ? i have # | only # | have # to start | with only # | with just # | # to start | have # saved: 15 List what the first job needs in supplies, and cross out whatever pushes the total over {#}.
          - 8 List what the first job needs in supplies and fees.
          - 5 Cross out whatever pushes the total over {#}.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 20 List what opening costs: deposit, three months' rent, equipment, permits, insurance, first stock.
          - 8 List the deposit, three months' rent and the equipment.
          - 8 Ask the health department which permits you need and what they cost.
        ? food | cake* | bak* | cook* | jam: 20 List what it will cost you to make it once. Your county health department has the rules for a home kitchen.
          - 8 List what it will cost you to make it once.
          - 8 Look up what your county health department requires of a home kitchen.
        ? candle* | soap*: 20 List what one piece costs you: wax or oils, jar, wick, label, table fee.
          - 8 List what one piece costs you, including its share of the table fee.
          - 8 Look up the safety label and the liability insurance that markets ask for.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 20 List what one job costs you: supplies, gas, hours, liability insurance.
          - 8 List what one job costs you: supplies, gas, hours.
          - 8 Ask for one quote for liability insurance.
        ? childmind* | nanny | babysit* | kids | children: 20 List what it will cost you to do it once, including the checks and licenses for work with children.
          - 8 List what it will cost you to do it once.
          - 8 Look up which checks and licenses you need for work with children where you live.
        - 8 List what it will cost you to deliver it once: hours, material, fees.
        - 8 Look up which license or permit you need before your first sale[ in {place}].
      10 Offer it to one of those five people in a short message that includes the price.
        ? coffee shop | coffee cart | cafe | restaurant | bakery | food truck | diner | juice bar | ice cream shop: 10 Book one day to sell on a small scale, such as a market table or a pop-up, before you sign any lease.
          - 5 Find two places that would have you for a day.
          - 5 Ask the first place for a date and its fee.
        ? farmers market | craft fair* | craft market* | flea market | market stall | at markets: 10 Sell the first piece to somebody you know at that price. Their answer to “Would you buy it again?” is worth a lot.
          - 5 Write the offer: what they get, when, for how much.
          - 3 Send the offer to one person.
        ? lawn* | mow* | landscap* | cleaning business | house cleaning | cleaning company | pressure wash* | power wash* | window clean* | handyman | junk removal | dog walk* | pet sit* | dog sit* | car detailing | mobile detailing: 10 Post the offer in your neighborhood group with your price, two free days and your number.
          - 5 Post the offer in your neighborhood group, with your price, two free days and your number.
          - 3 Send the offer to the first of the five homes.
        - 5 Write the offer: what they get, when, for how much.
        - 3 Send the offer to one of the five people.
      5 Put one hour a week for your business in your calendar[, to be ready {deadline}].
        ~ Open your calendar. | Choose an hour that's free each week. | Enter it for your business.
        ? full time job | evenings | after work | kids | toddler | baby: 5 Put two evenings a week for your business in your calendar, one hour each[, to be ready {deadline}].
        ? visa | work permit | benefits | universal credit: 5 Ask your visa, permit or benefits office in writing what you may earn on your own.
    `,
  },
];

import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Documents, offices, claims and forms. */
export const PAPERWORK: readonly Archetype[] = [
  {
    id: "passport",
    area: "paperwork",
    acts: "renew|get|apply|replace|order|update|sort|extend",
    things:
      "passport|id|id card|identity card|passport application|green card|residence permit|national insurance card|social security card|real id|passport renewal|driving license|driver's license|drivers license|driver license|license|residence card",
    unless: "photo book|stamp|case|cover|learn|marriage license|pass test|lesson",
    it: "the passport",
    named:
      "passport|id|id card|identity card|green card|residence permit|birth certificate|social security card|marriage certificate",
    plan: `
      2* Lay the old one on the table, or write down where you saw it last, and note the date it runs out.
        ? lost | stolen | cant find: 2 Write down where you saw the old one last, as it is reported lost in the same form.
      5 Open the government's own page for {theIt}, and save its list of what is needed.
      5 Write down the fee, how long it takes, and the day by which you need it[: {deadline}].
      10* Take or order a photo in the size that the page asks for.
        - 3 Read the rules for the photo: size, background, glasses.
        - 8 Take or order the photo.
      20 Fill in the form from top to bottom.
        - 8 Fill in the first page of the form.
        - 8 Fill in the rest.
        - 3 Check every name and date against an old document.
        ? married | new name | name change | changed my name | divorce*: 20 Fill in the form in the new name, with the certificate or deed that proves it.
      15n Fill in the form with photo and fee, until you have its number, or book the appointment.
      15 Send the papers with photo and fee, or book the appointment, until you have its number.
        - 6 Put form, photo, old document and fee together.
        - 8 Send the papers, or book the appointment, until you have its number.
      3? Set a reminder for the day on which it should be there.
    `,
  },
  {
    id: "visa",
    area: "paperwork",
    acts: "get|apply|renew|extend|sort|change|become|obtain|prepare",
    things:
      "visa|student visa|work visa|work permit|residency|permanent residency|tourist visa|immigration paperwork|visa application|esta|settled status|pre-settled status",
    unless: "card|debit|test",
    it: "the visa",
    named: "visa|work permit|residency|visa application",
    plan: `
      2* Write down which passport you hold, and what you need {theIt} for[: {place}].
      8n Copy the list of papers from the official page that names your case.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 8 Look at the appointment page of each other centre of that embassy, for freed slots.
      10n Send the form with those papers and the fee, or book the appointment it leads to.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now, with two alarms a day to look for a freed one.
      8 Find the page of the embassy or immigration office that names your case, and save the link.
      5 Copy its list of papers, and mark those that take longest to get.
      10 Order the slowest paper now: a certificate, a translation, a bank letter.
        - 4 Look up who issues the slowest paper.
        - 8 Order it.
        ? refused | denied | rejected: 10 Order the paper that answers the first reason of the refusal, with the others noted beside theirs.
        ? family | gran | cousin | aunt | parents | sister | brother | visit my: 10 Ask your family there for an invitation letter with address and a copy of their ID.
      5 Write down fee, waiting time and the last day to send it[: {deadline}].
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 5 Look at the other centres of that embassy, and at the country where you stay longest: that one decides.
      25 Fill in the form from your papers, and save it.
        - 3 Make an account on the page of the form.
        - 10 Fill in personal details and travel.
        - 8 Fill in the rest, and save it.
      8 Pay the fee, up to the booked appointment where fingers or papers are taken.
        - 5 Pay the fee, and save the receipt.
        - 5 Book the appointment where fingers or papers are taken.
        ? none free | no appointment* | no slots | fully booked | nothing free | booked out: 10 Take the earliest slot there is now, with two alarms a day to look for a freed one.
          - 5 Take the earliest slot there is now.
          - 4 Set two alarms a day to look for a freed one: midnight and early morning.
    `,
  },
  {
    id: "driving",
    area: "paperwork",
    whole:
      "learn to drive|get my driving licence|get my drivers license|get my driver's license|pass my driving test|learn how to drive|pass the driving test|take driving lessons|get my license",
    acts: "get|pass|learn|take|start|book|apply|overcome|practice|prepare|prepare for|practice for",
    things:
      "driving license|drivers license|driver's license|driving test|driving lesson|license|driver license|driving|learner's permit|provisional license|fear of driving|motorbike license",
    unless:
      "marriage|business|software|fishing|residence|work permit|drunk|streaming|real estate|car insurance",
    it: "the licence",
    named:
      "license|driving license|driving test|drivers license|driver's license|driving lesson|permit",
    plan: `
      2* Write down what you have already: age, ID, eye test, first aid, lessons.
      6n Copy the steps, first to last, off the official page for it[ in {place}].
      8n Order or book the first step you can do now: the form, the eye test, the theory book.
      6 Copy the steps, first to last, off the official page for it[ in {place}].
      5 Write fee and waiting time beside each step, and underline the first you can do now.
      8 Order or book the underlined one: the form, the eye test, the theory book.
        - 3 Put ID and a photo beside you.
        - 8 Order or book the underlined one: the form, the eye test, the theory book.
      8? Ask two schools or one patient driver for a price and a free hour a week.
        - 5 Find two schools or one patient driver near you.
        - 5 Ask for a price and a free hour a week.
      8 Do ten questions of the theory or read one page of the rules of the road.
      5 Put one lesson and two short theory rounds a week into your calendar[, to be ready {deadline}].
        - 3 Put one lesson a week into your calendar.
        - 2 Put two short theory rounds a week beside it[, to be ready {deadline}].
    `,
  },
  {
    id: "insurance-claim",
    area: "paperwork",
    whole:
      "claim on my insurance|claim on my travel insurance|claim on my home insurance|claim on my car insurance|claim on pet insurance|claim on contents insurance|make an insurance claim",
    acts: "file|make|submit|apply|fill in|fill out|complete|do|finish|claim|get|appeal|fight|dispute|sort|start",
    things:
      "claim|insurance claim|form|paperwork|medical claim|application form|appeal|health insurance|claim form|wage claim",
    unless: "fitness|good form|job|friends with|died|passed away",
    it: "the claim",
    named: "claim|insurance claim|form|paperwork|appeal|application",
    plan: `
      2* Write down who decides on {theIt}, the reference number if you have one, and the last day for it[: {deadline}].
      8 Copy what its checklist or letter asks for as a list.
        - 5 Read its checklist or letter once.
        - 4 Copy what it asks for as a list.
      10 Put the papers you have into one folder in the order of that list.
      5 Ask for the first paper that is missing.
      10n Fill in the form from the papers you have, with “?” where you are unsure.
      25 Fill in the form in pencil or as a draft, with “?” where you are unsure.
        - 10 Fill in the first half in pencil or as a draft.
        - 10 Fill in the second half, with “?” where you are unsure.
      10? Ask the office, an advice centre or a friend about the “?”.
        ? slow | no answer | weeks | no reply | waiting: 10 Ask the handler by mail for three things: what is missing, who decides, by which day.
      8* Send the claim once every page is copied or photographed, and write down date and number.
        - 4 Copy or photograph every page.
        - 4 Send the claim, and write down date and number.
    `,
  },
  {
    id: "will",
    area: "paperwork",
    acts: "write|make|update|create|prepare|set up|get|sort|do|draft",
    things:
      "will|last will|living will|power of attorney|estate plan|testament|estate planning|funeral plan|advance directive|life insurance|end-of-life plan|my will",
    needsAct: false,
    unless: "free will|good will",
    it: "the will",
    named:
      "will|last will|living will|power of attorney|estate plan|advance directive|life insurance",
    plan: `
      2* Write down who should be looked after first, by name.
      8n List what there is: home, accounts, things with a story, and a name beside each line.
      8 List what there is: home, accounts, insurance, things with a story, debts, passwords.
        - 4 List home, accounts and insurance.
        - 4 Add things with a story, debts and where passwords are kept.
      5 Write a name beside each line, with a guardian's name if there are children under 18.
      5 Ask one person to carry it out and one to stand in.
        - 3 Choose one person to carry it out and one to stand in.
        - 4 Ask both.
      8 Look up on an official or legal-aid page what makes {theIt} valid where you live.
        ? second marriage | stepchild* | step children | abroad | business | cut out | leave out: 8 Book a solicitor for it, as second families, firms and homes abroad need one.
      10* Book a solicitor or will-writing charity, or type it on the official form[, {deadline}].
        - 4 Ask two lawyers or a free will scheme for their price.
        - 10 Book one, or type your lines into the official form.
        ? no money | cant afford | cheap | free: 10 Book a free will month or charity scheme, or type it on the official form.
      5 Sign it with two grown-up witnesses in the room who get nothing from it, in a place one person knows.
        - 5 Sign it with two grown-up witnesses in the room who get nothing from it.
        - 3 Tell one person where it is kept.
    `,
  },
  {
    id: "sort-papers",
    area: "paperwork",
    acts: "organize|sort|sort out|file|tidy|declutter|clean|clear|go through|scan|digitize|shred|do|set up|tackle",
    things:
      "paper|document|file|filing|filing cabinet|important document|receipt|paperwork|paperwork pile|pile of paper|pile of paperwork|stack of paper|records|important papers|medical record|folder",
    unless:
      "downloads folder|computer files|desktop|laptop|google drive|hard drive|probate|late father|late mother|late dad|late mum|late husband|late wife|term|research paper|toilet|essay|wall|computer|computer file|digital|google",
    it: "the papers",
    named: "paper|document|file|receipt|records|filing cabinet|important papers",
    plan: `
      2* Put all loose papers you can see into one box.
      5 Write five folder names: home, money, health, work, people.
        ? tax | receipts: 5 Write folder names: one for each tax year, one for home, one for people.
      10* Take the top ten sheets: bin, folder, or “needs doing”.
        - 5 Take the top five sheets: bin, folder, or “needs doing”.
        - 5 Take the next five.
        ? cry* | old letter* | sentimental | memories | mums letter* | died: 10 Take the top ten sheets by sender only, unread: bin, folder, “needs doing”, and a closed “later” envelope for dear ones.
      15 Go on through the box until the timer of 15 minutes rings.
        - 10 Go on through the box until a timer of ten minutes rings.
        - 5 Put what belongs in the folders into them.
        ? years | 2015 | 2016 | 2017 | 2018 | 2019 | 2020: 15 Go on for 15 minutes: keep tax papers of seven years, the newest policy of each kind, deeds and certificates.
      5 Tear or shred what has your name and numbers on it.
      6? Photograph the five you would miss most: ID, contract, insurance, certificate, will.
        - 4 Photograph the five you would miss most: ID, contract, insurance, certificate, will.
        - 2 Keep the photos in one locked folder.
      5* Clip “needs doing” together with the nearest date on top.
    `,
  },
  {
    id: "change-name-address",
    area: "paperwork",
    acts: "change|update|register|switch|forward",
    things:
      "address|mailing address|phone number|bank|bank account|email address|voter registration|new address",
    needsAct: true,
    whole: "change my address|switch banks|change banks",
    unless: "file|domain|pet|brand|job",
    it: "the change",
    plan: `
      2* Write the old and the new one under each other, exactly as they must be written.
      8n List who has to know: government, bank, employer, insurance, doctor, phone, post.
      12n Change it with the one that all others ask for, usually the registry, or book that appointment.
      5 Put the paper that proves the new one in front of you, or write down who issues it.
      8 List who has to know: government, bank, employer, insurance, doctor, phone, post.
        - 5 List the offices: government, tax, insurance, doctor.
        - 4 Add the everyday ones: bank, employer, phone, post.
      5 Mark the one that all others ask for, usually the registry or the ID.
      12 Make that one change online, or book the appointment for it.
        - 5 Find the official page or number for that one.
        - 8 Make the change online, or book the appointment for it.
      15 Send one short letter to the next three on the list.
        - 5 Write one short letter with old, new and your customer number.
        - 8 Send it to the next three on the list.
      3 Set a reminder in three weeks for those that have not answered.
    `,
  },
  {
    id: "landlord-repair",
    area: "paperwork",
    whole:
      "get my landlord to|get landlord to|break my lease|end my lease|get the landlord to|email my landlord about|complain to my landlord|report a repair",
    acts: "get|report|call|email|write|contact|message|write to|fix|complain|deal|chase",
    things: "landlord|landlady|letting agent|property manager|tenancy|lease|housing association",
    tells:
      "landlord won't|landlord ignores|landlord refuses|landlord doesn't|landlady won't|landlord never",
    needsAct: true,
    unless: "coming|clean|become|visit|inspection",
    it: "the repair",
    plan: `
      2* Take two photos or a short recording of what is wrong[: {matter}].
      6n Write three lines to {person|your landlord}: what, since when, what you ask for and by when.
      3n Send {person|your landlord} the lines in writing with the photos, one copy for you.
      4 Write down since when, and what you have reported already, with dates.
      5 Find the line in your lease or house rules that it belongs to.
        ? boiler | heating | hot water | no heat | radiator*: 5 Look up the short limit for heat and hot water where you live, often one to three days.
      8 Write five lines to {person|your landlord}: what, since when, what it does, what you ask for, by when.
        - 5 Write three lines to {person|your landlord}: what, since when, what it does to your home.
        - 3 Add what you ask for, and by when[: {deadline}].
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Write five lines headed “last notice” to {person|your landlord}: each report with its date, repair by …, then the council.
        ? mould | mold | damp: 8 Write five lines to {person|your landlord}: room, size, since when, who has asthma or a baby, “please find the cause by ….”
      3 Send {person|your landlord} the lines in writing with the photos, one copy for you.
      3? Set a reminder for the day you named.
        - 3 Set a reminder for the day you named.
        - 2 Start a page with dates: what you sent, what came back.
      8 Look up the tenants' advice line or council office you would ask next.
        ? ignor* | no reply | no answer | does nothing | wont | weeks | months: 8 Report it to the council's housing team or code inspector, with photos and the dates.
    `,
  },
];

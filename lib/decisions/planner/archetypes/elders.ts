import { ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Parents who grow old, and what is to be done after a death. */
export const ELDERS: readonly Archetype[] = [
  {
    id: "parent-care",
    area: "people",
    whole: `${everyWay("look after|care for|support|organise care for|arrange care for|get help for|get care for|plan care for|find a carer for|find carer for|get carers for|set up care for|find help for", ELDER)}`,
    acts: "organize|arrange|find|plan|get|set up|sort|sort out|coordinate|manage",
    things:
      "care for mum|care for dad|carer|home care|home help|elder care|elderly care|care at home|mum's care|dad's care|mother's care|father's care|parent's care|care package|respite care|home carer|caregiver|care assessment",
    tells: everyWay(
      "mum|dad|mother|father|gran|nan|grandma|grandpa|parents",
      "fell|fell again|lives alone|has dementia|has alzheimer's|needs care|can't cope|keeps falling|is forgetting things|forgets everything|had a stroke|can't manage|needs help at home|can't live alone",
    ),
    unless: "child|baby|dog|cat|puppy|health care|skin|after her death|after his death|funeral",
    it: "the care",
    plan: `
      2* Write down the last three things that went wrong for {person|the one you care for}: a fall, a pill, an empty fridge.
        ~ Write down the last thing that went wrong. | Add the two before it.
        ? out of hospital | home from hospital | back from hospital | discharged: 2 Photograph the discharge letter and the label of every medicine that came with it.
        ? every week | each week | visit: 2 Put your visit in the calendar as a repeating day, including travel both ways.
      6n Ask {person|them} what they'd like help with and what they'd rather do alone, and write it down.
        ~ Sit down with {person|them}, or call. | Ask “What would you like help with?” | Ask “What would you rather do alone?” | Write down both answers.
        ? stove | cooker | left the gas | hob on: 6 Order a stove guard that shuts off by itself.
      8n Ask the doctor's office or the Area Agency on Aging by phone how to get a care assessment.
        ~ Find the number of the doctor's office or agency. | Dial the number. | Ask how to get a care assessment.
        ? dementia | alzheimer* | memory loss: 8 Call the Alzheimer's Association helpline, 800-272-3900, day or night: “What help is there near {person|them}, and how do we get a care assessment?”
        ? out of hospital | home from hospital | back from hospital | discharged: 10 Ring the hospital's discharge planner or a home care agency: “What help can we get, and from when?”
          - 3 Write down the hours when nobody is there.
          - 8 Ring the hospital's discharge planner or a home care agency about those hours, and note the date.
      6 Ask {person|them} what they'd like help with and what they'd rather do alone, and write it down.
        ~ Sit down with {person|them}, or call. | Ask “What would you like help with?” | Ask “What would you rather do alone?” | Write down both answers.
        ? stove | cooker | left the gas | hob on: 6 Order a stove guard that shuts off by itself.
      8 List one week of what's needed: bathing, pills, food, housework, money, company, nights.
        - 4 List what is needed every day: bathing, pills, food, company.
        - 4 List what is needed every week: housework, money, trips.
      5 Write a name beside each line: who does it now, or who could. “Nobody” is an answer too.
        - 3 Write a name beside each line: who does it now, or who could.
        - 2 Circle the lines that have no name.
        ? # miles | miles away | out of state | another state | far away | across the country | long distance: 5 Write a name beside each line, nearest people first: a neighbor, a friend, church, paid help, then you by phone.
          - 3 Write a name beside each line, nearest people first.
          - 2 Circle the lines you can do from far away, such as bills, refills and daily calls.
        ? only child | alone | on my own | no one: 5 Write a name beside each line: you, paid help, a charity, a neighbor, or “nobody”.
          - 3 Write a name beside each line: you, paid help, a charity, a neighbor.
          - 2 Circle the lines that have no name.
      10 Ask the doctor's office or the Area Agency on Aging by phone how to get a care assessment.
        ? dementia | alzheimer* | memory loss: 10 Call the Alzheimer's Association helpline, 800-272-3900, day or night: “What help is there near {person|them}, and how do we get a care assessment?”
          - 2 Write down their ZIP code and your first question: “What help is there near them?”
          - 8 Call the Alzheimer's Association helpline, 800-272-3900, day or night, and note each name they give you.
        - 3 Find the number, with their date of birth and insurance number beside it.
        - 8 Ask by phone how to request a care assessment, and note the date.
        ? out of hospital | home from hospital | back from hospital | discharged: 10 Ring the hospital's discharge planner or a home care agency: “What help can we get, and from when?”
          - 3 Write down the hours when nobody is there.
          - 8 Ring the hospital's discharge planner or a home care agency about those hours, and note the date.
      6 Ask brothers, sisters or friends to take one line each from your list.
        ~ Put your list in front of you. | Write one name beside each line. | Ask each of them to take that line.
        ? sister can | brother can | sister does | brother does | my sister helps: 6 Send your brother or sister the list, with the days they can do filled in first.
        ? only child | no siblings: 6 Ask a neighbor, a cousin or a friend of theirs to take one line from your list.
      6? Put one folder in their kitchen: medicines, doctors, keys, numbers to ring.
        - 6 Put one folder in their kitchen: medicines, doctors, keys, numbers to ring.
        - 4 Ask someone to cover one evening a week, so you have it for yourself.
        ? cant cook | not eating | doesnt eat | doesnt cook: 6 Order ready meals for the week. A delivery service can take over after that.
          - 6 Order or cook seven meals that only need warming up.
          - 4 Ring a meal delivery service, such as Meals on Wheels, for the weeks after.
        ? # hours away | hours away: 5 Ask one neighbor there to hold a spare key, for a weekly check-in.
          - 5 Ask one neighbor there to hold a spare key, for a weekly check-in.
          - 4 Set one weekly call for grocery orders and a pill check.
        ? # miles | far | abroad | another city: 5 Ask one neighbor there to hold a spare key, for a weekly check-in.
          - 5 Ask one neighbor there to hold a spare key, for a weekly check-in.
          - 4 Set one weekly call for grocery orders and a pill check.
    `,
  },
  {
    id: "care-home",
    area: "people",
    whole: `${everyWay("move|moving|get", ELDER, "into care home|to care home|into a nursing home|into nursing home|into assisted living|to nursing home|to assisted living|into residential care|into a home|into sheltered housing")}|${everyWay("find|choose|look for", "care home|nursing home|assisted living|residential home")}`,
    acts: "find|choose|visit|arrange|look|look for|pick|compare",
    things:
      "care home|nursing home|assisted living|residential home|retirement home|sheltered housing",
    tells: "a care home|into care home|nursing home|assisted living|find care home|care home near",
    it: "the care home",
    plan: `
      2* Write down in one line what can no longer be done safely at home, and in one line what must stay: a cat, a garden, a church.
        ~ Write what can no longer be done safely at home. | Write what must stay, such as a cat.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 2 Ask the home's nurse by phone: “Has the death been confirmed, and how long may my relative stay there?”
      8n Save two homes within reach[ in {place}], along with their latest inspection reports.
        ~ Open Medicare's Care Compare page or a map. | Save the first home and its inspection report. | Save the second one and its report.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ring one funeral home: “When can you come, and what is your full price for a simple funeral?”
      6n Ask the first home by phone about openings, the monthly price, and a visit at a mealtime.
        ~ Call the first home on your list. | Ask about openings and the monthly price. | Ask for a visit at a mealtime.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 6 Text one friend what has happened: “Could you be with me for the calls today?”
        ? hospital | discharge* | ward: 6 Ask the hospital's discharge planner: “No decision today. Is a short stay paid for while we look?”
      6 Ask {person|them} what matters most in a new place, and write down the words.
        ~ Sit down with {person|them}. | Ask “What matters most to you in a new place?” | Write down the words they use.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 6 Text one friend what has happened: “Could you be with me for the calls today?”
        ? dementia | alzheimer* | doesnt understand: 6 Write down what calms {person|them} and what frightens them, for a home with its own dementia unit.
      8 Ask the Area Agency on Aging or the insurer for an assessment of needs and money, before you sign anything.
        - 3 Find the number of the Area Agency on Aging or the insurer.
        - 6 Ask for an assessment of needs and money, and note the date and who you spoke to.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ring two funeral homes: “When can you come, and what is your full price for a simple funeral?”
          - 5 Ring one funeral home: “When can you come, and what is your full price for a simple funeral?”
          - 5 Ring a second one with the same question, so you can compare.
        ? hospital | discharge* | ward: 8 Ask the hospital's social worker for an assessment, and for a short-stay bed while you look.
          - 3 Ask the ward for the discharge planner's number.
          - 6 Ask the discharge planner for an assessment, and for a short-stay bed while you look.
        ? refuse* | wont | promised: 8 Ask the Area Agency on Aging or the insurer for an assessment at home: what help would let them stay?
          - 3 Find the number of the Area Agency on Aging or the insurer.
          - 6 Ask for an assessment at home, and note the date and who you spoke to.
      10 Save three homes within reach[ in {place}], along with their latest inspection reports[, within {money}].
        - 6 Save three homes within reach[ in {place}].
        - 6 Read the first page of each inspection report.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 10 Find any papers on their wishes: a will, a funeral plan, a note, a card in the wallet.
          - 6 Ask the home whether their file has a funeral plan or wishes in it.
          - 6 Look for a will or a note among their papers.
        ? dementia | alzheimer*: 10 Save three homes within reach[ in {place}] that have a dementia unit and a recent inspection report[, within {money}].
          - 6 Save three homes within reach[ in {place}] that have a dementia unit.
          - 6 Read the first page of each inspection report.
        ? already visited | visited two | visited three | shortlist: 10 Write the homes you visited side by side: voices, smell, night staff, price, distance.
          - 5 Write the homes you visited side by side.
          - 5 Read the first page of each inspection report.
      8 Call the homes about openings, the monthly price, what costs extra, and a visit at a mealtime.
        ~ Call the first home on your list. | Ask about openings, the price and what costs extra. | Ask for a visit at a mealtime. | Call the other homes with the same questions.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ask the home or funeral director who will file the death certificate.
        ? smok* | cat | dog | wife | husband | couple: 8 Call the homes about an opening, the monthly price, a mealtime visit, and your one must: smoking, a pet, staying together.
        ? no money | budget | council | afford | medicaid: 8 Call the homes: “Do you take Medicaid, is there anything extra to pay, and may we visit at a mealtime?”
      30 Visit one at a mealtime, and note the voices, the smell, the doors and who sits alone.
        - 4 Write five questions on a card for your first visit: nights, staff, doctor, visits, what costs extra.
        - 10 Sit in the dining room for ten minutes, and note who talks with whom.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 20 Order death certificates through the funeral home, with the list of papers it asks for.
          - 4 Ask the funeral home which papers it needs for the death certificate.
          - 8 Order about five certified copies through the funeral home.
      5? List what comes along: a chair, photos, a radio, the good blanket, papers.
        - 5 List what comes along: a chair, photos, a radio, the good blanket, papers.
        - 3 Put your first four visits after the move in your calendar.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 5 Ask the home how long you have to clear the room, and who keeps rings, wallet and papers safe.
          - 3 Ask the home how long you have to clear the room.
          - 3 Ask who keeps rings, wallet and papers safe until you come.
    `,
  },
  {
    id: "after-death",
    area: "paperwork",
    whole: `${everyWay("deal with|handle|sort|sort out|settle|do|manage|administer|close", `${ELDER}|husband's|wife's|brother's|sister's|late father's|late mother's|late dad's|late mum's|late husband's|late wife's|partner's`, "estate|probate|death paperwork|affairs|death|accounts after death|death admin|bank accounts|pension after death")}|${everyWay("deal with|handle|sort|sort out|go through|organize", "late father's|late mother's|late dad's|late mum's|late husband's|late wife's|late parents'", "paperwork|papers|documents|affairs")}|apply for probate|get probate|settle the estate|register a death|register the death|deal with probate|sort out probate`,
    acts: "apply|get|start|do|handle|deal|sort|sort out|settle|register|complete|finish",
    things:
      "probate|death|death certificate|estate|inheritance paperwork|death paperwork|bereavement paperwork|paperwork after death|inheritance|probate form|letters of administration|executor duty|executor",
    tells: everyWay(
      "husband|wife|mum|dad|mother|father|partner|brother|sister|gran|nan|grandma|grandpa|aunt|uncle|parents",
      "died|has died|passed away|just died",
    ),
    hints: "late|executor|death|paperwork|probate|will|bank|accounts|forms|admin",
    needsAct: true,
    unless: "estate agent|real estate|estate sale|fear|grief|planning|estate plan|my own|metal",
    it: "the estate",
    plan: `
      2* Write the full name, the dates and the last address of {person|the person} at the top of a page.
        ~ Write the full name at the top of a page. | Add the dates and the last address.
        ? hospital: 2 Write down the number of the hospital's decedent affairs office, plus the person's full name.
      8n Ask the funeral home or vital records office for several certified copies of the death certificate.
        ~ Find the number of the funeral home or vital records office. | Dial the number. | Ask for several certified copies.
        ? have .. certificate | got .. certificate | certificate is here | death certificate already | registered already: 8 List the bank, pension, landlord and insurer, with the account or contract number beside each.
      8n Ring the first one that must know this week: Social Security, bank, landlord or insurer.
        ~ Put the list of who must know in front of you. | Call the first one on it. | Say who has died and when.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write to the first one that must know this week: Social Security, bank, landlord or insurer.
        ? died .. WEEKDAY | died today | died yesterday | just died | comes first | what first: 8 Ring one funeral home for a first talk and a price. Nothing has to be chosen this week.
      8 Ask the funeral home or vital records office for several certified copies of the death certificate.
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 8 Ask the funeral home when it will file the death certificate, and what it needs from you.
          - 4 Ask the doctor or hospital whether they have signed the medical part of the certificate.
          - 6 Ask the funeral home when the certificate will be filed.
        ? have .. certificate | got .. certificate | certificate is here | death certificate already | registered already: 5 Count the certified copies you have, with one set aside for each office that needs an original.
          - 2 Count the certified copies you have.
          - 4 Order more certified copies, if there are fewer than three.
        - 3 Find the vital records office for that place, and note what it wants to see.
        - 6 Ask for several certified copies, since some offices keep one.
        ? abroad | holiday: 8 Ask the embassy and the local records office for the death certificate, with a translation.
          - 4 Ring the embassy to ask what the steps are there.
          - 6 Ask the local records office for several copies, with a translation.
        ? died .. WEEKDAY | died today | died yesterday | just died | comes first | what first: 8 Ring the hospital or doctor: “Is the medical part of the death certificate signed?”
          - 4 Ring the hospital or doctor: “Is the medical part of the death certificate signed?”
          - 6 Order five certified copies through the funeral home or vital records office.
      10 Look for a will: desk, safe deposit box, lawyer, county court.
        ~ Open the desk drawers. | Look in the safe deposit box. | Call their lawyer. | Ask the county court if none turns up.
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 5 Gather what the certificate needs: full name, birthday, last address, job, Social Security number.
        ? no will | intestate: 10 Look on your state's official page who inherits without a will, and who may apply to handle the estate.
        ? have the will | found the will | will is with | is executor | im executor | im the executor: 5 Read the will once for two things: who is the executor, and who gets what.
      10 List what there is and what is owed, one line each without amounts: accounts, home, pension, insurance, debts.
        - 6 List the accounts, home, pension and insurance, one line each.
        - 4 List the debts, bills and subscriptions, too.
        ? with my sister | with my brother | siblings: 10 List with your family what there is and what is owed, with a name beside each line for who will ask.
          - 6 List the accounts, home, pension and insurance, one line each.
          - 4 List the debts and bills, with a name beside each for who will ask.
      8 Copy the steps and time limits from an official page on what to do after a death[; yours: {deadline}].
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 8 Order about five certified copies. Somebody beside you can help read the entry for mistakes.
          - 4 Read the entry for mistakes, with somebody beside you.
          - 3 Order about five certified copies.
        - 4 Open an official page on what to do after a death.
        - 5 Copy the steps and time limits from that page[; yours: {deadline}].
      10 Send the bank and the pension office one short letter with a copy of the certificate, asking what they need.
        ~ Get two copies of the certificate. | Write a short letter asking what they need. | Address one to the bank, one to the pension office. | Mail both with the copies.
        ? rented | landlord | his flat | her flat: 10 Send bank, pension office and landlord one short letter with a copy of the certificate, asking what they need.
      6 Ask a lawyer or legal aid line the one question that blocks you, before you pay any debt of the estate.
        - 6 Ask a lawyer or legal aid line the one question that blocks you, before you pay any debt of the estate.
        - 3 Ask one person to sit beside you for an hour of this a week.
        ? no money | cant afford | funeral: 6 Ask the bank whether the funeral can be paid from the account, and the county about burial help.
          - 6 Ask the bank whether the funeral can be paid from the account.
          - 6 Ask your county's social services about help with burial costs.
    `,
  },
  {
    id: "funeral",
    area: "people",
    whole: `${everyWay("plan|organize|arrange|sort|sort out", `${ELDER}|husband's|wife's|brother's|sister's|friend's`, "funeral|memorial|cremation|burial|wake|celebration of life")}|plan a funeral|organize a funeral|arrange a funeral`,
    acts: "plan|organize|arrange|prepare|sort|hold",
    things:
      "funeral|memorial|memorial service|cremation|burial|wake|celebration of life|scattering of ashes|ashes",
    needsAct: true,
    unless: "speech|eulogy|outfit|dress|insurance|own funeral|cope|go to|reading",
    it: "the farewell",
    named: "funeral|memorial|memorial service|cremation|burial|wake",
    plan: `
      2* Write down one thing for {theIt} that {person|the person who died} loved: a song, a flower, a place, a dish.
        ~ Think back to {person|the person who died} on a good day. | Write down one song, flower, place or dish.
      6n Ask the closest two or three people what {person|they} wished for: burial or cremation, religious or not.
        ~ Call the first person who was close. | Ask “Burial or cremation, religious or not?” | Ask one or two more people the same.
        ? memorial | celebration of life: 6 Ask the closest two or three people for a story each, and whether they'd tell it there.
        ? had a plan | prepaid | funeral plan | wrote .. wishes | wishes are written: 6 Find the plan or the written wishes, and note the number to ring on it.
      8n Call two funeral homes for a written price for a simple service, and for a possible day.
        ~ Find the numbers of two funeral homes. | Ask the first for a written price and a day. | Ask the second one the same.
        ? undertaker is | have an undertaker | funeral director is | have a funeral director | chosen .. funeral director: 8 Ask the funeral home for the written price, the day, and what is still open.
          - 5 Ask the funeral home for the written price and the day.
          - 3 Ask them what is still open: casket, flowers, obituary.
        ? memorial | celebration of life | ashes: 8 Ring two places they loved for a free afternoon: a garden room, a café, a hall, a chapel.
          - 5 Ring one place they loved for a free afternoon.
          - 5 Ring a second place, so you can compare.
        ? no money | cant afford | skint | benefits: 8 Call one funeral home for the price of a direct cremation. Your county may help with the cost.
      6 Ask the closest two or three people what {person|they} wished for, and whether it was written down.
        ~ Call the first person who was close. | Ask what {person|they} wished for. | Ask whether it was written down. | Ask one or two more people the same.
        ? memorial | celebration of life: 6 Ask the closest two or three people for a story each, and whether they'd tell it there.
        ? had a plan | prepaid | funeral plan | wrote .. wishes | wishes are written: 6 Find the plan or the written wishes, and note the number to ring on it.
      4 Write down the most it may cost and who pays[: {money}].
        ~ Get a pen and a sheet. | Write down the most it may cost. | Write the name of who pays.
      10 Call two funeral homes for a written price for a simple service, and for a possible day[ {deadline}].
        - 5 Call one funeral home for a written price for a simple service.
        - 5 Call a second funeral home, so you can compare.
        ? undertaker is | have an undertaker | funeral director is | have a funeral director | chosen .. funeral director: 8 Ask the funeral home for the written price, the day, and what is still open.
          - 5 Ask the funeral home for the written price and the day.
          - 3 Ask them what is still open: casket, flowers, obituary.
        ? memorial | celebration of life | ashes: 8 Ring two places they loved for a free afternoon: a garden room, a café, a hall, a chapel.
          - 5 Ring one place they loved for a free afternoon.
          - 5 Ring a second place, so you can compare.
        ? no money | cant afford | skint | benefits: 10 Call one funeral home for the price of a direct cremation. Your county may help with the cost.
          - 5 Call one funeral home for the price of a direct cremation.
          - 5 Call your county's social services about help with the cost.
        ? muslim | jewish | islamic | within # hours | # hours: 10 Call the mosque or burial society first. They know the washing, the burial ground and the paperwork.
          - 5 Call the mosque or burial society.
          - 5 Call the doctor or the medical examiner's office about the burial permit.
      8 Choose the day, the place and who will lead it, and write all three on one line.
        - 4 Choose the day and place for the service.
        - 4 Ask one person to lead it.
      8 List who must be told: half for you to call, half for somebody else.
        - 5 List who must be told.
        - 3 Ask one person to make half of the calls.
      6? Choose two songs, one reading and one person to speak.
        - 6 Choose two songs, one reading and one person to speak.
        - 5 Book a table for afterward, or ask people to bring a dish.
        ? # people | # guests: 6 Choose two songs, one reading and one person to speak, in a place with room for {#}.
          - 6 Choose two songs, one reading and one person to speak.
          - 5 Book tables for {#} for afterward, or ask people to bring a dish.
    `,
  },
  {
    id: "clear-estate",
    area: "home",
    whole: `${everyWay("clear|clear out|empty|sort|sort out|sort through|go through|clean out|declutter|pack up", `${ELDER}|late father|late mother|late husband|late wife|late dad|late mum|late parent|late grandmother|late grandfather|late gran|dead father|dead mother|late brother|late sister`, "house|home|flat|apartment|things|stuff|belongings|possessions|room|estate")}`,
    acts: "clear|sort|sort through|go through|empty",
    things: "late father's things|late mother's things|late parents' house|inherited house",
    hints: "died|death|passed away|late|care home|inherited",
    unless: "letters|photos|kitchen only|desk",
    it: "the things",
    named: "house|home|flat|apartment|things|stuff|belongings|possessions|clothes|room",
    plan: `
      2* Choose one small place to begin that holds few memories: a bathroom shelf, a kitchen drawer.
        ~ Walk past the shelves and the drawers. | Choose a small one that holds few memories.
        ? by MONTH # | by MONTH | before MONTH: 2 Choose one small place to begin that holds few memories, such as a bathroom shelf, and write the last day on its door[: {deadline}].
        ? cant even walk in | cant walk in | cant go in | cant even go in | cant set foot | cant face the house | cant go inside: 2 Text one person who could walk in with you the first time: “Would you come to the house with me for an hour?”
        ? clothes | wardrobe | jewellery | jewelry: 2 Open the closet at the door side, with four empty bags beside it.
        ? kitchen: 2 Choose one kitchen drawer or shelf that holds few memories.
        ? workshop | shed | garage: 2 Choose one shelf or drawer of tools that holds few memories.
        ? clothes | wardrobe: 2 Choose one drawer that holds few memories: socks, scarves, sheets.
      15n Sort that place into three bags: keep, pass on, throw out.
        ~ Get three bags. | Write “keep”, “pass on” and “throw out” on them. | Sort the first half of that place. | Sort the rest until it is empty.
      5n Put papers, keys, money and photos from it into one box. You don't have to read anything now.
        ~ Get one box. | Put in the papers unread. | Put in the keys and any money. | Put the photos on top.
      4 Ask everyone who has a say in it to name three things they would like to have[, {deadline}].
        ~ Write down who has a say in it. | Open one message to all of them. | Ask for three things each would like. | Send it to everyone.
        ? sister cant | brother cant | siblings cant | sister cant help | brother cant help | sister lives | brother lives: 4 Ask family who can't come for one thing from afar: calls to haulers and charities, and three items they'd like to keep.
        ? brother wants | sister wants | brother is | sister is: 4 Send one message to the family: three things each of you wants, one weekend to meet there, one room that waits.
        ? keys go back | keys back | hand back | handed back | house is sold | sale completes: 4 Ask everyone who has a say in it to name three things they'd like, two weeks before the keys go back.
        ? divide | share out | split | who gets what: 4 Ask everyone in one message for the three things they'd like most, all to answer on the same evening.
        ? with my brother | with my sister | with my siblings | with my cousins | with .. cousins: 4 Send whoever is clearing with you one message: three things each of you would like, the day you begin[, {deadline}].
        ? jewellery | jewelry: 4 Put the jewelry in one bag with a name on it, plus a photo of all of it for the family.
        ? brother | sister | siblings: 4 Ask them in one message for three things each would like, and which day suits for going through it.
      5 Write on four boxes: papers, keep, pass on, throw out.
        ~ Get four boxes and a marker. | Write “papers” on the first. | Write “keep” on the second, “pass on” on the third. | Write “throw out” on the last.
        ? nothing to landfill | no landfill | no waste | recycl* | zero waste: 5 Write on four boxes: keep, charity or family, repair or recycle, papers.
        ? recipe* | keep her | keep his | keep the | photo* | letters: 5 Write on four boxes: keep (including what you named), papers, pass on, throw out.
      15 Empty the small place into the boxes, one thing at a time.
        - 8 Empty the first half of the small place into the boxes, one thing at a time.
        - 8 Empty the second half, one thing at a time.
        ? clothes | wardrobe | jewellery | jewelry: 15 Empty the closet into the boxes, one piece at a time, with a hand in every pocket.
          - 8 Empty the door side of the closet into the boxes, with a hand in every pocket.
          - 8 Empty the other side of the closet.
      10 Collect every paper, key and card you come across in the papers box. You don't have to read them now.
        - 5 Collect papers and letters in the papers box. You don't have to read them now.
        - 3 Add keys, cards and money to that box.
        - 8 Photograph what you can't keep but want to remember.
      5 Write on the door which room is next and who is coming along. One hour is enough for today.
        ? by MONTH # | by MONTH | before MONTH: 5 Write a week beside each room until the last day, papers and photos last. One hour is enough for today.
          - 3 Write a week beside each room, papers and photos last.
          - 2 Set an alarm for one hour after you began.
        ? # weekends: 5 Write the rooms onto the {#} weekends, the fullest first, papers and photos last.
          - 3 Write the rooms onto the {#} weekends, the fullest first.
          - 2 Set an alarm for one hour after you begin.
        - 2 Set an alarm for one hour after you began.
        - 3 Write on the door which room is next and who is coming along.
        ? lease ends | lease | keys back | house sale | completion | landlord | wants it empty | must be empty | empty by: 5 Write the next room beside each day until the keys go back. One hour is enough for today.
        ? # hours away | weekend | far | one weekend | other end of the country: 5 Put papers and photos into your car first, since you can't go through them from afar. Two rooms a day are enough.
        ? mum cries | mom cries | not ready | wont let | cries | cant part: 5 Set your mom's three chosen things on her own shelf. The rest can stay covered for now.
      8? Book a charity pickup or a junk hauler for what nobody takes.
        ~ Look at what nobody takes. | Find a charity pickup or a junk hauler. | Book a day for it.
        ? keys go back | keys back | hand back | lease ends | landlord | wants it empty | must be empty | empty by: 8 Book a junk hauler for three days before the keys go back, for what nobody takes.
        ? skip comes | skip is booked | skip is coming | skip arrives | skip on | skip .. booked | got a skip: 8 Move what nobody takes into one room near the door, where it's ready for the dumpster.
        ? clearer is booked | clearance is booked | clearer .. booked | van is booked: 5 Write down what the company takes and what must be out before it comes.
        ? no lift | # floor | third floor | fourth floor | fifth floor | stairs: 8 Book a hauler that carries things down the stairs. They need to know your floor and the biggest pieces.
        ? tools | shed | workshop: 8 Ring a tool charity or a vocational school that takes hand tools.
        ? nothing to landfill | no landfill | no waste | recycl* | zero waste: 8 Book a charity pickup for what works. The recycling center takes pans, glass, metal and cords.
        ? no car | without a car: 8 Book a charity that picks up at the door for what nobody takes.
        ? house is sold | sale completes | completion | handed back | rent: 8 Book a junk hauler for three days before the last day, for what nobody takes.
    `,
  },
];

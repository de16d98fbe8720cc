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
      6n Ask {person|them}: “What would you like help with, and what not?”, and write down the answer.
      8n Ask the council, insurer or doctor by phone how a care assessment is requested.
      6 Ask {person|them}: “What would you like help with, and what not?”, and write down the answer.
      8 List one week of what is needed: wash, pills, food, house, money, company, nights.
        - 4 List what is needed by day: wash, pills, food, company.
        - 4 List what is needed by week: house, money, trips.
      5 Write a name beside each line: who does it now, who could, where nobody is left.
        - 3 Write a name beside each line: who does it now, who could.
        - 2 Circle the lines where nobody is left.
        ? only child | alone | on my own | no one: 5 Write a name beside each line: you, paid, charity, neighbour, and “nobody” where it is so.
          - 3 Write a name beside each line: you, paid, charity, neighbour.
          - 2 Circle the lines where nobody is left.
      10 Ask the council, insurer or doctor by phone how a care assessment is requested.
        - 3 Find the number, with date of birth and insurance number beside it.
        - 8 Ask by phone how a care assessment is requested, and note the date.
      6 Ask brothers, sisters or friends for one line each of your list.
      6? Put one folder in the kitchen there: medicines, doctors, keys, numbers to ring.
        - 6 Put one folder in the kitchen there: medicines, doctors, keys, numbers to ring.
        - 4 Ask who covers one evening a week, which is yours.
        ? # miles | far | abroad | another city: 5 Ask one neighbour there to hold a spare key, for a weekly look.
          - 5 Ask one neighbour for a spare key and a weekly look.
          - 4 Put shop deliveries and a pill check on one weekly call.
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
      8n Save two homes within reach[ in {place}] with their last inspection report.
      6n Ask the first by phone about a place, the price a week, and a visit at a mealtime.
        ? hospital | discharge* | ward: 6 Ask the ward for the discharge social worker: “No decision today. Is a short stay paid for while we look?”
      6 Ask {person|them} what matters most in a new place, and write down the words.
      8 Ask the council or insurer for an assessment of needs and money, before you sign anything.
        - 3 Find the number of the council's or insurer's care office.
        - 6 Ask for an assessment of needs and money, and note date and name.
        ? hospital | discharge* | ward: 8 Ask the ward's social worker for an assessment, and for a short-stay bed while you look.
          - 3 Ask the ward for the discharge social worker's number.
          - 6 Ask for an assessment, and for a short-stay bed while you look.
        ? refuse* | wont | promised: 8 Ask the council or insurer for an assessment at home first, with what help would let home go on.
          - 3 Find the number of the council's or insurer's care office.
          - 6 Ask for an assessment at home, and note date and name.
      10 Save three homes within reach[ in {place}] with their last inspection report[, within {money}].
        - 6 Save three homes within reach[ in {place}].
        - 6 Read the first page of each inspection report.
      8 Call them: a free place, the price a week, what is extra, a visit at a mealtime.
        ? smok* | cat | dog | wife | husband | couple: 8 Call them: a free place, the price a week, a visit at a mealtime, and that one thing: smoking, pet or staying together.
        ? no money | budget | council | afford | medicaid: 8 Call them: do you take people at the council's or Medicaid rate, is there a top-up, may we visit at a mealtime?
      30 Visit one at a mealtime, and look at voices, smell, doors and who sits alone.
        - 4 Write five questions on a card: nights, staff, doctor, visits, what costs extra.
        - 10 Sit in the dining room for ten minutes, with an eye on who talks with whom.
      5? List what goes along: chair, photos, radio, the good blanket, papers.
        - 5 List what goes along: chair, photos, radio, the good blanket, papers.
        - 3 Put the first four visits after the move into your calendar.
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
        ? hospital: 2 Write down the ward's or bereavement office's number, with the full name and the hospital.
      8n Ask the registry for several certified copies of the death certificate.
      8n Ring the first of three that must know this week: bank, pension, landlord or insurer.
        ? died .. tuesday | died .. monday | died .. wednesday | died .. thursday | died .. friday | died .. saturday | died .. sunday | died today | died yesterday | just died | comes first | what first: 8 Ring one funeral director for a first talk and a price; nothing has to be chosen this week.
      8 Ask the registry for several certified copies of the death certificate.
        - 3 Find the registry of the place, and what it wants to see.
        - 6 Ask for several certified copies, since each office keeps one.
        ? abroad | holiday: 8 Ask the embassy and the local registry for the death paper, with a translation for home.
          - 4 Ring the embassy for the steps there.
          - 6 Ask the local registry for several copies with a translation.
        ? died .. tuesday | died .. monday | died .. wednesday | died .. thursday | died .. friday | died .. saturday | died .. sunday | died today | died yesterday | just died | comes first | what first: 8 Ring the hospital or doctor: has the medical certificate gone to the registrar? The registrar's slot is next.
          - 4 Ring the hospital's bereavement office or the doctor for the medical certificate.
          - 6 Book the registrar's slot, with five copies of the certificate ordered there.
      10 Look for a will: desk, bank box, lawyer, register of wills.
        ? no will | intestate: 10 Look on the official page who inherits without a will, and who of them may apply to act.
      10 List what there is and what is owed, one line each, without sums: accounts, home, pension, insurance, debts.
        - 6 List accounts, home, pension and insurance, one line each.
        - 4 List debts, bills and subscriptions.
      8 Copy the steps with their time limits from your government's page on what to do after a death[; yours: {deadline}].
        - 4 Open your government's page on what to do after a death.
        - 5 Copy its steps with their time limits[; yours: {deadline}].
      10 Send bank and pension one short letter with a copy of the certificate, and the question what they need.
      6 Ask a solicitor, notary or advice line the one question that blocks you, before you pay any debt of the estate.
        - 6 Ask a solicitor, notary or advice line the one question that blocks you, before you pay any debt of the estate.
        - 3 Ask one person to sit beside you for an hour of this a week.
        ? no money | cant afford | funeral: 6 Ask the bank to pay the funeral from the account, and the benefits office for its funeral payment.
          - 6 Ask the bank to pay the funeral from the account.
          - 6 Ask the benefits office for its funeral payment.
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
      6n Ask the closest two or three what {person|they} wished for: burial or ashes, faith or none.
      8n Call two undertakers for a written price of a plain service, and a day.
        ? no money | cant afford | skint | benefits: 8 Call one undertaker for a direct cremation price, and the benefits line about help with funeral costs.
      6 Ask the closest two or three what {person|they} wished for, and whether it was written down.
      4 Write down the most it may cost and who pays[: {money}].
      10 Call two undertakers for a written price of a plain service, and a day[ {deadline}].
        - 5 Call one undertaker for a written price of a plain service.
        - 5 Call a second one, and compare.
        ? no money | cant afford | skint | benefits: 10 Call one undertaker for a direct cremation price, and the benefits line about help with the cost.
          - 5 Call one undertaker for the price of a direct cremation.
          - 5 Call the benefits line about help with the cost.
        ? muslim | jewish | islamic | within # hours | # hours: 10 Call the mosque or burial society first: they know the washing, the ground and the doctor's paper.
          - 5 Call the mosque or burial society.
          - 5 Call the doctor or coroner's office about the paper for burial.
      8 Choose day, place and who leads it, and write the three on one line.
        - 4 Choose day and place.
        - 4 Ask the person who leads it.
      8 List who must be told, one half for you and one for somebody else to call.
        - 5 List who must be told.
        - 3 Ask one person to make half of the calls.
      6? Choose two songs, one reading and one person who speaks.
        - 6 Choose two songs, one reading and one person who speaks.
        - 5 Book a table or ask for dishes for afterwards.
    `,
  },
  {
    id: "clear-estate",
    area: "home",
    whole: `${everyWay("clear|clear out|empty|sort|sort out|sort through|go through|clean out|declutter|pack up", `${ELDER}|late father|late mother|late husband|late wife|late dad|late mum|late parent|late grandmother|late grandfather|late gran|dead father|dead mother|late brother|late sister`, "house|home|flat|apartment|things|stuff|belongings|possessions|clothes|room|estate")}`,
    acts: "clear|sort|sort through|go through|empty",
    things:
      "late father's things|late mother's things|late parents' house|inherited house|late husband's clothes|late wife's clothes",
    hints: "died|death|passed away|late|care home|inherited",
    unless: "letters|photos|kitchen only|desk",
    it: "the things",
    named: "house|home|flat|apartment|things|stuff|belongings|possessions|clothes|room",
    plan: `
      2* Choose one small place to begin that holds few memories: a bathroom shelf, a kitchen drawer.
      15n Sort that place into three bags: keeps, passes on, goes.
      5n Put papers, keys, money and photos from it into one box, unread.
      4 Ask whoever else has a say about {theIt} to name the three things they would like to have[, {deadline}].
        ? brother | sister | siblings: 4 Ask them in one message for the three things each would like, with the day you go through it.
      5 Write on four boxes: papers, keep, pass on, goes.
      15 Empty the small place into the boxes, one thing at a time.
        - 8 Empty the first half of it into the boxes, one thing at a time.
        - 8 Empty the second half.
      10 Collect every paper, key and card you meet in the papers box, unread.
        - 5 Collect papers and letters in the papers box, unread.
        - 3 Add keys, cards and money.
        - 8 Photograph what you can't keep but want to remember.
      5 Stop after an hour, and write on the door what the next room is and who comes along.
        - 2 Set an alarm for one hour after you began.
        - 3 Write on the door what the next room is and who comes along.
        ? # hours away | weekend | far | one weekend | other end of the country: 5 Stop after two rooms a day, with papers and photos loaded into your car first, as they can't be done from afar.
        ? mum cries | mom cries | not ready | wont let | cries | cant part: 5 Stop after one corner, with your mum's three chosen things set on her own shelf and the rest covered, not gone.
      8? Book a charity's van or a house clearer for what nobody takes.
        ? tools | shed | workshop: 8 Ring a tool charity or men's shed, which fetches hand tools and knows what sells.
    `,
  },
];

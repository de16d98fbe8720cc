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
        ? out of hospital | home from hospital | back from hospital | discharged: 2 Photograph the discharge letter and every label of the medicines that came along.
        ? every week | each week | visit: 2 Write your visit into the calendar as a repeating day, with the journey on both sides.
      6n Ask {person|them} what they'd like help with and what they'd rather do alone, and write it down.
        ? stove | cooker | left the gas | hob on: 6 Order a stove guard that shuts off by itself, and a kettle that switches off.
      8n Ask the doctor's office or the Area Agency on Aging by phone how to get a care assessment.
        ? out of hospital | home from hospital | back from hospital | discharged: 10 Ring the ward or the council's home care team: what can't be done alone, who is there when.
          - 3 Write down the hours when nobody is there.
          - 8 Ring the ward or the home care team with them, and note the date.
      6 Ask {person|them} what they'd like help with and what they'd rather do alone, and write it down.
        ? stove | cooker | left the gas | hob on: 6 Order a stove guard that shuts off by itself, and a kettle that switches off.
      8 List one week of what's needed: bathing, pills, food, housework, money, company, nights.
        - 4 List what is needed by day: wash, pills, food, company.
        - 4 List what is needed by week: house, money, trips.
      5 Write a name beside each line: who does it now, who could, where nobody is left.
        - 3 Write a name beside each line: who does it now, who could.
        - 2 Circle the lines where nobody is left.
        ? only child | alone | on my own | no one: 5 Write a name beside each line: you, paid, charity, neighbour, and “nobody” where it is so.
          - 3 Write a name beside each line: you, paid, charity, neighbour.
          - 2 Circle the lines where nobody is left.
      10 Ask the doctor's office or the Area Agency on Aging by phone how to get a care assessment.
        - 3 Find the number, with date of birth and insurance number beside it.
        - 8 Ask by phone how a care assessment is requested, and note the date.
        ? out of hospital | home from hospital | back from hospital | discharged: 10 Ring the ward or the council's home care team: what can't be done alone, who is there when.
          - 3 Write down the hours when nobody is there.
          - 8 Ring the ward or the home care team with them, and note the date.
      6 Ask brothers, sisters or friends to take one line each from your list.
        ? sister can | brother can | sister does | brother does | my sister helps: 6 Send your brother or sister the grid, with the days they can do filled in first.
        ? only child | no siblings: 6 Ask a neighbour, a cousin or a friend of theirs for one line of your list.
      6? Put one folder in the kitchen there: medicines, doctors, keys, numbers to ring.
        - 6 Put one folder in the kitchen there: medicines, doctors, keys, numbers to ring.
        - 4 Ask who covers one evening a week, which is yours.
        ? cant cook | not eating | doesnt eat | doesnt cook: 6 Order ready meals for the week, with a delivery service asked for from then on.
          - 6 Order or cook seven meals that only need warming.
          - 4 Ring a meals delivery service for the weeks after.
        ? # hours away | hours away: 5 Ask one neighbour there to hold a spare key, for a weekly look.
          - 5 Ask one neighbour for a spare key and a weekly look.
          - 4 Put shop deliveries and a pill check on one weekly call.
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
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 2 Ask the home's nurse by phone: has a doctor confirmed the death, and how long may your relative stay there?
      8n Save two homes within reach[ in {place}], along with their latest inspection reports.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ring one funeral director: “When can you come, and what is your full price for a simple funeral?”
      6n Ask the first home by phone about openings, the monthly price, and a visit at a mealtime.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 6 Text one friend: “She died. Could you stay beside me for the calls today?”
        ? hospital | discharge* | ward: 6 Ask the ward for the discharge social worker: “No decision today. Is a short stay paid for while we look?”
      6 Ask {person|them} what matters most in a new place, and write down the words.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 6 Text one friend what has happened, with “Could you be beside me for the calls today?”
        ? dementia | alzheimer* | doesnt understand: 6 Write down what calms {person|them} and what frightens, for a home with its own dementia unit.
      8 Ask the Area Agency on Aging or the insurer for an assessment of needs and money, before you sign anything.
        - 3 Find the number of the council's or insurer's care office.
        - 6 Ask for an assessment of needs and money, and note date and name.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ring two funeral directors: “When can you come, and what is your full price for a simple funeral?”
          - 5 Ring one funeral director: “When can you come, and what is your full price for a simple funeral?”
          - 5 Ring a second one, with the two prices side by side.
        ? hospital | discharge* | ward: 8 Ask the ward's social worker for an assessment, and for a short-stay bed while you look.
          - 3 Ask the ward for the discharge social worker's number.
          - 6 Ask for an assessment, and for a short-stay bed while you look.
        ? refuse* | wont | promised: 8 Ask the council or insurer for an assessment at home first, with what help would let home go on.
          - 3 Find the number of the council's or insurer's care office.
          - 6 Ask for an assessment at home, and note date and name.
      10 Save three homes within reach[ in {place}], along with their latest inspection reports[, within {money}].
        - 6 Save three homes within reach[ in {place}].
        - 6 Read the first page of each inspection report.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 10 Find the papers on wishes: a will, a funeral plan, a note, a card in the purse.
          - 6 Ask the home for a funeral plan or wishes in the file.
          - 6 Look for a will or note among the papers.
        ? dementia | alzheimer*: 10 Save three homes within reach[ in {place}] with a dementia unit and their last inspection report[, within {money}].
          - 6 Save three homes within reach[ in {place}] with a dementia unit.
          - 6 Read the first page of each inspection report.
        ? already visited | visited two | visited three | shortlist: 10 Write your visited homes side by side: voices, smell, staff at night, price, distance.
          - 5 Write your visited homes side by side.
          - 5 Read the first page of each inspection report.
      8 Call the homes about openings, the monthly price, what costs extra, and a visit at a mealtime.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 8 Ask the home or doctor who sends the medical certificate where, so that the death can be registered.
        ? smok* | cat | dog | wife | husband | couple: 8 Call them: a free place, the price a week, a visit at a mealtime, and that one thing: smoking, pet or staying together.
        ? no money | budget | council | afford | medicaid: 8 Call them: do you take people at the council's or Medicaid rate, is there a top-up, may we visit at a mealtime?
      30 Visit one at a mealtime, and note the voices, the smell, the doors and who sits alone.
        - 4 Write five questions on a card: nights, staff, doctor, visits, what costs extra.
        - 10 Sit in the dining room for ten minutes, with an eye on who talks with whom.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 20 Book the appointment to register the death, with the list of papers it asks for.
          - 4 Find the registry office's page for where the death was.
          - 8 Book the appointment, with its list of papers noted.
      5? List what goes along: chair, photos, radio, the good blanket, papers.
        - 5 List what goes along: chair, photos, radio, the good blanket, papers.
        - 3 Put the first four visits after the move into your calendar.
        ? died last night | died this morning | died today | died yesterday | just died | has just died | died in the care home | died in a care home: 5 Ask the home until which day the room can stay, and who keeps rings, purse and papers safe.
          - 3 Ask until which day the room can stay.
          - 3 Ask who keeps rings, purse and papers safe until you come.
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
      8n Ask the funeral home or vital records office for several certified copies of the death certificate.
        ? have .. certificate | got .. certificate | certificate is here | death certificate already | registered already: 8 Write bank, pension, landlord and insurer on a list, with the account or contract number beside each.
      8n Ring the first one that must know this week: Social Security, bank, landlord or insurer.
        ? not by phone | no phone calls | no phone | no calls | without calling | without phoning | without ringing | without phone calls | calls make me | phone calls make | hate phon* | hate calling | hate calls | hate ringing | cant phone | cant ring | cant make .. calls | cant face .. calls | cant .. on the phone | cant .. by phone | dont want to phone | dont want to call | dont want to ring | dont want to talk | not want to phone | not want to call | not want to ring | not want to talk | rather not phone | rather not call | phone anxi* | scared of phon* | afraid of phon* | only call by phone | only by email | by email only | email only | in writing only | only in writing | deaf | hard of hearing: 8 Write to the first of three that must know this week: bank, pension, landlord or insurer.
        ? died .. tuesday | died .. monday | died .. wednesday | died .. thursday | died .. friday | died .. saturday | died .. sunday | died today | died yesterday | just died | comes first | what first: 8 Ring one funeral director for a first talk and a price; nothing has to be chosen this week.
      8 Ask the funeral home or vital records office for several certified copies of the death certificate.
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 8 Book the registrar's slot, once the doctor or hospital has sent the medical certificate.
          - 4 Ask the doctor or hospital whether the medical certificate is sent.
          - 6 Book the first slot at the register office.
        ? have .. certificate | got .. certificate | certificate is here | death certificate already | registered already: 5 Count the certified copies you have, with one set aside for bank, pension and landlord.
          - 2 Count the certified copies you have.
          - 4 Order more, if there are fewer than three.
        - 3 Find the registry of the place, and what it wants to see.
        - 6 Ask for several certified copies, since each office keeps one.
        ? abroad | holiday: 8 Ask the embassy and the local registry for the death paper, with a translation for home.
          - 4 Ring the embassy for the steps there.
          - 6 Ask the local registry for several copies with a translation.
        ? died .. tuesday | died .. monday | died .. wednesday | died .. thursday | died .. friday | died .. saturday | died .. sunday | died today | died yesterday | just died | comes first | what first: 8 Ring the hospital or doctor: has the medical certificate gone to the registrar? The registrar's slot is next.
          - 4 Ring the hospital's bereavement office or the doctor for the medical certificate.
          - 6 Book the registrar's slot, with five copies of the certificate ordered there.
      10 Look for a will: desk, safe deposit box, lawyer, county court.
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 5 Gather for the registrar: full name, birthday, last address, job, birth and marriage certificate if you find them.
        ? no will | intestate: 10 Look on the official page who inherits without a will, and who of them may apply to act.
        ? have the will | found the will | will is with | is executor | im executor | im the executor: 5 Read the will once for two lines: who is the executor, who gets what.
      10 List what there is and what is owed, one line each with no amounts: accounts, home, pension, insurance, debts.
        - 6 List accounts, home, pension and insurance, one line each.
        - 4 List debts, bills and subscriptions.
        ? with my sister | with my brother | siblings: 10 List with your family what there is and what is owed, one line each, a name beside who asks.
          - 6 List accounts, home, pension and insurance, one line each.
          - 4 List debts and bills, with a name beside who asks.
      8 Copy the steps and time limits from an official page on what to do after a death[; yours: {deadline}].
        ? register the death | register a death | register his death | register her death | register my | register mums | register dads | register moms: 8 Order about five certificates at the desk, with somebody beside you to read the entry before you sign.
          - 4 Read the entry with somebody beside you before you sign.
          - 3 Order about five certificates.
        - 4 Open your government's page on what to do after a death.
        - 5 Copy its steps with their time limits[; yours: {deadline}].
      10 Send the bank and the pension office one short letter with a copy of the certificate, asking what they need.
        ? rented | landlord | his flat | her flat: 10 Send bank, pension and landlord one short letter with a copy of the certificate, and ask what they need.
      6 Ask a lawyer or legal aid line the one question that blocks you, before you pay any debt of the estate.
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
      6n Ask the closest two or three what {person|they} wished for: burial or cremation, religious or not.
        ? memorial | celebration of life: 6 Ask the closest two or three for a story each, and whether they'd tell it there.
        ? had a plan | prepaid | funeral plan | wrote .. wishes | wishes are written: 6 Find the plan or the written wishes, with the number to ring on it.
      8n Call two funeral homes for a written price for a simple service, and for a possible day.
        ? undertaker is | have an undertaker | funeral director is | have a funeral director | chosen .. funeral director: 8 Ask the undertaker for the written price, the day, and what is still open.
          - 5 Ask the undertaker for the written price and the day.
          - 3 Ask what is still open: coffin, flowers, notice.
        ? memorial | celebration of life | ashes: 8 Ring two places that were dear for a free afternoon: a garden room, a café, a hall, a chapel.
          - 5 Ring one place that was dear for a free afternoon.
          - 5 Ring a second one, and compare.
        ? no money | cant afford | skint | benefits: 8 Call one undertaker for a direct cremation price, and the benefits line about help with funeral costs.
      6 Ask the closest two or three what {person|they} wished for, and whether it was written down.
        ? memorial | celebration of life: 6 Ask the closest two or three for a story each, and whether they'd tell it there.
        ? had a plan | prepaid | funeral plan | wrote .. wishes | wishes are written: 6 Find the plan or the written wishes, with the number to ring on it.
      4 Write down the most it may cost and who pays[: {money}].
      10 Call two funeral homes for a written price for a simple service, and for a possible day[ {deadline}].
        - 5 Call one undertaker for a written price of a plain service.
        - 5 Call a second one, and compare.
        ? undertaker is | have an undertaker | funeral director is | have a funeral director | chosen .. funeral director: 8 Ask the undertaker for the written price, the day, and what is still open.
          - 5 Ask the undertaker for the written price and the day.
          - 3 Ask what is still open: coffin, flowers, notice.
        ? memorial | celebration of life | ashes: 8 Ring two places that were dear for a free afternoon: a garden room, a café, a hall, a chapel.
          - 5 Ring one place that was dear for a free afternoon.
          - 5 Ring a second one, and compare.
        ? no money | cant afford | skint | benefits: 10 Call one undertaker for a direct cremation price, and the benefits line about help with the cost.
          - 5 Call one undertaker for the price of a direct cremation.
          - 5 Call the benefits line about help with the cost.
        ? muslim | jewish | islamic | within # hours | # hours: 10 Call the mosque or burial society first: they know the washing, the ground and the doctor's paper.
          - 5 Call the mosque or burial society.
          - 5 Call the doctor or coroner's office about the paper for burial.
      8 Choose the day, the place and who will lead it, and write all three on one line.
        - 4 Choose day and place.
        - 4 Ask the person who leads it.
      8 List who must be told, half for you to call and half for somebody else.
        - 5 List who must be told.
        - 3 Ask one person to make half of the calls.
      6? Choose two songs, one reading and one person who speaks.
        - 6 Choose two songs, one reading and one person who speaks.
        - 5 Book a table or ask for dishes for afterwards.
        ? # people | # guests: 6 Choose two songs, one reading and one person who speaks, with room and food for {#}.
          - 6 Choose two songs, one reading and one person who speaks.
          - 5 Book tables or ask for dishes for {#} afterwards.
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
        ? clothes | wardrobe | jewellery | jewelry: 2 Open the wardrobe at the door side, with four empty bags beside it.
        ? kitchen: 2 Choose one drawer or shelf of the kitchen to begin, one that holds few memories.
        ? workshop | shed | garage: 2 Choose one shelf or drawer of tools to begin, one that holds few memories.
        ? clothes | wardrobe: 2 Choose one drawer to begin, one that holds few memories: socks, scarves, bed linen.
      15n Sort that place into three bags: keep, pass on, throw out.
      5n Put papers, keys, money and photos from it into one box, unread.
      4 Ask everyone who has a say in it to name the three things they would like to have[, {deadline}].
        ? keys go back | keys back | hand back | handed back | house is sold | sale completes: 4 Ask everyone who has a say in it to name the three things they would like, two weeks before the keys go.
        ? divide | share out | split | who gets what: 4 Ask all of you in one message for the three things each would like most, sent on the same evening.
        ? with my brother | with my sister | with my siblings | with my cousins | with .. cousins: 4 Send whoever clears with you one message: three things each would like, the day you begin[, {deadline}].
        ? jewellery | jewelry: 4 Put the jewellery in one bag with a name on it, with a photo of all of it for the family.
        ? brother | sister | siblings: 4 Ask them in one message for the three things each would like, with the day you go through it.
      5 Write on four boxes: papers, keep, pass on, throw out.
        ? nothing to landfill | no landfill | no waste | recycl* | zero waste: 5 Write on four boxes: keep, charity or family, repair or recycle, papers.
        ? recipe* | keep her | keep his | keep the | photo* | letters: 5 Write on four boxes: keep, with what you named in first, papers, pass on, goes.
      15 Empty the small place into the boxes, one thing at a time.
        - 8 Empty the first half of it into the boxes, one thing at a time.
        - 8 Empty the second half.
        ? clothes | wardrobe | jewellery | jewelry: 15 Empty the wardrobe into the boxes, one piece at a time, with every pocket felt.
          - 8 Empty the door side into the boxes, with every pocket felt.
          - 8 Empty the other side.
      10 Collect every paper, key and card you come across in the papers box, unread.
        - 5 Collect papers and letters in the papers box, unread.
        - 3 Add keys, cards and money.
        - 8 Photograph what you can't keep but want to remember.
      5 Write on the door which room is next and who is coming along. One hour is enough for today.
        ? # weekends: 5 Write the rooms onto the {#} weekends, the fullest first, papers and photos last.
          - 3 Write the rooms onto the {#} weekends, the fullest first.
          - 2 Set an alarm for one hour after you begin.
        - 2 Set an alarm for one hour after you began.
        - 3 Write on the door what the next room is and who comes along.
        ? lease ends | lease | keys back | house sale | completion | landlord | wants it empty | must be empty | empty by: 5 Stop after an hour, and write the next room beside each day until the keys go back.
        ? # hours away | weekend | far | one weekend | other end of the country: 5 Stop after two rooms a day, with papers and photos loaded into your car first, as they can't be done from afar.
        ? mum cries | mom cries | not ready | wont let | cries | cant part: 5 Stop after one corner, with your mum's three chosen things set on her own shelf and the rest covered, not gone.
      8? Book a charity's van or a house clearer for what nobody takes.
        ? keys go back | keys back | hand back | lease ends | landlord | wants it empty | must be empty | empty by: 8 Book a house clearer for three days before the keys go back, for what nobody takes.
        ? skip comes | skip is booked | skip is coming | skip arrives | skip on | skip .. booked | got a skip: 8 Move what nobody takes into one room near the door, ready for the skip.
        ? clearer is booked | clearance is booked | clearer .. booked | van is booked: 5 Write on a note what the booked firm takes and what must be out before it comes.
        ? no lift | # floor | third floor | fourth floor | fifth floor | stairs: 8 Book a house clearer that carries down the stairs, the floor and the biggest pieces named in the mail.
        ? tools | shed | workshop: 8 Ring a tool charity or men's shed, which fetches hand tools and knows what sells.
        ? nothing to landfill | no landfill | no waste | recycl* | zero waste: 8 Book a charity's van for what works, with the recycling yard's list for pans, glass, metal and plugs.
        ? no car | without a car: 8 Book a charity that collects from the door for what nobody takes.
        ? house is sold | sale completes | completion | handed back | rent: 8 Book a house clearer for three days before the last day, for what nobody takes.
    `,
  },
];

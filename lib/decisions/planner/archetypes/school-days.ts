import { CHILD, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Children's papers, clubs, costumes, talks and practice, and a home that is safe for them. */
export const SCHOOL_DAYS: readonly Archetype[] = [
  {
    id: "school-slip",
    area: "paperwork",
    acts: "sign|fill in|fill out|return|send back|pay|pay for|hand in|do|complete",
    things:
      "permission slip|school form|school forms|consent form|school trip|trip money|dinner money|school photos|school dinners|reading record|reply slip|field trip form|school lunch money|trip form",
    tells: "trip form is due|trip money due|form and money due|form is due for school",
    needsAct: true,
    unless: "apply|plan|university|chaperone",
    it: "the slip",
    plan: `
      2* Take the school bag or the school's app to the table.
        ? app messages | messages unread | # unread | unread messages | # messages: 2 Open the school's app, and search the messages for “trip”, with the rest left unread.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Take the signed slip from where it lies now, into your hand.
      2 Find the slip or the payment, and write down when it is due[: {deadline}].
        ? forgot .. login | forgot .. password | cant log in | locked out | forgot my login: 2 Tap “forgot password” on the app's page, or mail the office: “Please reset my login today.”
        ? app messages | messages unread | # unread | unread messages | # messages: 3 Search the rest for “due”, “form” and “money”, with each date on a note.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: -
        ? lost | cant find | missing | thrown away: 2 Ask the office or one other parent for a photo of the slip, since it is lost.
      5n Fill in the slip: name, class, yes or no, phone, allergies, your signature.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 3 Photograph the slip, with the picture sent to the office: “The paper comes tomorrow.”
        ? no printer | print*: 5 Fill it in on the phone with “Mark up”, or copy its lines onto paper with your signature.
      4 Fill in the first lines: name, class, yes or no.
        ? trip money | pay for the | money due | payment due | money is due: 4 Check which account, reference or child's name the payment asks for.
          - 2 Open the trip's payment line in the app.
          - 2 Check the child's name and the sum.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 3 Send a photo of the slip to the office: “Signed. The paper comes tomorrow.”
          - 2 Photograph the slip.
          - 3 Send the photo to the office: “Signed. The paper comes tomorrow.”
        ? no printer | print*: 4 Fill it in on the phone with “Mark up”, or copy its lines onto paper by hand.
          - 4 Fill it in on the phone with “Mark up”, or copy its lines onto paper by hand.
          - 2 Write yes or no, with the child's name and class.
        - 2 Fill in name and class.
        - 2 Tick yes or no.
      3 Enter phone numbers, allergies and medicines.
        ? trip money | pay for the | money due | payment due | money is due: 2 Put the bank card or the exact money beside you.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Check the slip once for a missing box: phone, allergies, class.
      2 Sign it.
        ? trip money | pay for the | money due | payment due | money is due: 2 Check that the name on it is the right child's, where you have two at the school.
        ? got .. signed | already signed | is signed | signed but | form signed: 2 Put the slip into a named envelope or plastic sleeve.
        ? late | deadline was | overdue | missed: 3 Clip a note to the signed slip: “Sorry it's late. Can it still count?”
      3n Pay in the app, or put money and slip in the bag's front pocket.
        ? lunch* | dinner money | school meals | meals: 3 Pay the lunch account in the app with auto top-up on, and put the slip in the bag's front pocket.
        ? dont have it | havent got | cant afford | no money | skint | cant pay | payday | broke: 4 Send the school office one line: “Could we pay in parts, or is there help with the cost?”
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Put the slip into the front pocket of the bag, with tonight's alarm called “slip”.
        ? two kids | # kids | twins: 3 Pay in the app for each child, or put one named envelope in each bag.
      3 Pay in the app, or put the exact money in a named envelope.
        ? lunch* | dinner money | school meals | meals: 3 Pay the lunch account in the app, with auto top-up or a low-balance alert switched on.
        ? dont have it | havent got | cant afford | afford | no money | skint | cant pay | payday | broke: 4 Write the school office one line: “Could we pay in parts, or is there help with the cost?”
      2? Put it into the front pocket of the bag, and the date in your calendar.
        ? on time | always late | always forget | every time: 3 Set a repeating alarm on Sunday at six, called “bags: slips, lunch money, dates”.
          - 2 Put the slip into the front pocket of the bag.
          - 3 Set a repeating alarm on Sunday at six: “slips, lunch money”.
        ? my bag | in the car | keep forgetting | week | fridge: 2 Hand the slip in yourself at the office on the next school run, an alarm set for it.
          - 2 Lay the slip on your keys.
          - 2 Set an alarm at school time, called “office, slip”.
        ? no printer | email | online: 2 Send it to the office by mail or in the app, with the date in your calendar.
          - 2 Send it to the office by mail or in the app.
          - 2 Set the date in your calendar.
        - 2 Put it into the front pocket of the bag.
        - 2 Set the date in your calendar.
    `,
  },
  {
    id: "club-place",
    area: "people",
    acts: "sign up|sign|register|book|enrol|enroll|find|get|arrange|sort out|sort|put",
    things:
      "summer camp|holiday club|after school club|school club|after-school club|swimming lessons|football club|kids up for summer camp|gymnastics class|dance class for daughter|breakfast club|soccer camp|kids swimming lessons|son up for football|piano lessons for son|piano lessons for daughter|swimming lessons for daughter|swimming lessons for son|day camp|cubs|scouts|brownies|gymnastics|beavers",
    whole: everyWay(
      "sign up|sign|enrol|enroll|register|book",
      CHILD,
      "for football|for swimming|for soccer|for football club|for summer camp|up for football|up for swimming|up for soccer|up for summer camp|for dance class|for gymnastics|for piano lessons",
    ),
    unless: "my own|adult|myself|work as|run a|teach at|learn to swim",
    it: "the place",
    plan: `
      2* Write on one line what you are looking for: which club, which days, until what time[, {deadline}].
      5* Ask one parent or the school which one they use.
        ? trial went well | trial done | waiting for .. place | # weeks: 5 Message the club: “The trial went well. When does a place come free, where are we on the list, is another day open?”
      5n Send the first club one message: do you have free places, at what price, from what date?
        ? trial went well | trial done | waiting for .. place: 3 Set a reminder in two weeks to ask again, with a second club's trial booked meanwhile.
      8 Compare two clubs on four lines: days, price, how to get there, what the child says.
        - 4 Write days, price and way there of one.
        - 4 Write the same for a second one.
        ? saturdays only | only saturdays | saturday only | weekends only | only weekends: 8 Compare two that run at the weekend on four lines: hour, price, way there, what the child says.
          - 4 Write hour, price and way there of one at the weekend.
          - 4 Write the same for a second one.
        ? waiting list | is full | are full | full up | no places: 8 Put the name on the waiting list of two, with “any day, short notice is fine” in the message.
          - 4 Put the name on the first waiting list.
          - 4 Put it on a second one.
        ? autis* | adhd | sen | disab* | sensory: 8 Ask two clubs for what your child needs: small group, a quiet corner, a helper, a look round first.
          - 4 Ask the first club for what your child needs: small group, a quiet corner.
          - 4 Ask a second one the same.
      3 Ask the child which of the two it should be, or each club for one free try.
      8 Fill in the form: dates, allergies, who may pick up.
        - 5 Fill in names, dates and allergies.
        - 3 Add who may collect.
      3 Pay, or ask about help with the fee.
        ? cant afford | no money | expensive | universal credit | benefits | low income: 3 Ask the club in one line for a free or reduced place, kit to borrow, or paying by the month.
      3 Enter every date in the family calendar, with who drops off and who picks up.
    `,
  },
  {
    id: "school-place",
    area: "paperwork",
    acts: "apply|apply for|get|find|choose|look for",
    things:
      "primary school place|secondary school place|school place|nursery place at school|reception place|primary school|secondary school|school for son|school for daughter|in-year school place|high school for daughter|kindergarten|school for kids",
    unless: "job|teach|teacher|uniform|old friend|volunteer",
    it: "the place",
    plan: `
      2* Write down the child's date of birth, and the school year the place is for.
      4* Find the closing date on your school district's own page[, {deadline}].
        ? husband | wife | partner | likes one | disagree | cant agree: 4 Write both schools on a card with way, friends, marks of both parents, and what your child says.
        ? missed | late | deadline .. passed: 4 Ring the admissions office today: “Our form is late. How do I still hand it in, and how is it ranked?”
        ? closes | closing date | deadline: 4 Put the closing day into the calendar two days early[: {deadline}].
      6 List the schools within reach, with the distance and who got in last year.
        ? visited | seen | been to: -
        ? might move | moving | which address: 6 List the schools within reach of both addresses, with distance and whom they took last year.
          - 4 List the schools within reach of the present home.
          - 4 Add those near the next one.
        - 4 List the schools within reach.
        - 4 Write beside each whom they took last year.
      5 Book a visit at two of them.
        ? visited | seen | been to: 3 Ask your child: “Which one could you see yourself in on a Monday?”
      4 Put proof of address and birth certificate beside you.
        ? might move | moving | about to move | which address: 4 Ask admissions by mail: “We may move. Which address counts on the closing day, and what proves a new one?”
      15* Fill in the form in your true order, with one school on it that is nearly sure.
        ? form open | form is open | half filled | started the form | just submit | need to submit: 15 Submit the open form with all schools in your true order, one nearly sure among them.
          - 5 Enter the schools in your true order, one nearly sure among them.
          - 6 Check name, address and birthday.
          - 3 Press “submit”, with the confirming mail saved.
        - 5 Enter the child's details.
        - 6 Enter the schools in your true order, with one that is nearly sure.
        - 3 Send the school form to the admissions office.
      3? Enter the day of the answer in your calendar.
    `,
  },
  {
    id: "parents-evening",
    area: "people",
    acts: "go|prepare|prepare for|book|attend|get through|get ready|survive",
    things:
      "parents evening|parents' evening|parent teacher conference|parent-teacher conference|parent teacher meeting|parent-teacher meeting|school meeting about son|school meeting about daughter",
    tells: "parents evening on|parents' evening on|parents evening is|parent teacher conference on",
    unless: "teacher evening class|cook|go to my parents|to my parents this",
    it: "the evening",
    plan: `
      2* Ask the child one question: “What should your teacher know about you?”
        ? # parents | as the teacher | im the teacher | my pupils | # families: 2 Write the names in the order of the slots, with a line left beside each.
      3 Write down two questions for {theIt}: one about learning, one about friends.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Write beside the first five names one good thing, one next step, one question to the parents.
        ? questions ready | my questions: 3 Write down three questions, the most important first: learning, friends, what to do at home.
        ? bullied | bullying | friends: 3 Write down two questions: who does my child sit and play with, and who watches at break?
        ? adhd | autis* | dyslex* | sen: 3 Write down two questions for {theIt}: what helps in class, and what support is written down.
        ? worried | behind | grades | failing: 3 Write down two questions for {theIt}: what exactly is missing, and what to do at home in ten minutes a day.
      4* Book the slot in the app or with the office, and write the time and room in your calendar[: {deadline}].
        ? # parents | as the teacher | im the teacher | my pupils | # families: 4 Mark the three talks that will be hard, and put a break or a colleague beside them.
        ? booked | slot is at | got a slot: 3 Save the slot with hour and room in your calendar, with an alarm an hour before.
        ? i work | at work | shift* | cant come | cant make: 4 Write to the teacher for a phone or video slot, with two times outside your work.
        ? interpreter | my english | no english | dont speak: 4 Book the slot, with an interpreter or a friend who translates asked for in the same line.
      3 Write down one thing that goes well at home, to say first.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 10 Write the same three words beside the other names: good, next, question.
          - 5 Do the first half of the names.
          - 5 Do the rest.
      3 Arrange who will watch the children during that hour.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Lay one book or piece of work of each child in the order of the list.
      3* Bring a pen and your question that matters most, at the top of a page.
        - 3 Put notes and a pen into your bag.
        - 2 Underline the question that matters most.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Put a clock, water and chairs side by side, with the list on top.
          - 3 Put clock, water and chairs in place.
          - 2 Write one closing sentence for when the time is up.
      5? Tell the child afterwards one good thing and one plan.
        - 5 Tell the child afterwards one good thing and one plan.
        - 3 Send the teacher one line about what was agreed.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 5 Write down straight after it what you promised, with a day beside each.
    `,
  },
  {
    id: "child-practice",
    area: "people",
    whole: everyWay(
      "help|get",
      CHILD,
      "to practise piano|to practice piano|to practise violin|to practice violin|practise piano|practice piano|learn times tables|learn her times tables|learn his times tables|with times tables|learn spellings|with spellings|with spelling|learn to read|with reading|to read|to practise spellings|learn alphabet|with maths facts",
    ),
    unless: "adult|grown up",
    it: "the practice",
    plan: `
      2* Ask {person|the child} to show you the easiest part.
        ? cries | tears | fight | battle | hates: 2 Put the instrument or book down for two minutes with a snack: “Show me the easiest bit, badly is fine.”
      2* Choose the place and the moment to practise: after the snack, before the screen.
      5 Cut the practice into five-minute pieces: one row, one page, four bars.
        ? # minutes a day | # minutes every day | # minutes daily: 5 Cut the {#} minutes into three: one easy piece, one hard row, one free choice.
        ? exam | grade | concert: 5 Cut it into pieces by the date of the exam or concert: one page or line for each day.
          - 3 Write the pieces on small notes, a day on each.
          - 2 Stick them on the calendar.
        ? reading | read: 5 Cut it into pieces of five minutes: you read a page, your child a line, taking turns.
          - 3 Choose a book that is a bit too easy.
          - 2 Put a bookmark five minutes on.
        - 3 Write the pieces on small notes.
        - 2 Put them into a jar.
      5* Do five minutes of practice side by side, with you as the pupil for one of them.
        ? tears | cries | crying | scream* | meltdown*: 5 Do three minutes together by an egg timer, ending before the first sigh.
          - 2 Let the child set an egg timer to three minutes.
          - 3 Do one small piece until it rings.
        - 3 Let the child teach you for one minute.
        - 4 Do one piece side by side.
      3 Say aloud one thing that was better than before.
        ? neighbours | noise | flat: 3 Write practice hours on a note for next door, or use a mute or headphones.
      3 Put a sticker or a dot on the calendar.
      2? Stop while it still goes well, at the same hour tomorrow[, {rhythm}].
        - 2 Stop while it still goes well.
        - 2 Set the same hour for tomorrow.
    `,
  },
  {
    id: "child-news",
    area: "people",
    whole: everyWay(
      "tell|talk to|explain to",
      "kids|children|my kids|son|daughter|teenager|boys|girls|teen|little ones",
      "we are moving|we're moving|about moving|about divorce|about the divorce|we are getting divorced|we're separating|we are separating|about drugs|about sex|about grandma dying|about death|grandma died|grandad died|about cancer|about puberty|about consent|about vaping|about online safety|about money|about my illness|the dog died|about new baby|about alcohol",
    ),
    unless: "class of",
    it: "the talk",
    plan: `
      2* Write the news in one sentence that the youngest would understand.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking | about porn | about sexting: 2 Write one easy question to begin with: “What do people in your year say about it?”
        ? about sex | birds and the bees | puberty | periods: 2 Write one easy question to begin with: “What have you heard about it at school?”
      3* Write below it what stays the same, and what you don't know yet.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking: 3 Write below it your rule in one line, and “Ring me at any hour, I fetch you, no questions that night.”
        ? about sex | about porn | about sexting | puberty | periods: 3 Write below it the three things they should hear from you: body, consent, who can be asked.
        ? moving | move house | moving house | new town: 3 Write below it what stays the same, what comes along, and what they may choose in the new place.
        ? divorc* | separat*: 3 Write below it what stays: school, both of you, the bed in each home, “it isn't because of you”.
        ? died | dying | death: 3 Write below it in plain words: the body has stopped, it doesn't hurt now, nobody's fault.
        ? pregnant | new baby | having a baby: 3 Write below it what stays theirs: the bed, the story at night, the walk with you.
        ? is ill | im ill | very ill | cancer | illness | hospital: 3 Write below it what stays: who fetches, who cooks, who can be asked anything.
        ? lost my job | lost .. job | money: 3 Write below it what stays: home, school, food, and one thing that waits a while.
      4 Agree with the other parent who says what[, {deadline}].
        ? single | on my own | other parent refuses | ex refuses: 4 Ask one grown-up they trust to be free that evening for questions.
      3 Choose a time at home or in the car with nothing after it.
      10* Say that sentence to the children, with a long pause for their questions.
        - 3 Say the sentence.
        - 8 Answer what they ask, as shortly as it was asked.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking | about porn | about sexting | about sex | puberty | periods: 10 Ask your question on a drive or walk, with far more listening than talk.
          - 3 Ask your question on a drive or walk.
          - 8 Listen to the answer before you say your own lines.
      3 Write down the questions you could not answer.
      3? Come back to it in two days, with one of these answers.
        - 3 Come back to it in two days, with one of these answers.
        - 3 Tell school or nursery in one line.
    `,
  },
  {
    id: "baby-proof",
    area: "home",
    whole: everyWay(
      "baby proof|baby-proof|childproof|child proof|toddler proof|child-proof|babyproof|toddler-proof",
      "house|home|flat|kitchen|living room|stairs|apartment|garden|bedroom|cupboards|lounge",
    ),
    it: "the room",
    plan: `
      2* Sit on the floor by the door to see {whole|the room} from down there.
      5* Put up high the dangers you see first: medicine, cleaning things, button batteries, bags, cords.
        - 5 Put medicine and cleaning things up high.
        - 3 Pick up button batteries, bags and cords.
      5 Walk through the rooms with a list: edges, sockets, blinds, stairs, hot water, windows, heavy furniture.
      8* Order what protects from the three worst dangers: a gate, furniture straps, cupboard locks.
        - 3 Mark the three worst on the list.
        - 6 Order what stops them.
      15 Fasten one tall piece of furniture or the television to the wall.
        - 5 Look up the wall's kind.
        - 10 Fix the tallest piece to it.
      3 Save the poison control number, 1-800-222-1222 in the US, in your phone.
      2? Set a reminder in a month, since they climb by then.
    `,
  },
  {
    id: "dress-up",
    area: "people",
    acts: "make|find|get|buy|sort|put together|need|do|sew",
    things:
      "costume for world book day|world book day costume|halloween costume|kids costume|fancy dress costume|costume for school play|costume|costumes|fancy dress outfit|nativity costume|costume for son|costume for daughter|book day costume|carnival costume",
    tells: "costume for world book day",
    unless: "cosplay contest|theatre company|rent out|return|twelve actors|period drama",
    it: "the costume",
    plan: `
      2* Ask whoever will wear it what they want to be, and write down a second choice.
        ? wants to be | wants to go as | wants to dress as: 2 Look at one picture of that figure, and write the three things everybody knows it by.
        ? too big | too long | doesnt fit | too small: 2 Put the costume on the one who wears it, with safety pins beside you.
        ? as a | as beetlejuice | go as | going as | camel | sheep | donkey | nativity | shes a | hes a | is a tree: 2 Look at one picture of that figure, and write the three things everybody knows it by.
        ? no idea | anything | forgot | dont know what | tomorrow | tonight: 2 Say three costumes that the wardrobe can do today: pirate, cat, ghost, farmer, book child in pyjamas.
      3* Name the one thing that makes the costume clear at a glance: hat, tail, wand, colour.
        ? too big | too long | doesnt fit: 3 Mark with pins where arm, leg and waist should end.
        ? camel | sheep | donkey | cow | lion | bear: 3 Name what makes the animal: ears on a hairband, a tail, one colour from head to toe, a hump from a small pillow.
        ? shepherd | king | angel | mary | joseph | innkeeper: 3 Name what makes it: a tea towel and cord, a crown of gold card, white sheet and tinsel, a blue scarf.
      5 Look through the wardrobe for plain clothes in the right colour.
      5 Make a list of what is missing: felt, card, face paint, safety pins[, up to {money}].
        - 3 Make a list of what is missing.
        - 3 Ask one other parent whether they can lend it.
        ? # pounds | # quid | tenner: 5 Look in a charity shop and pound shop for the two missing things, with the sum in your hand as the limit.
        ? tomorrow | tonight | today | in the morning | forgot | no money | skint: 5 Gather what the house has: cardboard, foil, tape, eyeliner, a belt, a bag for a cape.
        - 3 Gather cardboard, foil and tape.
        - 2 Add eyeliner for whiskers or a beard.
      20* Make that one thing first, from card, felt or tape.
        - 5 Draw it on card or felt.
        - 10 Cut it out.
        - 5 Fix it with tape, pins or stitches.
        ? too big | too long | doesnt fit: 20 Shorten sleeves and legs from the inside with safety pins or iron-on tape, a belt over the waist.
          - 8 Pin up both legs from the inside.
          - 8 Pin up both sleeves from the inside.
          - 3 Tie a belt or ribbon over the waist.
        ? cant sew | no sewing | glue | no machine: 20 Make that one thing with no stitch: hot glue or fabric glue, safety pins, double tape, felt cut with scissors.
          - 5 Draw it on card or felt.
          - 10 Cut it out.
          - 5 Fix it with glue, safety pins or tape.
      5 Try the whole costume on to see what pinches or falls off.
      2? Hang it on the door the evening before.
    `,
  },
];

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
      2* Take the school bag to the table, or open the school's app.
        ~ Pick up the school bag. | Carry it to the table, or open the app.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 2 Put all the school forms in one pile, or open the school's parent portal.
        ? app messages | messages unread | # unread | unread messages | # messages: 2 Search the messages in the school's app for “trip”. The rest can stay unread.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Take the signed slip in your hand from where it is now.
      2 Find the slip or the payment, and write down when it is due[: {deadline}].
        ~ Find the slip or the payment. | Write down when it is due.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 2 Sort the forms by due date, with the soonest on top[: {deadline}].
        ? forgot .. login | forgot .. password | cant log in | locked out | forgot my login: 2 Tap “forgot password” on the app's page, or mail the office: “Please reset my login today.”
        ? app messages | messages unread | # unread | unread messages | # messages: 3 Search the other messages for “due”, “form” and “money”, and note each date.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: -
        ? lost | cant find | missing | thrown away: 2 Ask the office or one other parent for a photo of the slip, since it is lost.
      5n Fill in the slip: name, class, yes or no, phone, allergies, your signature.
        ~ Get a pen. | Fill in name, class and yes or no. | Fill in phone and allergies. | Sign the slip.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 10 Fill in the first form from top to bottom: name, birthday, address, phone numbers, allergies, signature.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 3 Send the office a photo of the signed slip: “The paper comes tomorrow.”
        ? no printer | print*: 5 Fill in the slip on your phone with “Markup”, or copy its lines onto paper with your signature.
      4 Fill in the first lines of the slip: name, class, yes or no.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 10 Fill in the first form: child's name, birthday, address, two emergency contacts.
          - 5 Fill in the child's name, birthday and address.
          - 5 Fill in two emergency contacts and who may pick up.
        ? trip money | pay for the | money due | payment due | money is due: 4 Check which account, reference or child's name the payment asks for.
          - 2 Open the trip's payment in the app.
          - 2 Check that the child's name and the amount are right.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 3 Send a photo of the slip to the office: “Signed. The paper comes tomorrow.”
          - 2 Photograph the slip.
          - 3 Send the photo to the office: “Signed. The paper comes tomorrow.”
        ? no printer | print*: 4 Fill in the slip on your phone with “Markup”, or copy its lines onto paper by hand.
          - 4 Fill in the slip on your phone with “Markup”, or copy its lines onto paper by hand.
          - 2 Write yes or no, with the child's name and class.
        - 2 Fill in the name and class on the slip.
        - 2 Tick yes or no on the slip.
      3 Enter phone numbers, allergies and medicines on the slip.
        ~ Put the slip in front of you. | Enter the phone numbers. | Enter the allergies and medicines.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 5 Copy the doctor, the insurance number, allergies and medicines onto each form that asks.
        ? trip money | pay for the | money due | payment due | money is due: 2 Put your bank card or the exact money beside you.
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Check the slip once for a missing box: phone, allergies, class.
      2 Sign the slip.
        ~ Pick up a pen. | Sign at the bottom of the slip.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 8 Sign each of the other forms, filled in from the first one.
        ? trip money | pay for the | money due | payment due | money is due: 2 Check that the payment is for the right child, if you have two at the school.
        ? got .. signed | already signed | is signed | signed but | form signed: 2 Put the slip into an envelope or plastic sleeve with the child's name on it.
        ? late | deadline was | overdue | missed: 3 Clip a note to the signed slip: “Sorry it's late. Can it still count?”
      3n Pay in the app, or put the money and the slip in the bag's front pocket.
        ~ Open the app, or get the money and the slip. | Press “Pay”, or put the money with the slip. | Wait for “paid”, or put both in the front pocket.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 3 Submit that form in the portal, or put it in the backpack's front pocket.
        ? lunch* | dinner money | school meals | meals: 3 Pay the lunch account in the app, with auto top-up on.
        ? dont have it | havent got | cant afford | no money | skint | cant pay | payday | broke: 4 Send the school office one line: “Could we pay in parts, or is there help with the cost?”
        ? got .. signed | already signed | is signed | signed but | signed its | form signed | letter signed | already filled | is filled in | filled in but | in my bag: 2 Put the slip into the front pocket of the bag tonight.
        ? two kids | # kids | twins: 3 Pay in the app for each child, or put one envelope with a name on it in each bag.
      3 Pay in the app, or put the exact money in an envelope with the child's name.
        ~ Open the app, or get an envelope. | Press “Pay”, or put in the exact money. | Wait for “paid”, or write the child's name on the envelope.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 3 Photograph the page with your insurance and doctor's numbers, for the next time.
        ? lunch* | dinner money | school meals | meals: 3 Pay the lunch account in the app, with auto top-up or a low-balance alert on.
        ? dont have it | havent got | cant afford | afford | no money | skint | cant pay | payday | broke: 4 Write the school office one line: “Could we pay in parts, or is there help with the cost?”
      2? Put the slip into the front pocket of the bag, and note the date in your calendar.
        ? school forms | all the forms | stack of forms | pile of forms | back to school forms | enrollment forms | forms for school | start of school forms: 2 Submit the forms in the portal, or put them in the backpack's front pocket.
        ? on time | always late | always forget | every time: 3 Set a repeating alarm on Sunday at six, called “bags: slips, lunch money, dates”.
          - 2 Put the slip into the front pocket of the bag.
          - 3 Set a repeating alarm for Sunday at six: “slips, lunch money”.
        ? my bag | in the car | keep forgetting | week | fridge: 2 Hand the slip in yourself at the office the next time you drop off.
          - 2 Lay the slip on top of your keys.
          - 2 Set an alarm for drop-off time, called “office, slip”.
        ? no printer | email | online: 2 Send the slip to the office by mail or in the app.
          - 2 Send the slip to the office by mail or in the app.
          - 2 Put the date in your calendar.
        - 2 Put the slip into the front pocket of the bag.
        - 2 Put the date in your calendar.
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
      2* Write down what you're looking for: which activity, which days, until what time[, {deadline}].
        ~ Pick up a pen. | Write which activity, which days and until when.
        ? baseball | t ball | tball | little league | softball | soccer | basketball | football | hockey | lacrosse | cheer*: 2 Write down your child's age and birthday, and the days and times that work for practices and games.
      5* Ask one parent or the school which program they'd pick again.
        ~ Choose one parent, or the school. | Open a message to them. | Send: “Which program would you pick again?”
        ? baseball | t ball | tball | little league | softball | soccer | basketball | football | hockey | lacrosse | cheer*: 5 Look up two leagues, such as your city's rec department and the town league, for the sign-up dates, the fee and “fee help”.
        ? cant afford | no money | too expensive | expensive | low income | broke | cant pay | tight budget: 5 Look at your city's rec department and the nearest YMCA for the words “fee assistance” or “scholarship.”
        ? trial went well | trial done | waiting for .. place | # weeks: 5 Message the club: “The trial went well. When is a spot free, where are we on the list, is another day open?”
      5n Send one program a message: “Do you have a spot, what does it cost, and when does it start?”
        ~ Open a message to one program. | Write: “Do you have a spot, and what does it cost?” | Send it with “When does it start?”
        ? baseball | t ball | tball | little league | softball | soccer | basketball | football | hockey | lacrosse | cheer*: 5 Fill in the sign-up form for the league that fits, or message it: “Is there still a spot for my child's age, and what does it cost?”
        ? cant afford | no money | too expensive | expensive | low income | broke | cant pay | tight budget: 5 Send one program a message: “Do you have a spot, and is there a scholarship or reduced fee we could apply for?”
        ? trial went well | trial done | waiting for .. place: 3 Set a reminder to ask the club again in two weeks.
      8 Compare two programs on three points: days, price, how to get there.
        - 4 Write down the days, the price and how to get there for one program.
        - 4 Write down the same three points for a second program.
        ? saturdays only | only saturdays | saturday only | weekends only | only weekends: 8 Compare two weekend clubs on four points: time, price, how to get there, what the child says.
          - 4 Write down the time, the price and how to get there for one weekend club.
          - 4 Write down the same three points for a second weekend club.
        ? waiting list | is full | are full | full up | no places: 8 Put the name on the waiting list of two clubs, with “Any day, short notice is fine.”
          - 4 Put the name on the first club's waiting list, with “Any day, short notice is fine.”
          - 4 Put the name on a second club's waiting list.
        ? autis* | adhd | sen | disab* | sensory: 8 Ask two clubs for what your child needs: a small group, a quiet corner, a helper, a look around first.
          - 4 Ask the first club for what your child needs: small group, a quiet corner.
          - 4 Ask a second club for the same.
      3 Ask the child which of the two programs it should be.
        ~ Sit down with the child. | Show the two programs. | Ask: “Which one should it be?”
      8 Fill in the registration form: dates, allergies, who may pick up.
        - 5 Fill in the names, dates and allergies.
        - 3 Add who may pick up.
      3 Pay the fee, or ask the program about help with it.
        ~ Open the program's payment page. | Look for the fee, or for help with it. | Pay, or ask about the help.
        ? cant afford | no money | expensive | universal credit | benefits | low income | broke | cant pay: 3 Ask the program in one line for a scholarship, gear to borrow, or paying by the month.
      3 Enter every date in the family calendar, with who drops off and who picks up.
        ~ Open the family calendar. | Enter every date. | Add who drops off, plus who picks up.
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
        ~ Sit down beside the child. | Ask: “What should your teacher know about you?”
        ? adhd | autis* | dyslex* | 504 | iep: 2 Write the question that matters most at the top of a page: “What helps my child focus in your class?”
        ? # parents | as the teacher | im the teacher | my pupils | # families: 2 Write the families' names in the order of their time slots, with an empty line beside each.
      3 Write down two questions for {theIt}: one about learning, one about friends.
        ~ Pick up a pen. | Write one question about learning. | Write one about friends.
        ? conference at | at # | what do i ask | what should i ask | what to ask | conference is | conference on: 3 Look up your child's latest grades and missing work in the school portal.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Write beside the first five names one good thing, one next step, one question for the parents.
        ? questions ready | my questions: 3 Write down your three questions, with the most important first.
        ? bullied | bullying | friends: 3 Write down two questions: “Who does my child sit and play with, and who watches at recess?”
        ? adhd | autis* | dyslex* | sen: 3 Write down two questions for {theIt}: what helps in class, and what support is written down.
        ? worried | behind | grades | failing: 3 Write down two questions for {theIt}: what exactly is missing, and what to do at home in ten minutes a day.
      4* Book a time in the app or with the office, and note the time and room in your calendar[: {deadline}].
        ~ Open the app, or call the office. | Choose a time. | Enter time and room in your calendar.
        ? conference at | at # | what do i ask | what should i ask | what to ask | conference is | conference on | conference WEEKDAY: 4 Write down three questions: “What goes well? Where does my child get stuck? What helps in your class?”
        ? # parents | as the teacher | im the teacher | my pupils | # families: 4 Mark the three talks that will be hard, so you can plan a break after each.
        ? booked | slot is at | got a slot: 3 Save the meeting's time and room in your calendar, with an alarm an hour before.
        ? i work | at work | shift* | cant come | cant make: 4 Ask the teacher for a phone or video meeting, with two times outside your work.
        ? interpreter | my english | no english | dont speak: 4 Book a time, with a request for an interpreter in the same message.
      3 Write down one thing that goes well at home, so you can say it first.
        ~ Pick up a pen. | Write one thing that goes well at home. | Put it at the top of your note.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 10 Write the same three things beside the other names: one good thing, one next step, one question.
          - 5 Do the first half of the other names: one good thing, one next step, one question.
          - 5 Do the other half of the names.
      3 Arrange for someone to watch the children during that hour.
        ~ Choose someone who could watch the children. | Open a message to that person. | Send: “Could you watch them for that hour?”
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Lay out one book or piece of work from each child, in the order of your list.
      3* Bring a pen and the question that matters most to you, at the top of a page.
        - 3 Put your notes and a pen into your bag.
        - 2 Underline the question that matters most.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 3 Put the chairs side by side, with a clock and water in reach.
          - 3 Put the clock, the water and the chairs in place.
          - 2 Write one closing sentence for when the time is up.
      5? Tell the child after the meeting one good thing and one plan.
        - 5 Tell the child after the meeting one good thing and one plan.
        - 3 Send the teacher one line about what you agreed on.
        ? # parents | as the teacher | im the teacher | my pupils | # families: 5 Write down right after the meetings what you promised, with a date beside each.
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
        ~ Sit down beside {person|the child}. | Ask: “Will you show me the easiest part?”
        ? cries | tears | fight | battle | hates: 2 Put the instrument or book away for two minutes with a snack: “Show me the easiest bit. Badly is fine.”
      2* Choose the place and the time to practise: after the snack, before the screen.
        ~ Stand where practice could be. | Choose the time: after the snack, before the screen.
      5 Cut the practice into five-minute pieces: one row, one page, four bars.
        ? # minutes a day | # minutes every day | # minutes daily: 5 Cut the {#} minutes into three: one easy piece, one hard row, one free choice.
        ? exam | grade | concert: 5 Divide the practice by the days until the exam or concert: one page or line for each day.
          - 3 Write each piece of practice on a small note, with a day on it.
          - 2 Stick the notes on the calendar.
        ? reading | read: 5 Divide the reading into five-minute pieces: you read a page, your child reads a line.
          - 3 Choose a book that is a bit too easy.
          - 2 Put a bookmark where about five minutes of reading end.
        - 3 Write five-minute pieces on small notes: one row, one page, four bars.
        - 2 Put the notes into a jar.
      5* Do five minutes of practice side by side. For one of them, you are the student.
        ? tears | cries | crying | scream* | meltdown*: 5 Practise together for three minutes by an egg timer, or less if a sigh comes first.
          - 2 Let the child set an egg timer for three minutes.
          - 3 Practise one small piece until the timer rings.
        - 3 Let the child teach you for one minute.
        - 4 Practise one piece side by side.
      3 Say aloud one thing that was better than last time.
        ~ Turn to the child. | Think of one thing that was better than last time. | Say that one thing aloud.
        ? neighbours | noise | flat: 3 Write the practice times on a note for the neighbors.
      3 Put a sticker or a dot on the calendar for today's practice.
        ~ Get a sticker or a pen. | Stand at the calendar. | Put it on today's box.
      2? Stop practising while it still goes well[, {rhythm}].
        - 2 Stop practising while it still goes well.
        - 2 Set the same time for tomorrow.
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
        ~ Pick up a pen. | Write one sentence the youngest would understand.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking | about porn | about sexting: 2 Write one easy question to start with: “What do people in your grade say about it?”
        ? about sex | birds and the bees | puberty | periods: 2 Write one easy question to start with: “What have you heard about it at school?”
      3* Write under the news what stays the same, and what you don't know yet.
        ~ Put that sentence in front of you. | Write under it what stays the same. | Write what you don't know yet.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking: 3 Write your rule in one line, and “Ring me at any hour. I'll pick you up, no questions that night.”
        ? about sex | about porn | about sexting | puberty | periods: 3 Write down the three things they should hear from you: about bodies, about consent, who they can ask.
        ? moving | move house | moving house | new town: 3 Write under the news what stays the same, what comes along, and what they may choose in the new place.
        ? divorc* | separat*: 3 Write under the news what stays: school, both of you, a bed in each home, “It isn't because of you.”
        ? died | dying | death: 3 Write down the plain facts: the body has stopped working, it doesn't hurt now, it's nobody's fault.
        ? pregnant | new baby | having a baby: 3 Write under the news what stays theirs: their bed, the bedtime story, the walk with you.
        ? is ill | im ill | very ill | cancer | illness | hospital: 3 Write under the news what stays: who picks them up, who cooks, who they can ask anything.
        ? lost my job | lost .. job | money: 3 Write under the news what stays: home, school, food. Add one thing that has to wait a while.
      4 Agree with the other parent who says what[, {deadline}].
        ~ Sit down with the other parent, or call. | Say which part you would like to say. | Agree on who says the rest.
        ? single | on my own | other parent refuses | ex refuses: 4 Ask one adult they trust to be free that evening for questions.
      3 Choose a time at home or in the car, with nothing planned after it.
        ~ Open your calendar. | Look for a time with nothing after it. | Choose the place: home or the car.
      10* Tell the children the news in your one sentence, with a long pause for their questions.
        - 3 Tell the children the news in your one sentence.
        - 8 Answer what they ask, in answers as short as the questions.
        ? about drugs | about vaping | about vapes | about alcohol | about drinking | about weed | about cannabis | about smoking | about porn | about sexting | about sex | puberty | periods: 10 Ask your question on a drive or a walk, with far more listening than talking.
          - 3 Ask your question on a drive or a walk.
          - 8 Listen to the whole answer before you say your own lines.
      3 Write down the questions you couldn't answer.
        ~ Pick up a pen. | Write the first question you couldn't answer. | Write the others below it.
      3? Answer one of their open questions two days later.
        - 3 Answer one of their open questions two days later.
        - 3 Tell the school or daycare in one line.
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
      2* Sit on the floor by the door to see {whole|the room} from a baby's height.
        ~ Walk to the door of the room. | Sit on the floor for a baby's view.
      5* Put the dangers you see first up high: medicine, cleaners, button batteries, bags, cords.
        - 5 Put medicine and cleaners up high.
        - 3 Pick up button batteries, bags and cords.
      5 Walk through the rooms with a list: edges, outlets, blinds, stairs, hot water, windows, heavy furniture.
        ~ Get a list and a pen. | Check edges, outlets, blinds and stairs. | Check hot water, windows and heavy furniture.
      8* Order what protects from your three worst dangers: a gate, furniture straps, cupboard locks.
        - 3 Mark the three worst dangers on the list.
        - 6 Order what protects from them: a gate, furniture straps, cupboard locks.
      15 Fasten one tall piece of furniture or the TV to the wall.
        - 5 Look up which anchors your kind of wall needs.
        - 10 Fasten the tallest piece of furniture to the wall.
      3 Save the poison control number, 1-800-222-1222 in the US, in your phone.
        ~ Open the contacts on your phone. | Type in 1-800-222-1222. | Save it under “Poison Control”.
      2? Set a reminder to look again in a month. Babies learn to climb fast.
        ~ Open the reminders on your phone. | Set one called “Look again” for a month from today.
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
      2* Ask whoever will wear it what they want to be, and note a second choice.
        ~ Ask the person who will wear it what they want to be. | Write that down with a second choice under it.
        ? wants to be | wants to go as | wants to dress as: 2 Look at one picture of that character for the three things everybody knows it by.
        ? too big | too long | doesnt fit | too small: 2 Put the costume on the person who will wear it, with safety pins beside you.
        ? as a | as beetlejuice | go as | going as | camel | sheep | donkey | nativity | shes a | hes a | is a tree: 2 Look at one picture of that character for the three things everybody knows it by.
        ? no idea | anything | forgot | dont know what | tomorrow | tonight: 2 Name three costumes your closet can do today: pirate, cat, ghost, farmer, a book character in pyjamas.
      3* Name the one thing that makes the costume clear at a glance: hat, tail, wand, colour.
        ~ Get a pen and paper. | Picture the costume from across the room. | Write down what makes it clear: hat, tail, wand or color.
        ? shark: 3 Draw three shapes: a fin for the back, a row of white teeth for a hood, a tail.
        ? truck | garbage truck | fire truck | train | bus | robot | car | airplane | rocket* | excavator | tractor: 3 Find a cardboard box that fits over the shoulders with the head and arms out.
        ? too big | too long | doesnt fit: 3 Mark with pins where the arms, legs and waist should end.
        ? camel | sheep | donkey | cow | lion | bear: 3 Name what makes the animal: ears on a headband, a tail, one colour from head to toe, a pillow for a hump.
        ? shepherd | king | angel | mary | joseph | innkeeper: 3 Name what makes the costume: a dish towel and cord, a gold paper crown, a white sheet and tinsel, a blue scarf.
      5 Look through the closet for plain clothes in the right colour.
        ~ Open the closet door. | Look along the hangers for plain clothes in the right color. | Lay what fits the color on the bed.
        ? no pattern | without a pattern | hand sew* | sew by hand | no machine: 5 Pick a plain sweatsuit or T-shirt in the right color as the base, so nothing needs a pattern.
        ? truck | garbage truck | fire truck | train | bus | robot | car | airplane | rocket* | excavator | tractor: 5 Pick plain clothes in the same color as the box, and two straps or ribbons for the shoulders.
      5 Make a list of what is missing: felt, cardboard, face paint, safety pins[, up to {money}].
        ? only # | under # | # dollars | no money | cheap | budget: 3 Make a list of what is missing, with a price beside each[, {money} in all]: felt, cardboard, face paint, safety pins.
        - 3 Make a list of what is missing: felt, cardboard, face paint, safety pins.
        - 3 Ask one other parent whether they can lend you something from the list.
        ? # pounds | # quid | tenner: 5 Look in a thrift store and a dollar store for the missing things, with your limit in cash.
        ? tomorrow | tonight | today | in the morning | forgot | no money | skint: 5 Gather what the house has: cardboard, foil, tape, eyeliner, a belt, fabric for a cape.
        - 3 Gather cardboard, foil and tape.
        - 2 Add eyeliner for whiskers or a beard.
      20* Make the one thing that makes the costume clear, from cardboard, felt or tape.
        ? no pattern | without a pattern | hand sew* | sew by hand | hand sewing: 20 Cut the ears, tail, cape or badge from felt, which doesn't fray, and sew it on with big running stitches.
          - 6 Cut the piece from felt, which doesn't fray.
          - 5 Pin it on the base while the costume is being worn.
          - 10 Sew it on with big running stitches.
        ? truck | garbage truck | fire truck | train | bus | robot | car | airplane | rocket* | excavator | tractor: 20 Cut the bottom out of the box, paint or tape it, add paper-plate wheels and lights, and tie on two shoulder straps.
          - 5 Cut the bottom out of the box, with a hole for the head or none on top.
          - 10 Paint or tape it, and glue on paper-plate wheels and lights.
          - 5 Tie on two straps, so it hangs from the shoulders.
        - 5 Draw the one thing that makes the costume clear on cardboard or felt.
        - 10 Cut it out.
        - 5 Attach it with tape, pins or stitches.
        ? too big | too long | doesnt fit: 20 Shorten the sleeves and legs from the inside with safety pins or iron-on tape.
          - 8 Pin up both legs from the inside.
          - 8 Pin up both sleeves from the inside.
          - 3 Tie a belt or ribbon over the waist.
        ? cant sew | no sewing | glue | no machine: 20 Make the one thing that makes it clear without sewing: fabric glue, safety pins, double-sided tape, cut felt.
          - 5 Draw the one thing that makes the costume clear on cardboard or felt.
          - 10 Cut it out.
          - 5 Attach it with glue, safety pins or tape.
      5 Try the whole costume on to see what pinches or falls off.
        ~ Lay the costume on the bed. | Put on every piece of it. | Walk around the room to feel what pinches or falls off.
      2? Hang the costume on the door the evening before.
        ~ Pick up the whole costume. | Hang it on the door.
    `,
  },
];

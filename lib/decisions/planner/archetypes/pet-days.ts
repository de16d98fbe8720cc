import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const PET =
  "dog|cat|puppy|kitten|rabbit|pet|parrot|hamster|guinea pig|bird|tortoise|horse|dogs|cats|greyhound|hen|rabbits";

/** Animals that get out of the house and are known by a chip; the small ones stay within it. */
const ROAMING = "dog|cat|puppy|kitten|rabbit|pet|tortoise|horse|dogs|cats|greyhound|hen|rabbits";

/** Care, journeys, searches and farewells with animals. */
export const PET_DAYS: readonly Archetype[] = [
  {
    id: "groom-pet",
    area: "home",
    whole: `${everyWay("bathe|wash|brush|groom|give bath to|give a bath to|trim|shower", PET)}|${everyWay("cut|trim|clip", "cat's|dog's|rabbit's|puppy's|kitten's|cat|dog", "claws|nails|fur|hair")}|${everyWay("brush", "dog's|cat's|puppy's", "teeth|fur")}|${everyWay("give", PET, "a bath|a pill|his pills|her pills|medicine")}`,
    unless: "brush up|hire",
    it: "it",
    plan: `
      2* Put five treats in your pocket.
        ~ Get the treats. | Put five of them in your pocket.
      3 Lay out a towel with the brush, comb or clippers you need for today's one part.
        ~ Get a towel. | Lay it out flat. | Put the brush, comb or clippers on it.
        ? brush*: 3 Lay out a towel with a slicker brush and a metal comb on it.
        ? teeth: 3 Lay out a towel with a soft brush and pet toothpaste on it. Human toothpaste can harm animals.
        ? nails | claws: 3 Lay out a towel with pet clippers and a pinch of flour on it, in case a nail bleeds.
      2 Close the door of a small, warm room behind you and your animal.
        ~ Walk into a small, warm room with your animal. | Close the door behind you both.
      3* Let your animal sniff each thing you will use, with a treat for every sniff.
        - 2 Lay each thing on the floor for your animal to sniff.
        - 2 Give your animal a treat for every sniff.
      5* Do the smallest part of the grooming: one paw, one leg, ten strokes.
        ~ Get the brush or clippers in your hand. | Touch the one part gently: paw, leg or back. | Do that part only, or ten strokes.
        ? brush the dog | brush my dog | brush the dogs | brush out | brushing | brush the cat | brush my cat: 5 Brush ten strokes along the back, the way the hair lies, with a treat after.
        ? scratch* | bite* | bites: 5 Do one stroke or one claw, so you can open the door before your animal gets cross.
        ? nail* | claw*: 5 Clip just the tip of one nail, well short of the pink part, with a treat right after.
      5 Do the next part of the grooming, with a treat after it.
        ? brush the dog | brush my dog | brush the dogs | brush out | brushing | brush the cat | brush my cat: 5 Brush the chest, the legs and the tail with the comb last, a treat after each.
          - 4 Brush the chest and the legs, with a treat after each.
          - 2 Brush the tail, and stop as soon as your animal pulls away.
        ? nail* | claw*: 5 Clip one more nail, or stop there. One nail a day is fine.
          - 4 Clip one more nail, with a treat after it.
          - 2 Stop as soon as your animal stiffens or pulls away.
        - 4 Do the next part of the grooming, with a treat after it.
        - 2 Stop as soon as your animal stiffens or pulls away.
      3 Book a groomer or a vet tech for what doesn't work at home[: {deadline}].
        ~ Open the page of a groomer or vet tech. | Write what doesn't work at home. | Book the first day that works.
        ? long hair | mats | matted: 3 Book a groomer for mats that are tight to the skin. Scissors can cut the dog there.
        ? nail* | claw*: 3 Book a groomer or vet tech for the nails that don't work at home[: {deadline}].
    `,
  },
  {
    id: "rehome-pet",
    area: "home",
    whole: `${everyWay("rehome|give up|give away|surrender", PET)}|${everyWay("find", "a home for|a new home for|new home for|home for", PET)}|find homes for kittens|find homes for puppies`,
    unless: "furniture|adopt",
    it: "a new home",
    plan: `
      2* Take one good photo of your animal in daylight.
        ~ Take your phone to your animal in daylight. | Take one good photo.
        ? kittens | puppies | litter of: 2 Take one good photo of each of them in daylight, on a plain blanket.
      5* Write six lines: age, habits, health, whether it likes children and other animals, why it needs a new home.
        ~ Pick up a pen. | Write age, habits and health. | Write whom it likes, plus why it needs a home.
        ? bit | bites | bitten | aggress* | growl*: 5 Write six honest lines: age, habits, health, each bite and what came before it, so no one gets hurt.
      5* Ask your vet or breeder whether they know someone who would take your animal.
        ~ Open a message to your vet or breeder. | Write: “Do you know someone who would take my animal?” | Send it with the photo.
        ? landlord .. # days | gave me # days | have # days | only # days | # days to: 5 Write to the landlord today: “May I pay a pet deposit, or have more time?” Day {#} goes on your calendar.
        ? landlord gave | landlord wants | landlord found | evict*: 5 Write to the landlord today: “May I pay a pet deposit, or have more time?”
        ? kittens | puppies | litter of: 5 Ask your vet whether they know someone, and at what age the young ones may leave their mother.
        ? new flat | new apartment | landlord | only allows one | pets allowed: 5 Ask the new landlord once more in writing to allow your animals, with a bigger deposit and a reference.
        ? allerg* | baby | divorc* | died | into care | care home: 5 Ask the breeder or charity your animal came from. Many take it back or help find a home.
      5 Put the vaccination card and the chip number into one folder.
        - 3 Put the vaccination card into a folder.
        - 3 Add the chip number to the folder.
        ? two dogs | two cats | both | pair: 4 Write down which of the two copes better without the other.
          - 2 Watch each of them alone for a minute or two.
          - 3 Write down which one copes better alone.
      5 Send the photo and your lines to two shelters or breed rescues[ in {place}].
        - 3 Find two shelters or breed rescues[ in {place}].
        - 4 Send your photo and lines to both.
        ? full | waiting list | no space | wont take: 5 Send your photo and lines to the breed's own rescue, where your animal can wait at home with you.
          - 3 Find the breed's own rescue and a program that places animals from home to home.
          - 4 Send them both your photo and lines.
      4 Write three questions for anyone who answers: who is at home, is there a yard, who is your vet?
        ~ Pick up a pen. | Write: “Who is at home?” | Write: “Is there a yard, and who is your vet?”
      15? Visit the new home before you say yes[; {deadline}].
        ~ Write down the address of the new home. | Go there. | Look at the rooms and the yard. | Leave without a yes, until you've thought about it.
    `,
  },
  {
    id: "pet-farewell",
    area: "people",
    whole: `${everyWay("put down|put to sleep|euthanise|euthanize|say goodbye to|let go of", PET)}|${everyWay("put", PET, "down|to sleep")}|${everyWay("plan|hold|organize", "funeral for|a funeral for|burial for", PET)}|${everyWay("bury", PET)}|know when it's time to put my dog down|decide when to put my dog down`,
    tells: everyWay(PET, "is dying|has to be put down|has to be put to sleep|needs to be put down"),
    unless: "grief|grieve|on the floor|carrier|payment|deposit",
    it: "the farewell",
    plan: `
      2* Sit down beside your animal, with one hand on it.
        ~ Sit down beside your animal. | Lay one hand on it.
      4* Write down how many of the last seven days were good ones.
        ~ Write down the last seven days. | Put a check beside each good one. | Count the checks.
      5* Call the vet with that number for an honest word on pain and time.
        ~ Call the vet. | Tell them your number of good days. | Ask for an honest word on pain and time.
        ? at home: 5 Call the vet with that number: “Can someone come to our home?”
        ? wait till | now or wait | good days | whether | cant decide: 5 Call the vet with that number: “What would the next weeks be like, and what sign means it's time?”
        ? decide when | vet said | i decide | when is the time: 5 Call the vet with that number to set a day.
      4 Ask the vet what a goodbye at home or at the clinic costs, and who may be there.
        - 2 Ask the vet whether they come to your home.
        - 2 Ask what it costs, and what happens afterward.
        ? money | afford | cost: 4 Ask the vet for the price at the clinic, and for a charity that helps with it.
          - 2 Ask the vet for the price at the clinic.
          - 3 Ask which charity helps with the cost.
      3 Choose the person who will come with you or wait at home.
        ~ Think of two people who could be there. | Choose one of them. | Ask: “Will you come with me, or wait at home?”
        ? kids | children | daughter | son: 3 Tell the children in plain words: “Our pet is very sick, and the vet will help so nothing hurts anymore.”
      8 Do one thing your animal loves today: sun, chicken, a slow walk, a lap.
        - 8 Do one thing your animal loves today: sun, chicken, a slow walk, a lap.
        - 2 Take a photo of your animal, or keep a lock of fur.
        ? kids | children | daughter | son: 8 Do one thing your animal loves with the children: sun, chicken, a drawing, a goodbye in their own words.
          - 8 Do one thing your animal loves, with the children.
          - 3 Let each child say goodbye in their own words or with a drawing.
      4 Book what you decided on: the goodbye at home or at the clinic, or a vet check within a week.
        ~ Call the vet. | Name what you decided: home, clinic or a check. | Write down the day and the time.
    `,
  },
  {
    id: "lost-pet",
    area: "home",
    whole: `${everyWay("find|look for|search for", "missing|lost", ROAMING)}|find my cat|find my dog|get my cat back|get my dog back`,
    tells: everyWay(
      ROAMING,
      "is missing|ran away|is gone|has gone missing|got lost|escaped|didn't come home|hasn't come home|went missing|disappeared|is lost",
    ),
    unless: "adopt|sitter|vet",
    it: "your animal",
    plan: `
      2* Call its name in your normal voice from the door or window it left by.
        ~ Stand at the door or window it left by. | Call its name in your normal voice.
        ? dog | puppy | beagle | spaniel | off the lead | harness: 2 Stay where it was last seen, where you can call in your normal voice. Dogs often come back there.
      10* Search every hiding place within five houses: sheds, garages, under cars, hedges.
        ~ Get a flashlight. | Search your own shed, garage and hedges. | Search those of the two houses on each side. | Look under every car on the way.
        ? dog | puppy | beagle | spaniel | off the lead | harness: 10 Walk once the way you came and back, while someone waits with your sweater where it was last seen.
        ? indoor cat | house cat | never been out* | doesnt know the area: 10 Search low to the ground with a flashlight within three houses: under decks, cars and hedges, where it may hide silently.
      5* Report it missing to the microchip company, or to the nearest shelter if it has no chip.
        ~ Find the microchip number. | Call the chip company, or the nearest shelter. | Say it is missing, with your phone number.
        ? old adress | old address | old number | not updated: 5 Report it missing to the chip company, with your new phone number.
        ? no chip | not chipped | no microchip: 5 Send animal control a photo and your number, since there's no chip.
      4 Put its bed or something you have worn outside the door.
        ~ Get its bed or something you have worn. | Carry it outside the door. | Lay it down in a dry spot.
        ? dog | puppy | beagle | spaniel | off the lead | harness: 4 Put a sweater you've worn and its bowl where it was last seen, with your number on a note.
      5 Post its photo, the place and the time in the neighbourhood chat and on one lost-pet page.
        - 3 Write three lines: what it looks like, where and when it was last seen, your number.
        - 3 Post your lines with a photo in the neighborhood chat and on one lost-pet page.
      8 Call the nearest vets and shelters.
        - 4 Call the nearest vet.
        - 4 Call the nearest shelter.
      10? Search again at dusk with a torch, when everything is quiet.
        - 5 Ask the neighbours to look in their sheds and garages.
        - 10 Search again at dusk with a torch, when everything is quiet.
        ? # days | days | week | weeks: 10 Hang posters with a photo at every corner within a mile.
          - 5 Print ten posters: photo, place, your number, “do not chase”.
          - 10 Hang the posters at corners, stores and vets within a mile.
    `,
  },
  {
    id: "introduce-pets",
    area: "home",
    whole: `${everyWay("introduce|get", "new kitten to|kitten to|new cat to|cat to|new puppy to|puppy to|new dog to|dog to|baby to|cats to|dog to baby and", "dog|cat|cats|my dog|my cat|old cat|older cat|older dog|kids|baby|get along|get along with each other")}|get my dog and cat to get along|get my cats to get along|make my cats get along|prepare my dog for the baby|prepare my cat for the baby|prepare dog for baby`,
    it: "the first weeks",
    plan: `
      2* Choose one room with a door for the new animal.
        ~ Walk to the rooms that have a door. | Choose one for the new animal.
        ? hides under | hiding under | hides from | hides since | wont come out | stays under | hiding since: 2 Choose one room the dog never enters, and carry the hiding cat's bed and bowls there.
      5* Put a bed, water, and a litter box or basket into that room.
        ~ Carry a bed into that room. | Set down a bowl of water. | Add the litter box or basket.
        ? hides under | hiding under | hides from | hides since | wont come out | stays under | hiding since: 5 Put water, a litter box, a high perch and a box to hide in into that room, and shut the door.
      3* Swap two blankets between the animals, so each learns the other's smell.
        ~ Fetch a blanket from each animal. | Lay the first one's blanket with the second. | Lay the second one's with the first.
      4 Feed both animals at the same time, one on each side of the closed door.
        ~ Fill both bowls. | Set one on each side of the closed door. | Let both animals eat at the same time.
        ? baby: 4 Play baby sounds quietly while your animal eats, with a treat for staying calm.
      5 Open the door a hand's width while both animals eat.
        - 5 Open the door a hand's width while both animals eat.
        - 2 Close the door at the first hiss or growl.
      8 Let the animals see each other for five minutes, with any dog on a leash.
        ? his dog | her dog | boyfriends dog | girlfriends dog | with his dog | with her dog: 8 Let them see each other through a baby gate for five minutes, with the dog leashed and tired from a walk.
          - 5 Walk the dog, then leash it on the far side of a baby gate.
          - 3 Give both of them a treat for looking away.
        ? kitten .. cat | new cat .. cat | cats get along | two cats | resident cat | second cat: 8 Let the animals see each other for five minutes through a gate or a gap, with food on both sides.
          - 5 Let the animals see each other for five minutes through a gate or a gap.
          - 2 Give both of them a treat when they look away.
        - 5 Let the animals see each other for five minutes, with any dog on a leash.
        - 2 Give both of them a treat when they look away.
      4? Write down each day how close they came without fear.
        ~ Put a note and a pen by the door. | Watch how close they come without fear. | Write that down beside today's date.
        ? fight* | hiss* | growl* | attack* | # weeks: 4 Go back to the closed door for three days. A second fight is one for the vet.
    `,
  },
  {
    id: "pet-journey",
    area: "projects",
    whole: `${everyWay("travel with|fly with|move with|take|bring|drive with|go on holiday with", PET)}|${everyWay("take|bring", "cat|dog|rabbit|pet|puppy|kitten", "on the train|on train|on a plane|on holiday|on the bus|in the car|with me|abroad|on a flight|to the uk|to spain")}|get a pet passport`,
    acts: "get|plan|prepare",
    things:
      "pet passport|journey with cat|trip with dog|flight with dog|flight with cat|holiday with dog|pet travel",
    unless: "vet|walk|class|training|groomer|out|care of|photo|park|beach|picture|for a walk",
    it: "the journey",
    plan: `
      2* Put the open carrier or the travel blanket where your animal sleeps.
        ~ Get the carrier or the travel blanket. | Put it, open, where your animal sleeps.
        ? back to uk | back to the uk | to england | return to uk: 2 Lay the animal's passport or certificate on the table, with the rabies page on top.
      5 Look up the rules of the airline, railway or country: ticket, carrier size, muzzle, papers.
        ~ Open the page of the airline, railway or country. | Find the rules for animals. | Write down ticket, carrier size, muzzle and papers.
        ? # lbs | # lb | # pounds | small dog | in cabin | in the cabin | southwest | delta | united | american airlines: 5 Call the airline to add your animal as a cabin pet: the fee, the carrier size, the papers it asks for.
        ? australia | new zealand | japan | singapore | hong kong | south africa | usa | america | canada | dubai | uae | overseas | emigrat* | relocat*: 5 Look up the country's official page for pet imports: permit, blood test, quarantine, and how many months each takes.
        ? agent .. # | agent quoted | shipper .. # | quoted #: 5 Look up the country's official page for pet imports, and note which steps you could do without the agent.
        ? fly* | flight* | plane | airline*: 5 Ring the airline: “May my animal fly on this route, in the cabin or as cargo, at what price, in what carrier? Please add it to my booking.”
        ? ferry | tunnel | boat: 5 Look up the ferry's pet page: cabin, kennel or car deck, ticket for the animal, muzzle, check-in time.
        ? train | bus | coach: 5 Look up the railway's pet page: size, ticket, muzzle, which seat.
      4* Call the vet about its chip, vaccinations and travel sickness.
        ~ Call the vet. | Ask about the chip and the vaccinations. | Ask about travel sickness.
        ? australia | new zealand | japan | singapore | hong kong | south africa | usa | america | canada | dubai | uae | overseas | emigrat* | relocat*: 5 Ring an official vet with that list: “Which shot or blood test comes first, and is … still in time?”
          - 3 Find a vet who may sign export papers.
          - 4 Ring the vet with the list and your travel date.
        ? no jabs | not vaccinated | no rabies | needs .. jabs: 5 Book the rabies shot now. Most papers and waiting times count from that day.
          - 2 Ring the vet for the first free appointment for a rabies shot.
          - 2 Put the appointment into your calendar, with the waiting time after it.
        ? ireland | dublin | cork: 5 Ring the vet: EU pet passport or health certificate, chip, rabies shot 21 days before, tapeworm pill for dogs only.
          - 4 Ring the vet about the chip, the rabies shot and the certificate for your direction of travel.
          - 2 Put the dates of the shot and the certificate in your calendar.
        ? spain | france | europe | abroad | ireland | italy | portugal | germany | greece | poland: 5 Ring an official vet for that country's travel paper, a rabies shot and a microchip. Some papers take three weeks.
          - 3 Ring an official vet about that country's travel paper.
          - 2 Put the dates of the shot and the paper in your calendar.
        ? bulldog | french bulldog | pug | flat nose* | flat face* | persian | boxer: 4 Ask a pet shipper about taking a flat-nosed dog by road. Many airlines refuse them, since flying is hard on their breathing.
          - 3 Ask one pet shipper for a price by road.
          - 4 Ask a ferry or tunnel for a pet cabin or a spot in your car.
      4 Put a treat into the carrier twice a day, until your animal goes in by itself.
        ? big dog | large dog | no crate | in the car: 4 Put the travel blanket on the back seat or in the boot, with a treat on it twice a day.
        - 2 Put a treat into the carrier this morning.
        - 2 Drop another treat in it this evening.
      10 Practise once with ten minutes in the carrier, on a bus or in the car.
        ~ Put your animal in the carrier. | Carry it to the bus or the car. | Ride for five minutes. | Ride home, ten minutes in all.
        ? australia | new zealand | japan | singapore | hong kong | south africa | usa | america | canada | dubai | uae | overseas | emigrat* | relocat*: 10 Measure your animal for the airline's crate, so you can order one that fits.
      5 Pack one bag: water, bowl, pads, leash, a cloth from home, the papers.
        - 3 Pack water, a bowl, pads and a leash.
        - 3 Add a cloth from home and the papers.
      3? Plan the last meal for four hours before you leave[, {deadline}].
        ~ Look up the time you leave. | Count back four hours. | Write the last meal at that time.
        ? australia | new zealand | japan | singapore | hong kong | south africa | usa | america | canada | dubai | uae | overseas | emigrat* | relocat*: 3 Put every step with its last day into your calendar, counted back from the flight.
        ? dog .. uk | dog back | uk .. dog | dog .. ireland | dog .. norway | dog .. malta | dog .. finland: 3 Book a vet for the tapeworm pill, one to five days before the border, with the time stamped in the papers.
      5n Book a seat or crossing that takes animals, and note which papers you need.
        ~ Open the booking page. | Choose a seat or crossing that takes animals. | Book it. | Write down the papers you need.
        ? fly* | flight* | plane | airline*: 5 Call the airline to add your animal to your flight, and note the carrier size and the papers it needs.
    `,
  },
  {
    id: "pet-sitter",
    area: "home",
    acts: "find|get|book|hire|look for|arrange|organize",
    things:
      "dog sitter|cat sitter|pet sitter|cattery|kennels|dog walker|someone to look after my dog|someone to look after my cat|house sitter|dog boarding|dog daycare|doggy daycare",
    whole: everyWay(
      "find",
      "someone to",
      "look after|walk|feed",
      "dog|cat|cats|rabbit|pets|dogs|fish",
    ),
    unless: "become",
    it: "the sitter",
    named: "sitter|cattery|kennels|walker|boarding|daycare",
    plan: `
      2* Write the days and the hours you need on a note[: {deadline}].
        ~ Get a note. | Write the days and the hours you need.
      3* Ask two people who already know your animal: “Could you look in on these days? I'd pay you or return the favor.”
        ~ Choose two people who know your animal. | Write: “Could you look in on these days?” | Send both: “I'd pay you or return the favor.”
        ? cattery | kennel | kennels | boarding: 3 Ask at your vet's desk which boarding place they would trust with their own animals.
        ? nobody | no one | no friends | no family | new here: 3 Ask at your vet's desk, a dog walker or a neighbourhood group for a sitter with insurance.
        ? bites | aggressive | reactive | nervous | anxious: 3 Ask your trainer or vet tech who sits for difficult animals, alone, in your home.
      6 Look up two pet sitters near you[ in {place}] with reviews[, within {money}].
        ~ Open a pet sitter site. | Set it to your area. | Save two sitters with good reviews.
        ? is diabetic | are diabetic | diabetic cat | diabetic dog | needs insulin: 6 Look up two sitters near you who give insulin and are free on those days[, within {money}].
        ? cattery .. insulin | cattery .. diabetic | kennels .. diabetic | kennel .. diabetic | cattery .. injection*: 6 Look up two boarding places that give insulin or tablets and have space on those days[, within {money}].
        ? cattery | kennel | kennels | boarding: 6 Look up two boarding places near you[ in {place}] with space on those days[, within {money}].
        ? pill* | tablet* | medicine | medication | insulin: 6 Look up two sitters near you who give medicine, or ask the vet techs, who often sit.
        ? dog walker: 6 Look up two dog walkers near you[ in {place}] with reviews and insurance[, within {money}].
        ? christmas | july | august | easter | summer | school holiday*: 6 Look up two sitters near you with reviews who are free on those days[, within {money}]. Holidays fill up early.
        ? tablet* | medicine | medication | insulin | diabet*: 6 Look up two sitters near you who give medicine, or ask the vet techs, who often sit.
      4 Write five lines about your animal: food, fears, medicine, walks, vet.
        ? cattery | kennel | kennels | boarding: 4 Find the vaccination card. Most places ask for boosters within the year, some for kennel cough.
          - 2 Find the vaccination card.
          - 2 Write down your animal's food, fears, medicine and the vet's number.
        - 2 Write down your animal's food, walks and fears.
        - 2 Add the medicine and the vet's number.
      3n Book whoever says yes, or the best reviewed sitter near you, in one message with days, price and keys.
        ~ Choose who said yes, or the best reviewed sitter. | Open a message to that person. | Send the days, the price and the keys.
        ? cattery | kennel | kennels | boarding: 5 Send the nearest boarding place one message: your days, your animal, “What does it cost, and which shots do you ask for?”
      3 Send the first sitter your days and your five lines.
        ~ Open a message to the first sitter. | Paste in your days. | Send them with your five lines.
        ? cattery | kennel | kennels | boarding: 3 Send the first place your days: “What do you charge, which shots do you ask for, who is there at night?”
      20 Meet the sitter once at your home, with a short walk or a feeding.
        ? cattery | kennel | kennels | boarding: 20 Visit the place once without your animal: smell, noise, heating, space, how they talk to the animals.
          - 10 Visit the place once without your animal: smell, noise, heating, space.
          - 10 Watch how the staff talk to the animals.
        ? nervous | shy | hides | aggress* | bites: 20 Meet the sitter at your home, where they can sit still until your animal comes by itself.
        - 10 Meet the sitter once at your home.
        - 10 Watch how the sitter does a short walk or a feeding.
      4 Agree with the sitter in writing on price, keys and a photo a day.
        ~ Open a message to the sitter. | Write the price and the keys. | Add “one photo a day”. | Send it with “Is that OK?”
        ? cattery | kennel | kennels | boarding: 4 Book in writing: days, price, medicine, the vet to ring, drop-off and pickup times.
    `,
  },
  {
    id: "dog-walks",
    area: "habits",
    whole:
      "walk the dog every day|walk my dog more|walk the dog more|walk my dog every day|walk the dog twice a day|walk my dog twice a day|walk the dog in the morning|give my dog more exercise|get my dog more exercise|put my cat on a diet|put my dog on a diet|help my cat lose weight|help my dog lose weight|get my cat to lose weight|get my dog to lose weight|lose weight for my cat|lose weight for my dog",
    it: "the walks",
    plan: `
      2* Hang the leash and bags on the handle of the front door.
        ~ Get the leash and bags. | Hang them on the front door handle.
      3* Write down the two hours of the day that nearly always work for a walk, on a note by the door.
        ~ Get a note. | Write two hours that nearly always work. | Hang the note by the door.
        ? three short walks | three walks a day | 3 walks a day | 3 short walks: 3 Write down three walk times beside the door: before work, at noon with a helper, in the evening.
        ? before work: 3 Write down beside the door when you must leave for work. The dog's alarm goes 40 minutes before that.
        ? dark | night | winter | # pm: 3 Write down two walk times beside the door: one in daylight, one on lit streets with a light collar.
      15* Walk or play with your dog for fifteen minutes now.
        ~ Get the leash or a toy. | Walk or play for the first five minutes. | Go on for five more. | Come back to rest after fifteen minutes.
        ? longer | further | round the block | around the block: 15 Walk past your block now: eight minutes out by your watch, and home by another street.
        ? old | arthritis | limp* | stiff: 15 Walk three short rounds of five minutes at the dog's own pace, on soft ground.
      3 Weigh today's food on the kitchen scale.
        ? lose # kg | lose # kilos | lose # pounds | lose # lbs | lose weight | wants .. to lose: 3 Weigh today's food on the kitchen scale, in the amount the vet named, treats included.
          - 3 Weigh today's food on the kitchen scale, in the amount the vet named.
          - 2 Take today's treats out of that amount.
        ? walk*: 3 Put bags, treats and a torch into the pocket of the coat you walk in.
          - 2 Put bags and treats into the pocket of the coat you walk in.
          - 2 Hang that coat beside the leash.
        - 3 Weigh today's food on the kitchen scale.
        - 2 Take today's treats out of that amount.
        ? fat | overweight | vet said: 3 Weigh today's food on the kitchen scale, in the amount your vet suggests, treats included.
      3 Set two alarms for your walk times[: {rhythm}].
        ~ Open the clock on your phone. | Set an alarm for the first walk. | Set one for the second.
      3 Ask one neighbour to walk with you once a week.
        ~ Choose one neighbor. | Knock, or open a message. | Ask: “Would you walk with me once a week?”
        ? 9 to 5 | nine to five | i work full | work until #: 3 Ask one neighbour or a dog walker for the noon walk on your work days.
        ? long hours | full time | at work: 3 Ask one neighbour or a dog walker for the noon walk on your work days.
      3? Tick each walk on a sheet beside the leash.
        - 2 Hang a sheet beside the leash.
        - 2 Tick each walk on the sheet for a week.
    `,
  },
];

import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { itemStep } from "@/lib/decisions/planner/lists/list-items";
import { listPlan } from "@/lib/decisions/planner/lists/list-plan";
import { readList } from "@/lib/decisions/planner/lists/read-list";

test.each([
  [["buy milk, call mum, fix bike"], ["buy milk", "call mum", "fix bike"]],
  [["I need to buy milk, call mum and fix bike"], ["buy milk", "call mum", "fix bike"]],
  [
    ["- fix bike", "- email Sam"],
    ["fix bike", "email Sam"],
  ],
  [
    ["To do:", "1. laundry", "2) dishes", "[ ] rent"],
    ["laundry", "dishes", "rent"],
  ],
  [
    ["call mum", "book dentist", "pay rent"],
    ["call mum", "book dentist", "pay rent"],
  ],
  [
    ["mon physio 8.30, wed nothing, fri school photo"],
    ["Monday: physio 8.30", "Friday: school photo"],
  ],
  [
    ["school hat + raffle prizes + swimming bag, all this week"],
    ["school hat", "raffle prizes", "swimming bag"],
  ],
  [["dishes, laundry, taxes"], ["dishes", "laundry", "taxes"]],
  [
    ["- pay rent - call Ana - return library books"],
    ["pay rent", "call Ana", "return library books"],
  ],
  [["1. fix gate 2. paint fence 3. mow lawn"], ["fix gate", "paint fence", "mow lawn"]],
  [
    [
      "I need to clean the flat, do 3 loads of laundry, buy a present for Mo and be at the station by 4, it's 11 now",
    ],
    ["clean the flat", "do 3 loads of laundry", "buy a present for Mo", "be at the station by 4"],
  ],
  [["today: dishes, laundry, call dentist"], ["dishes", "laundry", "call dentist"]],
  [
    ["my head is full: rent, the odd noise in the boiler, and I still haven't called Gran"],
    ["rent", "the odd noise in the boiler", "call Gran"],
  ],
  [
    ["two letters to write, one to the council, one to Mr Bell"],
    ["write a letter to the council", "write a letter to Mr Bell"],
  ],
  [
    ["ring the bank (lost card), the school and my boss"],
    ["ring the bank (lost card)", "ring the school", "ring my boss"],
  ],
  [
    [
      "havent replied to the recruiter, 2 weddings to rsvp, a parcel to post, start running again lol",
    ],
    ["reply to the recruiter", "reply to 2 weddings", "post a parcel", "start running again"],
  ],
  [
    ["brain dump: slides for wed, teacher email i havent opened, tires, bins"],
    ["slides for wed", "open the teacher email", "tires", "bins"],
  ],
  [
    ["ring the vet, post the parcel, buy stamps, in my lunch break, got about $60 for all of it"],
    ["ring the vet", "post the parcel", "buy stamps"],
  ],
  [["TODO fix tap - order glasses - oil the chain"], ["fix tap", "order glasses", "oil the chain"]],
  [["Mon: physio 8.30 Tue: pay rent"], ["Mon: physio 8.30", "Tue: pay rent"]],
  [
    ["do the school forms and the dinner money and find his bag"],
    ["do the school forms", "do the dinner money", "find his bag"],
  ],
  [
    [
      "My lease ends in two months so I need to find an apartment, book movers and change my address",
    ],
    ["find an apartment", "book movers", "change my address"],
  ],
  [
    ["I'm flying home on the 12th and I need to pack, do laundry and check in online"],
    ["pack", "do laundry", "check in online"],
  ],
  [
    ["Need milk, eggs, bread, dog food and batteries"],
    ["milk", "eggs", "bread", "dog food", "batteries"],
  ],
  [["I need diapers, wipes and formula from Target"], ["diapers", "wipes", "formula"]],
  [
    ["I need to: 1) book hotel 2) request days off 3) buy sunscreen"],
    ["book hotel", "request days off", "buy sunscreen"],
  ],
  [
    ["call the pharmacy, also RSVP to Jenny's wedding, plus pay the water bill"],
    ["call the pharmacy", "RSVP to Jenny's wedding", "pay the water bill"],
  ],
  [
    ["wash the car and also the dog and maybe the windows"],
    ["wash the car", "wash the dog", "wash the windows"],
  ],
  [
    ["pay credit card, electric bill, and internet"],
    ["pay credit card", "pay electric bill", "pay internet"],
  ],
  [
    ["buy paint, tape and brushes then paint the hallway"],
    ["buy paint", "buy tape and brushes", "paint the hallway"],
  ],
  [
    ["the laundry, the dishes, the litter box, and I still have to pack"],
    ["the laundry", "the dishes", "the litter box", "pack"],
  ],
  [["get eggs, flour, and sugar"], ["eggs", "flour", "sugar"]],
  [
    ["pick up the kids, the dry cleaning and a pizza"],
    ["pick up the kids", "pick up the dry cleaning", "pick up a pizza"],
  ],
  [
    ["I got a new puppy and I have to buy a crate, find a vet and puppy-proof the apartment"],
    ["buy a crate", "find a vet", "puppy-proof the apartment"],
  ],
  [
    ["I hate my job and want to quit, find something new and move closer to my parents"],
    ["quit my job", "find a new job", "move closer to my parents"],
  ],
  [["bank - post office - Target - gas"], ["bank", "post office", "Target", "gas"]],
  [
    ["Morning: meds, walk dog. Afternoon: report. Evening: call sister"],
    ["meds", "walk dog", "report", "call sister"],
  ],
  [["finish slides, 1:1 prep, reply to Dana"], ["finish slides", "1:1 prep", "reply to Dana"]],
  [
    ["Groceries", "Vet appointment for Max", "Spotify bill"],
    ["groceries", "vet appointment for Max", "Spotify bill"],
  ],
])("%j is a list", (lines, items) => {
  expect(readList(lines)).toEqual(items);
});

test.each([
  [["buy milk, eggs and bread"]],
  [["clean the kitchen"]],
  [["my landlord is coming, the flat is a mess, and I'm tired"]],
  [["should I move, stay or wait?"]],
  [["Diwali gifts for 12 neighbours, ₹200 each, no sweets with nuts"]],
  [["finish my novel, six chapters left, want it done by 1 October"]],
  [["stop being late to everything, ADHD, time blindness"]],
  [["do dry July, day 4, work drinks on Thursday"]],
  [["phone insurance claim, cracked screen, excess $99"]],
  [["plan a weekend in Galway with my sister, train from Dublin, hostel booked"]],
  [["quit my job and travel, notice two months, lease ends in June"]],
  [["sell my 2014 Honda Jazz, no MOT since May, scratch on the door, want £2,500"]],
  [["do shoulder exercises at work, open-plan office, feel silly"]],
  [["make a photo calendar, 12 pictures chosen, order by 5 Dec"]],
  [["buy a used car, under 5k, automatic"]],
  [["plan a birthday party, cake, balloons, invitations"]],
  [["apply for promotion to senior lecturer, form due 1 May, publications list ready"]],
  [["learn JavaScript, know HTML, job in six months"]],
  [["pick a university, offers from Leeds and Glasgow, reply by 6 June"]],
  [["raise my hourly rate from $45 to $60, six regular clients, email only"]],
  [["Rats in the ceiling, two nights without sleep, three kids"]],
  [["pack for a funeral in Scotland, two nights, train"]],
  [["redo my kitchen cupboards with paint, weekend project, budget $120"]],
  [["Finish chapter 2. My supervisor, Dr Okafor, wants it on Friday"]],
  [["make a budget and stick to it and pay off my credit card"]],
  [["clean the kitchen, because my sister, her kids and the dog arrive"]],
  [["baby 5 months, drools, chews fist, up all night, teething maybe"]],
  [["Book a vacation and get my passport renewed, mine expires in April"]],
  [["I need help, advice and a friend"]],
  [["I am blind in one eye now, keep bumping shelves and pouring tea beside the cup"]],
])("%j is none", (lines) => {
  expect(readList(lines)).toBeNull();
});

test("what takes weeks gets ten minutes, not a tick", () => {
  const plan = listPlan(["stop smoking", "eat better", "call mum"], "steady");
  const texts = plan.map(({ text }) => text);
  expect(texts).toContain("Spend 10 minutes on “stop smoking”.");
  expect(texts).toContain("Call your mum.");
});

test.each([
  ["dentist", "Call the dentist for a date."],
  ["oil change", "Book the oil change."],
  ["mom's birthday card", "Buy your mom's birthday card."],
  ["Monday - car to garage", "Take the car to the garage on Monday."],
  ["plants are dying", "Water the plants."],
  ["rent", "Pay the rent."],
  ["do the school forms", "Fill in the first page of the school forms."],
  ["no milk in the house", "Buy milk."],
  ["no food in the house", "Buy food."],
  ["call bank", "Call the bank."],
  ["find my keys", "Find your keys."],
  ["kitchen floor sticky", "Clean the kitchen floor for ten minutes."],
  ["Mia's shoes too small", "Order Mia's shoes in the next size."],
  ["run out of sertraline Sunday", "Get more sertraline before Sunday."],
  ["nearly out of milk", "Get more milk."],
  ["leak under sink still dripping", "Ring the landlord or a plumber about the leak under sink."],
  ["that weird mole", "Book somebody to look at that weird mole."],
  ["tires", "Book a date for the tires."],
  ["find someone to walk her Thursday", "Find someone to walk her Thursday."],
  ["finish unpacking the kitchen", "Finish unpacking the kitchen."],
  ["finish my essay by Friday", "Spend 20 minutes on the rest of your essay, by Friday."],
  ["get a haircut", "Book a haircut."],
  ["RSVP to Jenny's wedding", "Send your RSVP for Jenny's wedding."],
  ["email teacher", "Email the teacher."],
  ["schedule mammogram", "Schedule the mammogram."],
  ["change sheets", "Change the sheets."],
  ["take out recycling", "Take out the recycling."],
  ["hospital bag", "Pack the hospital bag."],
  ["Mom's birthday card", "Buy your mom's birthday card."],
  ["W-2", "Find the W-2."],
  ["hose off the patio", "Hose off the patio."],
  ["grocery shopping", "Do the grocery shopping."],
  ["take meds", "Take your meds."],
  ["10 min walk", "Take 10 minutes for a walk."],
  ["post on instagram", "Post one picture or update on Instagram."],
  ["tidy living room", "Tidy the living room."],
  ["reply to emails", "Reply to emails."],
  ["cancel the mcafee", "Cancel McAfee."],
  ["return amazon package", "Return the Amazon package."],
  ["print boarding passes", "Print the boarding passes."],
  ["hold mail", "Put a hold on your mail with USPS."],
  ["order birth certificate", "Order the birth certificate."],
  ["order pizza", "Order pizza."],
  ["write lab report", "Write the lab report."],
  ["find pet sitter", "Find a pet sitter."],
  ["wash hair", "Wash your hair."],
  ["call aunt sue", "Call Aunt Sue."],
  ["pick up diapers", "Pick up diapers."],
  ["return shoes to store", "Return the shoes to the store."],
  ["schedule eye doctor", "Schedule an eye doctor appointment."],
  ["grocery run", "Go on the grocery run."],
  ["no caffeine after 2", "Write “no caffeine after 2” on a note where you'll see it."],
  ["bath", "Take a bath."],
])("the item %j is the step %j", (item, step) => {
  expect(itemStep(item, false).text).toBe(step);
});

test.each([
  ["clean kitchen, homework, laundry", ["clean kitchen", "homework", "laundry"]],
  ["buy 3 lemons, 2 onions, 6 eggs", ["buy 3 lemons", "buy 2 onions", "buy 6 eggs"]],
  ["call the bank, train tickets, post office", ["call the bank", "train tickets", "post office"]],
  [
    "pick up kids 3.15, then shoes for Finn, then dinner, then homework with Ella",
    ["pick up kids 3.15", "shoes for Finn", "dinner", "homework with Ella"],
  ],
  ["get a haircut, dentist, library books", ["get a haircut", "dentist", "library books"]],
])("an order with things of lists behind it is a list: %j", (row, items) => {
  expect(readList([row])).toEqual(items);
});

test.each([
  ["order contact lenses", "Order contact lenses."],
  ["strim the verge", "Strim the verge."],
  ["bins out", "Take the bins out."],
  ["top up Leap card", "Put money on the Leap card."],
  ["antihistamines", "Buy antihistamines."],
  ["train tickets", "Book the train tickets."],
  ["stop the mail", "Stop the mail."],
  ["stop smoking", "Spend 10 minutes on “stop smoking”."],
])("the step for %j is %j", (item, step) => {
  expect(itemStep(item, false).text).toBe(step);
});

test("a long row of things with two orders is a list, whatever one of them tells", () => {
  const row =
    "hotel for the conference, swim kit, that noise in the fan, answer the scout leader, find out when the recycling centre is open, stamp the loyalty card";
  expect(readList([row])).toHaveLength(6);
});

test.each([
  "pay the bill due 5 May, call mum now, get the car papers ready",
  "get the hotel booked, ask if dad wants to come, buy bread",
  "call the bank, check when the pool opens at the weekend, email Jo",
])("an order stays an item, whatever it tells beside: %j", (row) => {
  expect(readList([row])).toEqual(row.split(", "));
});

test("errands of a nudge are done on one way", () => {
  const items = ["get gas", "buy dog food", "return library books", "pick up stamps"];
  expect(listPlan(items, "nudge").at(-1)?.text).toBe(
    "Get gas. On the same way: buy dog food; return library books; pick up stamps.",
  );
});

test("where somebody has to be at an hour comes last", () => {
  const items = ["return the package", "get gas", "be at school by 3 for the kids"];
  expect(listPlan(items, "nudge").map(({ text }) => text)).toEqual([
    "Put your bag and keys by the door, to return the package.",
    "Get gas. Then go on with “return the package”.",
    "Leave in time to be at school by 3 for the kids.",
  ]);
});

test("what is quickest comes first, with the minutes that chores take", () => {
  const plan = listPlan(
    ["vacuum", "clean the gutters", "make the bed", "water the plants"],
    "steady",
  );
  expect(plan.slice(1, -1)).toEqual([
    { minutes: 2, text: "Make the bed." },
    { minutes: 5, text: "Water the plants." },
    { minutes: 15, text: "Vacuum." },
    { minutes: 30, text: "Clean the gutters." },
  ]);
  expect(plan[0]?.text).toMatch(/quickest first: make the bed; water the plants; vacuum; /);
});

test("a chore of a short list gets its own first two minutes", () => {
  const texts = listPlan(["vacuum", "renew the tags", "call the vet"], "tiny").map(
    ({ text }) => text,
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      "Plug in the vacuum.",
      "Find your plate number, or the renewal notice.",
      "Write down the one thing you need from this call: “call the vet”.",
    ]),
  );
});

test("what has to be done before one leaves stays in its order", () => {
  const inputText = "walk dog, meds, shower, breakfast, leave by 8:15";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.steps.map(({ text }) => text).slice(1)).toEqual([
    "Set an alarm for ten minutes before you have to go.",
    "Walk the dog.",
    "Take your meds.",
    "Take a shower.",
    "Make breakfast.",
    "Leave by 8:15.",
  ]);
});

test("what a list is done before stands over all of it", () => {
  const inputText = "trash, recycling, dishes, and sweep before my sister gets here at 6";
  const answer = answerGoal({ inputText, size: "steady" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  expect(texts[0]).toContain("under “before your sister gets here at 6”");
  expect(texts).toContain("Sweep.");
});

test("an item without a chore's start begins as its own plan does", () => {
  const inputText = "clean the garage, scrub the grout, pay rent";
  const answer = answerGoal({ inputText, size: "tiny" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  expect(texts.join(" ")).toMatch(/Take one photo of the garage from the door/);
});

test("bills are paid, whatever their names could do", () => {
  const row = "Pay three bills today: water €64, electric €118, phone €29";
  expect(readList([row])).toEqual([
    "pay the water €64",
    "pay the electric €118",
    "pay the phone €29",
  ]);
});

test("two things under one verb get a step each", () => {
  for (const size of ["nudge", "steady", "tiny"] as const) {
    const answer = answerGoal({ inputText: "descale the kettle and the coffee machine", size });
    const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
    expect(texts.at(-1)).toBe("Do the same with the coffee machine.");
    expect(texts.slice(0, -1).join(" ")).not.toContain("coffee machine");
  }
});

test("where not all has room, what is bound to a day comes in, and first", () => {
  const items = [
    "paint",
    "read",
    "sand",
    "oil",
    "sew",
    "hum",
    "library books (late)",
    "rent due fri",
  ];
  const texts = listPlan(items, "steady").map(({ text }) => text);
  expect(texts.slice(1, 3)).toEqual([
    expect.stringMatching(/library books/),
    expect.stringMatching(/rent/i),
  ]);
  expect(texts.at(-1)).toMatch(/: \w+; \w+; \w+\.$/);
});

test("what a step gets ready itself is not got ready before", () => {
  const texts = listPlan(["gym", "essay", "trash"], "tiny").map(({ text }) => text);
  expect(texts.join(" ")).not.toMatch(
    /need to put|you need to write the first|keys by the door, to take out/,
  );
});

test("a day before a list's first colon is that of one line", () => {
  const inputText = "Monday: dentist. Tuesday: team meeting slides. Wednesday: pick up the cake";
  const answer = answerGoal({ inputText, size: "steady" });
  expect(answer.kind === "plan" && answer.steps[0]?.text).not.toContain("under");
});

test("how it feels before a list is none of its items", () => {
  const inputText =
    "ugh so behind on everything. need to email my professor, do the laundry and text Ana";
  const answer = answerGoal({ inputText, size: "steady" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  expect(texts[0]).toMatch(/text Ana; email my professor; do the laundry/);
  expect(texts.join(" ")).not.toMatch(/behind/);
});

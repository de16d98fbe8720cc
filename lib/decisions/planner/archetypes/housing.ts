import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Rented homes and what is cooked in them for others. */
export const HOUSING: readonly Archetype[] = [
  {
    id: "deposit-back",
    area: "paperwork",
    whole:
      "get my deposit back|get deposit back|get my security deposit back|get security deposit back|get my deposit|claim my deposit|recover my deposit|get back my deposit",
    acts: "get|claim|recover|get back|chase",
    things: "deposit back|security deposit|rental deposit|tenancy deposit|deposit",
    needsAct: true,
    unless: "airbnb|hotel|booking|together|save|raise|house deposit|direct|bank",
    it: "the deposit",
    plan: `
      2* Write down the amount of the deposit[ ({amount})], the day you paid it and the day you moved out.
        ~ Pick up a pen. | Write the amount, the day you paid and the move-out day.
        ? keeping # | keeps # | kept # | to keep # | withheld # | withholding # | holding back # | deducted #: 2 Write on a page: the whole deposit, the {#} they want to keep, and what for.
        ? letting agent says | agent says | landlord says | says # | wants # | claims: 2 Write at the top of a page: the deposit, what they want to keep and what for[: {amount}].
      8 Put the lease, the payment and the move-out checklist in one folder.
        ? receipt .. cleaner | cleaners receipt | cleaning receipt | professional* cleaned | receipt from: 8 Put the cleaning receipt, move-in photos and last photos of the same places in one folder.
          - 4 Put the cleaning receipt in a folder first, with its date marked.
          - 4 Add move-in photos and last photos of the same places.
        ? stain | stained | stains | marks on: 8 Put dated move-in photos, the move-in checklist and last photos of the same places in one folder.
          - 5 Put dated move-in photos and the move-in checklist in one folder.
          - 4 Add last photos of the same places and any cleaning receipt.
        - 5 Find the lease and proof of the deposit payment.
        - 4 Add the move-out checklist and photos of the empty rooms.
        ? no photos | no inventory | didnt take: 8 Put the lease, the payment and the landlord's claims in one folder. Without a move-in checklist they have little proof.
        ? carpet | paint | painting | redecorat* | wear and tear: 8 Put the move-in photos of the walls and your last photos in one folder. Aging paint is normal wear.
        ? photo* | have .. pictures | video | stain | already there | was there | clean* | spotless: 8 Put dated move-in photos, the move-in checklist and last photos of the same places in one folder.
          - 5 Put dated move-in photos and the move-in checklist in one folder.
          - 4 Add last photos of the same places and any cleaning receipt.
      6 Look up how long {person|the landlord} may keep it where you live, and who decides a dispute.
        ~ Open your state's page on deposits. | Find how long the landlord may keep it. | Write down that number, plus who decides a dispute.
        ? left early | moved out early | broke .. lease | before the lease | break clause: 6 Look up what your lease says about leaving early and what that can cost from the deposit.
        ? sold the house | sold the flat | sold the property | new landlord | new owner | changed hands: 6 Look up on a tenants' rights page who owes the deposit after a sale. It often moves to the new owner.
        ? lodger | live in landlord | sublet | no contract | no lease: 6 Look up on a tenants' rights page what counts without a written lease. Messages and payments are proof.
        ? not protected | wasnt protected | isnt protected | never protected | unprotected: 6 Look up on a tenants' rights page how your state says a deposit must be held.
        ? deposit scheme | dps | tds | mydeposits | protected in: 6 Look up on your state's tenant page how long the landlord has to return the deposit.
        ? moved abroad | left the country | from abroad | now live in | now living in: 6 Look up the time limit there, and note your bank details for the letter.
      8* Write five lines to {person|the landlord}: the amount, the day you left, the date to pay by, your new address.
        ? receipt .. cleaner | cleaners receipt | cleaning receipt | professional* cleaned | receipt from: 8 Write five lines to {person|the landlord}: cleaned on …, receipt attached, the amount to pay back, by when, your account.
          - 5 Write that it was cleaned, by whom and when, with the receipt attached.
          - 3 Add the amount to pay back, by when, and your account.
        ? i stained | i broke | i damaged | we damaged | we broke | my fault | dog damaged | cat scratched | my dog | my cat: 8 Write five lines to {person|the landlord}: what you damaged, your fair share, “please send the bill”, the rest back by ….
          - 5 Write what you damaged and your fair share of it, given its age and wear.
          - 3 Add “please send the bill”, and the day the rest is due back.
        ? landlord says | landlady says | kept the | kept my | kept our | keeps my | keeps the | wont return | wont give: 8 Write five lines to {person|the landlord}: which deduction you dispute, why, the photo, the amount to pay back, by when.
          - 5 Write which deduction you dispute and why, with the number of the photo.
          - 3 Add the amount to pay back, by when, and your account.
        ? forwarding address | new address: 8 Write five lines to {person|the landlord}: the amount, the day you left, your new address, the date to pay by, your account.
          - 5 Write the amount, the day you left and your new address.
          - 3 Add the date to pay by and your account.
        ? not protected | wasnt protected | isnt protected | never protected | unprotected: 8 Write five lines to {person|the landlord}: the amount, “it was not held the way the law asks”, the date to pay by, your account.
          - 5 Write the amount, the day you left, and that it was not held the way the law asks.
          - 3 Add the date to pay by and your account.
        - 5 Write the amount, the day you left and the date to pay by.
        - 3 Add your account and “Please list any deductions with receipts”.
        ? wants to keep | deduct* | keeping | charges | withh* | stain | says # | wants # | letting agent says: 8 Write five lines to {person|the landlord}: which deduction you dispute, why, the photo, the amount to pay back, by when.
        ? ex flatmate | housemate | lead tenant | roommate: 8 Write five lines to whoever holds the deposit: your share, the day you left, who replaced you, the date to pay by.
        ? he says | she says | they say | oven | dirty | not clean: 8 Write five lines to {person|the landlord}: which deduction you dispute, why, the photo, the amount to pay back, by when.
          - 5 Write which deduction you dispute and why, with the number of the photo.
          - 3 Add the amount to pay back, by when, and your account.
      3* Send the letter by e-mail or certified mail, with a copy for yourself.
        ~ Open the finished letter. | Save a copy for yourself. | Send it by e-mail or certified mail.
        ? texted | text messages | asked twice | asked three | called twice | # days ago | # weeks ago | # months ago: 3 Send it by e-mail and certified mail as a last request before small claims court, with screenshots of your texts.
        ? emailed | e mailed | wrote twice | written twice | no reply | ignor* | no answer | # times: 3 Send it as a “last request” by e-mail and tracked letter.
      3? Set a reminder for the date you asked to be paid by.
        - 3 Set a reminder for the date you asked to be paid by.
        - 5 Save the address of your local tenants' rights group or small claims court.
      8 Ask a tenants' rights group what comes next, if that day passes without an answer.
        ~ Open the contact page of a tenants' rights group. | Write: “My landlord hasn't answered. What comes next?” | Send it, or call them with it.
        ? agent | stain | deduct* | says # | wants #: 8 Ask a tenants' rights group about small claims court, if they don't give in by that day.
        ? no answer | ignor* | doesnt reply | six weeks | eight weeks | 6 weeks | 8 weeks | # months ago | months ago | still waiting | never sent | not answering: 8 Send a final letter before small claims court, because the wait has been long enough.
        ? emailed | wrote | he says | she says | they say: 8 Ask a tenants' rights group about small claims court, if that day passes without the money.
    `,
  },
  {
    id: "bake-cook-item",
    area: "home",
    acts: "bake|make|cook|bring|prepare|learn|roast",
    things:
      "vegetables|veggies|broccoli|brussels sprouts|cauliflower|asparagus|sweet potatoes|overnight oats|pot of chili|pot of soup|pot of stew|stir fry|stir-fry|meatloaf|meatballs|burgers|tacos|enchiladas|ramen|quiche|frittata|mac and cheese|gumbo|jambalaya|burritos|granola|hummus|risotto|paella|mashed potatoes|potato salad|coleslaw|guacamole|salsa|brisket|pulled pork|waffles|french toast|cornbread|cinnamon rolls|fudge|smoothie|cake|cupcake|cookie|brownie|bread|sourdough|soup|lasagne|lasagna|curry|pie|muffin|birthday cake|banana bread|pizza|jam|stew|pancake|biscuit|scone|sushi|roast|salad|casserole|chili|dumpling|pasta|rice|wedding cake|lunch box|packed lunch|cheesecake|tart|roast chicken",
    needsAct: true,
    unless: "buy|order|sell|business|shop",
    it: "it",
    plan: `
      2* Write down how many it should feed, and when it has to be ready[: {deadline}].
        ~ Get a sheet of paper. | Write how many it should feed, plus the time it's needed.
      5* Choose one recipe a beginner could follow, from a search for {label}.
        ~ Open a recipe site. | Search for what you're making with “easy”. | Save one recipe a beginner could follow.
        ? gluten* | coeliac | celiac: 5 Choose one recipe written as gluten free, such as one with almonds or oats.
        ? vegan | egg free | no eggs | dairy: 5 Choose one recipe written without egg or milk, such as an oil cake with vinegar and baking soda.
        ? no oven | microwave | air fryer: 5 Choose one recipe for what you have: an icebox cake, a mug cake, an air fryer recipe.
      5 Check the cupboards and fridge for each ingredient the recipe names.
        ~ Hold the recipe in your hand. | Look in the cupboards for each ingredient. | Look in the fridge for the rest.
      4 Write a list of the ingredients that are missing, with how much of each.
        ~ Put the recipe in front of you. | Write down each missing ingredient. | Write how much beside each.
      20 Buy what is missing, or ask a neighbour for it.
        - 4 Put your list, bag and card by the door.
        - 10 Buy what is missing, or ask a neighbour for it.
        ? have everything | got everything | ingredients bought: -
      6 Put everything on the counter in the order you'll use it.
        ~ Stand at the counter with the recipe. | Set out the ingredients you use first. | Put the others beside them, in the recipe's order.
      45* Follow the recipe from its first line, with a timer for every time it names.
        - 10 Follow the first half of the recipe.
        - 10 Follow the second half, with a timer for every time it names.
        - 6 Wash the dishes while it cooks or rests.
    `,
  },
];

import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Clothes, shoes, knives and cupboards that are looked after. */
export const KIT: readonly Archetype[] = [
  {
    id: "sharpen-knives",
    area: "home",
    acts: "sharpen|hone",
    things:
      "knife|knives|kitchen knives|scissors|kitchen knife|axe|chisel|garden shears|secateurs|blade",
    needsAct: true,
    unless: "dance|rumor|mind|to use|to hold|knife skills",
    it: "the knife",
    plan: `
      2* Slice a sheet of paper with your dullest knife to see how bad it is.
        ~ Pick up your dullest knife. | Slice a sheet of paper with it.
      3 Fetch what you have to sharpen with: a whetstone, a pull-through sharpener, or a mug with a rough ring underneath.
        ~ Open the kitchen drawer. | Look for a whetstone or pull-through sharpener. | Take a mug with a rough ring if there's neither.
        ? no stone | nothing | dont have | no sharpener: 3 Fetch a mug with an unglazed ring underneath to sharpen on.
      3* Set your whetstone or an upside-down mug on a wet cloth so it cannot slide.
        ~ Get a wet cloth. | Lay it flat on the counter. | Set the whetstone or upside-down mug on it.
      8* Draw the edge along it, away from your fingers: ten strokes a side, always at the same flat angle.
        - 4 Draw one side of the blade along it ten times, away from your fingers, at one flat angle.
        - 4 Draw the other side of the blade along it ten times.
      3 Rinse the metal dust off the blade before you dry it on a towel.
        ~ Hold the knife by its handle at the sink. | Rinse both sides of the blade. | Dry it on a towel, the edge away from you.
      2 Try the blade on paper or a tomato. If it drags, it needs ten more strokes a side.
        ~ Slice a sheet of paper or a tomato with the knife. | Give the blade ten more strokes a side if it drags.
      5 Sharpen the next knife the same way.
        ~ Pick up the next knife. | Sharpen its first side with the same strokes. | Sharpen its other side until it cuts paper.
    `,
  },
  {
    id: "cast-iron",
    area: "home",
    acts: "season|reseason|clean|restore|save",
    things:
      "cast iron pan|cast iron|cast-iron pan|iron skillet|cast iron skillet|rusty pan|wok|carbon steel pan",
    needsAct: true,
    it: "the pan",
    plan: `
      2* Hold {theIt} up to the light to find the rust and the burnt spots.
        ~ Pick up the pan. | Turn it in the light, looking for rust and burnt spots.
      5* Scrub it with hot water and a brush. A little soap is fine.
        ~ Run hot water over the pan. | Scrub the inside with a brush. | Scrub the outside and the handle.
      4 Dry it on the stove, until no drop is left.
        ~ Set the pan on the stove. | Turn the burner on low. | Turn it off when no drop is left.
      4* Rub a teaspoon of plain oil all over it once it is dry, until no oil shows.
        - 2 Rub a teaspoon of plain oil all over the pan.
        - 2 Wipe the oil off until none shows.
      3 Put the pan upside down in the oven at 220 °C (425 °F), with foil below.
        - 2 Lay foil on the floor of the oven.
        - 2 Put the pan upside down in the oven, at 220 °C (425 °F).
      2 Set a timer for one hour. An open window clears the smoke.
        ~ Open the window. | Set the timer for one hour.
      2? Leave the pan in the oven until it is cold.
        ~ Keep the oven door shut. | Take the pan out only once the oven is cold.
    `,
  },
  {
    id: "shoe-care",
    area: "home",
    acts: "polish|clean|wash|shine|waterproof|scrub",
    things:
      "shoes|trainers|sneakers|boots|leather boots|work shoes|suede boots|white trainers|football boots|walking boots|hiking boots|black shoes|school shoes|leather shoes|converse",
    needsAct: true,
    unless: "kids buy|horse",
    it: "the shoes",
    plan: `
      2* Put {theIt} on some newspaper by the door.
        ~ Spread some newspaper by the door. | Set the shoes on it.
        ? sneaker* | canvas | converse | vans | tennis shoes | running shoes | air force* | jordans: 2 Take the laces out, and put {theIt} on some newspaper.
      3* Knock or brush the dirt off, soles too.
        ~ Pick up the first shoe. | Knock or brush the dirt off its top and sole. | Do the second shoe the same way.
      3 Take the laces out of the shoes.
        ~ Pick up the first shoe. | Pull its lace out of every hole. | Pull out the lace of the other shoe.
        ? sneaker* | canvas | converse | vans | tennis shoes | running shoes | air force* | jordans: 3 Soak the laces in warm water with dish soap.
      6* Wipe them clean: soapy cloth for canvas and rubber, damp cloth for leather, dry brush for suede.
        ? sneaker* | canvas | converse | vans | tennis shoes | running shoes | air force* | jordans: 6 Scrub them with a toothbrush and a paste of baking soda and dish soap, then wipe it off. Suede gets a dry brush only.
          - 3 Scrub the first one with a toothbrush and a paste of baking soda and dish soap, then wipe it off.
          - 3 Scrub the second one.
        - 3 Wipe the first shoe.
        - 3 Wipe the second shoe.
      3 Fill them with crumpled paper, away from the heater.
        ~ Get some old newspaper. | Fill each shoe with crumpled sheets. | Stand them away from the heater.
      8 Rub in a thin layer of polish or protector once they are dry.
        ? sneaker* | canvas | converse | vans | tennis shoes | running shoes | air force* | jordans: 4 Wipe the rubber soles with a melamine sponge or a little toothpaste.
        - 4 Rub a thin layer of polish into the first shoe once it is dry.
        - 4 Rub polish into the second shoe.
      4? Brush them until they shine[, to be ready {deadline}].
        ~ Pick up the shoe brush. | Brush the first shoe until it shines. | Brush the second one to match.
        ? sneaker* | canvas | converse | vans | tennis shoes | running shoes | air force* | jordans: 4 Put the laces back in once shoes and laces are dry, out of the sun.
    `,
  },
  {
    id: "dry-cleaning",
    area: "home",
    whole: `${everyWay(
      "take|bring|drop off|get",
      "suit to dry cleaner|suit to cleaners|dress to dry cleaner|coat to dry cleaner|coat to cleaners|clothes to dry cleaner|shirts to cleaners|dry cleaning|suit dry cleaned|coat dry cleaned|dress dry cleaned|suit cleaned|wedding dress cleaned|washing to laundrette|laundry to laundromat",
    )}|dry clean coat|dry clean suit|dry clean dress|dry clean winter coat|dry clean wool coat|dry clean curtains|dry clean tie|dry clean jacket`,
    unless: "pick up|collect|fetch",
    it: "it",
    plan: `
      2* Hang what needs dry cleaning on the handle of the front door.
        ~ Get what needs dry cleaning. | Hang it on the handle of the front door.
        ? in my trunk | in the trunk | in my car | in the car: 2 Count the pieces in the bag in your car, and note which ones have stains.
      2* Empty all pockets.
        ~ Pick up the first piece. | Empty each pocket, inside ones too.
      3 Mark stains and loose buttons with a safety pin.
        ~ Get some safety pins. | Pin one beside each stain. | Pin one beside each loose button.
      4 Look up the hours of one cleaner on a route you already take.
        ~ Open the map on your phone. | Find one cleaner on a route you already take. | Write down its hours.
      5 Write the drop-off day in your calendar, at least three days before you need it[: {deadline}].
        ? tomorrow | today | urgent* | asap: 4 Ring the cleaner first: “Do you have a same-day or next-day service?”
        - 3 Write the day you'll drop it off in your calendar.
        - 2 Write down the day you need it back.
      8* Drop it off at a cleaner on your usual route, where you can point out each stain.
        ~ Take the clothes off the door handle. | Carry them to the cleaner on your route. | Point out each stain at the counter.
      2 Photograph the ticket with the pickup day on it.
        - 2 Photograph the ticket with the pickup day on it.
        - 2 Set an alarm for the pickup day.
    `,
  },
];

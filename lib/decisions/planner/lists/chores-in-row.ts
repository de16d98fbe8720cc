/** Chores that a household names by their thing alone, each with what is done about it. */
const CHORES: readonly (readonly [RegExp, string])[] = [
  [/^(?:laundry|washing|dirty clothes)$/, "do the laundry"],
  [/^(?:dishes|washing[- ]up|dirty dishes)$/, "wash the dishes"],
  [/^(?:trash|garbage|rubbish|bins?)$/, "take out the trash"],
  [/^recycling$/, "take out the recycling"],
  [/^(?:vacuuming|hoovering|floors?)$/, "vacuum the floor"],
  [/^dusting$/, "dust the shelves"],
  [/^ironing$/, "iron the shirts"],
  [/^bathrooms?$/, "clean the bathroom"],
  [/^kitchen$/, "clean the kitchen"],
  [/^(?:bedding|sheets|beds?)$/, "change the sheets"],
  [/^fridge$/, "clean out the fridge"],
  [/^(?:mail|post)$/, "open the mail"],
  [/^(?:litter box|litter tray)$/, "scoop the litter box"],
];

/** "deal with …", "catch up on …": a verb that says nothing of how each is done. */
const DEALT_WITH =
  /^(?:i (?:need|have|want) to |please |help me )?(?:deal with|catch up (?:on|with)|take care of|tackle|get through|sort out|do|handle|keep up with|stay on top of|get on top of|get a handle on)\s+(?=\S)/i;
const BEFORE_THING =
  /^(?:all |both )?(?:of )?(?:the |my |our |this )?(?:(?:overflowing|piled[- ]up|huge|growing|endless|dirty|weekly|backed[- ]up)\s)?/i;
const LEAST = 3;

/** The orders of "deal with my laundry, dishes and the trash"; null where one of the parts is no chore. */
export function choresInRow(row: string): string[] | null {
  const said = row.replace(/[.!]+$/, "");
  if (!DEALT_WITH.test(said)) return null;
  const parts = said.replace(DEALT_WITH, "").split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i);
  const orders = parts.map((part) => {
    const thing = part.replace(BEFORE_THING, "").toLowerCase();
    return CHORES.find(([names]) => names.test(thing))?.[1];
  });
  const known = orders.filter((order) => order !== undefined);
  return parts.length >= LEAST && known.length === parts.length ? known : null;
}

import { expect, it } from "vitest";
import { namedParts } from "@/lib/decisions/planner/facts/named-parts";

it.each([
  ["Fill the dishwasher and start it.", ["Fill the dishwasher.", "Start it."]],
  ["Sign the form, scan it and send it to HR", ["Sign the form.", "Scan it.", "Send it to HR."]],
  ["Email the landlord, then call the plumber", ["Email the landlord.", "Call the plumber."]],
  ["wash up; take out the rubbish!", ["Wash up.", "Take out the rubbish."]],
  ["Write it down. Put it on the fridge.", ["Write it down.", "Put it on the fridge."]],
])("finds the things that %j names", (step, parts) => {
  expect(namedParts(step)).toEqual(parts);
});

it.each([
  "Check date and time of the appointment.",
  "Pack passport, tickets and charger.",
  "Find the date and place for the party.",
  "Write to Dr. Smith and sons.",
  "Look for bread, butter and jam.",
  "Call Ada.",
  "掃除する.",
])("leaves %j whole", (step) => {
  expect(namedParts(step)).toEqual([step]);
});

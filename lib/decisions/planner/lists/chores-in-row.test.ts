import { expect, test } from "vitest";
import { choresInRow } from "@/lib/decisions/planner/lists/chores-in-row";

test("chores in a row are one each, whatever they are to be dealt with", () => {
  expect(choresInRow("Deal with my overflowing laundry, dishes and the trash")).toEqual([
    "do the laundry",
    "wash the dishes",
    "take out the trash",
  ]);
  expect(choresInRow("catch up on vacuuming, ironing and the mail.")).toHaveLength(3);
});

test.each([
  "deal with my anxiety, the dishes and my boss",
  "catch up on laundry and dishes",
  "laundry, dishes, trash",
])("%j is left to others", (row) => {
  expect(choresInRow(row)).toBeNull();
});

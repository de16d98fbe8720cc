import { expect, test } from "vitest";
import { patchEntry, postEntry, readJournal, write } from "../support/journal";
import { makePlan } from "../support/plans";
import { signedInWithPremium } from "../support/subscribe";
import { dumpDatabase } from "../support/tables";

const FIRST = "Yesterday zebras trampled marigolds\nbeside Grandmother's caravan. Żółć 😴";
const CHANGED = "Afterwards everybody whispered about forgiveness";
const HEAVY = "i wish i was dead, sometimes, underneath these blankets";
const REFUSED = "poison my neighbour's dog with sausages tomorrow";

/** Every word of the texts that no table has of its own. */
const words = [FIRST, CHANGED, HEAVY, REFUSED]
  .flatMap((text) => text.split(/[^\p{L}\p{Extended_Pictographic}]+/u))
  .filter((word) => word.length >= 6 || /\P{ASCII}/u.test(word));

/** How a word would show in a dump: plain, and within bytes as hex, base64 or escapes. */
function tracesOf(word: string): string[] {
  const bytes = Buffer.from(word);
  // In base64 a word looks different at each of three places, and its edges depend on what is beside it.
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
    return shifted.slice(shift === 0 ? 0 : 4, Math.floor((bytes.length + shift) / 3) * 4);
  });
  const utf16 = Buffer.from(word, "utf16le").toString("hex");
  const octal = [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
  return [word, bytes.toString("hex"), utf16, octal, ...base64.filter((text) => text.length >= 8)];
}

test("the raw tables, queue and safety log included, hold no word of any entry", async () => {
  const { browser } = await signedInWithPremium();
  const { id: checklistId } = await makePlan(browser);
  const { id } = await write(browser, FIRST, { mood: 1, checklistId });
  await write(browser, FIRST);
  expect((await patchEntry(browser, id, { content: CHANGED })).status).toBe(200);
  expect((await postEntry(browser, { content: HEAVY })).status).toBe(200);
  expect((await postEntry(browser, { content: REFUSED })).status).toBe(422);
  expect((await readJournal(browser, "?q=zebras")).entries).toHaveLength(1);

  expect(words.length).toBeGreaterThan(15);
  const found = [...(await dumpDatabase())].flatMap(([table, rows]) =>
    words.flatMap((word) =>
      tracesOf(word).flatMap((trace) => (rows.includes(trace) ? [`${table}: ${word}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});

test("the same test finds what is kept in clear", async () => {
  const { browser } = await signedInWithPremium();
  await makePlan(browser, ["Mend the caravan"], "Underneath the marigolds");
  const dump = [...(await dumpDatabase()).values()].join("\n");
  expect(dump).toContain("caravan");
  expect(dump).toContain("marigolds");
});

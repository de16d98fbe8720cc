import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { advised, answered, coached, openSession } from "../support/coaching";
import { dumpDatabase, dumpTable } from "../support/tables";

// The first check of a process reads its weights and compiles its rules.
beforeAll(async () => void (await coached()));

test("no word of a conversation stands in any table, in no encoding that a dump would show", async () => {
  const { browser, planId } = await coached();
  const { advice, conversationId } = await advised(browser, { checklistId: planId });
  const mine = "my zeppelinwort is stuck";
  const { response } = await answered(browser, mine, { conversationId });
  await answered(browser, "i wish i was dead", { conversationId });
  const { messages } = await openSession(browser, conversationId);
  const said = [advice, response, ...messages.map(({ content }) => content)];
  const tables = await dumpDatabase();
  const ours = ["coaching_conversations", "coaching_messages"].map((name) => `public.${name}`);
  expect([...tables.keys()]).toEqual(expect.arrayContaining(ours));
  for (const [table, content] of tables) {
    const secrets = ["zeppelinwort", ...said.map((text) => text.slice(0, 40))];
    for (const secret of secrets) {
      const hex = Buffer.from(secret).toString("hex");
      const base64 = Buffer.from(secret).toString("base64").slice(0, -4);
      for (const trace of [secret, hex, base64]) {
        expect([table, secret, content.includes(trace)]).toEqual([table, secret, false]);
      }
    }
  }
  // Bytes of a row are shown as hex, so plain words of any answer would be seen in them.
  const rows = await Promise.all(
    ["coaching_conversations", "coaching_messages"].map((table) => dumpTable(table)),
  );
  for (const word of ["birthday", "minutes", "venue", "the"]) {
    const hex = Buffer.from(` ${word} `).toString("hex");
    for (const row of rows) expect(row).not.toContain(hex);
  }
});

test("a conversation does not open in another's row", async () => {
  const [one, other] = [await coached(), await coached()];
  const first = await advised(one.browser, { checklistId: one.planId });
  const second = await advised(other.browser, { checklistId: other.planId });
  const row = await prisma.coachingConversation.findUniqueOrThrow({
    where: { id: first.conversationId },
  });
  await prisma.coachingConversation.update({
    where: { id: second.conversationId },
    data: { advice: row.advice, dataKeyId: row.dataKeyId },
  });
  const { content } = await openSession(other.browser, second.conversationId);
  expect(content).toBe("This text can't be opened: the key that encrypted it is lost.");
});

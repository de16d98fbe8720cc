import { expect, test } from "vitest";
import { coached } from "../support/coaching";

type Added = { task: { id: string; text: string; completed: boolean } };

async function accepting() {
  const { browser, planId } = await coached();
  const url = `/api/checklist/${planId}`;
  return {
    browser,
    url,
    accept: (taskText: string) =>
      browser.call<Added>("POST", "/api/coaching/accept-task", { taskText, checklistId: planId }),
    texts: async () => {
      const { body } = await browser.call<{ checklist: { steps: { text: string }[] } }>("GET", url);
      return body.checklist.steps.map(({ text }) => text);
    },
  };
}

test("a suggested step that is accepted twelve times at once is one step at the end", async () => {
  const { accept, texts } = await accepting();
  const answers = await Promise.all(Array.from({ length: 12 }, () => accept("Buy candles")));
  const ids = answers.map(({ status, body }) => [status, body.task.id]);
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(await texts()).toEqual([
    "Pick a day",
    "Call the venue",
    "Send the invitations",
    "Buy candles",
  ]);
});

test("accepted again when it is done, it stays done; when it was removed, it comes back", async () => {
  const { browser, url, accept, texts } = await accepting();
  const { task } = (await accept("Buy candles")).body;
  await browser.call("PATCH", `${url}/tasks/${task.id}`, { completed: true });
  expect((await accept(" Buy candles ")).body.task).toMatchObject({ id: task.id, completed: true });
  await browser.call("DELETE", `${url}/tasks/${task.id}`);
  expect((await accept("Buy candles")).body.task).toMatchObject({ completed: false });
  expect(await texts()).toHaveLength(4);
});

test("two of the same words that are added by hand stay two", async () => {
  const { browser, url, texts } = await accepting();
  for (const text of ["Rest", "Rest"]) await browser.call("POST", `${url}/tasks`, { text });
  expect(await texts()).toHaveLength(5);
});

import { expect, test } from "vitest";
import { requireSession } from "@/lib/auth/session";
import { submitHintPutAway } from "@/lib/checklists/actions";
import { prisma } from "@/lib/db";
import { HINT_DAYS } from "@/lib/users/constants";
import type { Hint } from "@/lib/users/types";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { openSession, type Person, signedIn } from "../support/people";
import { statementsOf } from "../support/statements";

const day = 24 * 60 * 60 * 1000;

function hintsPutAway(browser: Browser): Promise<Hint[] | null> {
  return browser.run(async () => (await requireSession()).user.hintsPutAway);
}

function putAway({ browser }: Person, hint: string): Promise<void> {
  return browser.run(() => submitHintPutAway(formOf({ hint })));
}

test("the session's own statement tells which hints a newcomer has put away, on every device", async () => {
  const person = await signedIn();
  const stranger = await signedIn();
  const statements = await statementsOf(async () =>
    expect(await hintsPutAway(person.browser)).toEqual([]),
  );
  expect(statements).toHaveLength(1);
  await putAway(person, "own_words");
  const phone = new Browser();
  await openSession(person.userId, phone);
  expect(await hintsPutAway(phone)).toEqual(["own_words"]);
  expect(await hintsPutAway(stranger.browser)).toEqual([]);
});

test("hints that are put away at the same time all are, each once", async () => {
  const person = await signedIn();
  const hints = ["just_start", "smaller_steps", "own_words"];
  await Promise.all([...hints, ...hints].map((hint) => putAway(person, hint)));
  expect((await hintsPutAway(person.browser))?.toSorted()).toEqual(hints.toSorted());
});

test("what is no hint changes nothing", async () => {
  const person = await signedIn();
  await putAway(person, "eat_more_fruit");
  await person.browser.run(() => submitHintPutAway(new FormData()));
  expect(await hintsPutAway(person.browser)).toEqual([]);
});

test("after the first weeks there are none", async () => {
  const { userId, browser } = await signedIn();
  const signUp = (ago: number) =>
    prisma.user.update({ where: { id: userId }, data: { createdAt: new Date(Date.now() - ago) } });
  await signUp(HINT_DAYS * day - 60_000);
  expect(await hintsPutAway(browser)).toEqual([]);
  await signUp(HINT_DAYS * day + 60_000);
  expect(await hintsPutAway(browser)).toBeNull();
});

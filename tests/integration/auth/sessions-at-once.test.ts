import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findSession } from "@/lib/auth/data";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { openSession, type Person, revoke, signedIn } from "../support/people";
import { statementsOf } from "../support/statements";

const claimsOf = ({ sessionId, userId }: Person) => ({ sessionId, userId });
const day = 24 * 60 * 60 * 1000;

test("sessions that are asked for at once are each their own, as when asked for alone", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signedIn()));
  const [first, second] = people;
  if (!first || !second) throw new Error("Nobody is signed in.");
  const other = await openSession(first.userId, new Browser());
  const ended = await signedIn();
  await revoke(ended);
  const expired = await signedIn();
  const where = { id: expired.sessionId };
  await prisma.session.update({ where, data: { expiresAt: new Date(Date.now() - 1_000) } });
  const asked = [
    ...people.map(claimsOf),
    claimsOf(second),
    { sessionId: other, userId: first.userId },
    claimsOf(ended),
    claimsOf(expired),
    { sessionId: second.sessionId, userId: first.userId },
    { sessionId: randomUUID(), userId: first.userId },
  ];
  const alone = [];
  for (const claims of asked) alone.push(await findSession(claims));
  let atOnce: unknown;
  const statements = await statementsOf(async () => {
    atOnce = await Promise.all(asked.map((claims) => findSession(claims)));
  });
  expect(atOnce).toEqual(alone);
  expect(alone.map((session) => session?.sessionId ?? null)).toEqual([
    ...people.map(({ sessionId }) => sessionId),
    second.sessionId,
    other,
    null,
    null,
    null,
    null,
  ]);
  expect(statements).toHaveLength(1);
});

test("visits are noted of those who are due, whoever else asks at once", async () => {
  const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
  const [returns, stays, comesBack] = people;
  const longAgo = new Date(Date.now() - day);
  const lastSeenAt = longAgo;
  await prisma.session.update({ where: { id: returns.sessionId }, data: { lastSeenAt } });
  await prisma.user.update({ where: { id: comesBack.userId }, data: { lastSeenAt } });
  const before = await prisma.session.findUniqueOrThrow({ where: { id: stays.sessionId } });
  const found = await Promise.all(people.map((person) => findSession(claimsOf(person))));
  expect(found.map((session) => session?.user.id)).toEqual(people.map(({ userId }) => userId));
  const seen = await prisma.session.findUniqueOrThrow({ where: { id: returns.sessionId } });
  expect(seen.lastSeenAt.getTime()).toBeGreaterThan(longAgo.getTime() + day / 2);
  const back = await prisma.user.findUniqueOrThrow({ where: { id: comesBack.userId } });
  expect(back.lastVisitAt).toEqual(longAgo);
  expect(await prisma.session.findUniqueOrThrow({ where: { id: stays.sessionId } })).toEqual(
    before,
  );
});

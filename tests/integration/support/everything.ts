import { v7 as uuidv7 } from "uuid";
import { sealAdvice, sealMessage } from "@/lib/coaching/private-conversation";
import { writeTold } from "@/lib/coaching/told";
import { prisma } from "@/lib/db";
import { sealEntry } from "@/lib/journals/private-entry";
import { dataKeyFor } from "@/lib/users/data-keys";

const hour = 60 * 60 * 1000;

/** The texts of `makeEverything`: whatever a person typed or was told in private. */
export const TEXTS = {
  goal: "goal-marker: mend the <old> bicycle & ride *it*",
  context: "context-marker",
  step: "step-marker",
  subStep: "sub-step-marker",
  chat: "chat-marker",
  thought: "thought-marker",
  entry: "entry-marker: a quiet day\nwith rain",
  advice: "advice-marker",
  message: "message-marker",
} as const;

/** Gives a person one row in every table that can hold something of theirs. */
export async function makeEverything(userId: string): Promise<void> {
  const suffix = userId.slice(-12);
  await prisma.user.update({
    where: { id: userId },
    data: {
      emailVerified: new Date("2026-01-02T03:04:05.678Z"),
      passwordHash: "hash-that-stays-secret",
      timeZone: "Europe/Zurich",
      lastVisitAt: new Date("2026-02-03T04:05:06.789Z"),
      lastSeenAt: new Date("2026-02-04T05:06:07.891Z"),
      hintsPutAway: ["smaller_steps"],
    },
  });
  await makeAccess(userId, suffix);
  const plan = await makePlanRows(userId, suffix);
  await makePrivateTexts(userId, plan);
  await makeRecords(userId);
}

async function makeAccess(userId: string, suffix: string): Promise<void> {
  await prisma.account.create({
    data: {
      userId,
      provider: "google",
      providerAccountId: `google-${suffix}`,
      email: `google-address-${suffix}@example.org`,
    },
  });
  await prisma.emailToken.create({
    data: {
      userId,
      purpose: "change_email",
      tokenHash: `hash-that-stays-secret-${suffix}`,
      newEmail: `new-address-${suffix}@example.org`,
      expiresAt: new Date(Date.now() + hour),
    },
  });
}

async function makePlanRows(userId: string, suffix: string) {
  const decision = await prisma.decision.create({
    data: {
      userId,
      inputText: TEXTS.goal,
      parsedOptions: ["option-marker-a", "option-marker-b"],
      chosenOption: "option-marker-b",
      flipCount: 4711,
      suggestedTasks: [{ text: "suggested-marker", minutes: 7 }],
      planner: "claude",
      shareId: `share-${suffix}`,
      sharedAt: new Date("2026-03-04T05:06:07.891Z"),
    },
  });
  const checklist = await prisma.checklist.create({
    data: {
      userId,
      decisionId: decision.id,
      title: TEXTS.goal,
      userContext: TEXTS.context,
      refinementCount: 4712,
      archivedAt: new Date("2026-03-05T05:06:07.891Z"),
    },
  });
  const step = await prisma.step.create({
    data: {
      checklistId: checklist.id,
      text: TEXTS.step,
      minutes: 1313,
      position: 4713,
      priority: true,
      manual: true,
      deferredUntil: new Date("2026-12-24"),
    },
  });
  await prisma.step.create({
    data: {
      checklistId: checklist.id,
      parentId: step.id,
      text: TEXTS.subStep,
      position: 0,
      completed: true,
      completedAt: new Date("2026-04-05T06:07:08.912Z"),
    },
  });
  await prisma.refinementMessage.create({
    data: {
      checklistId: checklist.id,
      author: "coach",
      content: TEXTS.chat,
      changes: { added: ["change-marker"] },
      undoneAt: new Date("2026-11-05T10:20:30.456Z"),
    },
  });
  await prisma.refinementHold.create({
    data: { checklistId: checklist.id, expiresAt: new Date("2026-11-05T10:22:30.456Z") },
  });
  const timerSession = await prisma.timerSession.create({
    data: {
      userId,
      checklistId: checklist.id,
      stepId: step.id,
      status: "completed",
      plannedSeconds: 1511,
      durationSeconds: 1510,
      startedAt: new Date("2026-05-06T07:08:09.123Z"),
      endsAt: new Date("2026-05-06T07:33:09.123Z"),
      endedAt: new Date("2026-05-06T07:33:08.124Z"),
    },
  });
  await prisma.timerSession.create({
    data: {
      userId,
      plannedSeconds: 1512,
      startedAt: new Date("2026-05-08T07:08:09.123Z"),
      endsAt: new Date("2026-05-08T07:33:10.123Z"),
      pausedAt: new Date("2026-05-08T07:12:11.124Z"),
    },
  });
  await prisma.parkedThought.create({
    data: {
      userId,
      checklistId: checklist.id,
      stepId: step.id,
      timerSessionId: timerSession.id,
      text: TEXTS.thought,
      resolvedAt: new Date("2026-05-07T07:08:09.123Z"),
    },
  });
  return { checklistId: checklist.id, decisionId: decision.id };
}

async function makePrivateTexts(
  userId: string,
  { checklistId, decisionId }: { checklistId: string; decisionId: string },
): Promise<void> {
  const key = await dataKeyFor(userId);
  const dataKeyId = key.id;
  const entryId = uuidv7();
  await prisma.journalEntry.create({
    data: {
      id: entryId,
      userId,
      dataKeyId,
      content: sealEntry(key, { userId, entryId }, TEXTS.entry),
      mood: 4,
      checklistId,
      decisionId,
    },
  });
  const conversationId = uuidv7();
  const messageId = uuidv7();
  await prisma.coachingConversation.create({
    data: {
      id: conversationId,
      userId,
      checklistId,
      dataKeyId,
      advice: sealAdvice(key, { userId, conversationId }, writeTold({ text: TEXTS.advice })),
      completedTasks: 4715,
      totalTasks: 4716,
      turnCount: 3,
      messages: {
        create: {
          id: messageId,
          dataKeyId,
          author: "user",
          content: sealMessage(key, { userId, messageId }, writeTold({ text: TEXTS.message })),
        },
      },
    },
  });
}

async function makeRecords(userId: string): Promise<void> {
  const suffix = userId.slice(-12);
  await prisma.billingCustomer.create({ data: { userId, stripeCustomerId: `cus_${suffix}` } });
  await prisma.subscription.create({
    data: {
      userId,
      stripeSubscriptionId: `sub_${suffix}`,
      stripePriceId: "price_marker",
      status: "active",
      currentPeriodEnd: new Date("2027-01-02T03:04:05.678Z"),
      cancelAt: new Date("2027-01-02T03:04:06.789Z"),
      trialEnd: new Date("2026-06-07T08:09:10.234Z"),
      pastDueSince: new Date("2026-06-08T08:09:10.234Z"),
    },
  });
  await prisma.reminderSettings.create({
    data: {
      userId,
      enabled: true,
      frequency: "custom",
      customDays: 29,
      minuteOfDay: 1171,
      weekdays: [2, 4],
      nextDueAt: new Date("2026-12-13T14:15:16.178Z"),
      pausedAt: new Date("2026-12-12T14:15:16.178Z"),
    },
  });
  await prisma.reminderDelivery.create({
    data: {
      userId,
      dueAt: new Date("2026-07-08T09:10:11.345Z"),
      status: "sent",
      attempts: 4717,
      inDoubtSince: new Date("2026-07-08T09:10:11.456Z"),
      sentAt: new Date("2026-07-08T09:10:12.345Z"),
    },
  });
  await prisma.safetyLogEntry.create({
    data: { userId, surface: "surface-marker", category: "category-marker", severity: "support" },
  });
  await prisma.aiUsage.create({
    data: {
      userId,
      purpose: "purpose-marker",
      model: "model-marker",
      inputTokens: 4718,
      cacheWriteTokens: 4723,
      cacheReadTokens: 4724,
      isEstimated: true,
      heldMicros: 4725,
      heldUntil: new Date("2026-12-14T14:15:16.178Z"),
      outputTokens: 4719,
      costMicros: 4721,
      latencyMs: 4722,
      outcome: "outcome-marker",
    },
  });
}

import { expect, test } from "vitest";
import { eraseOldAiUsage } from "@/lib/ai/clean-up";
import { prisma } from "@/lib/db";

test("rows of calls are erased after 13 months, the sums of months stay", async () => {
  const row = { purpose: "breakdown", model: "m", latencyMs: 1, outcome: "done" };
  const times = ["2025-10-22T03:17:00Z", "2025-10-22T03:17:01Z", "2026-11-21T00:00:00Z"];
  await prisma.aiUsage.createMany({
    data: times.map((time) => ({ ...row, createdAt: new Date(time) })),
  });
  await prisma.aiMonth.create({ data: { month: new Date("2025-10-01"), spentMicros: 7 } });
  expect(await eraseOldAiUsage(new Date("2026-11-22T03:17:00Z"))).toBe(1);
  expect(await prisma.aiUsage.count()).toBe(2);
  expect(await prisma.aiMonth.count()).toBe(1);
});

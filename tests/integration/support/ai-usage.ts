import { expect } from "vitest";
import { usageWritten } from "@/lib/ai/usage";
import { prisma } from "@/lib/db";
import type { AiUsage } from "@/prisma/generated/client";

/** The rows of finished calls, oldest first, once there are so many: they are written behind the answer. */
export async function usageRows(count: number): Promise<AiUsage[]> {
  const finished = () =>
    prisma.aiUsage.findMany({
      where: { outcome: { not: "under_way" } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
  await expect.poll(async () => (await finished()).length).toBe(count);
  return finished();
}

/** What this month's calls cost together, in millionths of a dollar. */
export async function spentMicros(): Promise<number> {
  const months = await prisma.aiMonth.findMany();
  return months.reduce((sum, month) => sum + Number(month.spentMicros), 0);
}

/** Also what is still being written of calls that are over. */
export async function forgetUsage(): Promise<void> {
  await usageWritten();
  await prisma.aiUsage.deleteMany();
  await prisma.aiMonth.deleteMany();
}

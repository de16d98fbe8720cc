import "server-only";
import type { SessionUser } from "@/lib/auth/types";
import { prisma } from "@/lib/db";
import { STATS_DAYS, STATS_PERIOD } from "./constants";
import type { SafetyStats } from "./types";

const DAY_MS = 86_400_000;

/** How often each category was found lately: for admins everywhere, for others in their own tests of the demo. */
export async function readStats({ id, role }: SessionUser): Promise<SafetyStats> {
  const own = role === "admin" ? {} : { userId: id, surface: { startsWith: "demo_" } };
  const rows = await prisma.safetyLogEntry.groupBy({
    by: ["category"],
    where: { ...own, createdAt: { gt: new Date(Date.now() - STATS_DAYS * DAY_MS) } },
    _count: true,
    orderBy: [{ _count: { category: "desc" } }, { category: "asc" }],
  });
  const stats = rows.map(({ category, _count }) => ({ category, count: _count }));
  return { period: STATS_PERIOD, stats };
}

import "server-only";
import { prisma } from "@/lib/db";
import type { SaveBreakdown } from "./schema";
import type { Owner } from "./types";

/** Keeps a typed goal with its suggested steps, in their order. */
export function saveBreakdown(owner: Owner, input: SaveBreakdown): Promise<{ id: string }> {
  const { inputText, suggestedTasks } = input;
  return prisma.decision.create({
    data: { ...owner, inputText, suggestedTasks },
    select: { id: true },
  });
}

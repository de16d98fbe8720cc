import "server-only";
import { Prisma } from "@/prisma/generated/client";

/** Whether the database refused a row because one with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

import "server-only";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import type { SessionUser } from "@/lib/auth/types";
import { requirePremium } from "@/lib/billing/require-premium";
import { plansAsMarkdown } from "@/lib/checklists/markdown";
import { prisma } from "@/lib/db";
import type { Snapshot } from "@/lib/export";
import { journalAsMarkdown } from "@/lib/journals/markdown";
import { focusAsCsv, stepsAsCsv } from "@/lib/progress/csv";
import { PROGRESS_PROBLEMS } from "@/lib/progress/problems";
import { consumeRateLimit } from "@/lib/rate-limit";
import { noteSecurityEvent } from "@/lib/security-log";
import { EXPORT_LIMIT } from "./constants";
import { everythingAsJson } from "./export-everything";

/** The files that a person can download; the names stand in their addresses. */
export const EXPORT_FILES = [
  "everything.json",
  "plans.md",
  "journal.md",
  "steps.csv",
  "focus.csv",
] as const;
export type ExportFileName = (typeof EXPORT_FILES)[number];

/** Those that belong to Premium: what they hold is in the others as well, though not made for sums. */
const PREMIUM_FILES: readonly ExportFileName[] = ["steps.csv", "focus.csv"];

const CONTENT_TYPES: Record<string, string> = {
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
};

/** A finished file, compressed. */
export type ExportFile = {
  fileName: string;
  contentType: string;
  gzipped: Uint8Array<ArrayBuffer>;
};

/** A hundred thousand steps take a few seconds. */
const TRANSACTION_MS = 60_000;

/**
 * Writes one of a person's files. All of it is read in one snapshot, page by page, and kept only
 * compressed: a slow download holds no transaction open, and an error comes before the first byte.
 * @throws AppError PREMIUM_REQUIRED, RATE_LIMITED
 */
export async function writeExportFile(
  user: SessionUser,
  name: ExportFileName,
  now: Date,
): Promise<ExportFile> {
  if (PREMIUM_FILES.includes(name)) {
    await requirePremium(user.id, PROGRESS_PROBLEMS.premiumRequired);
  }
  await consumeRateLimit(EXPORT_LIMIT, user.id);
  await noteSecurityEvent("data exported", { userId: user.id, how: name });
  const gzipped = await prisma.$transaction(
    async (snapshot) => {
      await snapshot.$executeRaw`SET TRANSACTION READ ONLY`;
      const text = Readable.from(contentOf(name, snapshot, user, now));
      return Uint8Array.from(await buffer(text.compose(createGzip({ level: 5 }))));
    },
    { isolationLevel: "RepeatableRead", timeout: TRANSACTION_MS },
  );
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zoneOf(user) }).format(now);
  const [stem = "", extension = ""] = name.split(".");
  return {
    fileName: `stepwell-${stem}-${day}.${extension}`,
    contentType: CONTENT_TYPES[extension] ?? "application/octet-stream",
    gzipped,
  };
}

function contentOf(name: ExportFileName, snapshot: Snapshot, user: SessionUser, now: Date) {
  if (name === "everything.json") return everythingAsJson(snapshot, user.id, now);
  const timeZone = zoneOf(user);
  if (name === "plans.md") {
    const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
    return plansAsMarkdown(snapshot, user.id, (date) => days.format(date));
  }
  if (name === "steps.csv" || name === "focus.csv") {
    // Swedish dates are written as ISO 8601 has them, which every spreadsheet takes for a time.
    const moments = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
      timeZone,
    });
    const write = name === "steps.csv" ? stepsAsCsv : focusAsCsv;
    return write(snapshot, user.id, {
      zone: timeZone,
      formatMoment: (moment) => moments.format(moment),
    });
  }
  const times = new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  return journalAsMarkdown(snapshot, user.id, (date) => times.format(date));
}

/** The person's zone, or UTC where it is unknown or no longer one. */
function zoneOf({ timeZone }: SessionUser): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: timeZone ?? "UTC" }).resolvedOptions()
      .timeZone;
  } catch {
    return "UTC";
  }
}

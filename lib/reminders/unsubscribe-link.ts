import "server-only";
import { z } from "zod";
import { appUrl } from "@/lib/app-url";
import { openValue, sealValue } from "@/lib/encryption";
import { AppError } from "@/lib/errors";
import { switchOff } from "./mutations";

const PURPOSE = "unsubscribe from reminders";
const tokenSchema = z.object({ userId: z.uuid() });

/**
 * The addresses by which a mail ends reminders: the page for people, and the call for mail programs
 * (RFC 8058). Their token names the person, can do nothing else, and never runs out.
 */
export function unsubscribeLinks(userId: string): { page: string; call: string } {
  const token = sealValue(PURPOSE, { userId });
  return {
    page: appUrl(`/unsubscribe?token=${token}`),
    call: appUrl(`/api/reminders/unsubscribe?token=${token}`),
  };
}

/**
 * Switches off the reminders of the person whom a token names; again, or after their account is gone,
 * it changes nothing.
 * @throws AppError INVALID_LINK
 */
export async function unsubscribe(token: string): Promise<void> {
  await switchOff(userOf(token));
}

function userOf(token: string): string {
  try {
    return tokenSchema.parse(openValue(PURPOSE, token)).userId;
  } catch (cause) {
    throw new AppError("INVALID_LINK", { cause });
  }
}

import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { z } from "zod";
import { fingerprint, openValue, sealValue } from "@/lib/encryption";
import { KNOWN_DEVICE_ACCOUNTS_MAX, KNOWN_DEVICE_SECONDS } from "./constants";
import { hostCookieName, sessionCookieOptions } from "./session-token";

const purpose = "known device";
const devicesSchema = z.array(z.object({ account: z.string(), id: z.string() }));
type Device = z.infer<typeof devicesSchema>[number];

/**
 * By which name wrong passwords of this browser are counted for an account, when the account's owner
 * has signed in here before; null in a stranger's browser. Strangers have a counter of their own, so
 * whoever hammers at an account does not keep its owner out.
 * OWASP: Slow Down Online Guessing Attacks with Device Cookies.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const account = accountOf(email);
  return (await readDevices()).find((device) => device.account === account)?.id ?? null;
}

/** Gives this browser the cookie by which it is known to an account. Only after proof of the account. */
export async function rememberDevice(email: string): Promise<void> {
  const account = accountOf(email);
  const devices = await readDevices();
  const known = devices.find((device) => device.account === account);
  const others = devices.filter((device) => device !== known);
  const own = known ?? { account, id: randomBytes(16).toString("base64url") };
  const kept = [own, ...others].slice(0, KNOWN_DEVICE_ACCOUNTS_MAX);
  const options = { ...sessionCookieOptions(), maxAge: KNOWN_DEVICE_SECONDS };
  (await cookies()).set(cookieName(), sealValue(purpose, kept), options);
}

/** Makes this browser a stranger to an account that is no more. */
export async function forgetDevice(email: string): Promise<void> {
  const account = accountOf(email);
  const kept = (await readDevices()).filter((device) => device.account !== account);
  const options = { ...sessionCookieOptions(), maxAge: kept.length > 0 ? KNOWN_DEVICE_SECONDS : 0 };
  (await cookies()).set(cookieName(), kept.length > 0 ? sealValue(purpose, kept) : "", options);
}

async function readDevices(): Promise<Device[]> {
  const sealed = (await cookies()).get(cookieName())?.value;
  if (!sealed) return [];
  try {
    return devicesSchema.parse(openValue(purpose, sealed));
  } catch {
    // Forged, damaged, or from before the secret was changed: a stranger's.
    return [];
  }
}

function cookieName(): string {
  return hostCookieName("stepwell-device");
}

function accountOf(email: string): string {
  return fingerprint(purpose, email).slice(0, 22);
}

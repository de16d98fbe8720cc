import { userAgentFromString } from "next/server";

/** What the list of sessions calls a device: "Firefox on Windows", or how a program names itself. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = userAgentFromString(userAgent);
  const name = [browser.name, os.name].filter(Boolean).join(" on ");
  return name || (userAgent.match(/^[\w.-]{1,40}/)?.[0] ?? "Unknown device");
}

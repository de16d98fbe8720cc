import { PASSWORD, registration } from "./accounts";
import { Browser } from "./browser";

export type CookieLine = { name: string; value: string; attributes: string[] };

/** The session cookie as it is set by registering, by logging in and by logging out. */
export async function sessionCookieLines(): Promise<CookieLine[]> {
  const browser = new Browser();
  const form = registration();
  const calls = [
    ["register", form],
    ["login", { email: form.email, password: PASSWORD }],
    ["logout", {}],
  ] as const;
  const lines: string[] = [];
  for (const [call, body] of calls) {
    const { headers } = await browser.call("POST", `/api/auth/${call}`, body);
    lines.push(...headers.getSetCookie().filter((line) => line.includes("session-token")));
  }
  return lines.map(readCookieLine);
}

/** Attributes in lower case and in order, without the moment of expiry. */
function readCookieLine(line: string): CookieLine {
  const [pair = "", ...attributes] = line.split("; ");
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const fixed = attributes
    .map((attribute) => attribute.toLowerCase())
    .filter((attribute) => !attribute.startsWith("expires="));
  return { name, value, attributes: fixed.sort() };
}

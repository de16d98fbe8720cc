import { expect, test, vi } from "vitest";
import { type AuthAnswer, registration } from "../support/accounts";
import { Browser } from "../support/browser";
import { holdTheClock } from "../support/waiting";

holdTheClock();

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Midnight at the beginning of a day about now that is no 29 February, in UTC. */
const midnight = (() => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today).toISOString().slice(5, 10) === "02-29" ? today - DAY_MS : today;
})();

/** The date of birth of someone who is 18 on the day that begins at `midnight`. */
const birthdate = (() => {
  const [year = "", ...rest] = new Date(midnight).toISOString().slice(0, 10).split("-");
  return [Number(year) - 18, ...rest].join("-");
})();

/** What a browser may say about where and when it is. */
const claims: Record<string, string>[] = [
  {},
  { date: new Date(midnight + 40 * HOUR_MS).toUTCString() },
  { "x-time-zone": "Pacific/Kiritimati", "x-vercel-ip-timezone": "Pacific/Kiritimati" },
  { "x-time-zone": "Etc/GMT+12", "accept-language": "en-UM" },
];

function register(headers: Record<string, string>): Promise<Response> {
  return new Browser().fetch("/api/auth/register", {
    method: "POST",
    body: JSON.stringify(registration({ birthdate })),
    headers: { "content-type": "application/json", ...headers },
  });
}

test("the 18th birthday begins when its day begins first on Earth, whatever a browser says", async () => {
  for (const headers of claims) {
    vi.setSystemTime(midnight - 14 * HOUR_MS - 1);
    const early = await register(headers);
    const refusal: AuthAnswer = await early.json();
    expect([early.status, refusal.code]).toEqual([400, "AGE_RESTRICTION"]);
    vi.setSystemTime(midnight - 14 * HOUR_MS);
    expect((await register(headers)).status).toBe(200);
  }
});

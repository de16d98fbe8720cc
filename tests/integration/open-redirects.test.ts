import { NextRequest } from "next/server";
import { describe, expect, test } from "vitest";
import { GET, POST } from "@/app/(auth)/session-ended/route";
import { submitLogIn, submitSignUp } from "@/lib/auth/actions";
import { requireNewcomer } from "@/lib/auth/gate";
import { submitWelcome } from "@/lib/auth/google-actions";
import { guard } from "@/lib/auth/guard";
import { safeRedirect } from "@/lib/safe-redirect";
import { PASSWORD, registered, registration } from "./support/accounts";
import { Browser } from "./support/browser";
import { formOf } from "./support/forms";
import { signedIn } from "./support/people";
import { redirectOf } from "./support/redirects";

const origin = "http://localhost:3000";

/** Addresses of another site, in the ways in which browsers have been led there. */
const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "%2F%2Fevil.example",
  "/%09/evil.example",
  "https:evil.example",
  "http://localhost:3000@evil.example/",
  "http://localhost:3000.evil.example/",
  "javascript:alert(1)",
  "/dashboard\r\nLocation: https://evil.example",
];

/** Made once: passwords cost on purpose. */
let account: ReturnType<typeof registered> | undefined;

/** Everything that follows a `redirectTo`, and under which name it is sent. Each answers where it leads. */
const doors: Record<string, (target: string) => Promise<string | null | undefined>> = {
  "the log-in form": async (redirectTo) => {
    account ??= registered(new Browser());
    const { email } = await account;
    const form = formOf({ email, password: PASSWORD, redirectTo });
    return redirectOf(new Browser().run(() => submitLogIn(null, form)));
  },
  "the sign-up form": (redirectTo) => {
    const form = formOf({ ...registration(), tosAccepted: "on", redirectTo });
    return redirectOf(new Browser().run(() => submitSignUp(null, form)));
  },
  "the form of the first visit": async (redirectTo) => {
    const { browser } = await signedIn();
    const form = formOf({
      firstName: "Ada",
      lastName: "Lovelace",
      birthdate: "1990-12-10",
      tosAccepted: "on",
      redirectTo,
    });
    return redirectOf(browser.run(() => submitWelcome(null, form)));
  },
  "the page of the first visit": async (redirectTo) => {
    const { browser } = await signedIn();
    return redirectOf(browser.run(() => requireNewcomer(safeRedirect(redirectTo))));
  },
  "the sign-in screen of someone who is signed in": async (redirectTo) => {
    const { browser } = await signedIn();
    return locationOf(await guard(asked(`/login?${query(redirectTo)}`, browser)));
  },
  "the way out of an ended session": async (redirectTo) => {
    const { browser } = await signedIn();
    const address = `/session-ended?${query(redirectTo)}`;
    return locationOf(await browser.run(() => GET(asked(address, browser))));
  },
  "the same, for a posted form": async (redirectTo) => {
    const { browser } = await signedIn();
    const address = `/session-ended?${query(redirectTo)}`;
    return locationOf(await browser.run(() => POST(asked(address, browser))));
  },
};

function query(target: string): URLSearchParams {
  // Names that other products follow: here they are nobody's.
  return new URLSearchParams({
    redirectTo: target,
    callbackUrl: target,
    next: target,
    url: target,
  });
}

function asked(path: string, browser: Browser): NextRequest {
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  return new NextRequest(origin + path, { headers: { cookie } });
}

function locationOf(response: Response): string | null {
  return response.headers.get("location");
}

describe.each(Object.entries(doors))("%s", (name, leadTo) => {
  test("leads to a page of this site, and never to another's", async () => {
    expect(hostAndPath(await leadTo("/journal?a=1"))).toBe("localhost:3000/journal");
    const targets = name.endsWith("-up form") ? ELSEWHERE.slice(0, 3) : ELSEWHERE;
    for (const target of targets) {
      const place = hostAndPath(await leadTo(target));
      expect(place, target).toMatch(/^localhost:3000\//);
    }
  });
});

/** Where a browser on this site goes with a `Location`. */
function hostAndPath(location: string | null | undefined): string {
  const { host, pathname } = new URL(location ?? "no-redirect:", origin);
  return host + pathname;
}

test("a visitor's way to the log-in screen takes the page along as a value and not as a place", async () => {
  for (const path of ["/my-plans/%2F%2Fevil.example", "/checklist/a?b=//evil.example"]) {
    const location = locationOf(await guard(new NextRequest(origin + path)));
    expect(hostAndPath(location)).toBe("localhost:3000/login");
  }
});

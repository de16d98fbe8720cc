import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { LegalText } from "@/components/legal/legal-text";
import { privacyPolicy } from "@/components/legal/privacy/privacy-policy";
import { termsOfService } from "@/components/legal/terms-of-service";

const CONTACT = "hello@stepwell.example";
const terms = termsOfService(CONTACT);
const privacy = privacyPolicy(CONTACT);

/** Everything that the page says, or one section of it. */
function textOf({ summary, sections }: LegalText, id?: string): string {
  const chosen = id === undefined ? sections : sections.filter((section) => section.id === id);
  const told = chosen.map(({ title, blocks }) => [title, blocks]);
  return JSON.stringify(id === undefined ? [summary, told] : told);
}

describe.each([
  ["terms", terms],
  ["privacy policy", privacy],
])("%s", (_name, text) => {
  test("say the age, the day from which they hold, the months of the safety log, and whom to ask", () => {
    expect(textOf(text)).toContain("18 or older");
    expect(textOf(text, "changes")).toContain("effective September 2, 2025");
    expect(textOf(text)).toContain("Safety logs are kept for 12 months");
    expect(textOf(text)).toContain(CONTACT);
  });

  test("have sections with ids and titles of their own, and blocks that begin differently", () => {
    const { sections } = text;
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    for (const { blocks } of sections) {
      const beginnings = blocks.map((block) => JSON.stringify(block).slice(0, 60));
      expect(new Set(beginnings).size).toBe(blocks.length);
    }
  });
});

test("the terms limit liability to what was paid in the 6 months before", () => {
  expect(textOf(terms, "liability")).toMatch(
    /limited to the amount that you paid for Stepwell in the 6 months before/,
  );
});

test("the terms say that subscriptions renew until cancelled, and what a failed payment may do", () => {
  const premium = textOf(terms, "premium");
  expect(premium).toMatch(/renews automatically at the end of each period until it is cancelled/);
  expect(premium).toMatch(/If a payment fails, your account may be downgraded to the free plan/);
});

test("the privacy policy says of each outside service what for, when, and what it gets and never gets", () => {
  const blocks = privacy.sections.find(({ id }) => id === "services")?.blocks ?? [];
  const services = blocks.flatMap((block) =>
    typeof block === "object" && "title" in block ? [block] : [],
  );
  expect(services.map(({ title }) => title)).toEqual([
    "Anthropic",
    "Stripe",
    "Resend",
    "Google",
    "The host",
    "Social networks",
  ]);
  for (const { title, facts } of services) {
    const terms = facts.map(({ term }) => term);
    expect(terms, title).toEqual(expect.arrayContaining(["What for", "When", "Gets"]));
    if (title !== "Social networks") expect(terms, title).toContain("Never gets");
  }
  expect(JSON.stringify(blocks)).toContain("Where one is not set up, nothing is sent to it");
});

test("every service that the product can be pointed to is named in the privacy policy", () => {
  const environment = readFileSync(path.join(root, "lib/environment/shape.ts"), "utf8");
  const names = environment.matchAll(/^ {2}([A-Z]+)_(?:API_KEY|SECRET_KEY|CLIENT_ID)\b/gm);
  const services = [...names].map(([, name = ""]) => name.toLowerCase());
  expect(services).toEqual(expect.arrayContaining(["anthropic", "resend", "google", "stripe"]));
  const told = textOf(privacy, "services").toLowerCase();
  for (const service of services) expect(told).toContain(service);
});

test("the privacy policy says what a share link shows, how it ends and what may stay elsewhere", () => {
  const sharing = textOf(privacy, "sharing");
  for (const words of [
    "The goal or question, its options, the answer that the coin chose, and the date",
    "Your steps, your name, your email address",
    "the link is dead at once and for good",
    "may stay with them",
  ]) {
    expect(sharing).toContain(words);
  }
});

const root = path.resolve(import.meta.dirname, "../../..");
const sources = globSync(["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/**/*.ts"], {
  cwd: root,
})
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith("components/legal/"))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), "utf8") }));

test("the privacy policy names everything that a browser keeps", () => {
  const kept = sources.flatMap(({ file, source }) => keysOf(file, source));
  expect(kept.length).toBeGreaterThan(10);
  const told = textOf(privacy, "browser");
  for (const { file, key } of kept) expect(told, `${key} of ${file}`).toContain(key);
});

test("the privacy policy names every cookie", () => {
  const names = sources.flatMap(({ source }) =>
    [
      ...source.matchAll(/hostCookieName\("([^"]+)"\)/g),
      ...source.matchAll(/\bCOOKIE = "([^"]+)"/g),
      ...source.matchAll(/_COOKIE = "([^"]+)"/g),
      ...source.matchAll(/sealedCookie\(\{\s+name: "([^"]+)"/g),
    ].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(8);
  const told = textOf(privacy, "browser");
  for (const name of names) expect(told).toContain(name);
});

/** The names under which a source file keeps something in the browser's storage, without what follows a colon. */
function keysOf(file: string, source: string): { file: string; key: string }[] {
  const used = [
    ...source.matchAll(/(?:local|session)Storage\.setItem\(\s*([^,]+?)\s*,/g),
    ...source.matchAll(/(?<!function )useDraft\(\s*([^,]+?)\s*,/g),
  ].map(([, name = ""]) => name);
  return used.flatMap((name) => {
    // "journalDraft", KEY, or `${KEY}:mood`.
    const literal =
      /^["`]([\w-]+)/.exec(name)?.[1] ?? constantNamed(/^`\$\{(\w+)\}/.exec(name)?.[1] ?? name);
    // A function that is handed its key; who calls it names the key.
    if (literal === undefined && name === "key") return [];
    if (literal === undefined) throw new Error(`${file}: what is kept under ${name}?`);
    return [{ file, key: literal }];
  });

  function constantNamed(name: string): string | undefined {
    const definition = new RegExp(`const ${name}\\b[^=]*= (?:"|\`)(?:\\$\\{(\\w+)\\})?([\\w-]*)`);
    const places = [source, ...sources.map((other) => other.source)];
    const found = places.map((place) => definition.exec(place)).find((match) => match !== null);
    const [, begin, literal] = found ?? [];
    return begin === undefined ? literal : constantNamed(begin);
  }
}

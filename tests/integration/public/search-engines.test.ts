import { existsSync, globSync } from "node:fs";
import path from "node:path";
import type { Metadata } from "next";
import { expect, test } from "vitest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { appUrl } from "@/lib/app-url";

// Result pages cut what is longer, and fill up what is much shorter with words of their own.
const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 70, max: 160 };
const SITE_SUFFIX = " · Stepwell";

const root = path.resolve(import.meta.dirname, "../../..");
const files = globSync("app/**/page.tsx", { cwd: root }).sort();

type Query = Record<string, string>;
type PageModule = {
  metadata?: Metadata;
  generateMetadata?: (props: object) => Promise<Metadata> | Metadata;
};

/** What a page, and the layouts around it, say to search engines at this address. */
async function metadataOf(file: string, query: Query = {}): Promise<Metadata> {
  const { metadata, generateMetadata } = await load(file);
  const inherited = await layoutMetadata(file);
  // What a layout hides stays hidden; its pages may need a person to tell their title.
  if (isHidden(inherited) && generateMetadata) return inherited;
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  return { ...inherited, ...(generateMetadata ? await generateMetadata(props) : metadata) };
}

async function layoutMetadata(file: string): Promise<Metadata> {
  let merged: Metadata = {};
  const folders = path.dirname(file).split(path.sep);
  // The root's own speaks for the landing page alone.
  for (let depth = 2; depth <= folders.length; depth += 1) {
    const layout = path.join(...folders.slice(0, depth), "layout.tsx");
    if (existsSync(path.join(root, layout))) {
      merged = { ...merged, ...(await load(layout)).metadata };
    }
  }
  return merged;
}

function load(file: string): Promise<PageModule> {
  return import(/* @vite-ignore */ path.join(root, file));
}

function addressOf(file: string): string {
  const segments = path.dirname(file).split(path.sep).slice(1);
  return `/${segments.filter((segment) => !/^\(.*\)$/.test(segment)).join("/")}`;
}

const isHidden = ({ robots: told }: Metadata) => typeof told === "object" && told?.index === false;

test.each(files)("%s is either for result pages, with all they need, or not", async (file) => {
  const address = addressOf(file);
  const metadata = await metadataOf(file);
  if (isHidden(metadata)) return;
  expect(address, "an address with a parameter has no metadata of its own here").not.toMatch(/\[/);
  expect(metadata.alternates?.canonical, "canonical address").toMatch(/^\/[a-z-]*$/);
  if (address === "/") return;
  expect(typeof metadata.title).toBe("string");
  expect(`${metadata.title}${SITE_SUFFIX}`.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
  const { length } = metadata.description ?? "";
  expect(length, "description").toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
  expect(length, "description").toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
});

test("the sitemap lists exactly the pages that are for result pages, under their canonical address", async () => {
  const canonical = new Set<string>();
  for (const file of files) {
    const metadata = await metadataOf(file);
    if (!isHidden(metadata)) canonical.add(appUrl(String(metadata.alternates?.canonical)));
  }
  expect(new Set(sitemap().map(({ url }) => url))).toEqual(canonical);
});

test("no two pages share a title or a description", async () => {
  const shown = await Promise.all(
    files.map(async (file) => ({ file, metadata: await metadataOf(file) })),
  );
  const own = shown.filter(
    ({ file, metadata }) => metadata.alternates?.canonical === addressOf(file),
  );
  for (const field of ["title", "description"] as const) {
    const texts = own.flatMap(({ metadata }) => metadata[field] ?? []);
    expect(new Set(texts).size, field).toBe(texts.length);
  }
});

test.each(["login", "signup", "forgot-password", "auth"])(
  "/%s with a query of one visit is not for result pages and names no other page instead",
  async (screen) => {
    const file = `app/(auth)/${screen}/page.tsx`;
    const visits: Query[] = [{ redirectTo: "/checklist/new" }, { google: "cancelled" }];
    for (const query of visits) {
      const metadata = await metadataOf(file, query);
      expect(isHidden(metadata)).toBe(true);
      expect(metadata.alternates).toBeUndefined();
    }
    const campaign = await metadataOf(file, { utm_source: "letter" });
    expect(campaign).toEqual(await metadataOf(file));
  },
);

test("crawlers may fetch everything but the calls: shared pages, their previews, and what says noindex", () => {
  const { rules, sitemap: address } = robots();
  expect(rules).toEqual({ userAgent: "*", allow: "/", disallow: "/api/" });
  expect(address).toBe(appUrl("/sitemap.xml"));
});

import { globSync } from "node:fs";
import path from "node:path";
import { isValidElement, type ReactNode } from "react";
import type { Things } from "./expectations";

const root = path.resolve(import.meta.dirname, "../../..");

/** Pages rendered for each request, by their path with Next's own brackets. Others are built once. */
export const renderedPages: string[] = globSync("app/**/page.tsx", { cwd: root })
  .map((file) => path.dirname(file).split(path.sep).slice(1).join("/"))
  .filter((folder) => !folder.startsWith("(marketing)") && folder !== "offline")
  .sort();

export type Visit = { params?: Record<string, string>; query?: Record<string, string | undefined> };

/** What people ask these pages for. Pages that are not named are visited plainly. */
const VISITS: Record<string, (things: Things) => Visit[]> = {
  "(app)/dashboard": () => [
    {},
    { query: { status: "open" } },
    { query: { status: "done" } },
    { query: { status: "archived" } },
    { query: { q: "party plan" } },
    { query: { q: "p", status: "open" } },
  ],
  "(app)/my-plans/[id]": ({ planId }) => [{ params: { id: planId } }],
  "(app)/checklist/[id]": ({ planId }) => [{ params: { id: planId } }],
  "(app)/checklist/new": ({ shareId }) => [{ query: { from: "shared", shareId } }],
  "(app)/decision": ({ decisionId }) => [{}, { query: { coin: decisionId } }],
  "(app)/journal": () => [{}, { query: { day: "2026-11-22" } }, { query: { month: "2026-10" } }],
  "(app)/account": () => [{}, { query: { from: "portal" } }],
  "(app)/premium/success": () => [{ query: { session_id: "cs_test_of_this_person" } }],
  "(auth)/reset-password": () => [{ query: { token: "nobody's" } }],
  "(auth)/verify-email": () => [{ query: { token: "nobody's" } }],
  "(public)/shared/[shareId]": ({ shareId }) => [{ params: { shareId } }],
};

/** How a page is visited. */
export function visitsOf(page: string, things: Things): Visit[] {
  return VISITS[page]?.(things) ?? [{}];
}

type Props = { children?: ReactNode; params: Promise<object>; searchParams: Promise<object> };
type PageModule = {
  default: (props: Props) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: Props) => Promise<unknown>;
};

/** Does what the server does for a page before anything is drawn: its layouts, its tags and itself. */
export async function visitPage(page: string, { params = {}, query = {} }: Visit): Promise<void> {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  const folders = page.split("/").map((_, depth, all) => all.slice(0, depth + 1).join("/"));
  for (const folder of folders) {
    const [file] = globSync(`app/${folder.replace(/[[\]]/g, "[$&]")}/layout.tsx`, { cwd: root });
    if (file) await settle((await load(file)).default(props));
  }
  const module = await load(`app/${page}/page.tsx`);
  await module.generateMetadata?.(props);
  await settle(module.default(props));
}

function load(file: string): Promise<PageModule> {
  return import(/* @vite-ignore */ path.join(root, file));
}

/** Components that wait for something stand on the server, and only these read anything. */
async function settle(output: ReactNode | Promise<ReactNode>): Promise<void> {
  const node = await output;
  if (Array.isArray(node)) for (const child of node) await settle(child);
  if (!isValidElement<Record<string, ReactNode>>(node)) return;
  const { type, props } = node;
  if (typeof type === "function" && type.constructor.name === "AsyncFunction") {
    await settle((type as (props: object) => Promise<ReactNode>)(props));
  }
  for (const value of Object.values(props)) await settle(value);
}

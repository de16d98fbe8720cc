import { openDevice } from "@/components/offline/device";
import { LIST_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";
import { PAGES_CACHE, PLANS_PATH } from "@/lib/offline/constants";

/** A page that opens without a network. */
export type KeptLink = { path: string; title: string };

/** The list of plans and the plans themselves, the one seen last first. */
export async function readKeptLinks(): Promise<KeptLink[]> {
  const pages = await (await caches.open(PAGES_CACHE)).keys();
  const paths = new Set(pages.map(({ url }) => new URL(url).pathname));
  const plans = await (await openDevice()).getAllFromIndex("plans", "seenAt");
  const links = plans.reverse().map((plan) => ({
    path: `/my-plans/${plan.id}`,
    title: planTitle(plan, LIST_TITLE_CHARACTERS),
  }));
  return [{ path: PLANS_PATH, title: "My Plans" }, ...links].filter(({ path }) => paths.has(path));
}

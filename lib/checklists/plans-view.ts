import type { PlansView } from "./plans-address";
import { planStatus, searchText } from "./schema";

type Parameters = Record<string, string | string[] | undefined>;

/** The view that an address names. What it says wrongly counts as not said. */
export function plansView({ status, q, cursor }: Parameters): PlansView {
  const words = searchText.safeParse(q).data ?? "";
  return {
    status: planStatus.safeParse(status).data ?? (words ? null : "open"),
    words,
    cursor: typeof cursor === "string" ? cursor : "",
  };
}

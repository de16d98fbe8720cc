import type { ReactNode } from "react";
import { OPEN_PAGE_METADATA } from "@/lib/open-page-metadata";

export const metadata = OPEN_PAGE_METADATA;

/** Pages that are the same for everybody: built once, each with a shell of its own. */
export default function MarketingLayout({ children }: { children: ReactNode }) {
  return children;
}

import type { Metadata } from "next";
import { LazyNotFoundPage } from "@/components/layout/root-leaves";
import { NO_PAGE } from "@/components/shared/page-problems";

/** Next adds `noindex`. */
export const metadata: Metadata = {
  title: NO_PAGE.title,
  description: "There is no page at this address. The start page leads on to everything else.",
};

export default function NotFound() {
  return <LazyNotFoundPage />;
}

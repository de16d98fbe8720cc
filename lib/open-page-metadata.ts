import type { Metadata } from "next";
import { env } from "@/lib/env";
import { PREVIEW_SIZE, PREVIEW_TYPE } from "@/lib/preview/constants";

/** The picture of a link to the product itself. */
const PREVIEW_PATH = "/preview.png";

/**
 * What crawlers and social networks are told of an open page unless the page says more itself. Only the
 * layouts of open pages have it: Next works such tags out anew for each answer, a sixth of what a small
 * page costs, and nobody can see a preview of a guarded page.
 */
export const OPEN_PAGE_METADATA: Metadata = {
  metadataBase: new URL(env().APP_URL),
  description:
    "Type a goal or a decision. Stepwell breaks it into short steps you can start on now, keeps them as a plan, and helps you do them one at a time.",
  openGraph: {
    siteName: "Stepwell",
    type: "website",
    locale: "en_US",
    // The page's own address, without its query.
    url: "./",
    images: [
      {
        url: PREVIEW_PATH,
        ...PREVIEW_SIZE,
        type: PREVIEW_TYPE,
        alt: "Stepwell: from a goal to the next small step",
      },
    ],
  },
  twitter: { card: "summary_large_image" },
};

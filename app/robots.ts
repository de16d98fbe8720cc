import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/app-url";

// The public address is the running server's, not the build machine's.
export const dynamic = "force-dynamic";

/**
 * Crawlers stay out of the calls alone. Everything else that is not for result pages says `noindex`,
 * which only those who may open it can read; and the previews of shared links must be fetched.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: appUrl("/sitemap.xml"),
  };
}

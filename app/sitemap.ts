import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/app-url";

// The public address is the running server's, not the build machine's.
export const dynamic = "force-dynamic";

/**
 * Every page that may stand in result pages, and no other: a test compares the list with what the
 * pages say of themselves. The sign-in screens belong, because people search for them by name.
 */
const INDEXED_PATHS = ["/", "/signup", "/login", "/terms-of-service", "/privacy-policy"];

export default function sitemap(): MetadataRoute.Sitemap {
  return INDEXED_PATHS.map((path) => ({ url: appUrl(path) }));
}

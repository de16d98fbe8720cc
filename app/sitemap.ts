import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// The public address is the running server's, not the build machine's.
export const dynamic = "force-dynamic";

const PUBLIC_PATHS = ["/", "/login", "/signup", "/privacy-policy", "/terms-of-service"];

export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PATHS.map((path) => ({ url: new URL(path, env().APP_URL).toString() }));
}

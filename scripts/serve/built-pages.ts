import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentSecurityPolicy, inlineScripts } from "../../lib/content-security-policy.ts";

type PrerenderManifest = { routes: Record<string, unknown> };

/**
 * The content security policy of every page that `next build` wrote as HTML: the hashes of its own
 * inline scripts. Pages rendered for a request get theirs, with a nonce, from the middleware.
 */
export function readBuiltPagePolicies(buildFolder: string, secure: boolean): Map<string, string> {
  const manifestFile = path.join(buildFolder, "prerender-manifest.json");
  const manifest: PrerenderManifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const policies = new Map<string, string>();
  for (const route of Object.keys(manifest.routes)) {
    const name = route === "/" ? "/index" : route;
    const htmlFile = path.join(buildFolder, "server", "app", `${name}.html`);
    if (!existsSync(htmlFile)) continue;
    policies.set(route, policyOf(readFileSync(htmlFile, "utf8"), secure));
  }
  return policies;
}

/** The page that answers addresses which no route knows. */
export const NOT_FOUND_ROUTE = "/_not-found";

function policyOf(html: string, secure: boolean): string {
  const sha256 = inlineScripts(html).map((script) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return contentSecurityPolicy({ sha256 }, { secure });
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentSecurityPolicy, inlineScripts } from "../../lib/content-security-policy.ts";

type PrerenderManifest = { routes: Record<string, unknown> };

/** A page that `next build` wrote as HTML, with the policy for its own inline scripts. */
export type BuiltPage = { html: Buffer; policy: string };

/** The page that answers addresses which no route knows. */
export const NOT_FOUND_ROUTE = "/_not-found";

/**
 * Every page of a build by its route. Its policy has the hashes of its scripts; pages rendered for a
 * request get theirs, with a nonce, from the middleware.
 */
export function readBuiltPages(buildFolder: string, secure: boolean): Map<string, BuiltPage> {
  const manifestFile = path.join(buildFolder, "prerender-manifest.json");
  const manifest: PrerenderManifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const pages = new Map<string, BuiltPage>();
  for (const route of Object.keys(manifest.routes)) {
    const name = route === "/" ? "/index" : route;
    const htmlFile = path.join(buildFolder, "server", "app", `${name}.html`);
    if (!existsSync(htmlFile)) continue;
    const html = readFileSync(htmlFile);
    pages.set(route, { html, policy: policyOf(html.toString(), secure) });
  }
  return pages;
}

function policyOf(html: string, secure: boolean): string {
  const sha256 = inlineScripts(html).map((script) =>
    createHash("sha256").update(script).digest("base64"),
  );
  return contentSecurityPolicy({ sha256 }, { secure });
}

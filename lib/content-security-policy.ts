/** How the inline scripts of a page prove that they are the product's own. */
export type ScriptProof = {
  /** Of a page rendered for one request; React writes it into the scripts it makes. */
  nonce?: string;
  /** base64 SHA-256 of inline scripts whose text is known beforehand. */
  sha256: readonly string[];
};

type PolicyOptions = {
  /** React's development build evaluates strings to rebuild stacks. */
  development?: boolean;
  /** The site is served over https, so that nothing may load over http. */
  secure?: boolean;
};

/**
 * The Content-Security-Policy of a page. Scripts run only from this site and only with a proof;
 * styles may be inline, because style attributes are how React and Radix place things.
 * MDN: Content Security Policy; OWASP: Content Security Policy Cheat Sheet (strict policy).
 */
export function contentSecurityPolicy(proof: ScriptProof, options: PolicyOptions = {}): string {
  const scripts = proof.sha256.map((hash) => `'sha256-${hash}'`);
  if (proof.nonce) scripts.unshift(`'nonce-${proof.nonce}'`, "'strict-dynamic'");
  if (options.development) scripts.push("'unsafe-eval'");
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (options.secure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** For what is no page: should a browser take it for one all the same, it may do nothing. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The text of every script that stands in the page itself, in order. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...scripts].flatMap(([, attributes = "", text = ""]) =>
    /type="application\/(ld\+)?json"/i.test(attributes) ? [] : [text],
  );
}

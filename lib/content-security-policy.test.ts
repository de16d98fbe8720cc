import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineScripts } from "./content-security-policy";

function scriptSources(policy: string): string {
  return policy.split("; ").find((directive) => directive.startsWith("script-src")) ?? "";
}

describe("contentSecurityPolicy", () => {
  it("lets only scripts with this request's nonce run", () => {
    const sources = scriptSources(contentSecurityPolicy({ nonce: "abc", sha256: [] }));
    expect(sources).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
  });

  it("lets only the inline scripts known at build time run", () => {
    const sources = scriptSources(contentSecurityPolicy({ sha256: ["one=", "two="] }));
    expect(sources).toBe("script-src 'self' 'sha256-one=' 'sha256-two='");
  });

  it("never allows any inline script, and evaluates text only in development", () => {
    const strict = scriptSources(contentSecurityPolicy({ nonce: "abc", sha256: [] }));
    const development = scriptSources(
      contentSecurityPolicy({ nonce: "abc", sha256: [] }, { development: true }),
    );
    expect(strict).not.toContain("unsafe");
    expect(development).toContain("'unsafe-eval'");
    expect(development).not.toContain("'unsafe-inline'");
  });

  it("forbids framing, plug-ins and a changed base address", () => {
    const policy = contentSecurityPolicy({ nonce: "abc", sha256: [] });
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
});

describe("inlineScripts", () => {
  it("finds the scripts of a page that run, and leaves files and data alone", () => {
    const html =
      '<script src="/a.js" async=""></script><script>one()</script>' +
      '<script type="application/ld+json">{"a":1}</script><script id="x">two(\n)</script>';
    expect(inlineScripts(html)).toEqual(["one()", "two(\n)"]);
  });
});

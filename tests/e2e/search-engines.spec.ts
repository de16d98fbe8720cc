import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

// What crawlers read without running a script: the head as it is sent, and headers.

type Head = { status: number; tags: string; tag: (pattern: RegExp) => string | undefined };

async function headOf(request: APIRequestContext, address: string): Promise<Head> {
  const response = await request.get(address);
  const html = await response.text();
  const tags = html.slice(0, html.indexOf("</head>"));
  return { status: response.status(), tags, tag: (pattern) => pattern.exec(tags)?.[1] };
}

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;
const ROBOTS = /<meta name="robots" content="([^"]*)"/;

test("a page for result pages says in its head what it is, where it is and how it looks elsewhere", async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses).toContain(`${baseURL}/`);
  for (const address of addresses) {
    const { status, tags, tag } = await headOf(request, address);
    expect(status, address).toBe(200);
    const own = address.replace(/\/$/, "");
    const title = tag(/<title>([^<]+)<\/title>/);
    const description = tag(/<meta name="description" content="([^"]+)"/);
    expect.soft(tag(CANONICAL), address).toBe(own);
    expect.soft(tag(ROBOTS), address).toBeUndefined();
    expect.soft(tag(/property="og:url" content="([^"]+)"/), address).toBe(own);
    expect.soft(tag(/property="og:title" content="([^"]+)"/), address).toBe(title);
    expect.soft(tag(/property="og:description" content="([^"]+)"/), address).toBe(description);
    expect.soft(tag(/property="og:site_name" content="([^"]+)"/), address).toBe("Stepwell");
    expect.soft(tags, address).toContain('name="twitter:card" content="summary_large_image"');
    const image = tag(/property="og:image" content="([^"]+)"/) ?? "";
    expect.soft(image, address).toContain(`${baseURL}/`);
    expect.soft(tag(/property="og:image:width" content="([^"]+)"/), address).toBe("1200");
    expect.soft(tag(/property="og:image:alt" content="([^"]+)"/), address).toBeTruthy();
  }
});

test("what is not for result pages says so: pages of one visit, guarded pages, calls", async ({
  request,
}) => {
  for (const address of [
    "/login?redirectTo=%2Fdashboard",
    "/signup?redirectTo=%2Fchecklist%2Fnew",
    "/forgot-password",
    "/reset-password?token=no-such-link",
    "/verify-email?token=no-such-link",
    "/unsubscribe?token=no-such-link",
    "/goodbye",
    "/age-limit",
    "/offline",
    "/no-such-page",
  ]) {
    const { tag } = await headOf(request, address);
    expect.soft(tag(ROBOTS), address).toMatch(/^noindex/);
  }
  for (const address of ["/dashboard", "/my-plans/1", "/account", "/api/auth/me", "/api/nothing"]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.headers()["x-robots-tag"], address).toBe("noindex");
  }
});

test("a guarded page stays out of result pages for those who may open it, too", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const response = await page.goto("/account");
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
});

test("the landing page tells what the product is in linked data", async ({ page, baseURL }) => {
  await page.goto("/");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { "@context": context, "@graph": graph } = JSON.parse(text ?? "");
  expect(context).toBe("https://schema.org");
  const byType = new Map(graph.map((node: { "@type": string }) => [node["@type"], node]));
  expect(byType.get("Organization")).toMatchObject({ name: "Stepwell", url: baseURL });
  expect(byType.get("WebSite")).toMatchObject({ name: "Stepwell", url: baseURL });
  expect(byType.get("WebApplication")).toMatchObject({
    url: baseURL,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    publisher: { "@id": `${baseURL}/#organization` },
  });
});

test("every page names the site's icons and its manifest, and they are there", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  for (const address of ["/login?google=x", "/dashboard", "/terms-of-service", "/no-such-page"]) {
    const { tags } = await headOf(page.request, address);
    const files = ["manifest", "icon", "apple-touch-icon"].map(
      (rel) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(tags)?.[1] ?? `no ${rel}`,
    );
    const answers = await Promise.all(files.map((file) => page.request.get(file)));
    expect
      .soft(
        answers.map((answer) => answer.headers()["content-type"]?.split(";")[0]),
        address,
      )
      .toEqual(["application/manifest+json", "image/svg+xml", "image/png"]);
    expect.soft(tags, address).toContain('name="format-detection" content="telephone=no,');
  }
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Stepwell", start_url: "/dashboard", scope: "/" });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});

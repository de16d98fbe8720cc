import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./fixtures";

const build = path.resolve(process.env.DIST_FOLDER ?? ".next-test");

/** One address of each kind of answer. */
const ANSWERS = {
  "a built page": "/",
  "a rendered page": "/login",
  "a guarded page": "/dashboard",
  "a page of a shared decision": "/shared/nobody0s",
  "an unknown page": "/no-such-page",
  "a call": "/api/auth/me",
  "an unknown call": "/api/no-such-call",
  "a file of the build": "/_next/static/none.js",
  "the worker": "/sw.js",
  "a picture": "/scenes.svg",
  "a preview picture": "/shared/nobody0s/preview.png",
};

for (const [what, address] of Object.entries(ANSWERS)) {
  test(`${what} comes with every header that protects it`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|http/);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  });
}

test("what is personal is kept by no cache", async ({ context, signedIn }) => {
  expect(signedIn.email).toContain("@");
  for (const address of ["/dashboard", "/account", "/journal", "/api/auth/me", "/api/checklist"]) {
    const response = await context.request.get(address);
    expect([address, response.status()]).toEqual([address, 200]);
    expect(response.headers()["cache-control"], address).toContain("no-store");
  }
});

test("nothing of the server's own files is in reach", async ({ request }) => {
  for (const address of [
    "/.env",
    "/.git/config",
    "/.data/secrets.json",
    "/package.json",
    "/_next/static/../../package.json",
    "/_next/static/..%2f..%2fpackage.json",
    "/_next/image?url=%2Fscenes.svg&w=64&q=75",
  ]) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  }
});

test("what browsers get holds no secret, no prompt and nothing of the server's", async () => {
  const files = globSync("static/**/*.{js,css,map,json}", { cwd: build });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const names = ["AUTH_SECRET", "DATA_ENCRYPTION_KEY", "DATABASE_URL", "STRIPE_SECRET_KEY"];
  const values = names.flatMap((name) => process.env[name] ?? []);
  // Of the prompts, the rules of the safety check, the statements, the keys of services.
  const words = ["You are the AI coach", "What is data", "isWish", "FOR UPDATE", "sk_", "whsec_"];
  const kept = files.flatMap((file) => {
    const text = readFileSync(path.join(build, file), "utf8");
    return [...names, ...values, ...words].flatMap((word) =>
      text.includes(word) ? `${word} in ${file}` : [],
    );
  });
  expect(kept).toEqual([]);
});

import { asRequest } from "./next-headers";
import { findRoute, loadRoute, METHODS } from "./routes";

const origin = "http://localhost:3000";

/** A JSON answer of the API. Name the body's shape where a test reads fields of it. */
export type Answer<Body = unknown> = { status: number; headers: Headers; body: Body };

let browsers = 0;

/**
 * A browser (or, with `bearer`, another client) in front of the real handlers and the real database.
 * It keeps cookies as a browser does and has a network address of its own, so that the rate limits
 * of one test do not reach into another.
 */
export class Browser {
  cookies = new Map<string, string>();
  readonly address: string;
  /** Sent as `Authorization: Bearer`. */
  bearer: string | undefined;

  constructor() {
    browsers += 1;
    this.address = `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
  }

  /** A JSON call, as a page makes it. `body` is left out when undefined. */
  async call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const answer: Body = await response.json();
    return { status: response.status, headers: response.headers, body: answer };
  }

  /** Any request: for broken bodies, other headers, streams. The answer is the handler's own. */
  async fetch(path: string, init: RequestInit & { duplex?: "half" } = {}): Promise<Response> {
    const request = new Request(`${origin}${path}`, {
      ...init,
      headers: this.headers(init.headers),
    });
    const found = findRoute(new URL(request.url).pathname);
    if (!found) throw new Error(`No route file answers ${path}`);
    const module = await loadRoute(found.route);
    const method = METHODS.find((name) => name === request.method);
    const handle = method && module[method];
    if (!handle) throw new Error(`${found.route.path} leaves ${request.method} to Next`);
    const { result, setCookies } = await asRequest(request.headers, () =>
      handle(request, { params: Promise.resolve(found.params) }),
    );
    for (const line of setCookies) result.headers.append("set-cookie", line);
    this.keepCookies(result.headers);
    return result;
  }

  /** Runs a loader or an action as a request of this browser. */
  async run<Result>(act: () => Promise<Result>, extra?: HeadersInit): Promise<Result> {
    const { result, setCookies } = await asRequest(this.headers(extra), act);
    this.keepCookies(new Headers(setCookies.map((line) => ["set-cookie", line])));
    return result;
  }

  private headers(extra?: HeadersInit): Headers {
    const headers = new Headers({
      host: new URL(origin).host,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "x-client-address": this.address,
    });
    if (this.bearer) headers.set("authorization", `Bearer ${this.bearer}`);
    else headers.set("sec-fetch-site", "same-origin");
    if (this.cookies.size > 0) {
      headers.set(
        "cookie",
        [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      );
    }
    for (const [name, value] of new Headers(extra)) headers.set(name, value);
    return headers;
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      const ended =
        value === "" || /;\s*max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line);
      if (ended) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

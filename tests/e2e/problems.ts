import type { ConsoleMessage, Page, Request, Response } from "@playwright/test";

/** Collects what must not happen on a page, unless a test says beforehand that it will. */
export type Problems = {
  /** From here on, problems whose text matches are expected: a call that is meant to fail. */
  allow(pattern: RegExp): void;
  /** Watches one more page; the fixture's own page is watched already. */
  watch(page: Page): void;
};

type Watcher = Problems & { unexpected(): string[] };

export function watchProblems(origin: string): Watcher {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) found.push(problem);
  };

  const onConsole = (message: ConsoleMessage) => {
    // The browser's own line about a failed request; onResponse and onFailed tell of it with its address.
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    note(`console.error: ${message.text()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return;
    note(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // The page itself gave up: it was left, or Stop was pressed.
    if (reason === "net::ERR_ABORTED" || !request.url().startsWith(origin)) return;
    note(`${reason} ${request.method()} ${pathOf(request.url())}`);
  };

  return {
    allow: (pattern) => void allowed.push(pattern),
    watch(page) {
      page.on("console", onConsole);
      page.on("pageerror", (error) => note(`page error: ${error.message}`));
      page.on("response", onResponse);
      page.on("requestfailed", onFailed);
    },
    unexpected: () => found,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

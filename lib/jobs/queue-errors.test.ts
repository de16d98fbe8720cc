import { afterEach, expect, test, vi } from "vitest";
import { logger } from "@/lib/logger";
import { createReporter } from "./queue-errors";

afterEach(() => vi.restoreAllMocks());

test("the same trouble is one line a minute, with how many there were", () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  let now = 1_000_000;
  const report = createReporter(() => now);
  for (let second = 0; second < 61; second++, now += 1000) report(new Error("away"));
  expect(log.mock.calls.map(([details]) => details)).toMatchObject([
    { silenced: 0 },
    { silenced: 59 },
  ]);
});

test("an error that lost its class on the way is logged with its code", () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  createReporter()({ code: "ECONNREFUSED", message: "connect", stack: "Error\n    at connect" });
  const [details] = log.mock.calls[0] ?? [];
  expect(details).toMatchObject({ error: expect.any(Error) });
  expect(details).toMatchObject({ error: { code: "ECONNREFUSED" } });
});

import net from "node:net";
import { expect, test } from "vitest";
import { findFreePort, isPortFree } from "./ports";

/** Listens on all addresses, as the web process does, for as long as `use` takes. */
async function listening(port: number, use: () => Promise<void>): Promise<void> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  try {
    await use();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test("a port that was found is below those of outgoing connections, and can be listened on", async () => {
  const port = await findFreePort();
  expect(port).toBeLessThan(32_768);
  await listening(port, async () => {
    expect(await isPortFree(port)).toBe(false);
  });
});

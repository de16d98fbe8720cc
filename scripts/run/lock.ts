import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { PlainError, systemErrorCode } from "../plain-error.ts";
import { projectFolder } from "../project.ts";

/** Who holds the lock: the address it serves and its process. */
type Holder = { address: string; pid: number };

/**
 * Takes the lock of this checkout, held by listening on a socket: the system gives it back when
 * the process ends, however that happens.
 * @throws PlainError when Stepwell runs from this checkout already
 */
export async function takeLock(address: string): Promise<{ stop(): Promise<void> }> {
  const socket = socketPath();
  const holder: Holder = { address, pid: process.pid };
  // A socket file that nobody answers on is left over from a killed process: remove it and try again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = net.createServer((client) => {
      client.on("error", () => undefined);
      client.end(JSON.stringify(holder));
    });
    if (await listens(server, socket)) {
      server.unref();
      return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
    }
    const other = await askHolder(socket);
    if (other) {
      throw new PlainError(
        `runs already from this folder, at ${other.address} (process ${other.pid}). Stop it with: kill ${other.pid}`,
      );
    }
    rmSync(socket, { force: true });
  }
  throw new PlainError("another start from this folder is under way.");
}

/** Linux has names for sockets outside the file system, which cannot be left over. */
function socketPath(): string {
  const hash = createHash("sha256").update(projectFolder).digest("hex").slice(0, 24);
  if (process.platform === "linux") return `\0stepwell-${hash}`;
  return path.join(tmpdir(), `stepwell-${hash}.sock`);
}

async function listens(server: net.Server, socket: string): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    server.once("error", (error) =>
      systemErrorCode(error) === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(socket, () => resolve(true));
  });
}

async function askHolder(socket: string): Promise<Holder | undefined> {
  return await new Promise((resolve) => {
    const client = net.connect(socket);
    let answer = "";
    client.setTimeout(2000, () => client.destroy(new Error("silent")));
    client.on("data", (part) => {
      answer += part;
    });
    client.once("error", () => resolve(undefined));
    client.once("end", () => resolve(JSON.parse(answer)));
  });
}

import net from "node:net";

export type SlowLine = {
  /** The database's address by way of this line. */
  address: string;
  /** From here on nothing passes, in neither direction; connections stay open, and new ones open. */
  hold(): void;
  /** Lets through what waits, and everything after it. */
  release(): void;
  stop(): void;
};

/** A line to the database that can stand still without breaking. */
export async function startSlowLine(databaseUrl: string): Promise<SlowLine> {
  const target = new URL(databaseUrl);
  const pairs = new Set<net.Socket>();
  let isHeld = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(socket);
      socket.on("data", (data) => other.write(data));
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        pairs.delete(socket);
        other.destroy();
      });
      if (isHeld) socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (!own || typeof own === "string") throw new Error("The line has no port");
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${own.port}`;
  return {
    address: address.href,
    hold() {
      isHeld = true;
      for (const socket of pairs) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of pairs) socket.resume();
    },
    stop() {
      server.close();
      for (const socket of pairs) socket.destroy();
    },
  };
}

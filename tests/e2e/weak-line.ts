import net from "node:net";

export type WeakLine = {
  /** Stands for the product's own address. */
  address: string;
  /** Breaks every connection and lets no new one through. */
  cut: () => void;
  mend: () => void;
  stop: () => Promise<void>;
};

/** A line to the product that a test can cut in the middle of an answer. */
export async function startWeakLine(target: string): Promise<WeakLine> {
  const { port } = new URL(target);
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = net.connect(Number(port), "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (!own || typeof own === "string") throw new Error("The line has no port");
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${own.port}/`,
    cut,
    mend: () => {
      isCut = false;
    },
    stop: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}

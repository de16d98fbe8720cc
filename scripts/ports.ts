import net from "node:net";

/** True when nothing listens on the port; looks at all addresses unless a host is named. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const server = net.createServer();
  return await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port of 127.0.0.1 that nobody uses at this moment. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer();
  return await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("The system gave no port"));
      });
    });
  });
}

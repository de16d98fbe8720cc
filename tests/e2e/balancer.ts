import http from "node:http";

export type Balancer = {
  /** Stands for all processes. */
  address: string;
  /** How many requests each has been given, in the order of the ports. */
  counts: number[];
  stop: () => Promise<void>;
};

/** Hands requests to several web processes in turn, whoever sends them: nobody stays with one. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const counts = ports.map(() => 0);
  let turn = 0;
  const server = http.createServer((request, response) => {
    const place = turn % ports.length;
    turn += 1;
    counts[place] = (counts[place] ?? 0) + 1;
    const { url: path, method, headers } = request;
    const onward = http.request({ port: ports[place], path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (!own || typeof own === "string") throw new Error("The balancer has no port");
  return {
    address: `http://localhost:${own.port}`,
    counts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import http from "node:http";
import type { SeenRequest } from "../../../sandbox/anthropic/requests";
import { anthropicService } from "../../../sandbox/anthropic/service";
import { dispatch } from "../../../sandbox/router";

/**
 * How long the product waits for a silent Claude in these tests, in milliseconds: short, since tests
 * wait for it, yet longer than this process stands still on a machine that is busy with others.
 */
const SILENCE_MS = 2_000;

/**
 * Starts the stand-in for Claude and points this process's environment at it. Has to run before
 * product code is loaded (`vi.hoisted`), because the environment is read once.
 */
export async function startClaude(): Promise<Claude> {
  const services = [anthropicService()];
  const server = http.createServer(
    (request, response) => void dispatch(services, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  const base = `http://127.0.0.1:${address.port}/anthropic`;
  Object.assign(process.env, {
    ANTHROPIC_API_KEY: "a key for tests",
    ANTHROPIC_BASE_URL: base,
    ANTHROPIC_SILENCE_MS: String(SILENCE_MS),
  });
  return new Claude(base, server);
}

export class Claude {
  readonly #base: string;
  readonly #server: http.Server;

  constructor(base: string, server: http.Server) {
    this.#base = base;
    this.#server = server;
  }

  /** What the stand-in does with the next requests, in order; after that it is overloaded. */
  script(...answers: unknown[]): Promise<void> {
    return this.#put("", answers);
  }

  requests(): Promise<SeenRequest[]> {
    return this.#get("");
  }

  /** As `script`, for the second opinions that the safety check asks for. */
  scriptOpinions(...answers: unknown[]): Promise<void> {
    return this.#put("/safety", answers);
  }

  opinions(): Promise<SeenRequest[]> {
    return this.#get("/safety");
  }

  async #put(desk: string, answers: unknown[]): Promise<void> {
    const response = await fetch(`${this.#base}${desk}/script`, {
      method: "PUT",
      body: JSON.stringify({ answers }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async #get(desk: string): Promise<SeenRequest[]> {
    const response = await fetch(`${this.#base}${desk}/requests`);
    const requests: SeenRequest[] = await response.json();
    return requests;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

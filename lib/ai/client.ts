import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import { env } from "@/lib/env";
import { USES } from "./uses";

const PUBLIC_API = "https://api.anthropic.com";

let client: Anthropic | undefined;

/** Whether this installation has a key for Claude; without one nothing in lib/ai may be called. */
export function isAiConfigured(): boolean {
  return env().ANTHROPIC_API_KEY !== undefined;
}

/** The one client of this process. Retries are ours: only we know what a person has seen already. */
export function anthropic(): Anthropic {
  client ??= new Anthropic({
    apiKey: env().ANTHROPIC_API_KEY ?? null,
    baseURL: env().ANTHROPIC_BASE_URL ?? PUBLIC_API,
    maxRetries: 0,
    timeout: Math.max(...Object.values(USES).map(({ limitMs }) => limitMs)),
    // The SDK's own log quotes what a model wrote about a person's text.
    logLevel: "off",
  });
  return client;
}

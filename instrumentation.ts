import { env } from "@/lib/env";

/** Runs once before the server takes requests: a broken configuration stops the start. */
export function register(): void {
  env();
}

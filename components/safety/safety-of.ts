import { ApiError } from "@/lib/api-client";
import type { SafetyNotice } from "@/lib/safety/types";

/** What the safety check had to say, where it is why a call was refused. */
export function safetyOf(error: unknown): SafetyNotice | null {
  return (error instanceof ApiError && error.safety) || null;
}

"use client";

import { useSyncExternalStore } from "react";
import { GROWTH_ENTRY_KEY } from "@/lib/auth/constants";

/** The shared decision that brought the visitor here, as this browser remembers it. */
export function GrowthContext() {
  const context = useSyncExternalStore(subscribe, readContext, () => null);
  if (!context) return null;
  return (
    <p className="line-clamp-4 rounded-lg bg-water-wash px-4 py-3 text-sm [overflow-wrap:anywhere]">
      <span className="font-semibold">Based on:</span> <bdi>{context}</bdi>
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

function readContext(): string | null {
  try {
    return localStorage.getItem(GROWTH_ENTRY_KEY);
  } catch {
    return null;
  }
}

"use client";

import { useDeferredValue, useEffect, useState } from "react";
import type { ReadOptions } from "@/lib/decisions/options/read-options";

type Reader = typeof import("@/lib/decisions/options/read-options");

/** The options in what is being typed. What reads them arrives with the first word. */
export function useReadOptions(text: string): ReadOptions | null {
  const [reader, setReader] = useState<Reader | null>(null);
  const hasText = text.trim() !== "";
  const settled = useDeferredValue(text);

  useEffect(() => {
    if (!hasText || reader) return;
    import("@/lib/decisions/options/read-options").then(
      (loaded) => setReader(loaded),
      // Without it the coin is opened by hand.
      () => undefined,
    );
  }, [hasText, reader]);

  return reader && hasText ? reader.readOptions(settled) : null;
}

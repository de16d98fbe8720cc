"use client";

import { useEffect, useState } from "react";

/**
 * A part of the page that is fetched when it is first wanted; null until then, and while the line is
 * away: what is there without it must be enough. `load` is the same function each time.
 */
export function useWhenWanted<Part extends object>(
  isWanted: boolean,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    let isHere = true;
    const fetchPart = () =>
      load().then(
        (loaded) => isHere && setPart(loaded),
        () => undefined,
      );
    void fetchPart();
    window.addEventListener("online", fetchPart);
    return () => {
      isHere = false;
      window.removeEventListener("online", fetchPart);
    };
  }, [isWanted, part, load]);
  return part;
}

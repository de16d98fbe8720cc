"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * Text of one field that survives a reload, a crash and a new log-in: kept on this device until it is
 * set to nothing. `key` is its place in the browser's storage; `element` is asked once for what was
 * typed before the page came alive. `first` stands there while nothing was kept.
 */
export function useDraft(
  key: string,
  element: () => { value: string } | null,
  first = "",
): [string, (text: string) => void] {
  const [text, setText] = useState(first);

  const keep = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next) localStorage.setItem(key, next);
        else localStorage.removeItem(key);
      } catch {
        // A browser without storage still has the field itself.
      }
    },
    [key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is read once, when it comes alive
  useEffect(() => {
    const typed = element()?.value;
    if (typed && typed !== first) return keep(typed);
    try {
      setText(localStorage.getItem(key) ?? first);
    } catch {
      // As above.
    }
  }, [key, keep]);

  return [text, keep];
}

"use client";

import { useCallback, useEffect, useState } from "react";

/** Everything under this prefix is text that was typed and not sent yet. */
const PREFIX = "draft:";

/**
 * Text of one field that survives a reload, a crash and a new log-in: kept on this device until it is
 * set to nothing. `element` is asked once for what was typed before the page came alive.
 */
export function useDraft(
  name: string,
  element: () => { value: string } | null,
): [string, (text: string) => void] {
  const [text, setText] = useState("");
  const key = PREFIX + name;

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
    if (typed) return keep(typed);
    try {
      setText(localStorage.getItem(key) ?? "");
    } catch {
      // As above.
    }
  }, [key, keep]);

  return [text, keep];
}

"use client";

import { useEffect, useRef } from "react";

let carried: string | null = null;

/**
 * The address that was typed in another mode of the sign-in screen, so that nobody types it twice. It
 * lives in this page's memory alone; logging out is a full load and forgets it.
 */
export function useCarriedEmail(typedNow: () => string): string | null {
  const typed = useRef(typedNow);
  typed.current = typedNow;
  useEffect(
    () => () => {
      carried = typed.current() || carried;
    },
    [],
  );
  return carried;
}

"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page as it was sent, true once its scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

"use client";

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { connectionText } from "@/components/offline/connection-problems";
import {
  CONNECTED,
  readConnection,
  subscribeToConnection,
} from "@/components/offline/connection-store";

/** Rarely needed, and on every page. */
const RefusedWrites = lazy(async () => ({
  default: (await import("@/components/offline/refused-writes")).RefusedWrites,
}));

/** A loss that is over sooner is not worth a word. */
const PATIENCE_MS = 1_500;

/** One quiet line at the foot of the window while there is no network, or something waits to be sent. */
export function ConnectionLine() {
  const connection = useSyncExternalStore(subscribeToConnection, readConnection, () => CONNECTED);
  const { refused } = connection;
  const text = useSettled(connectionText(connection));
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      <Suspense>{refused.length > 0 ? <RefusedWrites writes={refused} /> : null}</Suspense>
      <p
        role="status"
        data-slot="connection-line"
        className="border-t bg-popover px-4 py-2 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-sm text-muted-foreground empty:hidden"
      >
        {text}
      </p>
    </div>
  );
}

/** The text once it has stood for a moment; a text that goes is gone at once. */
function useSettled(text: string | null): string | null {
  const [isSettled, setSettled] = useState(false);
  const isShown = text !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setSettled(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isShown]);
  return isSettled ? text : null;
}

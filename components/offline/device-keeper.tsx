"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { isKeptPath, WORKER_PATH } from "@/lib/offline/constants";

type DeviceKeeperProps = {
  personId: string;
  /** The development server's files change under their names, so nothing of it is kept. */
  isDevelopment: boolean;
};

/**
 * Lets the plans that this person opens be opened without a network as well. Nothing of it is loaded
 * before the page has come to rest, and nothing by pages that are open to everybody.
 */
export function DeviceKeeper({ personId, isDevelopment }: DeviceKeeperProps) {
  const path = usePathname();
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let isLeft = false;
    whenAtRest(async () => {
      if (isDevelopment) return removeWorkers();
      await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
      const { keepDevice } = await import("@/components/offline/keep-device");
      await keepDevice(personId);
      if (!isLeft) setReady(true);
    });
    return () => {
      isLeft = true;
    };
  }, [personId, isDevelopment]);

  useEffect(() => {
    if (!isReady || !isKeptPath(path)) return;
    whenAtRest(async () => {
      const { keepPage } = await import("@/components/offline/keep-device");
      await keepPage(path);
    });
  }, [isReady, path]);

  return null;
}

/** Where the browser keeps nothing, the page works as it does with a network. */
function whenAtRest(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  const begin = () => {
    // Safari has no idle callbacks, and a page that draws nothing may be given no idle time.
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 2_000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** One that a production build at the same address has left. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

"use client";

import { useEffect } from "react";
import { OFFLINE_PAGE } from "@/components/offline/offline-page-problems";
import { Button } from "@/components/ui/button";
import { WORKER_PATH } from "@/lib/offline/constants";

const LOOK_EVERY_MS = 5_000;

/** Asks for the page in the address again, by itself once the server can be reached. */
export function TryAgain() {
  useEffect(() => {
    async function look() {
      if (!navigator.onLine || document.visibilityState === "hidden") return;
      try {
        await fetch(WORKER_PATH, { method: "HEAD", cache: "no-store" });
        location.reload();
      } catch {
        // A browser says "online" before it is.
      }
    }
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  }, []);
  return <Button onClick={() => location.reload()}>{OFFLINE_PAGE.again}</Button>;
}

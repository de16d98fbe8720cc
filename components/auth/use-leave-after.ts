"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Goes on to a page after a while, unless one left before. This page does not stay in the history. */
export function useLeaveAfter(delayMs: number, target: Route): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(target), delayMs);
    return () => clearTimeout(timer);
  }, [router, target, delayMs]);
}

"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** Loads the page anew, from the server and with fresh scripts. */
export function RetryButton({ children }: { children: ReactNode }) {
  return <Button onClick={() => window.location.reload()}>{children}</Button>;
}

"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { categoryLabel } from "@/components/safety/category-label";
import type { DemoResult } from "@/components/safety/demo/demo-requests";
import { MarkedText } from "@/components/safety/demo/marked-text";
import { SafetyLines } from "@/components/safety/safety-lines";

/** What the check said of a text: let through, let through with help, or blocked, and why. */
export function DemoOutcome({ result }: { result: DemoResult }) {
  const { message, notice, found, milliseconds } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBlocked = notice?.severity === "block";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result, with the same words too
  useEffect(() => heading.current?.focus(), [result]);

  return (
    <section aria-label="Result" className="grid min-w-0 grid-cols-1 gap-3 border-t pt-4">
      <div className="grid gap-0.5">
        <h3 ref={heading} tabIndex={-1} className="w-fit text-lg outline-none">
          {isBlocked ? "Blocked" : notice ? "Let through, with help" : "Let through"}
        </h3>
        <p className="text-sm text-muted-foreground">
          {notice ? `Category: ${categoryLabel(notice.category)}. ` : ""}
          Answered in {milliseconds.toLocaleString("en-US")} ms.
        </p>
      </div>
      <p>{message}</p>
      {notice ? (
        <Part label="What the person reads">
          <div className="grid grid-cols-1 gap-3 rounded-xl border bg-water-wash p-4">
            <p className="whitespace-pre-line">{notice.safeMessage}</p>
            <SafetyLines lines={notice.resources} />
          </div>
        </Part>
      ) : null}
      {found ? (
        <Part label="What led to it">
          <MarkedText {...found} />
        </Part>
      ) : null}
    </section>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h4 className="font-sans text-sm font-semibold">{label}</h4>
      {children}
    </div>
  );
}

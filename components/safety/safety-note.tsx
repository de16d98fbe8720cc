"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { SafetyLines } from "@/components/safety/safety-lines";
import { noticeHeading } from "@/components/safety/safety-texts";
import type { SafetyNotice } from "@/lib/safety/types";

type SafetyNoteProps = {
  notice: SafetyNotice;
  /** True where what the person pressed waits for them: they go on at the heading. Else it is read out. */
  takesFocus?: boolean;
  headingLevel?: 2 | 3;
  /** What else can be done about it. */
  children?: ReactNode;
};

/** What the safety check has to say, calmly: kind words, and people who can be reached with one tap. */
export function SafetyNote({
  notice,
  takesFocus = false,
  headingLevel = 3,
  children,
}: SafetyNoteProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  const role = notice.severity === "block" ? "alert" : "status";

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice, with the same words too
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // As much of it as fits: on a phone the lines to reach stand well below the heading.
    section.current?.scrollIntoView({ block: "nearest" });
  }, [notice, takesFocus]);

  return (
    <section
      ref={section}
      role={takesFocus ? "group" : role}
      aria-labelledby={`${id}-heading`}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-xl border bg-water-wash p-4 text-foreground sm:p-5"
    >
      <Heading
        ref={heading}
        id={`${id}-heading`}
        tabIndex={-1}
        aria-describedby={`${id}-message`}
        className="w-fit text-lg outline-none"
      >
        {noticeHeading(notice)}
      </Heading>
      <p id={`${id}-message`} className="max-w-[62ch] whitespace-pre-line">
        {notice.safeMessage}
      </p>
      <SafetyLines lines={notice.resources} />
      {children}
    </section>
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { textFont, titleFont } from "@/app/fonts";
import { readServerTheme, readTheme, subscribeToTheme } from "@/components/layout/theme-store";
import { ErrorMessage } from "@/components/shared/error-message";
import { BROKEN_PAGE } from "@/components/shared/page-problems";
import "@/app/globals.css";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Replaces the root layout when that itself broke, so it brings its own document. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, readServerTheme);
  return (
    <html
      lang="en"
      className={`${titleFont.variable} ${textFont.variable}`}
      data-theme={theme === "system" ? undefined : theme}
    >
      <body className="flex min-h-dvh flex-col antialiased">
        <title>{`${BROKEN_PAGE.title} · Stepwell`}</title>
        <main className="page-gutter grid flex-1 content-center">
          <ErrorMessage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}

"use client";

import { useEffect } from "react";

/** Lets the document's title begin with `text` ("24:13 · step") while there is one. */
export function useTitleCountdown(text: string | null): void {
  const isCounting = text !== null;

  useEffect(() => {
    if (!isCounting) return;
    const own = document.title;
    return () => {
      document.title = own;
    };
  }, [isCounting]);

  useEffect(() => {
    if (text !== null) document.title = text;
  }, [text]);
}

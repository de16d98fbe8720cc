"use client";

import { useEffect, useRef } from "react";
import type { TypedStep } from "@/components/checklists/list/typed-step";

/** Puts the cursor behind the text, or selects the minutes; a text that came back takes no focus. */
export function useBegin(
  form: { readonly current: HTMLFormElement | null },
  field: keyof TypedStep,
  isBack: boolean,
): void {
  useEffect(() => {
    if (isBack) return;
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLTextAreaElement) {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    } else if (input instanceof HTMLInputElement) {
      input.select();
    }
  }, [form, field, isBack]);
}

/** A reload or a closed tab is leaving too; phones tell of it with `pagehide` alone. */
export function useLeavingPage(save: () => boolean): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onLeave = () => void latest.current();
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("pagehide", onLeave);
    };
  }, []);
}

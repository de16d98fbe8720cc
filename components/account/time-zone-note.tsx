"use client";

import { useEffect } from "react";
import { noteBrowserTimeZone } from "@/lib/auth/account-actions";

/** One try in each tab, so that a zone that can't be noted is not sent on every page. */
const TRIED_KEY = "timeZoneNoted";

/** Tells the server the browser's time zone, for someone whose zone is not known yet. */
export function TimeZoneNote() {
  useEffect(() => {
    if (!shouldTry()) return;
    const form = new FormData();
    form.set("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    // Nobody waits for it, and the next visit tries again.
    noteBrowserTimeZone(null, form).catch(() => undefined);
  }, []);
  return null;
}

function shouldTry(): boolean {
  try {
    if (sessionStorage.getItem(TRIED_KEY) !== null) return false;
    sessionStorage.setItem(TRIED_KEY, "1");
    return true;
  } catch {
    return false;
  }
}

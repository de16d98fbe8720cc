"use client";

import { useEffect } from "react";
import { clearDevice } from "@/components/layout/clear-device";
import { FAREWELL_COOKIE, FAREWELL_PATH } from "@/lib/privacy/constants";

/** After a deletion, clears what this browser kept of the person; on any other visit it does nothing. */
export function ForgetDevice() {
  useEffect(() => {
    const name = `${FAREWELL_COOKIE}=`;
    const cookie = document.cookie.split("; ").find((one) => one.startsWith(name));
    if (cookie === undefined) return;
    void clearDevice(cookie.slice(name.length));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
    document.cookie = `${FAREWELL_COOKIE}=; path=${FAREWELL_PATH}; max-age=0`;
  }, []);
  return null;
}

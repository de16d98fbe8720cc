"use client";

import { useEffect } from "react";
import { clearDevice } from "@/components/layout/clear-device";
import { FAREWELL_COOKIE, FAREWELL_PATH } from "@/lib/privacy/constants";

/** After a deletion, clears what this browser kept of the person; on any other visit it does nothing. */
export function ForgetDevice() {
  useEffect(() => {
    const cookies = document.cookie.split("; ");
    if (!cookies.includes(`${FAREWELL_COOKIE}=1`)) return;
    clearDevice();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
    document.cookie = `${FAREWELL_COOKIE}=; path=${FAREWELL_PATH}; max-age=0`;
  }, []);
  return null;
}

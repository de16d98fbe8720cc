"use client";

import { useEffect, useState } from "react";

export type ToastSide = "top" | "bottom";

/** Pixels by which a message slides in; measured on its way, it comes to rest so much further. */
const SLIDE_PX = 16;

/**
 * The side of the window where a message leaves what has the focus in sight (WCAG 2.2, 2.4.11);
 * undefined while it may stand where messages stand.
 */
export function useToastSide(message: HTMLElement | null): ToastSide | undefined {
  const [side, setSide] = useState<ToastSide>();
  useEffect(() => {
    const giveWay = () => {
      const focused = document.activeElement;
      if (!message || !focused || message.contains(focused)) return;
      const { top, bottom, left, right, height } = focused.getBoundingClientRect();
      const own = message.getBoundingClientRect();
      if (
        // What fills the window, such as the page itself, is seen beside any message.
        height <= innerHeight / 2 &&
        top < own.bottom + SLIDE_PX &&
        bottom > own.top - SLIDE_PX &&
        left < own.right &&
        right > own.left
      ) {
        setSide(top + bottom < innerHeight ? "bottom" : "top");
      }
    };
    giveWay();
    addEventListener("focusin", giveWay);
    return () => removeEventListener("focusin", giveWay);
  }, [message]);
  return side;
}

"use client";

import { useEffect, useState } from "react";

export type ToastSide = "top" | "bottom";

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
      // Where the message comes to rest counts, not where its motion has it now. Its parent is the window.
      const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = message;
      const isUnder =
        top < offsetTop + offsetHeight &&
        bottom > offsetTop &&
        left < offsetLeft + offsetWidth &&
        right > offsetLeft;
      // What fills the window, such as the page itself, is seen beside any message.
      if (isUnder && height <= innerHeight / 2)
        setSide(top + bottom < innerHeight ? "bottom" : "top");
    };
    giveWay();
    addEventListener("focusin", giveWay);
    addEventListener("resize", giveWay);
    return () => {
      removeEventListener("focusin", giveWay);
      removeEventListener("resize", giveWay);
    };
  }, [message]);
  return side;
}

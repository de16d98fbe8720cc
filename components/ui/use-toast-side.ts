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
    if (!message) return;
    const giveWay = () => {
      const focused = document.activeElement;
      if (!focused || message.contains(focused)) return;
      const box = focused.getBoundingClientRect();
      // What fills the window, such as the page itself, is seen beside any message.
      if (box.height > innerHeight / 2) return;
      if (isUnder(message, box)) setSide(box.top + box.bottom < innerHeight ? "bottom" : "top");
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

/** Where the message comes to rest counts, not where its motion has it now. Its parent is the window. */
function isUnder(message: HTMLElement, box: DOMRect): boolean {
  const { offsetTop, offsetLeft, offsetHeight, offsetWidth } = message;
  return (
    box.top < offsetTop + offsetHeight &&
    box.bottom > offsetTop &&
    box.left < offsetLeft + offsetWidth &&
    box.right > offsetLeft
  );
}

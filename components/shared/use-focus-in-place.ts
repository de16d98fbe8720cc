"use client";

import { type RefObject, useEffect, useRef } from "react";

type FocusInPlace<Place extends HTMLElement> = {
  /** What stands there afterwards; it needs a tabIndex. */
  place: RefObject<Place | null>;
  /** To be called when the control is used: nobody else is moved about. */
  onUse: () => void;
};

/** Whoever used a control that goes, or closes, by its use goes on from what stands in its place. */
export function useFocusInPlace<Place extends HTMLElement>(isGone: boolean): FocusInPlace<Place> {
  const place = useRef<Place>(null);
  const isUsedHere = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement?.matches("body, :disabled") ?? true;
    if (isGone && isUsedHere.current && isFocusLost) place.current?.focus();
  }, [isGone]);
  return {
    place,
    onUse() {
      isUsedHere.current = true;
    },
  };
}

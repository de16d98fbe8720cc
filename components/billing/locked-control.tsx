"use client";

import { Slot } from "radix-ui/slot";
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ExplainedControl } from "@/components/billing/explained-control";

/** The tooltip arrives when a person first does something, so a page that is only read pays nothing for it. */
const LOAD_ON = ["pointermove", "keydown", "focusin"] as const;

/** Dimmed, but reachable, so that the pointer and the keyboard find out why. */
const LOCKED = {
  "aria-disabled": true,
  className: "pointer-events-auto! cursor-not-allowed! opacity-55",
} as const;

type Explanation = {
  Component: ComponentType<ComponentProps<typeof ExplainedControl>>;
  /** What the person was doing at the control when the tooltip arrived. */
  begunBy: "focus" | "hover" | null;
};

type LockedControlProps = {
  /** Why it is locked; null while that is not known. */
  reason: string | null;
  children: ReactElement;
};

/** Takes its clicks from a control before it, or its form, hears of them, and says why. */
export function LockedControl({ reason, children }: LockedControlProps) {
  const control = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const isKnown = reason !== null;

  useEffect(() => {
    if (!isKnown) return;
    const load = () => {
      import("@/components/billing/explained-control").then(
        ({ ExplainedControl }) => {
          const begunBy = isAsked.current ? "focus" : doingAt(control.current);
          setExplanation((known) => known ?? { Component: ExplainedControl, begunBy });
        },
        // Tried again at the next chance; until then the badge beside it tells.
        () => undefined,
      );
    };
    for (const event of LOAD_ON) addEventListener(event, load, { once: true });
    return () => {
      for (const event of LOAD_ON) removeEventListener(event, load);
    };
  }, [isKnown]);

  if (reason !== null && explanation) {
    return (
      <explanation.Component reason={reason} begunBy={explanation.begunBy} locked={LOCKED}>
        {children}
      </explanation.Component>
    );
  }
  return (
    <Slot
      ref={control}
      {...LOCKED}
      onClickCapture={(event: MouseEvent) => {
        event.preventDefault();
        event.stopPropagation();
        isAsked.current = isKnown;
      }}
    >
      {children}
    </Slot>
  );
}

function doingAt(control: HTMLElement | null): Explanation["begunBy"] {
  if (control === null) return null;
  if (control === document.activeElement) return "focus";
  return control.matches(":hover") ? "hover" : null;
}

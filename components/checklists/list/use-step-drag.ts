"use client";

import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { StepDrag } from "@/components/checklists/list/drag-steps";
import { announce, rowAround } from "@/components/checklists/list/step-rows";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";

type DragProps = {
  onPointerOver: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
};

/** Rows that can be dragged. The library arrives when a pointer first comes to the list. */
export function useStepDrag(list: RefObject<HTMLElement | null>): DragProps {
  const plan = useChecklistHandle();
  const drag = useRef<StepDrag>(undefined);
  const loading = useRef<Promise<StepDrag | undefined>>(undefined);

  useEffect(() => () => drag.current?.destroy(), []);

  // Browsers settle when a finger comes down whether a script may keep it from scrolling. The library
  // has its listener too late for the first finger; this one stands in for it, and does nothing.
  useEffect(() => {
    const element = list.current;
    const wait = () => undefined;
    element?.addEventListener("touchmove", wait, { passive: false });
    return () => element?.removeEventListener("touchmove", wait);
  });

  async function load(): Promise<StepDrag | undefined> {
    try {
      const { createStepDrag } = await import("@/components/checklists/list/drag-steps");
      if (!list.current) return;
      drag.current = createStepDrag({
        list: list.current,
        onDrop(stepId, afterId) {
          plan.moveStep(stepId, afterId);
          const others = plan.currentSteps().filter(({ id }) => id !== stepId);
          const before = others.findIndex(({ id }) => id === afterId);
          announce(`Moved to place ${before + 2} of ${others.length + 1}.`);
        },
      });
      return drag.current;
    } catch {
      // The menu and the keys move a step as well; the next pointer tries again.
      loading.current = undefined;
    }
  }

  return {
    onPointerOver({ target }) {
      const row = target instanceof Element ? rowAround(target) : null;
      if (row?.parentElement !== list.current || !row) return;
      if (drag.current) return drag.current.arm(row);
      loading.current ??= load();
      void loading.current.then((loaded) => loaded?.arm(row));
    },
    onPointerDown({ nativeEvent, target }) {
      if (drag.current || !loading.current) return;
      let isDown = true;
      const onUp = () => {
        isDown = false;
      };
      window.addEventListener("pointerup", onUp, { once: true });
      window.addEventListener("pointercancel", onUp, { once: true });
      // Pressed before the library was there: once it is, it hears of the press that still lasts.
      void loading.current.then(() => {
        if (isDown) target.dispatchEvent(new window.PointerEvent("pointerdown", nativeEvent));
      });
    },
  };
}

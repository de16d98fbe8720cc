import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";

/** A finger that rests so long, in milliseconds, takes the row; one that moves before scrolls the page. */
const HOLD_MS = 300;
const HOLD_TOLERANCE_PX = 8;
/** A mouse that moves so far with the grip held takes the row; less is a click. */
const START_PX = 3;

/** The part of the window, at its top and at its bottom, where a held row makes the page scroll. */
const EDGE = { x: 0, y: 0.1 };

/** What a finger can do otherwise than hold. The text itself, which a tap edits, can be held. */
const PRESSED_OTHERWISE = "input, textarea, select, a, button:not([data-edit])";

export type StepDrag = {
  /** Makes a row ready to be taken; done as the pointer comes near, so that 500 rows cost nothing. */
  arm: (row: HTMLElement) => void;
  destroy: () => void;
};

type StepDragOptions = {
  list: HTMLElement;
  /** The step was let go of behind another one; null means at the front. */
  onDrop: (stepId: string, afterId: string | null) => void;
};

/** Moves rows by the grip with a mouse, and by holding them with a finger. */
export function createStepDrag({ list, onDrop }: StepDragOptions): StepDrag {
  const manager = new DragDropManager({
    plugins: [AutoScroller.configure({ threshold: EDGE }), Cursor, PreventSelection],
    sensors: [PointerSensor.configure({ activationConstraints, preventActivation })],
  });
  let armed: { row: HTMLElement; draggable: Draggable } | undefined;
  let held: HeldRow | undefined;

  // While a row is pressed the pointer may pass others before it counts as a drag.
  let isPressed = false;
  const stopWatching = new AbortController();
  for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
    const watch = () => {
      isPressed = type === "pointerdown";
    };
    window.addEventListener(type, watch, { capture: true, signal: stopWatching.signal });
  }

  manager.monitor.addEventListener("dragstart", ({ operation }) => {
    const row = operation.source?.element;
    if (row instanceof HTMLElement) held = holdRow(list, row, operation.position.initial.y);
  });
  manager.monitor.addEventListener("dragmove", ({ operation, to }) => {
    held?.follow(to?.y ?? operation.position.current.y);
  });
  manager.monitor.addEventListener("dragend", ({ canceled }) => {
    const drop = held?.letGo();
    held = undefined;
    if (!canceled && drop) onDrop(drop.stepId, drop.afterId);
  });

  return {
    arm(row) {
      if (armed?.row === row || isPressed || !row.dataset.step) return;
      armed?.draggable.destroy();
      const draggable = new Draggable({ id: row.dataset.step, element: row }, manager);
      // At once: the press may be the next event.
      draggable.register();
      armed = { row, draggable };
    },
    destroy: () => {
      stopWatching.abort();
      held?.letGo();
      manager.destroy();
    },
  };
}

type HeldRow = {
  /** `y` is the pointer's, in the window. */
  follow: (y: number) => void;
  letGo: () => { stepId: string; afterId: string | null } | null;
};

/** A row that goes with the pointer; a line shows where it would come to stand. */
function holdRow(list: HTMLElement, row: HTMLElement, startY: number): HeldRow {
  const startScroll = window.scrollY;
  let pointerY = startY;
  let target: { row: HTMLElement; side: "before" | "after" } | null = null;
  row.dataset.held = "";

  function draw() {
    row.style.translate = `0 ${pointerY - startY + window.scrollY - startScroll}px`;
    const next = targetAt(list, row, pointerY);
    if (target) delete target.row.dataset.drop;
    if (next) next.row.dataset.drop = next.side;
    target = next;
  }
  window.addEventListener("scroll", draw, { passive: true });

  return {
    follow(y) {
      pointerY = y;
      draw();
    },
    letGo() {
      window.removeEventListener("scroll", draw);
      swallowClick();
      row.style.removeProperty("translate");
      delete row.dataset.held;
      if (target) delete target.row.dataset.drop;
      const stepId = row.dataset.step;
      if (!target || !stepId || !row.isConnected) return null;
      const before = target.side === "after" ? target.row : previousRow(target.row, row);
      if (before === previousRow(row, row)) return null;
      return { stepId, afterId: before?.dataset.step ?? null };
    },
  };
}

/** The row under the pointer and the side of it that is nearer; beyond the list, its end. */
function targetAt(list: HTMLElement, held: HTMLElement, y: number) {
  const { left, width, top, bottom } = list.getBoundingClientRect();
  const inside = Math.min(Math.max(y, top + 1), bottom - 1);
  const under = document.elementFromPoint(left + width / 2, inside);
  const row = [...list.children].find((child) => child !== held && child.contains(under));
  if (!(row instanceof HTMLElement) || !row.dataset.step) return null;
  const place = row.getBoundingClientRect();
  const side = y < place.top + place.height / 2 ? "before" : "after";
  return { row, side } as const;
}

function previousRow(row: HTMLElement, held: HTMLElement): HTMLElement | null {
  const previous = row.previousElementSibling;
  if (!(previous instanceof HTMLElement)) return null;
  return previous === held ? previousRow(previous, held) : previous;
}

function preventActivation(event: PointerEvent, { element }: Draggable): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest("[data-step]") !== element) return true;
  if (event.pointerType === "touch") return target.closest(PRESSED_OTHERWISE) !== null;
  return target.closest("[data-grip]") === null;
}

function activationConstraints({ pointerType }: PointerEvent) {
  return pointerType === "touch"
    ? [new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: HOLD_TOLERANCE_PX })]
    : [new PointerActivationConstraints.Distance({ value: START_PX })];
}

/** Letting go of a row over its text is no click on it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { submitHintPutAway } from "@/lib/checklists/actions";
import type { Hint } from "@/lib/users/types";

type Hints = {
  /** What may still be shown. */
  open: readonly Hint[];
  /** Whether one was put away since the page was loaded: the next one waits for another visit. */
  isEnough: boolean;
};

const HintsContext = createContext<Hints | null>(null);
const PutAwayContext = createContext<((hint: Hint) => void) | null>(null);

/** Knows, for all guarded pages, what a newcomer has yet to be told. `open` is as the server had it. */
export function HintsProvider({ open: first, children }: { open: Hint[]; children: ReactNode }) {
  const [open, setOpen] = useState<readonly Hint[]>(first);
  const latest = useRef(open);
  const putAway = useCallback((hint: Hint) => {
    if (!latest.current.includes(hint)) return;
    latest.current = latest.current.filter((one) => one !== hint);
    setOpen(latest.current);
    const form = new FormData();
    form.set("hint", hint);
    // Where it can't be kept, the hint comes back with the next visit.
    submitHintPutAway(form).catch(() => undefined);
  }, []);
  const isEnough = open.length < first.length;
  const hints = useMemo(() => ({ open, isEnough }), [open, isEnough]);
  return (
    <PutAwayContext value={putAway}>
      <HintsContext value={hints}>{children}</HintsContext>
    </PutAwayContext>
  );
}

export function useHints(): Hints {
  const hints = useContext(HintsContext);
  if (!hints) throw new Error("Hints are shown inside a HintsProvider.");
  return hints;
}

/** Puts a hint away for good, whether it is on screen or not. The same function at all times, so that
    who needs no more than this is not drawn anew when a hint goes. */
export function usePutHintAway(): (hint: Hint) => void {
  const putAway = useContext(PutAwayContext);
  if (!putAway) throw new Error("Hints are put away inside a HintsProvider.");
  return putAway;
}

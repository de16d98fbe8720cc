import { toast } from "@/components/ui/toast-store";

/** How many of the last changes `z` can take back, one after the other. */
export const UNDO_STEPS = 20;

export type UndoOffer = {
  /** What happened: "Task removed". */
  title: string;
  description?: string;
  /** Takes it back, and tells the person when that did not work. */
  undo: () => void;
  /** Milliseconds that the message with Undo stays; the toast's own time unless told. `z` works longer. */
  durationMs?: number;
};

type Offered = { title: string; undo: () => void; dismiss: () => void };

let offered: readonly Offered[] = [];

/**
 * Says what happened with Undo beside it, and lets `z` do the same, once. `withdraw` ends the offer:
 * for a change that the server refused, or that was taken back in another way.
 */
export function offerUndo({ undo, ...message }: UndoOffer): { withdraw: () => void } {
  const { dismiss } = toast({
    ...message,
    action: { label: "Undo", onSelect: () => takeBack(entry) },
  });
  const entry: Offered = { title: message.title, undo, dismiss };
  return offer(entry);
}

/** As `offerUndo`, where the page itself says what happened and shows an Undo: for `z` alone. */
export function offerQuietUndo(title: string, undo: () => void): { withdraw: () => void } {
  return offer({ title, undo, dismiss: () => {} });
}

function offer(entry: Offered): { withdraw: () => void } {
  offered = [...offered, entry].slice(-UNDO_STEPS);
  return {
    withdraw() {
      if (forget(entry)) entry.dismiss();
    },
  };
}

/** Takes back the last change that can be; false when there is none. */
export function undoLast(): boolean {
  const last = offered.at(-1);
  if (last) takeBack(last);
  return last !== undefined;
}

function takeBack(entry: Offered): void {
  if (!forget(entry)) return;
  entry.dismiss();
  // Before `undo`, whose own message may say more.
  toast({ title: "Undone", description: entry.title });
  entry.undo();
}

/** True when it was still on offer. */
function forget(entry: Offered): boolean {
  const rest = offered.filter((other) => other !== entry);
  const wasOffered = rest.length < offered.length;
  offered = rest;
  return wasOffered;
}

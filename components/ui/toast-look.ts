import { cva } from "class-variance-authority";

/**
 * The whole window, of which only messages take the pointer. They begin under the bar; in a dialog, whose
 * veil lies over the bar, at the edge of the window, because on a phone the buttons are below.
 */
export const TOAST_WINDOW =
  "pointer-events-none fixed inset-0 z-60 m-0 flex list-none flex-col px-4 pt-[calc(4.75rem+env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] outline-none in-[body:has([data-slot$=dialog-content])]:pt-[max(1rem,env(safe-area-inset-top))] in-[body:has([data-slot=connection-line]:not(:empty))]:pb-16";

/** On phones a message stands at the top, elsewhere in the lower corner, unless it has to give way. */
export const toastVariants = cva(
  "pointer-events-auto relative mb-auto grid shrink-0 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-xl border p-4 py-3 shadow-lift duration-200 data-[side=bottom]:mt-auto data-[side=bottom]:mb-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) max-sm:data-[state=open]:slide-in-from-top-4 sm:mt-auto sm:mb-0 sm:w-104 sm:self-end sm:data-[side=top]:mt-0 sm:data-[side=top]:mb-auto sm:data-[state=open]:slide-in-from-bottom-4",
  {
    variants: {
      variant: {
        default: "border-border bg-popover text-popover-foreground",
        destructive: "border-clay bg-clay-wash text-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

/** A message in one line with what can be done about it, its text below in the whole width. */
export const TOAST_TITLE = "col-start-1 min-w-0 font-semibold";
export const TOAST_TEXT = "col-span-full row-start-2 mt-0.5 max-w-none pb-1 text-sm";
export const TOAST_ACTION =
  "col-start-2 inline-flex min-h-11 items-center rounded-lg border border-input px-4 text-sm font-semibold transition-colors hover:bg-accent";
export const TOAST_CLOSE =
  "col-start-3 row-start-1 -my-1 -mr-2 -ml-2 inline-grid size-11 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground";

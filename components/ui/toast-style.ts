/** How a message's buttons look, with the full machinery of toasts and without it. */
export const TOAST_ACTION_STYLE =
  "inline-flex min-h-11 shrink-0 items-center rounded-lg border border-input px-4 text-sm font-semibold transition-colors hover:bg-accent";

export const TOAST_CLOSE_STYLE =
  "-my-1 -mr-2 inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground";

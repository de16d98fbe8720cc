/** One look for the button before and after its menu has arrived. */
export const STEP_MENU_BUTTON =
  "-ms-1.5 inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

/** One look for the button before and after its menu has arrived. */
export const PLAN_MENU_BUTTON =
  "-me-2 inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

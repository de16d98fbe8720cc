/** One look for the button before and after its menu has arrived. */
export const PLAN_MENU_BUTTON = "menu-button -me-2";

/** One look for the button before and after its menu has arrived. */
export const STEP_MENU_BUTTON = "menu-button -ms-1.5";

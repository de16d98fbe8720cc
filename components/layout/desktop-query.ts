/** From this width on the bar holds links, menus hang from their button, and Stripe's portal gets a tab. */
export const DESKTOP_QUERY = "(min-width: 48rem)";

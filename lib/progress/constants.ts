/** Weeks that the charts look back, the present one included. */
export const WEEKS_SHOWN = 12;

/** The day is drawn in slots of so many hours. */
export const SLOT_HOURS = 2;

/** So many finished steps have to be known before the page says when most of them get done. */
export const STEPS_FOR_A_HABIT = 8;

export const PLANS_PER_PAGE = 20;

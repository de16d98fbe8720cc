/** The heading of the next step, which can be focused. */
export const NEXT_STEP_ID = "next-step";

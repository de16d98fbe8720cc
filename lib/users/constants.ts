/** So long after the sign-up a person is shown hints; who comes later knows the place. */
export const HINT_DAYS = 14;

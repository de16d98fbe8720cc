export const USER_MESSAGES = {
  timeZoneUnknown: "Please choose a time zone from the list",
} as const;

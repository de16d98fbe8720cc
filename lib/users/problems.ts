export const USER_PROBLEMS = {
  timeZoneUnknown: "Please choose a time zone from the list",
} as const;

export const ACCOUNT_PROBLEMS = {
  unreachable: "Stepwell can't be reached right now. Nothing you typed is lost. Please try again.",
  emailLinkNotSent: "The link was not sent",
  emailNotKept: "The change was not cancelled",
  passwordLinkNotSent: "The link was not sent",
  timeZoneNotSaved: "Your time zone was not saved",
  googleNotDisconnected: "Google is still connected",
  sharingNotStopped: "The link was not stopped",
  notSignedOut: "No device was signed out",
} as const;

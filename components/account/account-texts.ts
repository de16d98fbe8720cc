/** What the account page says once something is done, or could not be. */
export const ACCOUNT_TEXTS = {
  unreachable: "Stepwell can't be reached right now. Nothing you typed is lost. Please try again.",
  nameSaved: "Your name is saved",
  emailLinkSent: {
    title: "Check your new mailbox",
    description: "We sent a link there. Your address changes when you open it.",
  },
  emailLinkSentAgain: {
    title: "The link is on its way again",
    description: "The one before no longer works.",
  },
  emailLinkNotSent: "The link was not sent",
  emailKept: { title: "Your address stays as it is" },
  emailNotKept: "The change was not cancelled",
  passwordSaved: {
    title: "Your password is changed",
    description: "All other devices are signed out.",
  },
  passwordLinkSent: {
    title: "Check your mailbox",
    description: "We sent you a link to set a password. It works for one hour.",
  },
  passwordLinkNotSent: "The link was not sent",
  timeZoneSaved: "Your time zone is saved",
  timeZoneNotSaved: "Your time zone was not saved",
  deviceSignedOut: { title: "That device is signed out" },
  devicesSignedOut: { title: "All other devices are signed out" },
  everywhereSignedOut: {
    title: "You are signed out everywhere",
    description: "Log in again whenever you like.",
  },
  googleDisconnected: {
    title: "Google is disconnected",
    description: "You log in with your password from now on.",
  },
  googleNotDisconnected: "Google is still connected",
  sharingStopped: {
    title: "The link no longer works",
    description: "Nobody can see it any more.",
  },
  sharingNotStopped: "The link was not stopped",
  notSignedOut: "That did not work",
} as const;

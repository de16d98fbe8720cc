/** What the account page says once something is done, or could not be. */
export const ACCOUNT_TEXTS = {
  nameSaved: "Your name is saved",
  emailLinkSent: {
    title: "Check your new mailbox",
    description: "We sent a link there. Your address changes when you open it.",
  },
  emailLinkSentAgain: {
    title: "The link is on its way again",
    description: "The one before no longer works.",
  },
  emailKept: { title: "Your address stays as it is" },
  passwordSaved: {
    title: "Your password is changed",
    description: "All other devices are signed out.",
  },
  passwordLinkSent: {
    title: "Check your mailbox",
    description: "We sent you a link to set a password. It works for one hour.",
  },
  timeZoneSaved: "Your time zone is saved",
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
  sharingStopped: {
    title: "The link no longer works",
    description: "Nobody can see it any more.",
  },
} as const;

import { DELETION_WORDS } from "./constants";

export const PRIVACY_PROBLEMS = {
  confirmationWrong: `Please type “${DELETION_WORDS}”.`,
  exportLimited:
    "You have downloaded a lot in a short time. Nothing is lost. Please wait a while, then try again.",
  exportPremium: "That file is part of Premium. Everything in it is also in “Download everything”.",
  exportFailed: "Your download could not be made. Nothing is lost. Please try again.",
} as const;

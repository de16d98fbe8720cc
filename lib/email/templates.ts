import type { z } from "zod";
import { accountDeleted } from "@/emails/account-deleted";
import { confirmEmail } from "@/emails/confirm-email";
import { emailChange } from "@/emails/email-change";
import { emailTaken } from "@/emails/email-taken";
import { googleConnected } from "@/emails/google-connected";
import { googleDisconnected } from "@/emails/google-disconnected";
import { helpRequest } from "@/emails/help-request";
import { passwordChanged } from "@/emails/password-changed";
import { reminder } from "@/emails/reminder";
import { remindersPaused } from "@/emails/reminders-paused";
import { resetPassword } from "@/emails/reset-password";
import { verifyEmail } from "@/emails/verify-email";
import { welcome } from "@/emails/welcome";

/** Every mail of the product. */
export const TEMPLATES = {
  "verify-email": verifyEmail,
  welcome,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "confirm-email": confirmEmail,
  "email-change": emailChange,
  "email-taken": emailTaken,
  "google-connected": googleConnected,
  "google-disconnected": googleDisconnected,
  "account-deleted": accountDeleted,
  "help-request": helpRequest,
  reminder,
  "reminders-paused": remindersPaused,
} as const;

export type MailName = keyof typeof TEMPLATES;
export type MailProps<Name extends MailName> = z.input<(typeof TEMPLATES)[Name]["props"]>;

import type { ComponentProps, ComponentType } from "react";
import { AccountDeletedMail } from "@/emails/account-deleted";
import { ConfirmEmailMail } from "@/emails/confirm-email";
import { EmailChangeMail } from "@/emails/email-change";
import { EmailTakenMail } from "@/emails/email-taken";
import { GoogleConnectedMail } from "@/emails/google-connected";
import { PasswordChangedMail } from "@/emails/password-changed";
import { ResetPasswordMail } from "@/emails/reset-password";
import { VerifyEmailMail } from "@/emails/verify-email";
import { WelcomeMail } from "@/emails/welcome";

/** Every mail of the product: its subject and its markup. */
export const TEMPLATES = {
  "verify-email": { subject: "Confirm your e-mail address", Component: VerifyEmailMail },
  welcome: { subject: "Welcome to Stepwell", Component: WelcomeMail },
  "reset-password": { subject: "Choose a new password", Component: ResetPasswordMail },
  "password-changed": { subject: "Your password was changed", Component: PasswordChangedMail },
  "confirm-email": { subject: "Confirm your new e-mail address", Component: ConfirmEmailMail },
  "email-change": { subject: "Your e-mail address is about to change", Component: EmailChangeMail },
  "email-taken": { subject: "You have a Stepwell account already", Component: EmailTakenMail },
  "google-connected": {
    subject: "Google was connected to your account",
    Component: GoogleConnectedMail,
  },
  "account-deleted": { subject: "Your account was deleted", Component: AccountDeletedMail },
} as const satisfies Record<string, { subject: string; Component: ComponentType<never> }>;

export type MailName = keyof typeof TEMPLATES;
export type MailProps<Name extends MailName> = ComponentProps<
  (typeof TEMPLATES)[Name]["Component"]
>;

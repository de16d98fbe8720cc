import { z } from "zod";
import { singleLine } from "@/lib/text";
import type { EmailTokenPurpose } from "@/prisma/generated/enums";
import { isBirthdate } from "./age";
import {
  EMAIL_MAX_CHARACTERS,
  LINK_TOKEN_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from "./constants";
import { AUTH_PROBLEMS, INVALID_LINK_PROBLEMS } from "./problems";

function emailSchemaSaying(invalid: string) {
  return z
    .string({ error: invalid })
    .trim()
    .toLowerCase()
    .max(EMAIL_MAX_CHARACTERS, invalid)
    .pipe(z.email({ error: invalid }));
}

/** An email address as it is stored: trimmed, in lower case. */
export const emailSchema = emailSchemaSaying(AUTH_PROBLEMS.emailInvalid);

/** A password that someone chooses. */
export const newPasswordSchema = z
  .string({ error: AUTH_PROBLEMS.passwordTooShort })
  .min(PASSWORD_MIN_CHARACTERS, AUTH_PROBLEMS.passwordTooShort)
  .max(PASSWORD_MAX_CHARACTERS, AUTH_PROBLEMS.passwordTooLong);

/** A password that someone proves who they are with. */
const provenPasswordSchema = z
  .string({ error: AUTH_PROBLEMS.passwordRequired })
  .min(1, AUTH_PROBLEMS.passwordRequired)
  // No account has a longer one; the message tells no more than a wrong one does.
  .max(PASSWORD_MAX_CHARACTERS, AUTH_PROBLEMS.passwordTooLong);

const birthdateSchema = z
  .string({ error: AUTH_PROBLEMS.birthdateInvalid })
  .refine((text) => isBirthdate(text, new Date()), AUTH_PROBLEMS.birthdateInvalid);

function nameSchema(required: string, tooLong: string) {
  return z
    .string({ error: required })
    .transform(singleLine)
    .pipe(z.string().min(1, required).max(NAME_MAX_CHARACTERS, tooLong));
}

/** What a person is called. */
const nameFields = {
  firstName: nameSchema(AUTH_PROBLEMS.firstNameRequired, AUTH_PROBLEMS.firstNameTooLong),
  lastName: nameSchema(AUTH_PROBLEMS.lastNameRequired, AUTH_PROBLEMS.lastNameTooLong),
};

/** The form that changes a name. */
export const nameFormSchema = z.object(nameFields);

/** Payload of `POST /api/auth/register` and the sign-up form, in the order of the form. */
export const registerSchema = z
  .object({
    ...nameFields,
    email: emailSchema,
    birthdate: birthdateSchema,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: AUTH_PROBLEMS.passwordsDiffer }),
    tosAccepted: z.literal(true, { error: AUTH_PROBLEMS.termsRequired }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: AUTH_PROBLEMS.passwordsDiffer,
    // Told together with the other fields, not only after they are right.
    when: ({ value }) => hasTexts(value, "password", "confirmPassword"),
  });

/** The sign-up form as a browser posts it: a ticked box says "on". */
export const registerFormSchema = z.preprocess(withTermsAnswer, registerSchema);

/** Payload of `POST /api/auth/login` and the log-in form. */
export const loginSchema = z.object({
  email: emailSchema,
  password: provenPasswordSchema,
});

/** The form that changes an address. */
export const emailChangeSchema = z.object({
  newEmail: emailSchema,
  password: provenPasswordSchema,
});

/** The form that changes a password. */
export const passwordChangeSchema = z
  .object({
    currentPassword: provenPasswordSchema,
    newPassword: newPasswordSchema,
    confirmPassword: z.string({ error: AUTH_PROBLEMS.passwordsDiffer }),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: AUTH_PROBLEMS.passwordsDiffer,
    when: ({ value }) => hasTexts(value, "newPassword", "confirmPassword"),
  });

/** Payload of `POST /api/auth/forgot-password` and its form. */
export const forgotPasswordSchema = z.object({
  email: emailSchemaSaying(AUTH_PROBLEMS.forgotEmailInvalid),
});

/** A token out of a mail; what can't be one is refused in the words of a link that no longer works. */
function linkTokenSchema(purpose: EmailTokenPurpose) {
  const error = INVALID_LINK_PROBLEMS[purpose];
  return z.string({ error }).min(1, error).max(LINK_TOKEN_MAX_CHARACTERS, error);
}

/** Payload of `POST /api/auth/verify-email` and its form. */
export const verifyEmailSchema = z.object({ token: linkTokenSchema("verify_email") });

/** The form behind the link that confirms a new address. */
export const confirmEmailSchema = z.object({ token: linkTokenSchema("change_email") });

/** Payload of `POST /api/auth/reset-password`. */
export const resetPasswordSchema = z.object({
  token: linkTokenSchema("reset_password"),
  newPassword: newPasswordSchema,
});

/** The reset form: the password twice. */
export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword: z.string({ error: AUTH_PROBLEMS.passwordsDiffer }) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: AUTH_PROBLEMS.passwordsDiffer,
    when: ({ value }) => hasTexts(value, "newPassword", "confirmPassword"),
  });

/** The form that asks for the password before Google is connected. */
export const linkGoogleSchema = loginSchema.pick({ password: true });

/** What a first visit after Google asks, under the rules of the sign-up form and in its order. */
export const welcomeSchema = z.object({
  firstName: registerSchema.shape.firstName,
  lastName: registerSchema.shape.lastName,
  birthdate: registerSchema.shape.birthdate,
  tosAccepted: registerSchema.shape.tosAccepted,
});

export const welcomeFormSchema = z.preprocess(withTermsAnswer, welcomeSchema);

export type RegisterFields = z.input<typeof registerSchema>;
export type LoginFields = z.input<typeof loginSchema>;
export type RegisterInput = z.output<typeof registerSchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type ForgotPasswordInput = z.output<typeof forgotPasswordSchema>;
export type VerifyEmailInput = z.output<typeof verifyEmailSchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
export type ResetPasswordFields = z.input<typeof resetPasswordFormSchema>;
export type ResetPasswordFormInput = z.output<typeof resetPasswordFormSchema>;
export type LinkGoogleFields = z.input<typeof linkGoogleSchema>;
export type LinkGoogleInput = z.output<typeof linkGoogleSchema>;
export type WelcomeFields = z.input<typeof welcomeSchema>;
export type WelcomeInput = z.output<typeof welcomeSchema>;

function withTermsAnswer(value: unknown): unknown {
  return hasTermsBox(value) ? { ...value, tosAccepted: value.tosAccepted === "on" } : value;
}

function hasTermsBox(value: unknown): value is { tosAccepted: unknown } {
  return typeof value === "object" && value !== null && "tosAccepted" in value;
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}

/** What a link answers that is unknown, used, replaced, expired or of another purpose. Document 1, section 8. */
export const INVALID_LINK_PROBLEMS = {
  verify_email: "This verification link is invalid or has expired.",
  change_email: "This confirmation link is invalid or has expired.",
  reset_password: "This password reset link is invalid or has expired.",
} as const;

export const AUTH_PROBLEMS = {
  emailInvalid: "Please enter a valid email address",
  passwordTooShort: "Password must be at least 8 characters",
  passwordTooLong: "Password too long",
  passwordCommon:
    "This password is one of the first that people guess. Please choose another; a few words in a row work well.",
  passwordPersonal:
    "Your own name or email address is easy to guess. Please choose another password; a few words in a row work well.",
  passwordRequired: "Password is required",
  passwordsDiffer: "Passwords don't match",
  birthdateInvalid: "Please enter a valid date",
  termsRequired: "You must accept the Terms of Service",
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  firstNameTooLong: "First name can have at most 100 characters",
  lastNameTooLong: "Last name can have at most 100 characters",
  registrationUnreachable: "Registration failed. Please try again.",
  loginUnreachable: "Login failed. Please try again.",
  passwordWrong: "This is not your password. Please try again.",
  passwordSame: "This is your password already. Please choose another.",
  emailSame: "This is your address already, so nothing has to change.",
  emailNotPending: "No change of address is waiting any more. Your address is as it was.",
  emailTaken:
    "This address belongs to another Stepwell account by now. Yours stays as it was, with your old address.",
  forgotEmailInvalid: "Invalid email address",
  resetLinkUnreachable: "There was an error sending the reset link. Please try again.",
  verificationUnreachable: "There was an error sending the link. Please try again.",
  passwordResetUnreachable: "There was an error resetting your password. Please try again.",
  emailNeedsPassword:
    "Please set a password first: it protects your address. Yours stays as it is until then.",
  onlyGoogle: "Google is your only way to sign in. Please set a password first.",
  googleOff: "Signing in with Google is not set up here. Please use your email and password.",
} as const;

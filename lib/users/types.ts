/** What the account page shows of a person. */
export type Account = {
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** IANA name; null until it is known. */
  timeZone: string | null;
  /** False for people who sign in only with Google. */
  hasPassword: boolean;
};

/** One of the things that a newcomer is told once. */
export type { Hint } from "@/prisma/generated/enums";

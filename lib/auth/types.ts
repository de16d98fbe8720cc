import type { Hint, Role } from "@/prisma/generated/enums";

/** The person behind a request, as the gate reads it. */
export type SessionUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  timeZone: string | null;
  /** False until birth date and terms are known (a first Google sign-in); guarded pages wait for it. */
  welcomed: boolean;
  /** Hints that are not shown any more; null once the weeks are over in which there are any. */
  hintsPutAway: Hint[] | null;
};

export type CurrentSession = { sessionId: string; user: SessionUser };

/** A session in the list of a person's own. */
export type ListedSession = {
  id: string;
  /** Readable name of browser and system. */
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The session that asks. */
  isCurrent: boolean;
};

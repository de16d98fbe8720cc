import type { NamedUser } from "@/lib/users/display-name";

/** What the shell knows of the person: enough for a name and initials. */
export type ShellUser = NamedUser;

export type ShellSession = { isLoading: boolean; user: ShellUser | null };

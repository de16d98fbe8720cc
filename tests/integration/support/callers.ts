import { Browser } from "./browser";
import { type Person, revoke, signedIn } from "./people";

/** Who calls: a visitor, another person, the owner, the owner after their session was ended elsewhere. */
export const CALLERS = ["signedOut", "otherUser", "owner", "revoked"] as const;
export type Caller = (typeof CALLERS)[number];

/** The browser of a caller, seen from the owner of what is asked for. `join` makes the other person. */
export async function browserOf(
  caller: Caller,
  owner: Person,
  join: () => Promise<Person> = signedIn,
): Promise<Browser> {
  if (caller === "signedOut") return new Browser();
  if (caller === "otherUser") return (await join()).browser;
  if (caller === "revoked") await revoke(owner);
  return owner.browser;
}

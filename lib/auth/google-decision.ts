import "server-only";
import { createGoogleUser, findGoogleOwner, findWaysIn, noteGoogleEmail } from "./google-accounts";
import type { GoogleIdentity } from "./google-identity";
import type { GoogleProblem } from "./google-problems";

/** What comes of a visit to Google. */
export type GoogleDecision =
  | { kind: "signIn"; userId: string; isWelcomed: boolean }
  /** The account's password has to be proved first. */
  | { kind: "link"; userId: string; googleEmail: string }
  /** The Google account opens this account already. */
  | { kind: "connected" }
  | { kind: "refused"; problem: GoogleProblem };

const refused = (problem: GoogleProblem): GoogleDecision => ({ kind: "refused", problem });

/**
 * Whom a Google account signs in. Its number decides; an address opens nothing by itself. Someone
 * new gets an account only for an address that Google has verified, and an account that has the
 * address already is linked only when its password is proved as well.
 */
export async function decideSignIn(identity: GoogleIdentity): Promise<GoogleDecision> {
  const owner = await findGoogleOwner(identity.id);
  const { verifiedEmail } = identity;
  if (owner) {
    const { userId, isWelcomed, googleEmail } = owner;
    if (verifiedEmail && verifiedEmail !== googleEmail) {
      await noteGoogleEmail(identity.id, verifiedEmail);
    }
    return { kind: "signIn", userId, isWelcomed };
  }
  if (!verifiedEmail) return refused("unverified");
  const known = await findWaysIn({ email: verifiedEmail });
  if (known) {
    const { userId, hasPassword, googleId } = known;
    // Made in this very moment, by another visit of the same person.
    if (googleId === identity.id) return decideSignIn(identity);
    if (googleId !== null || !hasPassword) return refused("otherGoogle");
    return { kind: "link", userId, googleEmail: verifiedEmail };
  }
  const created = await createGoogleUser(identity, verifiedEmail);
  // Somebody else took address or Google account meanwhile: now there is one to be found.
  if (!created) return decideSignIn(identity);
  return { kind: "signIn", userId: created.id, isWelcomed: false };
}

/**
 * Whether a signed-in person may connect a Google account. While their own address is not proved,
 * only Google's word for that same address will do: otherwise someone could sign up with another's
 * address, connect a Google account of their own, and still have it when the owner takes over.
 */
export async function decideConnection(
  identity: GoogleIdentity,
  userId: string,
): Promise<GoogleDecision> {
  const owner = await findGoogleOwner(identity.id);
  if (owner) return owner.userId === userId ? { kind: "connected" } : refused("identityTaken");
  const { verifiedEmail } = identity;
  if (!verifiedEmail) return refused("unverified");
  const own = await findWaysIn({ id: userId });
  if (!own) return refused("expired");
  if (own.googleId !== null) return refused("connectedAlready");
  const isOwnAddress = verifiedEmail === own.email;
  if (!isOwnAddress && (await findWaysIn({ email: verifiedEmail }))) return refused("addressTaken");
  if (!isOwnAddress && !own.isEmailVerified) return refused("confirmFirst");
  return { kind: "link", userId, googleEmail: verifiedEmail };
}

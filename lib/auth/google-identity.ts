import { z } from "zod";
import { singleLine } from "@/lib/text";
import { NAME_MAX_CHARACTERS } from "./constants";
import { emailSchema } from "./schema";

/** Who Google says that someone is. */
export type GoogleIdentity = {
  /** Google's number of the account: the only thing that never changes. */
  id: string;
  /** As it is stored; null when Google tells none, or one that it has not verified. */
  verifiedEmail: string | null;
  firstName: string | null;
  lastName: string | null;
};

/**
 * The payload of a Google ID token. All but `sub` may be missing.
 * https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
 */
const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
  given_name: z.unknown().optional(),
  family_name: z.unknown().optional(),
});

/** Reads a profile; names are cut to the limits. Throws without an account number. */
export function readGoogleIdentity(profile: unknown): GoogleIdentity {
  const claims = profileSchema.parse(profile);
  const email = emailSchema.safeParse(claims.email);
  // Nothing but a plain yes counts.
  const isVerified = claims.email_verified === true;
  return {
    id: claims.sub,
    verifiedEmail: isVerified && email.success ? email.data : null,
    firstName: nameOf(claims.given_name) ?? nameOf(claims.name),
    lastName: nameOf(claims.family_name),
  };
}

function nameOf(claim: unknown): string | null {
  if (typeof claim !== "string") return null;
  // Cutting may halve a pair of surrogates; the second pass drops what is left of it.
  return singleLine(singleLine(claim).slice(0, NAME_MAX_CHARACTERS)) || null;
}

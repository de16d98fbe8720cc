import { createHash } from "node:crypto";

/** Whom someone comes back as: what was typed on the sign-in page. */
export type GoogleAccount = {
  email: string;
  name: string;
  emailVerified: boolean;
  /** Google's number of the account; empty for the one that belongs to the address. */
  sub: string;
};

/**
 * The claims about a person, as Google puts them into ID token and userinfo. A claim that Google
 * does not know is absent; there is never a picture here.
 * https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload
 */
export function claimsOf({ email, name, emailVerified, sub }: GoogleAccount) {
  const words = name.split(/\s+/).filter(Boolean);
  const family = words.length > 1 ? words.at(-1) : undefined;
  const given = words.length > 1 ? words.slice(0, -1).join(" ") : words[0];
  return {
    sub: sub || subOf(email),
    email,
    email_verified: emailVerified,
    ...(given ? { name: words.join(" "), given_name: given } : {}),
    ...(family ? { family_name: family } : {}),
  };
}

/** 21 digits, the same for the same address. */
function subOf(email: string): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `1${(BigInt(`0x${hash}`) % 10n ** 20n).toString().padStart(20, "0")}`;
}

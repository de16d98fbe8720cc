import "server-only";
import { randomBytes } from "node:crypto";
import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const parameters: Options = {
  // The value of Algorithm.Argon2id: ambient const enums do not exist at run time.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Made when the module loads, so that no log-in waits for it. */
const decoyHash = hashPassword(randomBytes(32).toString("base64"));

/** The argon2id hash of a password, in PHC form, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), parameters);
}

/**
 * Whether a password belongs to a hash. Without a hash (unknown address, account without password)
 * it does the same work and says no, so that the time of the answer tells nothing.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoyHash), normalised(password));
  return passwordHash !== null && fits;
}

/** The same letters typed on two systems may differ in bytes. NIST SP 800-63B, section 3.1.1.2. */
function normalised(password: string): string {
  return password.normalize("NFKC");
}

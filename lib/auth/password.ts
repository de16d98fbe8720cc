import "server-only";
import { randomBytes } from "node:crypto";
import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";
import { AppError } from "@/lib/errors";
import { isCommonPassword, isOneOf } from "./common-passwords";
import { AUTH_PROBLEMS } from "./problems";

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const parameters: Options = {
  // The value of Algorithm.Argon2id: ambient const enums do not exist at run time.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Made when the module loads, so that no log-in waits for it. */
const decoyHash = hash(randomBytes(32).toString("base64"), parameters);

/** Who chooses a password, so that it is not their own name or address. */
export type PasswordOwner = { email: string; firstName: string | null; lastName: string | null };

/**
 * The argon2id hash of a password that someone chooses, in PHC form, with a salt of its own. There is
 * no other way to a hash, so no form can forget the check. `field` names the input of the form.
 * @throws AppError VALIDATION for a password that is easy to guess
 */
export async function hashNewPassword(
  password: string,
  owner: PasswordOwner,
  field: "password" | "newPassword",
): Promise<string> {
  const message = await weaknessOf(password, owner);
  if (message) throw new AppError("VALIDATION", { message, errors: [{ field, message }] });
  return hash(normalised(password), parameters);
}

async function weaknessOf(password: string, owner: PasswordOwner): Promise<string | null> {
  if (await isCommonPassword(password)) return AUTH_PROBLEMS.passwordCommon;
  return isOneOf(wordsOf(owner), password) ? AUTH_PROBLEMS.passwordPersonal : null;
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [first, last] = [firstName ?? "", lastName ?? ""];
  return [email, email.split("@")[0] ?? "", first, last, first + last, last + first];
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

import { z } from "zod";

const ENCRYPTION_KEY = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Keys with commas between them; none where it is not set. */
const formerKeys = z.preprocess(
  (value) =>
    typeof value === "string"
      ? value
          .split(",")
          .map((key) => key.trim())
          .filter(Boolean)
      : (value ?? []),
  z.array(
    z.string().regex(ENCRYPTION_KEY, "must be keys of 32 bytes as base64, with commas between"),
  ),
);

export const encryptionShape = z.object({
  /**
   * Wraps the keys of private texts (journal, coaching): 32 bytes as base64 or base64url. Without it
   * those texts can never be read again.
   */
  DATA_ENCRYPTION_KEY: z
    .string({ error: "is missing: 32 random bytes as base64" })
    .regex(ENCRYPTION_KEY, "must be 32 bytes as base64"),
  /** Its predecessors, which open what they wrapped until `npm run admin -- rotate-keys` is through. */
  DATA_ENCRYPTION_KEY_PREVIOUS: formerKeys,
});

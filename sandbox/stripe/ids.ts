import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** What Stripe puts before the ids of its objects, and how long the rest is. */
const LENGTHS = {
  bps: 24,
  cs_test: 58,
  cus: 14,
  evt: 24,
  il: 24,
  in: 24,
  li: 24,
  pm: 24,
  price: 24,
  prod: 14,
  req: 14,
  si: 14,
  sub: 24,
  wd: 24,
} as const;

/** A new id in Stripe's way, such as cus_QXg1o8vcGmoR32. */
export function newId(prefix: keyof typeof LENGTHS): string {
  const rest = Array.from({ length: LENGTHS[prefix] }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}_${rest.join("")}`;
}

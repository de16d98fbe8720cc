import type { Account } from "../account.ts";
import { StripeError } from "../errors.ts";

const MAXIMUM_DEPTH = 4;

/**
 * Puts objects in place of the ids that `expand` names. https://docs.stripe.com/api/expanding_objects
 * @throws StripeError for what can't be expanded
 */
export function expanded(account: Account, answer: unknown, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((whole, path) => {
    const parts = path.split(".");
    if (parts.length > MAXIMUM_DEPTH) {
      throw new StripeError(
        400,
        `You cannot expand more than ${MAXIMUM_DEPTH} levels of a property (${path}).`,
      );
    }
    return expandAt(account, whole, parts, path);
  }, answer);
}

function expandAt(account: Account, at: unknown, parts: readonly string[], path: string): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return at;
  if (Array.isArray(at)) return at.map((thing) => expandAt(account, thing, parts, path));
  if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) throw cannot(path);
  const value: unknown = Reflect.get(at, part);
  const inner = typeof value === "string" ? objectOf(account, value) : value;
  if (inner === undefined || (typeof inner !== "object" && inner !== null)) throw cannot(path);
  return { ...at, [part]: inner === null ? null : expandAt(account, inner, rest, path) };
}

function objectOf(account: Account, id: string): unknown {
  const { customers, subscriptions, invoices, products, prices, checkoutSessions } = account;
  return [customers, subscriptions, invoices, products, prices, checkoutSessions]
    .map((shelf) => shelf.get(id))
    .find((thing) => thing !== undefined);
}

function cannot(path: string): StripeError {
  return new StripeError(400, `This property cannot be expanded (${path}).`);
}

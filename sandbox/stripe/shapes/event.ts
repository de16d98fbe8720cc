import type { DeletedCustomer, Event, EventObject } from "../wire.ts";

/** The version whose shapes these are: the one that the installed SDK asks for. */
export const API_VERSION = "2026-10-28.endive";

/** Whose event it is; null for what belongs to nobody. */
export function customerOf({ data: { object } }: Event): string | null {
  return object.object === "customer" ? object.id : object.customer;
}

/** The fields that differ, as they were before. */
export function previousOf<Thing extends EventObject>(
  before: Thing,
  after: Thing,
): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}

export function isDeleted<Thing extends object>(
  customer: Thing | DeletedCustomer,
): customer is DeletedCustomer {
  return "deleted" in customer && customer.deleted === true;
}

import { z } from "zod";
import { noSuch } from "../errors.ts";
import { DAY_SECONDS } from "../time.ts";
import type { Webhooks } from "../webhooks.ts";
import type { Event } from "../wire.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { expansion, flag, isIn, page, range, read, text } from "./parameters.ts";

/** Stripe lists the events of the last 30 days. */
const LISTED_SECONDS = 30 * DAY_SECONDS;

const list = z.strictObject({
  ...page,
  created: range.optional(),
  delivery_success: flag.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export function eventEndpoints({ pending }: Pick<Webhooks, "pending">): Endpoint[] {
  const told = (event: Event): Event => ({ ...event, pending_webhooks: pending(event.id) });
  return [
    {
      method: "GET",
      path: "/v1/events",
      answer(account, { given }) {
        const { delivery_success: success, type, types, created, ...asked } = read(list, given);
        const found = account.events
          .all()
          .filter((event) => event.created >= account.now() - LISTED_SECONDS)
          .filter((event) => isIn(event.created, created))
          .filter((event) => matches(event.type, type) && (types?.includes(event.type) ?? true))
          .map(told)
          .filter((event) => success === undefined || (event.pending_webhooks === 0) === success);
        return listOf("/v1/events", found, asked);
      },
    },
    {
      method: "GET",
      path: "/v1/events/:id",
      answer(account, { params: { id = "" }, given }) {
        read(z.strictObject(expansion), given);
        const event = account.events.get(id);
        if (!event) throw noSuch("event", id);
        return told(event);
      },
    },
  ];
}

/** `customer.subscription.*` stands for all of the kind. */
function matches(type: string, asked: string | undefined): boolean {
  if (asked === undefined) return true;
  return asked.endsWith("*") ? type.startsWith(asked.slice(0, -1)) : type === asked;
}

import type { ServerResponse } from "node:http";
import { z } from "zod";
import { queryOf, readJson, sendJson } from "../http.ts";
import type { Route } from "../router.ts";
import type { Account } from "./account.ts";
import { happen, happeningsOf, isHappening } from "./acts/happenings.ts";
import { type Script, scriptSchema } from "./script.ts";
import type { Webhooks } from "./webhooks.ts";

const ruleSchema = z.strictObject({
  customer: z.string().optional(),
  rule: z.enum(["deliver", "hold", "drop", "duplicate"]),
  delayMs: z.number().int().min(0).max(60_000).optional(),
});

const releaseSchema = z.strictObject({
  customer: z.string().optional(),
  order: z.enum(["sent", "reversed", "shuffled"]).optional(),
  times: z.number().int().min(1).max(3).optional(),
});

type Parts = { account: Account; webhooks: Webhooks; script: Script };

/** What a test can command that no call of Stripe's does. */
export function commandRoutes({ account, webhooks, script }: Parts): Route[] {
  return [
    {
      method: "PUT",
      path: "/stripe/script",
      async handle(request, response) {
        const wanted = checked(scriptSchema, await readJson(request), response);
        if (!wanted) return;
        script.set(wanted);
        sendJson(response, 200, { answers: wanted.answers.length });
      },
    },
    {
      method: "GET",
      path: "/stripe/calls",
      handle: (_request, response) => sendJson(response, 200, script.seen()),
    },
    {
      method: "DELETE",
      path: "/stripe/calls",
      handle(_request, response) {
        script.forget();
        response.writeHead(204).end();
      },
    },
    {
      method: "PUT",
      path: "/stripe/webhooks/rule",
      async handle(request, response) {
        const wanted = checked(ruleSchema, await readJson(request), response);
        if (!wanted) return;
        const { customer, ...rule } = wanted;
        webhooks.setRule(rule, customer);
        sendJson(response, 200, wanted);
      },
    },
    {
      method: "POST",
      path: "/stripe/webhooks/release",
      async handle(request, response) {
        const wanted = checked(releaseSchema, await readJson(request), response);
        if (wanted) sendJson(response, 200, await webhooks.release(wanted));
      },
    },
    {
      method: "GET",
      path: "/stripe/webhooks/deliveries",
      handle(request, response) {
        const customer = queryOf(request).get("customer") ?? undefined;
        sendJson(response, 200, webhooks.deliveries(customer));
      },
    },
    {
      method: "POST",
      path: "/stripe/subscriptions/:id/:act",
      handle(_request, response, { id = "", act = "" }) {
        const subscription = account.subscriptions.get(id);
        if (!subscription) {
          return sendJson(response, 404, { message: `There is no subscription ${id}` });
        }
        const possible = happeningsOf(subscription);
        if (!isHappening(act) || !possible.includes(act)) {
          const message = `A subscription that is ${subscription.status} can: ${possible.join(", ")}`;
          return sendJson(response, 409, { message });
        }
        sendJson(response, 200, happen(account, id, act));
      },
    },
  ];
}

/** The body, or undefined after a 400 that says what is wrong. */
function checked<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  response: ServerResponse,
): z.output<Schema> | undefined {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  sendJson(response, 400, { message: z.prettifyError(result.error) });
  return undefined;
}

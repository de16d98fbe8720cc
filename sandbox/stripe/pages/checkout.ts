import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml, readBody, sendHtml } from "../../http.ts";
import type { Params, Route } from "../../router.ts";
import type { Account } from "../account.ts";
import { completeSession } from "../acts/checkout.ts";
import { isDeleted } from "../shapes/event.ts";
import type { CheckoutSession } from "../wire.ts";
import { choice, deadEndPage, money, page } from "./page.ts";

const PATH = "/stripe/checkout/:session";

const DEAD_ENDS = {
  complete: {
    status: 200,
    title: "You’re all done here",
    reason: "This checkout is complete. You can close this page.",
  },
  expired: {
    status: 410,
    title: "This checkout has expired",
    reason: "Please go back and start again.",
  },
  missing: {
    status: 404,
    title: "Something went wrong",
    reason: "The page you were looking for could not be found.",
  },
};

/** The page that Stripe hosts for a checkout. */
export function checkoutRoutes(account: Account): Route[] {
  return [
    {
      method: "GET",
      path: PATH,
      handle(_request, response, params) {
        const session = openSession(account, params, response);
        if (session) show(account, session, response);
      },
    },
    {
      method: "POST",
      path: PATH,
      handle: (request, response, params) => choose(account, request, response, params),
    },
  ];
}

async function choose(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
  params: Params,
): Promise<void> {
  const outcome = new URLSearchParams(await readBody(request)).get("outcome");
  const session = openSession(account, params, response);
  if (!session) return;
  if (outcome === "paid") {
    completeSession(account, session.id);
    return leadTo(response, session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  }
  if (outcome === "cancelled" && session.cancel_url !== null) {
    return leadTo(response, session.cancel_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  }
  if (outcome === "declined") {
    return show(account, session, response, "Your card was declined. Nothing was charged.");
  }
  show(account, session, response, "Please choose one of these.");
}

/** The session while it can be paid; otherwise the page says why not. */
function openSession(
  account: Account,
  { session: id = "" }: Params,
  response: ServerResponse,
): CheckoutSession | undefined {
  const session = account.checkoutSessions.get(id);
  const customer = account.customers.get(session?.customer ?? "");
  const isDead = customer !== undefined && isDeleted(customer);
  if (session?.status === "open" && !isDead) return session;
  const { status, title, reason } = DEAD_ENDS[deadEndOf(isDead ? undefined : session)];
  sendHtml(response, deadEndPage(title, reason), { status });
  return undefined;
}

function deadEndOf(session: CheckoutSession | undefined): keyof typeof DEAD_ENDS {
  if (!session) return "missing";
  return session.status === "complete" ? "complete" : "expired";
}

function show(
  account: Account,
  session: CheckoutSession,
  response: ServerResponse,
  problem?: string,
): void {
  const { amount_total: amount, currency, customer_details: details } = session;
  const price = account.prices.get(account.orders.get(session.id)?.price ?? "");
  const every = price ? `every ${price.recurring.interval}` : "";
  const cost = amount !== null && currency !== null ? `${money(amount, currency)} ${every}` : every;
  const html = page(
    "Subscribe to Stepwell Premium",
    `<p class="quiet-text">This stands in for Stripe’s checkout on this machine. No money moves.</p>
<dl>
<dt>Price</dt><dd>${escapeHtml(cost)}</dd>
<dt>Email</dt><dd>${escapeHtml(details?.email ?? "–")}</dd>
</dl>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
${card()}
${choice("outcome", "paid", "Pay and subscribe", true)}
${choice("outcome", "declined", "Pay with a card that is declined")}
${session.cancel_url === null ? "" : choice("outcome", "cancelled", "Back, without paying")}
</form>`,
  );
  sendHtml(response, html, { formTarget: session.success_url });
}

/** Looks like a card's fields and takes nothing, so that nobody types a card of their own. */
function card(): string {
  const field = (id: string, label: string, value: string) =>
    `<label for="${id}">${label}</label><input id="${id}" value="${value}" readonly>`;
  return `<div class="card">
<div class="wide">${field("number", "Card number", "4242 4242 4242 4242")}</div>
<div>${field("expiry", "Expires", "12 / 34")}</div>
<div>${field("code", "Security code", "123")}</div>
</div>`;
}

function leadTo(response: ServerResponse, address: string): void {
  response.writeHead(303, { Location: address, "Cache-Control": "no-store" }).end();
}

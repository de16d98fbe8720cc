import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml, readBody, sendHtml } from "../../http.ts";
import type { Params, Route } from "../../router.ts";
import type { Account } from "../account.ts";
import { type HappeningName, happen, happeningsOf, isHappening } from "../acts/happenings.ts";
import { isDeleted } from "../shapes/event.ts";
import { hasEnded, itemOf } from "../shapes/subscription.ts";
import type { Invoice, PortalSession, Subscription } from "../wire.ts";
import { choice, day, deadEndPage, money, page } from "./page.ts";

const PATH = "/stripe/portal/:session";

/** What a person can do in the portal, and what a bank can, in the order of the page. */
const LABELS: Partial<Record<HappeningName, string>> = {
  pay: "Pay what is open",
  resume: "Don’t cancel",
  "cancel-at-period-end": "Cancel at the end of the period",
  "cancel-now": "Cancel now",
  "fail-payment": "Let the next payment fail",
};

/** The portal in which a customer manages subscriptions. */
export function portalRoutes(account: Account): Route[] {
  return [
    {
      method: "GET",
      path: PATH,
      handle(_request, response, params) {
        const session = knownSession(account, params, response);
        if (session) sendHtml(response, portalPage(account, session));
      },
    },
    {
      method: "POST",
      path: PATH,
      handle: (request, response, params) => act(account, request, response, params),
    },
  ];
}

/** `subscription` says which one; without it the newest is meant. */
async function act(
  account: Account,
  request: IncomingMessage,
  response: ServerResponse,
  params: Params,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  const session = knownSession(account, params, response);
  if (!session) return;
  const name = form.get("act") ?? "";
  const subscription = subscriptionsOf(account, session)
    .filter(({ id }) => form.get("subscription") === null || form.get("subscription") === id)
    .find((one) => isHappening(name) && happeningsOf(one).includes(name));
  if (!subscription || !isHappening(name) || LABELS[name] === undefined) {
    const problem = "That is not possible any more.";
    return sendHtml(response, portalPage(account, session, problem), { status: 409 });
  }
  happen(account, subscription.id, name);
  response.writeHead(303, { Location: request.url ?? "", "Cache-Control": "no-store" }).end();
}

function knownSession(
  account: Account,
  { session: id = "" }: Params,
  response: ServerResponse,
): PortalSession | undefined {
  const session = account.portalSessions.get(id);
  const customer = session && account.customers.get(session.customer);
  if (session && customer && !isDeleted(customer)) return session;
  const reason = "Please go back to Stepwell and open the portal from there.";
  sendHtml(response, deadEndPage("This page has expired", reason), { status: 404 });
  return undefined;
}

/** Newest first. */
function subscriptionsOf(account: Account, { customer }: PortalSession): Subscription[] {
  return account.subscriptions
    .all()
    .filter((subscription) => subscription.customer === customer)
    .toReversed();
}

function portalPage(account: Account, session: PortalSession, problem?: string): string {
  const subscriptions = subscriptionsOf(account, session);
  const invoices = account.invoices
    .all()
    .filter(({ customer }) => customer === session.customer)
    .toReversed();
  return page(
    "Manage your subscription",
    `<p class="quiet-text">This stands in for Stripe’s customer portal on this machine.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ""}
${subscriptions.map(subscriptionPart).join("") || "<p>There is no subscription.</p>"}
${invoices.length > 0 ? `<h2>Invoices</h2><ul>${invoices.map(invoicePart).join("")}</ul>` : ""}
${session.return_url === null ? "" : `<a class="back" href="${escapeHtml(session.return_url)}">Return to Stepwell</a>`}`,
  );
}

function subscriptionPart(subscription: Subscription): string {
  const { price, current_period_end: end } = itemOf(subscription);
  const possible: string[] = happeningsOf(subscription);
  const choices = Object.entries(LABELS)
    .filter(([name]) => possible.includes(name))
    .map(([name, label]) => choice("act", name, label));
  return `<section>
<h2>Stepwell Premium</h2>
<dl>
<dt>Price</dt><dd>${escapeHtml(money(price.unit_amount, price.currency))} every ${price.recurring.interval}</dd>
<dt>Status</dt><dd>${subscription.status}</dd>
<dt>${subscription.cancel_at === null ? "Renews" : "Ends"}</dt><dd>${hasEnded(subscription) ? "–" : day(subscription.cancel_at ?? end)}</dd>
</dl>
${choices.length > 0 ? `<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">${choices.join("\n")}</form>` : ""}
</section>`;
}

function invoicePart({ number, total, currency, status, created }: Invoice): string {
  return `<li>${escapeHtml(number ?? "Draft")}: ${escapeHtml(money(total, currency))}, ${status}, ${day(created)}</li>`;
}

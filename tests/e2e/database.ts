import pg from "pg";
import { ensureDatabase } from "../../scripts/postgres/databases";
import { migrate } from "../../scripts/postgres/migrate";

/** The address of a migrated database of its own, which only the processes of one test work on. */
export async function emptyDatabase(): Promise<string> {
  const address = new URL(process.env.DATABASE_URL ?? "");
  const server = new URL(address);
  server.pathname = "/postgres";
  address.pathname = `/own_${process.pid}_${Date.now()}`;
  await ensureDatabase(server.href, address.pathname.slice(1));
  await migrate(address.href);
  return address.href;
}

/** For what no page and no call can do: days that have passed, or thousands of plans. */
export async function inDatabase<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lets a person have been here last so many days ago, before this visit. */
export function setDaysAway(email: string, days: number): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      "UPDATE users SET last_visit_at = now() - make_interval(days => $2) WHERE email = $1",
      [email, days],
    ),
  );
}

/** Gives a person a subscription as the last reading of Stripe would leave it, without any payment. */
export function givePremium(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, stripe_price_id, status,
         current_period_end, updated_at)
       SELECT gen_random_uuid(), id, 'sub_' || id, 'price_1', 'active', now() + interval '20 days', now()
       FROM users WHERE email = $1`,
      [email],
    ),
  );
}

import pg from "pg";

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

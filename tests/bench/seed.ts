import type pg from "pg";

/**
 * Makes newcomers what people with twenty plans are: their address is confirmed and their time zone
 * known. Until then the line that asks for the address stands on each of their pages.
 */
export async function settlePeople(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    "UPDATE users SET email_verified = now(), time_zone = 'Europe/Berlin' WHERE id = ANY($1)",
    [ids],
  );
}

/** Gives a person so many plans of so many steps, every third step ticked, oldest plan first. */
export async function seedPlans(
  client: pg.Client,
  userId: string,
  plans: number,
  steps: number,
): Promise<void> {
  await client.query(
    `WITH plan AS (
       SELECT uuidv7() AS decision_id, uuidv7() AS checklist_id, n,
         'Get ready for adventure number ' || n AS title,
         now() - make_interval(mins => ($2 - n)::int) AS made
       FROM generate_series(1, $2::int) n
     ), decision AS (
       INSERT INTO decisions (id, user_id, input_text, created_at, updated_at)
       SELECT decision_id, $1::uuid, title, made, made FROM plan
     ), checklist AS (
       INSERT INTO checklists (id, decision_id, user_id, title, created_at, updated_at)
       SELECT checklist_id, decision_id, $1::uuid, title, made, made FROM plan
       RETURNING id AS checklist_id, created_at AS made
     )
     INSERT INTO steps (id, checklist_id, text, minutes, completed, completed_at, position, created_at, updated_at)
     SELECT uuidv7(), checklist_id, 'Do part ' || s || ' of it', 5 + s, s % 3 = 0,
       CASE WHEN s % 3 = 0 THEN now() END, s - 1, made, made
     FROM checklist, generate_series(1, $3::int) s`,
    [userId, plans, steps],
  );
}

/**
 * Fills the tables with other people, each with ten plans of ten steps: with 10,000 of them a million
 * steps. Triggers would take minutes, so what they write stands in the statement.
 */
export async function seedOtherPeople(client: pg.Client, people: number): Promise<void> {
  await client.query("SET session_replication_role = replica");
  await client.query(
    `WITH person AS (
       INSERT INTO users (id, email, first_name, last_name, birth_date, terms_accepted_at, updated_at)
       SELECT uuidv7(), 'other-' || gen_random_uuid() || '@stepwell.example', 'Other', 'Person',
         '1990-01-01', now(), now()
       FROM generate_series(1, $1::int) RETURNING id
     ), plan AS MATERIALIZED (
       SELECT id AS user_id, right(id::text, 12) AS mark, uuidv7() AS decision_id, uuidv7() AS checklist_id
       FROM person, generate_series(1, 10)
     ), decision AS (
       INSERT INTO decisions (id, user_id, input_text, updated_at)
       SELECT decision_id, user_id, 'Someone else''s goal', now() FROM plan
     ), checklist AS (
       INSERT INTO checklists (id, decision_id, user_id, title, updated_at, search)
       SELECT checklist_id, decision_id, user_id, 'Someone else''s goal', now(),
         array_to_tsvector(ARRAY[mark || 'someone', mark || 'elses', mark || 'goal'])
       FROM plan
     )
     INSERT INTO steps (id, checklist_id, text, minutes, position, updated_at, search)
     SELECT uuidv7(), checklist_id, 'Step ' || s, 5, s - 1, now(),
       array_to_tsvector(ARRAY[mark || 'step', mark || s])
     FROM plan, generate_series(1, 10) s`,
    [people],
  );
  await client.query("RESET session_replication_role");
  await client.query("VACUUM ANALYZE");
}

/** The id and the first step of a person's newest plan. */
export async function newestPlan(
  client: pg.Client,
  userId: string,
): Promise<{ checklistId: string; stepId: string }> {
  const { rows } = await client.query<{ checklistId: string; stepId: string }>(
    `SELECT c.id AS "checklistId", s.id AS "stepId" FROM checklists c
     JOIN steps s ON s.checklist_id = c.id AND s.position = 0
     WHERE c.user_id = $1 ORDER BY c.created_at DESC LIMIT 1`,
    [userId],
  );
  if (!rows[0]) throw new Error("The bench has no plan to measure with.");
  return rows[0];
}

import { randomUUID } from "node:crypto";
import type pg from "pg";
import { sealAdvice, sealMessage } from "@/lib/coaching/private-conversation";
import { writeTold } from "@/lib/coaching/told";
import { sealEntry } from "@/lib/journals/private-entry";
import { wrapKey, wrappingKeyOf } from "@/lib/users/key-wrapping";

export const OLDER = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  planId: randomUUID(),
  donePlanId: randomUUID(),
  decisionId: randomUUID(),
  stepId: randomUUID(),
  subStepId: randomUUID(),
  timerId: randomUUID(),
  entryId: randomUUID(),
  conversationId: randomUUID(),
  shareId: "a-share-of-the-first-release",
  texts: {
    plan: "Mend the old bicycle",
    step: "Find the pump",
    subStep: "Look in the cellar",
    done: "Water the plants",
    thought: "Buy oil",
    entry: "A quiet day\nwith rain",
    advice: "Take the pump first.",
    message: "And if it is broken?",
    refinement: "Fewer steps, please",
  },
} as const;

const past = "2026-03-04T05:06:07.891Z";
const future = "2126-03-04T05:06:07.891Z";

type Row = Record<string, unknown>;

/** Puts rows into every table of the first release, as that release wrote them. */
export async function fillFirstRelease(client: pg.Client): Promise<void> {
  for (const [table, row] of rowsOf(keyOf(OLDER.userId))) {
    const names = Object.keys(row);
    await client.query(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
      Object.values(row),
    );
  }
}

function keyOf(userId: string) {
  const id = randomUUID();
  const key = Buffer.alloc(32, 7);
  const wrapping = wrappingKeyOf(process.env.DATA_ENCRYPTION_KEY ?? "");
  return { id, key, ...wrapKey(wrapping, { id, userId }, key) };
}

function rowsOf(key: ReturnType<typeof keyOf>): [table: string, row: Row][] {
  const { userId, planId, donePlanId, decisionId, stepId, timerId, texts } = OLDER;
  const doneDecisionId = randomUUID();
  const dates = { created_at: past, updated_at: past };
  const plan = { user_id: userId, ...dates };
  const step = { checklist_id: planId, ...dates };
  return [
    [
      "users",
      {
        id: userId,
        email: "ada@example.org",
        email_verified: past,
        password_hash: "a hash",
        first_name: "Ada",
        last_name: "Lovelace",
        name: "Ada Lovelace",
        image: "https://example.org/ada.png",
        birth_date: "1990-12-10",
        terms_accepted_at: past,
        role: "admin",
        time_zone: "Europe/Zurich",
        stripe_customer_id: "cus_first",
        last_visit_at: past,
        ...dates,
      },
    ],
    [
      "accounts",
      {
        user_id: userId,
        type: "oidc",
        provider: "google",
        provider_account_id: "1",
        access_token: "t",
        ...dates,
      },
    ],
    [
      "sessions",
      {
        id: OLDER.sessionId,
        user_id: userId,
        device: "Firefox on Linux",
        last_seen_at: past,
        expires_at: future,
        // A session ends some months after it began, however long it was to last.
        created_at: new Date().toISOString(),
      },
    ],
    [
      "email_tokens",
      {
        id: randomUUID(),
        user_id: userId,
        purpose: "verify_email",
        token_hash: "hash",
        expires_at: future,
        created_at: past,
      },
    ],
    [
      "subscriptions",
      {
        id: randomUUID(),
        user_id: userId,
        stripe_subscription_id: "sub_first",
        stripe_price_id: "price_first",
        status: "active",
        current_period_end: future,
        cancel_at_period_end: true,
        synced_at: past,
        ...dates,
      },
    ],
    ["stripe_events", { id: "evt_first", type: "invoice.paid", occurred_at: past }],
    ["rate_limits", { key: "a limit", points: 3, expire: 4_929_000_000_000 }],
    [
      "decisions",
      {
        id: decisionId,
        user_id: userId,
        input_text: texts.plan,
        parsed_options: ["Now", "Later"],
        chosen_option: "Now",
        flip_count: 2,
        suggested_tasks: JSON.stringify([{ text: texts.step, minutes: 7 }]),
        planner: "claude",
        share_id: OLDER.shareId,
        shared_at: past,
        ...dates,
      },
    ],
    [
      "decisions",
      { id: doneDecisionId, claim_token_hash: "a visitor", input_text: texts.done, ...dates },
    ],
    ["checklists", { id: planId, decision_id: decisionId, title: texts.plan, ...plan }],
    [
      "checklists",
      {
        id: donePlanId,
        decision_id: doneDecisionId,
        title: texts.done,
        completed_at: past,
        ...plan,
      },
    ],
    [
      "steps",
      {
        id: stepId,
        text: texts.step,
        minutes: 7,
        position: 0,
        priority: true,
        manual: true,
        ...step,
      },
    ],
    [
      "steps",
      {
        id: OLDER.subStepId,
        parent_id: stepId,
        text: texts.subStep,
        position: 0,
        completed: true,
        completed_at: past,
        ...step,
      },
    ],
    [
      "refinement_messages",
      {
        id: randomUUID(),
        checklist_id: planId,
        author: "user",
        content: texts.refinement,
        created_at: past,
      },
    ],
    [
      "timer_sessions",
      {
        id: timerId,
        user_id: userId,
        checklist_id: planId,
        step_id: stepId,
        status: "completed",
        planned_seconds: 1500,
        duration_seconds: 1500,
        started_at: past,
        ends_at: past,
        ended_at: past,
      },
    ],
    [
      "parked_thoughts",
      {
        id: randomUUID(),
        user_id: userId,
        checklist_id: planId,
        step_id: stepId,
        timer_session_id: timerId,
        text: texts.thought,
        created_at: past,
      },
    ],
    ...privateRows(key),
    [
      "safety_log_entries",
      { id: randomUUID(), user_id: userId, surface: "goal", category: "hate", severity: "block" },
    ],
    [
      "ai_usages",
      {
        id: randomUUID(),
        user_id: userId,
        purpose: "breakdown",
        model: "m",
        latency_ms: 1,
        outcome: "done",
        cost_micros: 5,
        created_at: past,
      },
    ],
    [
      "reminder_settings",
      {
        user_id: userId,
        enabled: true,
        frequency: "weekly",
        weekdays: [2, 4],
        next_due_at: future,
        ...dates,
      },
    ],
    [
      "reminder_deliveries",
      {
        id: randomUUID(),
        user_id: userId,
        due_at: past,
        status: "sent",
        attempts: 1,
        sent_at: past,
        ...dates,
      },
    ],
  ];
}

function privateRows(key: ReturnType<typeof keyOf>): [table: string, row: Row][] {
  const { userId, entryId, conversationId, planId, texts } = OLDER;
  const messageId = randomUUID();
  const dates = { created_at: past, updated_at: past };
  return [
    [
      "data_keys",
      {
        id: key.id,
        user_id: userId,
        wrapped_key: Buffer.from(key.wrappedKey),
        wrapping_key_id: key.wrappingKeyId,
        created_at: past,
      },
    ],
    [
      "journal_entries",
      {
        id: entryId,
        user_id: userId,
        data_key_id: key.id,
        content: Buffer.from(sealEntry(key, { userId, entryId }, texts.entry)),
        mood: 4,
        checklist_id: planId,
        ...dates,
      },
    ],
    [
      "coaching_conversations",
      {
        id: conversationId,
        user_id: userId,
        checklist_id: planId,
        data_key_id: key.id,
        advice: Buffer.from(
          sealAdvice(key, { userId, conversationId }, writeTold({ text: texts.advice })),
        ),
        turn_count: 1,
        ...dates,
      },
    ],
    [
      "coaching_messages",
      {
        id: messageId,
        conversation_id: conversationId,
        data_key_id: key.id,
        author: "user",
        content: Buffer.from(
          sealMessage(key, { userId, messageId }, writeTold({ text: texts.message })),
        ),
        created_at: past,
      },
    ],
  ];
}

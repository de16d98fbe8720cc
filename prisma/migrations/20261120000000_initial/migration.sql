-- CreateEnum
CREATE TYPE "message_author" AS ENUM ('user', 'coach');

-- CreateEnum
CREATE TYPE "timer_status" AS ENUM ('active', 'completed', 'interrupted');

-- CreateEnum
CREATE TYPE "planner_name" AS ENUM ('claude', 'built-in');

-- CreateEnum
CREATE TYPE "safety_severity" AS ENUM ('allow', 'support', 'block');

-- CreateEnum
CREATE TYPE "reminder_frequency" AS ENUM ('daily', 'weekly', 'custom');

-- CreateEnum
CREATE TYPE "reminder_delivery_status" AS ENUM ('pending', 'sent', 'failed', 'unknown', 'skipped');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('user', 'admin');

-- CreateEnum
CREATE TYPE "email_token_purpose" AS ENUM ('verify_email', 'reset_password', 'change_email', 'link_google');

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "stripe_subscription_id" TEXT NOT NULL,
    "stripe_price_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "trial_end" TIMESTAMPTZ(3),
    "past_due_since" TIMESTAMPTZ(3),
    "synced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checklists" (
    "id" UUID NOT NULL,
    "decision_id" UUID NOT NULL,
    "user_id" UUID,
    "claim_token_hash" TEXT,
    "title" TEXT NOT NULL,
    "user_context" TEXT NOT NULL DEFAULT '',
    "refinement_count" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checklists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "steps" (
    "id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "parent_id" UUID,
    "text" TEXT NOT NULL,
    "minutes" INTEGER,
    "completed" BOOLEAN NOT NULL DEFAULT false,
    "completed_at" TIMESTAMPTZ(3),
    "priority" BOOLEAN NOT NULL DEFAULT false,
    "manual" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "deferred_until" DATE,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refinement_messages" (
    "id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "author" "message_author" NOT NULL,
    "content" TEXT NOT NULL,
    "changes" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refinement_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "timer_sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "checklist_id" UUID,
    "step_id" UUID,
    "status" "timer_status" NOT NULL DEFAULT 'active',
    "planned_seconds" INTEGER NOT NULL,
    "duration_seconds" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "timer_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parked_thoughts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "step_id" UUID,
    "timer_session_id" UUID,
    "text" TEXT NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parked_thoughts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "decisions" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "claim_token_hash" TEXT,
    "input_text" TEXT NOT NULL,
    "parsed_options" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "chosen_option" TEXT,
    "flip_count" INTEGER NOT NULL DEFAULT 0,
    "suggested_tasks" JSONB NOT NULL DEFAULT '[]',
    "planner" "planner_name",
    "share_id" TEXT,
    "shared_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_keys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "wrapped_key" BYTEA NOT NULL,
    "wrapping_key_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal_entries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "data_key_id" UUID NOT NULL,
    "content" BYTEA NOT NULL,
    "mood" INTEGER,
    "checklist_id" UUID,
    "decision_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coaching_conversations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "checklist_id" UUID,
    "data_key_id" UUID NOT NULL,
    "advice" BYTEA NOT NULL,
    "completed_tasks" INTEGER,
    "total_tasks" INTEGER,
    "turn_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coaching_conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coaching_messages" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "data_key_id" UUID NOT NULL,
    "author" "message_author" NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coaching_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "safety_log_entries" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "surface" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "severity" "safety_severity" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_log_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_usages" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_micros" INTEGER NOT NULL DEFAULT 0,
    "latency_ms" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_usages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder_settings" (
    "user_id" UUID NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "frequency" "reminder_frequency" NOT NULL DEFAULT 'daily',
    "custom_days" INTEGER,
    "minute_of_day" INTEGER NOT NULL DEFAULT 540,
    "weekdays" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "next_due_at" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "reminder_deliveries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "status" "reminder_delivery_status" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "name" TEXT,
    "image" TEXT,
    "birth_date" DATE,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "role" "role" NOT NULL DEFAULT 'user',
    "time_zone" TEXT,
    "stripe_customer_id" TEXT,
    "last_visit_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("provider","provider_account_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "email_token_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "new_email" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_user_id_key" ON "subscriptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_stripe_subscription_id_key" ON "subscriptions"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "subscriptions_status_current_period_end_idx" ON "subscriptions"("status", "current_period_end");

-- CreateIndex
CREATE INDEX "stripe_events_processed_at_received_at_idx" ON "stripe_events"("processed_at", "received_at");

-- CreateIndex
CREATE INDEX "checklists_user_id_created_at_id_idx" ON "checklists"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "checklists_decision_id_idx" ON "checklists"("decision_id");

-- CreateIndex
CREATE INDEX "checklists_claim_token_hash_idx" ON "checklists"("claim_token_hash");

-- CreateIndex
CREATE INDEX "checklists_deleted_at_idx" ON "checklists"("deleted_at");

-- CreateIndex
CREATE INDEX "steps_checklist_id_position_id_idx" ON "steps"("checklist_id", "position", "id");

-- CreateIndex
CREATE INDEX "steps_parent_id_position_idx" ON "steps"("parent_id", "position");

-- CreateIndex
CREATE INDEX "steps_deleted_at_idx" ON "steps"("deleted_at");

-- CreateIndex
CREATE INDEX "refinement_messages_checklist_id_created_at_id_idx" ON "refinement_messages"("checklist_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "timer_sessions_user_id_started_at_id_idx" ON "timer_sessions"("user_id", "started_at" DESC, "id");

-- CreateIndex
CREATE INDEX "timer_sessions_checklist_id_idx" ON "timer_sessions"("checklist_id");

-- CreateIndex
CREATE INDEX "timer_sessions_step_id_idx" ON "timer_sessions"("step_id");

-- CreateIndex
CREATE INDEX "parked_thoughts_checklist_id_created_at_id_idx" ON "parked_thoughts"("checklist_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "parked_thoughts_user_id_idx" ON "parked_thoughts"("user_id");

-- CreateIndex
CREATE INDEX "parked_thoughts_step_id_idx" ON "parked_thoughts"("step_id");

-- CreateIndex
CREATE INDEX "parked_thoughts_timer_session_id_idx" ON "parked_thoughts"("timer_session_id");

-- CreateIndex
CREATE UNIQUE INDEX "decisions_share_id_key" ON "decisions"("share_id");

-- CreateIndex
CREATE INDEX "decisions_user_id_created_at_id_idx" ON "decisions"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "decisions_claim_token_hash_idx" ON "decisions"("claim_token_hash");

-- CreateIndex
CREATE INDEX "data_keys_user_id_idx" ON "data_keys"("user_id");

-- CreateIndex
CREATE INDEX "data_keys_wrapping_key_id_idx" ON "data_keys"("wrapping_key_id");

-- CreateIndex
CREATE INDEX "journal_entries_user_id_created_at_id_idx" ON "journal_entries"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "journal_entries_data_key_id_idx" ON "journal_entries"("data_key_id");

-- CreateIndex
CREATE INDEX "journal_entries_checklist_id_idx" ON "journal_entries"("checklist_id");

-- CreateIndex
CREATE INDEX "journal_entries_decision_id_idx" ON "journal_entries"("decision_id");

-- CreateIndex
CREATE INDEX "coaching_conversations_user_id_created_at_id_idx" ON "coaching_conversations"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "coaching_conversations_checklist_id_idx" ON "coaching_conversations"("checklist_id");

-- CreateIndex
CREATE INDEX "coaching_conversations_data_key_id_idx" ON "coaching_conversations"("data_key_id");

-- CreateIndex
CREATE INDEX "coaching_messages_conversation_id_created_at_id_idx" ON "coaching_messages"("conversation_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "coaching_messages_data_key_id_idx" ON "coaching_messages"("data_key_id");

-- CreateIndex
CREATE INDEX "safety_log_entries_created_at_idx" ON "safety_log_entries"("created_at");

-- CreateIndex
CREATE INDEX "safety_log_entries_user_id_created_at_idx" ON "safety_log_entries"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "ai_usages_user_id_created_at_idx" ON "ai_usages"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "ai_usages_created_at_idx" ON "ai_usages"("created_at");

-- CreateIndex
CREATE INDEX "reminder_settings_next_due_at_user_id_idx" ON "reminder_settings"("next_due_at", "user_id");

-- CreateIndex
CREATE INDEX "reminder_deliveries_status_due_at_idx" ON "reminder_deliveries"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_deliveries_user_id_due_at_key" ON "reminder_deliveries"("user_id", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_customer_id_key" ON "users"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_last_seen_at_id_idx" ON "sessions"("user_id", "last_seen_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_tokens_token_hash_key" ON "email_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "email_tokens_user_id_purpose_idx" ON "email_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "email_tokens_expires_at_idx" ON "email_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "decisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refinement_messages" ADD CONSTRAINT "refinement_messages_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer_sessions" ADD CONSTRAINT "timer_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer_sessions" ADD CONSTRAINT "timer_sessions_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timer_sessions" ADD CONSTRAINT "timer_sessions_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parked_thoughts" ADD CONSTRAINT "parked_thoughts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parked_thoughts" ADD CONSTRAINT "parked_thoughts_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parked_thoughts" ADD CONSTRAINT "parked_thoughts_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parked_thoughts" ADD CONSTRAINT "parked_thoughts_timer_session_id_fkey" FOREIGN KEY ("timer_session_id") REFERENCES "timer_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_data_key_id_fkey" FOREIGN KEY ("data_key_id") REFERENCES "data_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "decisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coaching_conversations" ADD CONSTRAINT "coaching_conversations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coaching_conversations" ADD CONSTRAINT "coaching_conversations_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coaching_conversations" ADD CONSTRAINT "coaching_conversations_data_key_id_fkey" FOREIGN KEY ("data_key_id") REFERENCES "data_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coaching_messages" ADD CONSTRAINT "coaching_messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "coaching_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coaching_messages" ADD CONSTRAINT "coaching_messages_data_key_id_fkey" FOREIGN KEY ("data_key_id") REFERENCES "data_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "safety_log_entries" ADD CONSTRAINT "safety_log_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_usages" ADD CONSTRAINT "ai_usages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the models can't say: the specification's limits, ownership, "only once" and one level of sub-steps.

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email") AND char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "users_first_name_length" CHECK (char_length("first_name") BETWEEN 1 AND 100),
  ADD CONSTRAINT "users_last_name_length" CHECK (char_length("last_name") BETWEEN 1 AND 100);

ALTER TABLE "decisions"
  ADD CONSTRAINT "decisions_one_owner" CHECK (("user_id" IS NULL) <> ("claim_token_hash" IS NULL)),
  ADD CONSTRAINT "decisions_input_text_length" CHECK (char_length("input_text") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "decisions_options_count" CHECK (coalesce(array_length("parsed_options", 1), 0) IN (0, 2, 3, 4, 5, 6)),
  ADD CONSTRAINT "decisions_chosen_option_is_one" CHECK ("chosen_option" IS NULL OR "chosen_option" = ANY ("parsed_options")),
  ADD CONSTRAINT "decisions_flip_count_positive" CHECK ("flip_count" >= 0),
  ADD CONSTRAINT "decisions_suggested_tasks_list" CHECK (jsonb_typeof("suggested_tasks") = 'array'),
  ADD CONSTRAINT "decisions_shared_at_with_share_id" CHECK (("share_id" IS NULL) = ("shared_at" IS NULL));

ALTER TABLE "checklists"
  ADD CONSTRAINT "checklists_one_owner" CHECK (("user_id" IS NULL) <> ("claim_token_hash" IS NULL)),
  ADD CONSTRAINT "checklists_title_length" CHECK (char_length("title") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "checklists_user_context_length" CHECK (char_length("user_context") <= 4000),
  ADD CONSTRAINT "checklists_refinement_count_positive" CHECK ("refinement_count" >= 0);

-- One live plan for a decision: a double click or a retried request finds the first one.
CREATE UNIQUE INDEX "checklists_one_live_per_decision" ON "checklists" ("decision_id") WHERE "deleted_at" IS NULL;

ALTER TABLE "steps"
  ADD CONSTRAINT "steps_text_length" CHECK (char_length("text") BETWEEN 1 AND 500),
  ADD CONSTRAINT "steps_minutes_range" CHECK ("minutes" BETWEEN 1 AND 1440),
  ADD CONSTRAINT "steps_position_positive" CHECK ("position" >= 0),
  ADD CONSTRAINT "steps_completed_at_with_completed" CHECK ("completed" = ("completed_at" IS NOT NULL)),
  ADD CONSTRAINT "steps_not_own_parent" CHECK ("parent_id" <> "id");

CREATE FUNCTION "steps_one_level"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "steps" p
    WHERE p."id" = NEW."parent_id" AND p."parent_id" IS NULL AND p."checklist_id" = NEW."checklist_id"
  ) THEN
    RAISE EXCEPTION 'A sub-step belongs to a step of the same checklist that is not a sub-step itself'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'steps_one_level';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "steps_one_level" BEFORE INSERT OR UPDATE OF "parent_id", "checklist_id" ON "steps"
  FOR EACH ROW WHEN (NEW."parent_id" IS NOT NULL) EXECUTE FUNCTION "steps_one_level"();

ALTER TABLE "refinement_messages"
  ADD CONSTRAINT "refinement_messages_content_length" CHECK (char_length("content") BETWEEN 1 AND 8000);

-- Pomodoro: 25 minutes by default, 5 to 60 by choice.
ALTER TABLE "timer_sessions"
  ADD CONSTRAINT "timer_sessions_planned_range" CHECK ("planned_seconds" BETWEEN 300 AND 3600),
  ADD CONSTRAINT "timer_sessions_duration_range" CHECK ("duration_seconds" BETWEEN 0 AND "planned_seconds"),
  ADD CONSTRAINT "timer_sessions_ended_when_not_active" CHECK (("status" = 'active') = ("ended_at" IS NULL));
CREATE UNIQUE INDEX "timer_sessions_one_active_per_user" ON "timer_sessions" ("user_id") WHERE "status" = 'active';

ALTER TABLE "parked_thoughts"
  ADD CONSTRAINT "parked_thoughts_text_length" CHECK (char_length("text") BETWEEN 1 AND 500);

ALTER TABLE "reminder_settings"
  ADD CONSTRAINT "reminder_settings_custom_days_range" CHECK ("custom_days" BETWEEN 1 AND 30),
  ADD CONSTRAINT "reminder_settings_minute_of_day_range" CHECK ("minute_of_day" BETWEEN 0 AND 1439),
  ADD CONSTRAINT "reminder_settings_weekdays_range" CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]);
ALTER TABLE "reminder_deliveries"
  ADD CONSTRAINT "reminder_deliveries_attempts_positive" CHECK ("attempts" >= 0),
  ADD CONSTRAINT "reminder_deliveries_sent_at_when_sent" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL));

-- 10,000 characters of up to 4 bytes, with nonce and tag.
ALTER TABLE "journal_entries"
  ADD CONSTRAINT "journal_entries_content_size" CHECK (octet_length("content") BETWEEN 29 AND 40028),
  ADD CONSTRAINT "journal_entries_mood_range" CHECK ("mood" BETWEEN 1 AND 5);
ALTER TABLE "coaching_conversations"
  ADD CONSTRAINT "coaching_conversations_turns" CHECK ("turn_count" BETWEEN 0 AND 5),
  ADD CONSTRAINT "coaching_conversations_progress" CHECK ("completed_tasks" BETWEEN 0 AND "total_tasks");

ALTER TABLE "ai_usages" ADD COLUMN "cache_read_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cache_write_tokens" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "held_micros" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "is_estimated" BOOLEAN NOT NULL DEFAULT false;

-- What all calls of a month cost together, so that no call has to add up those of all people.
CREATE TABLE "ai_months" (
    "month" DATE NOT NULL,
    "spent_micros" BIGINT NOT NULL,

    CONSTRAINT "ai_months_pkey" PRIMARY KEY ("month")
);

-- Calls under way are few; finished ones hold nothing.
CREATE INDEX "ai_usages_held_until_idx" ON "ai_usages"("held_until") WHERE "held_until" IS NOT NULL;

-- Keeps the highest cost of a call free before it is made, where it fits into the budgets. Answers
-- 'held', or whose budget is used up: 'site' or 'person'. A limit that is null does not bind. Calls
-- that come at once stand in line at the month's row, so that they can't overshoot together. The
-- person's row is locked first: who waits for an account that is being deleted holds up nobody else.
CREATE FUNCTION "hold_ai_call"(
  "the_id" uuid, "the_user" uuid, "the_purpose" text, "the_model" text, "the_time" timestamptz,
  "the_micros" integer, "the_seconds" integer, "the_limit" bigint, "the_person_limit" bigint
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "the_month" timestamp := date_trunc('month', "the_time" AT TIME ZONE 'UTC');
  "begins" timestamptz := "the_month" AT TIME ZONE 'UTC';
  "ends" timestamptz := ("the_month" + interval '1 month') AT TIME ZONE 'UTC';
  "the_owner" uuid;
  "spent" bigint;
  "held" bigint;
BEGIN
  SELECT u."id" INTO "the_owner" FROM "users" u WHERE u."id" = "the_user" FOR KEY SHARE;

  INSERT INTO "ai_months" AS m ("month", "spent_micros")
    VALUES ("the_month"::date, 0)
    ON CONFLICT ("month") DO UPDATE SET "spent_micros" = m."spent_micros"
    RETURNING m."spent_micros" INTO "spent";

  SELECT coalesce(sum("held_micros"), 0) INTO "held" FROM "ai_usages"
    WHERE "held_until" > clock_timestamp() AND "created_at" >= "begins" AND "created_at" < "ends";
  IF "spent" + "held" + "the_micros" > "the_limit" THEN RETURN 'site'; END IF;

  IF "the_owner" IS NOT NULL AND "the_person_limit" IS NOT NULL THEN
    SELECT coalesce(sum(CASE WHEN "held_until" > clock_timestamp() THEN "held_micros" ELSE "cost_micros" END), 0)
      INTO "spent" FROM "ai_usages"
      WHERE "user_id" = "the_owner" AND "created_at" >= "begins" AND "created_at" < "ends";
    IF "spent" + "the_micros" > "the_person_limit" THEN RETURN 'person'; END IF;
  END IF;

  INSERT INTO "ai_usages"
    ("id", "user_id", "purpose", "model", "latency_ms", "outcome", "held_micros", "held_until", "created_at")
    VALUES ("the_id", "the_owner", "the_purpose", "the_model", 0, 'under_way', "the_micros",
      clock_timestamp() + "the_seconds" * interval '1 second', "the_time");
  RETURN 'held';
END $$;

-- Writes what a call cost in place of what was held for it, or as a row of its own where nothing was.
CREATE FUNCTION "settle_ai_call"(
  "the_id" uuid, "the_user" uuid, "the_purpose" text, "the_model" text, "the_time" timestamptz,
  "the_input" integer, "the_cache_write" integer, "the_cache_read" integer, "the_output" integer,
  "estimated" boolean, "the_micros" integer, "the_latency" integer, "the_outcome" text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "the_owner" uuid;
BEGIN
  -- An account that was deleted meanwhile leaves its cost without a name.
  SELECT u."id" INTO "the_owner" FROM "users" u WHERE u."id" = "the_user" FOR KEY SHARE;
  INSERT INTO "ai_usages"
    ("id", "user_id", "purpose", "model", "input_tokens", "cache_write_tokens", "cache_read_tokens",
      "output_tokens", "is_estimated", "cost_micros", "latency_ms", "outcome", "created_at")
    VALUES ("the_id", "the_owner", "the_purpose", "the_model", "the_input", "the_cache_write",
      "the_cache_read", "the_output", "estimated", "the_micros", "the_latency", "the_outcome", "the_time")
    ON CONFLICT ("id") DO UPDATE SET
      "input_tokens" = EXCLUDED."input_tokens", "cache_write_tokens" = EXCLUDED."cache_write_tokens",
      "cache_read_tokens" = EXCLUDED."cache_read_tokens", "output_tokens" = EXCLUDED."output_tokens",
      "is_estimated" = EXCLUDED."is_estimated", "cost_micros" = EXCLUDED."cost_micros",
      "latency_ms" = EXCLUDED."latency_ms", "outcome" = EXCLUDED."outcome",
      "held_micros" = 0, "held_until" = NULL;
  IF "the_micros" > 0 THEN
    INSERT INTO "ai_months" AS m ("month", "spent_micros")
      VALUES (date_trunc('month', "the_time" AT TIME ZONE 'UTC')::date, "the_micros")
      ON CONFLICT ("month") DO UPDATE SET "spent_micros" = m."spent_micros" + EXCLUDED."spent_micros";
  END IF;
END $$;

-- When a person was last here, whatever becomes of their sessions: "the last visit before the present
-- one" is what this says when the next visit begins.
ALTER TABLE "users" ADD COLUMN "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "users" u SET "last_seen_at" = coalesce(
  (SELECT max(s."last_seen_at") FROM "sessions" s WHERE s."user_id" = u."id"), u."created_at"
);

-- DropIndex
DROP INDEX "data_keys_user_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "data_keys_user_id_wrapping_key_id_key" ON "data_keys"("user_id", "wrapping_key_id");

-- What the clean-up looks for, so that it reads no row that stays.
CREATE INDEX "decisions_unclaimed_created_at" ON "decisions" ("created_at") WHERE "user_id" IS NULL;
CREATE INDEX "checklists_unclaimed_created_at" ON "checklists" ("created_at") WHERE "user_id" IS NULL;
CREATE INDEX "users_unfinished_created_at" ON "users" ("created_at") WHERE "birth_date" IS NULL;

-- DropIndex
DROP INDEX "data_keys_user_id_wrapping_key_id_key";

-- CreateIndex
CREATE INDEX "data_keys_user_id_idx" ON "data_keys"("user_id");

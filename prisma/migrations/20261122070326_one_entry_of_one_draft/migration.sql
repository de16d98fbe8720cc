-- AlterTable
ALTER TABLE "journal_entries" ADD COLUMN     "idempotency_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "journal_entries_user_id_idempotency_key_key" ON "journal_entries"("user_id", "idempotency_key");

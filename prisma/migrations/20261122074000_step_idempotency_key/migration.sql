-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "idempotency_key" UUID;

CREATE UNIQUE INDEX "steps_checklist_id_idempotency_key_key" ON "steps"("checklist_id", "idempotency_key") WHERE "idempotency_key" IS NOT NULL;

-- AlterTable
ALTER TABLE "refinement_messages" ADD COLUMN     "undone_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "refinement_holds" (
    "id" UUID NOT NULL,
    "checklist_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refinement_holds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "refinement_holds_checklist_id_expires_at_idx" ON "refinement_holds"("checklist_id", "expires_at");

-- AddForeignKey
ALTER TABLE "refinement_holds" ADD CONSTRAINT "refinement_holds_checklist_id_fkey" FOREIGN KEY ("checklist_id") REFERENCES "checklists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

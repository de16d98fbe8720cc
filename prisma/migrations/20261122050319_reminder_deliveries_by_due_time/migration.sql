-- CreateIndex
CREATE INDEX "reminder_deliveries_due_at_idx" ON "reminder_deliveries"("due_at");

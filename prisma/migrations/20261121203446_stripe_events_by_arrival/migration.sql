-- DropIndex
DROP INDEX "stripe_events_processed_at_received_at_idx";

-- CreateIndex
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events"("received_at");

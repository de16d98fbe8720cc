-- AlterTable
ALTER TABLE "timer_sessions" ADD COLUMN     "paused_at" TIMESTAMPTZ(3);

-- A session that has ended waits for nothing.
ALTER TABLE "timer_sessions"
  ADD CONSTRAINT "timer_sessions_paused_while_active" CHECK ("paused_at" IS NULL OR "status" = 'active');

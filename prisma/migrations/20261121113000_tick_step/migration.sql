-- Ticks a step or opens it again, and settles the step that a sub-step belongs to. A single statement
-- would see the other sub-steps as they were before it waited for the plan; in a function each
-- statement reads afresh, so the second of two tabs that tick the last two sub-steps sees both.
-- Answers the step with its live sub-steps, and the step that it belongs to.
CREATE FUNCTION "tick_step"("the_user" uuid, "the_checklist" uuid, "the_step" uuid, "done" boolean)
RETURNS SETOF "steps" LANGUAGE plpgsql AS $$
DECLARE
  "the_parent" uuid;
BEGIN
  PERFORM 1 FROM "checklists"
    WHERE "id" = "the_checklist" AND "user_id" = "the_user" AND "deleted_at" IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;

  UPDATE "steps" SET "completed" = "done", "updated_at" = now(),
      "completed_at" = CASE WHEN "done" THEN coalesce("completed_at", now()) END
    WHERE "id" = "the_step" AND "checklist_id" = "the_checklist" AND "deleted_at" IS NULL
    RETURNING "parent_id" INTO "the_parent";
  IF NOT FOUND THEN RETURN; END IF;

  IF "the_parent" IS NOT NULL AND NOT "done" THEN
    UPDATE "steps" SET "completed" = false, "completed_at" = NULL, "updated_at" = now()
      WHERE "id" = "the_parent" AND "completed";
  ELSIF "the_parent" IS NOT NULL THEN
    UPDATE "steps" p SET "completed" = true, "completed_at" = now(), "updated_at" = now()
      WHERE p."id" = "the_parent" AND NOT p."completed" AND NOT EXISTS (
        SELECT 1 FROM "steps" s
        WHERE s."parent_id" = "the_parent" AND s."deleted_at" IS NULL AND NOT s."completed"
      );
  END IF;

  RETURN QUERY SELECT * FROM "steps" s
    WHERE s."deleted_at" IS NULL AND (s."id" IN ("the_step", "the_parent") OR s."parent_id" = "the_step");
END $$;

-- A plan's completed_at follows its steps. Two tabs may tick the last two open steps at the same time;
-- no single statement of either sees the other's tick. Inside a trigger each statement reads afresh, so
-- after waiting for the plan's row the second one sees both.
CREATE FUNCTION "steps_settle_checklist"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "all_done" boolean;
BEGIN
  PERFORM 1 FROM "checklists" WHERE "id" = NEW."checklist_id" FOR NO KEY UPDATE;
  SELECT coalesce(bool_and("completed"), false) INTO "all_done" FROM "steps"
    WHERE "checklist_id" = NEW."checklist_id" AND "parent_id" IS NULL AND "deleted_at" IS NULL;
  UPDATE "checklists" SET "completed_at" = CASE WHEN "all_done" THEN now() END
    WHERE "id" = NEW."checklist_id" AND ("completed_at" IS NOT NULL) <> "all_done";
  RETURN NULL;
END $$;

CREATE TRIGGER "steps_settle_checklist_on_update" AFTER UPDATE OF "completed", "deleted_at" ON "steps"
  FOR EACH ROW WHEN (
    NEW."parent_id" IS NULL AND (
      NEW."completed" <> OLD."completed" OR (NEW."deleted_at" IS NULL) <> (OLD."deleted_at" IS NULL)
    )
  ) EXECUTE FUNCTION "steps_settle_checklist"();

-- A new open step opens a completed plan again; a plan that was open stays so and is not touched.
CREATE FUNCTION "steps_reopen_checklist"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "checklists" SET "completed_at" = NULL
    WHERE "id" = NEW."checklist_id" AND "completed_at" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "steps_reopen_checklist_on_insert" AFTER INSERT ON "steps"
  FOR EACH ROW WHEN (NEW."parent_id" IS NULL AND NOT NEW."completed")
  EXECUTE FUNCTION "steps_reopen_checklist"();

-- Open, completed and archived plans are lists of their own: each pages over its own index, whatever
-- the other lists and other people hold.
CREATE INDEX "checklists_open_idx" ON "checklists" ("user_id", "created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL AND "archived_at" IS NULL AND "completed_at" IS NULL;
CREATE INDEX "checklists_done_idx" ON "checklists" ("user_id", "created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL AND "archived_at" IS NULL AND "completed_at" IS NOT NULL;
CREATE INDEX "checklists_archived_idx" ON "checklists" ("user_id", "created_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL AND "archived_at" IS NOT NULL;

-- "Today" asks for starred steps over all open plans of a person. An index on steps would have to name
-- `completed`, and every tick would then write to every index of the table; so the plan counts its stars.
ALTER TABLE "checklists" ADD COLUMN "starred_steps" INTEGER NOT NULL DEFAULT 0;
UPDATE "checklists" c SET "starred_steps" = s."stars" FROM (
  SELECT "checklist_id", count(*) AS "stars" FROM "steps"
  WHERE "priority" AND "deleted_at" IS NULL AND "parent_id" IS NULL GROUP BY "checklist_id"
) s WHERE s."checklist_id" = c."id";
ALTER TABLE "checklists"
  ADD CONSTRAINT "checklists_starred_steps_positive" CHECK ("starred_steps" >= 0);

CREATE INDEX "checklists_starred_idx" ON "checklists" ("user_id", "created_at" DESC, "id" DESC)
  WHERE "starred_steps" > 0 AND "deleted_at" IS NULL AND "archived_at" IS NULL AND "completed_at" IS NULL;

CREATE FUNCTION "steps_count_stars"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "added" integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."priority" AND OLD."deleted_at" IS NULL THEN "added" := "added" - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW."priority" AND NEW."deleted_at" IS NULL THEN "added" := "added" + 1; END IF;
  IF "added" <> 0 THEN
    UPDATE "checklists" SET "starred_steps" = "starred_steps" + "added"
      WHERE "id" = coalesce(NEW."checklist_id", OLD."checklist_id");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "steps_count_stars_on_insert" AFTER INSERT ON "steps"
  FOR EACH ROW WHEN (NEW."priority" AND NEW."parent_id" IS NULL) EXECUTE FUNCTION "steps_count_stars"();
CREATE TRIGGER "steps_count_stars_on_update" AFTER UPDATE OF "priority", "deleted_at" ON "steps"
  FOR EACH ROW WHEN (NEW."parent_id" IS NULL AND (OLD."priority" OR NEW."priority"))
  EXECUTE FUNCTION "steps_count_stars"();
CREATE TRIGGER "steps_count_stars_on_delete" AFTER DELETE ON "steps"
  FOR EACH ROW WHEN (OLD."priority" AND OLD."parent_id" IS NULL) EXECUTE FUNCTION "steps_count_stars"();

-- Search by words over titles and steps. The index holds every word under a mark of its owner, so a
-- search reads the words of one person alone, whatever others own.

-- A text's words without case and accents, each cut to 40 characters. Scripts that write no spaces
-- (Chinese, Japanese, Thai and neighbours) are taken character by character.
CREATE FUNCTION "search_words"("the_text" text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT left("word", 40) FROM regexp_split_to_table(
    regexp_replace(
      translate(
        replace(replace(replace(
          -- Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and apostrophes within a word.
          regexp_replace(
            lower(normalize("the_text", NFKD)),
            '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f''\u2019]', '', 'g'
          ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'øđłıðς', 'odlidσ'
      ),
      '([\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff])', ' \1 ', 'g'
    ),
    '[[:space:][:punct:][:cntrl:]]+'
  ) "word" WHERE "word" <> ''
$$;

-- The owner's mark: the random end of the id, 12 characters. Two people with the same one would only
-- make a search look at a few rows more; whose rows are answered is the query's own condition.
CREATE FUNCTION "search_vector"("the_user" uuid, "the_text" text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT right("the_user"::text, 12) || "word" FROM "search_words"("the_text") "word"
  ))
$$;

-- Finds rows of an owner in which every word of the text begins a word. Words hold no quotes and no
-- backslashes, so nothing of the text can act as an operator. Null for a text without words.
CREATE FUNCTION "search_query"("the_user" uuid, "the_text" text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg('''' || right("the_user"::text, 12) || "word" || ''':*', ' & ')::tsquery
  FROM "search_words"("the_text") "word"
$$;

ALTER TABLE "checklists" ADD COLUMN "search" tsvector;
ALTER TABLE "steps" ADD COLUMN "search" tsvector;

UPDATE "checklists" SET "search" = "search_vector"("user_id", "title") WHERE "user_id" IS NOT NULL;
UPDATE "steps" s SET "search" = "search_vector"(c."user_id", s."text")
  FROM "checklists" c WHERE c."id" = s."checklist_id" AND c."user_id" IS NOT NULL;

-- Without the list of pending entries: it would be read by every search, whoever wrote them.
CREATE INDEX "checklists_search_idx" ON "checklists" USING GIN ("search") WITH (fastupdate = off);
CREATE INDEX "steps_search_idx" ON "steps" USING GIN ("search") WITH (fastupdate = off);

CREATE FUNCTION "checklists_keep_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := "search_vector"(NEW."user_id", NEW."title");
  RETURN NEW;
END $$;
CREATE TRIGGER "checklists_keep_search" BEFORE INSERT OR UPDATE OF "title", "user_id" ON "checklists"
  FOR EACH ROW EXECUTE FUNCTION "checklists_keep_search"();

CREATE FUNCTION "steps_keep_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := "search_vector"(
    (SELECT "user_id" FROM "checklists" WHERE "id" = NEW."checklist_id"), NEW."text"
  );
  RETURN NEW;
END $$;
CREATE TRIGGER "steps_keep_search" BEFORE INSERT OR UPDATE OF "text" ON "steps"
  FOR EACH ROW EXECUTE FUNCTION "steps_keep_search"();

-- A visitor's plan moves into an account with all its words.
CREATE FUNCTION "checklists_keep_steps_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "steps" SET "search" = "search_vector"(NEW."user_id", "text") WHERE "checklist_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "checklists_keep_steps_search" AFTER UPDATE OF "user_id" ON "checklists"
  FOR EACH ROW WHEN (NEW."user_id" IS DISTINCT FROM OLD."user_id")
  EXECUTE FUNCTION "checklists_keep_steps_search"();

ALTER TABLE "pending_embeddings" ADD COLUMN "owner_id" UUID;
UPDATE "pending_embeddings" SET "owner_id" = "passages"."owner_id" FROM "passages" WHERE "passage_id" = "id";
ALTER TABLE "pending_embeddings" ALTER COLUMN "owner_id" SET NOT NULL;
DROP INDEX "pending_embeddings_next_try_at_idx";
CREATE INDEX "pending_embeddings_owner_id_next_try_at_passage_id_idx" ON "pending_embeddings"("owner_id", "next_try_at", "passage_id");

CREATE OR REPLACE FUNCTION "note_pending_embeddings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id", "owner_id") SELECT "id", "owner_id" FROM written
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "passage_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."title", OLD."text") IS DISTINCT FROM (NEW."title", NEW."text") AND EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id", "owner_id") VALUES (NEW."id", NEW."owner_id")
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  IF OLD."is_public" <> NEW."is_public" THEN
    UPDATE "passage_embeddings" SET "is_public" = NEW."is_public" WHERE "passage_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;

-- The queue that looked for passages once a minute.
DO $$
BEGIN
  IF to_regprocedure('jobs.delete_queue(text)') IS NOT NULL THEN
    PERFORM jobs.delete_queue('embed-passages');
  END IF;
END
$$;

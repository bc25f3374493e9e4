ALTER TABLE "pending_passages" ADD COLUMN "owner_id" UUID;
UPDATE "pending_passages" SET "owner_id" = "user_id" FROM "knowledge_items" WHERE "source_kind" = 'item' AND "source_id" = "id";
UPDATE "pending_passages" SET "owner_id" = "user_id" FROM "memories" WHERE "source_kind" = 'memory' AND "source_id" = "id";
UPDATE "pending_passages" SET "owner_id" = "user_id" FROM "steps" WHERE "source_kind" = 'step' AND "source_id" = "id";
DELETE FROM "pending_passages" WHERE "owner_id" IS NULL;
ALTER TABLE "pending_passages" ALTER COLUMN "owner_id" SET NOT NULL;
DROP INDEX "pending_passages_next_try_at_idx";
CREATE INDEX "pending_passages_owner_id_next_try_at_source_id_idx" ON "pending_passages"("owner_id", "next_try_at", "source_id");

CREATE OR REPLACE FUNCTION "note_pending_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_passages" ("owner_id", "source_kind", "source_id") VALUES (NEW."user_id", TG_ARGV[0]::"passage_source", NEW."id")
  ON CONFLICT ("source_kind", "source_id") DO UPDATE SET "owner_id" = EXCLUDED."owner_id", "attempts" = 0, "next_try_at" = now();
  RETURN NULL;
END $$;

-- The queue that looked for passages once a minute.
DO $$
BEGIN
  IF to_regprocedure('jobs.delete_queue(text)') IS NOT NULL THEN
    PERFORM jobs.delete_queue('write-passages');
  END IF;
END
$$;

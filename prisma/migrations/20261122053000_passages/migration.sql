-- CreateEnum
CREATE TYPE "passage_source" AS ENUM ('item', 'memory', 'step');

-- CreateTable
CREATE TABLE "passages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner_id" UUID NOT NULL,
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "start_offset" INTEGER NOT NULL,
    "end_offset" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "unaccented" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "length" INTEGER NOT NULL,
    "stems" tsvector NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_passages" (
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_passages_pkey" PRIMARY KEY ("source_kind","source_id")
);

-- CreateTable
CREATE TABLE "word_counts" (
    "owner_id" UUID NOT NULL,
    "stem" TEXT NOT NULL,
    "passages" INTEGER NOT NULL,

    CONSTRAINT "word_counts_pkey" PRIMARY KEY ("owner_id","stem")
);

-- CreateIndex
CREATE INDEX "passages_group_id_ordinal_idx" ON "passages"("group_id", "ordinal");

-- CreateIndex
CREATE INDEX "passages_owner_id_language_idx" ON "passages"("owner_id", "language");

-- CreateIndex
CREATE UNIQUE INDEX "passages_source_kind_source_id_ordinal_key" ON "passages"("source_kind", "source_id", "ordinal");

-- CreateIndex
CREATE INDEX "pending_passages_next_try_at_idx" ON "pending_passages"("next_try_at");

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_counts" ADD CONSTRAINT "word_counts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Stems and words are read from a text with its signs taken out, as "searchable" does, so that "node.js" is found by "node".
CREATE FUNCTION "public"."stemmed"("language" text, "text" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector("language"::regconfig, translate("text", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;

-- How often a word is in a passage. ts_rank answers for one word that stands n times 6/π² of the sum of 1/1² to 1/n², which this turns
-- round within 5 %: reading the positions of all words of a passage takes PostgreSQL twenty times as long.
CREATE FUNCTION "public"."term_frequency"("passage" tsvector, "term" tsquery) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 0.6079 / greatest(1 - ts_rank('{1,1,1,1}', "passage", "term"), 0.002) - 0.5
$$;

ALTER TABLE "passages" DROP COLUMN "stems", DROP COLUMN "words",
  ADD COLUMN "stems" tsvector NOT NULL
    GENERATED ALWAYS AS ("public"."stemmed"("language", "title" || ' ' || "text") || "public"."stemmed"("language", "unaccented")) STORED,
  ADD COLUMN "words" tsvector NOT NULL GENERATED ALWAYS AS ("public"."searchable"("title" || ' ' || "text")) STORED;

-- Stems stay in the row and are not compressed as long as they fit, since each search reads those of a thousand passages.
ALTER TABLE "passages" ALTER COLUMN "stems" SET STORAGE MAIN;

-- The owner leads each index: a common word of everybody's notes costs one person nothing. Without a list of what is not yet sorted in,
-- a search after many writes is as fast as one before them.
CREATE INDEX "passages_stems_idx" ON "passages" USING gin ("owner_id", "stems") WITH (fastupdate = off);
CREATE INDEX "passages_words_idx" ON "passages" USING gin ("owner_id", "words") WITH (fastupdate = off);
-- For twins, whose policy has to hold before any word is compared.
CREATE INDEX "passages_public_idx" ON "passages" ("owner_id") WHERE "is_public";

-- Whatever writes a source notes that its passages are to be written, in the same transaction.
CREATE FUNCTION "note_pending_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_passages" ("source_kind", "source_id") VALUES (TG_ARGV[0]::"passage_source", NEW."id")
  ON CONFLICT ("source_kind", "source_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_note_new" AFTER INSERT ON "knowledge_items" FOR EACH ROW EXECUTE FUNCTION "note_pending_passages"('item');
CREATE TRIGGER "knowledge_items_note_changed" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN ((OLD."title", OLD."content") IS DISTINCT FROM (NEW."title", NEW."content")) EXECUTE FUNCTION "note_pending_passages"('item');
CREATE TRIGGER "memories_note_new" AFTER INSERT ON "memories" FOR EACH ROW EXECUTE FUNCTION "note_pending_passages"('memory');
CREATE TRIGGER "memories_note_changed" AFTER UPDATE ON "memories" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION "note_pending_passages"('memory');
-- Guests own nothing, and an answer is noted once it is whole.
CREATE TRIGGER "steps_note_new" AFTER INSERT ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call')
  EXECUTE FUNCTION "note_pending_passages"('step');
CREATE TRIGGER "steps_note_changed" AFTER UPDATE ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call'
    AND (OLD."user_id", OLD."status", OLD."input", OLD."output") IS DISTINCT FROM (NEW."user_id", NEW."status", NEW."input", NEW."output"))
  EXECUTE FUNCTION "note_pending_passages"('step');

-- A passage goes with its source, and is as public as it.
CREATE FUNCTION "delete_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "passages" USING gone WHERE "passages"."source_kind" = TG_ARGV[0]::"passage_source" AND "passages"."source_id" = gone."id";
  DELETE FROM "pending_passages" USING gone
  WHERE "pending_passages"."source_kind" = TG_ARGV[0]::"passage_source" AND "pending_passages"."source_id" = gone."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_delete_passages" AFTER DELETE ON "knowledge_items" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('item');
CREATE TRIGGER "memories_delete_passages" AFTER DELETE ON "memories" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('memory');
CREATE TRIGGER "steps_delete_passages" AFTER DELETE ON "steps" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('step');

CREATE FUNCTION "publish_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "passages" SET "is_public" = NEW."is_public" WHERE "source_kind" = 'item' AND "source_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_publish_passages" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN (OLD."is_public" IS DISTINCT FROM NEW."is_public") EXECUTE FUNCTION "publish_passages"();

-- Twins search the public ones of public profiles.
ALTER TABLE "passages" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "public_passages" ON "passages" FOR SELECT
  USING ("is_public" AND EXISTS (SELECT FROM "twin_profile" WHERE "twin_profile"."user_id" = "passages"."owner_id"));

CREATE OR REPLACE FUNCTION "grant_twin_reader"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT USAGE ON SCHEMA public TO twin_reader;
  GRANT SELECT ON "twin_profile" TO twin_reader;
  GRANT SELECT ON "public_listings" TO twin_reader;
  GRANT SELECT ON "knowledge_items" TO twin_reader;
  GRANT SELECT ON "passages" TO twin_reader;
  GRANT SELECT ("id", "twin_owner_id", "summary", "summary_position", "summary_sources") ON "threads" TO twin_reader;
  GRANT SELECT ("id", "thread_id", "position", "step_type", "input", "output") ON "steps" TO twin_reader;
  GRANT SELECT ON "step_sources" TO twin_reader;
END $$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'twin_reader') THEN
    PERFORM "grant_twin_reader"();
  END IF;
END $$;

-- What was written before gets its passages from the job "write-passages".
INSERT INTO "pending_passages" ("source_kind", "source_id") SELECT 'item', "id" FROM "knowledge_items";
INSERT INTO "pending_passages" ("source_kind", "source_id") SELECT 'memory', "id" FROM "memories";
INSERT INTO "pending_passages" ("source_kind", "source_id") SELECT 'step', "id" FROM "steps"
  WHERE "user_id" IS NOT NULL AND "status" <> 'streaming' AND "step_type" <> 'tool_call';

-- CreateTable
CREATE TABLE "passage_embeddings" (
    "passage_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "model" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,
    "embedding" vector NOT NULL,

    CONSTRAINT "passage_embeddings_pkey" PRIMARY KEY ("passage_id")
);

-- CreateTable
CREATE TABLE "pending_embeddings" (
    "passage_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_embeddings_pkey" PRIMARY KEY ("passage_id")
);

-- CreateTable
CREATE TABLE "embedding_models" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,

    CONSTRAINT "embedding_models_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "passage_embeddings_owner_id_model_idx" ON "passage_embeddings"("owner_id", "model");

-- CreateIndex
CREATE INDEX "pending_embeddings_next_try_at_idx" ON "pending_embeddings"("next_try_at");

-- AddForeignKey
ALTER TABLE "passage_embeddings" ADD CONSTRAINT "passage_embeddings_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_embeddings" ADD CONSTRAINT "pending_embeddings_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A search compares all vectors of an owner, so they stay in the row as long as a page holds them.
ALTER TABLE "passage_embeddings" ALTER COLUMN "embedding" SET STORAGE MAIN;
-- For twins, whose policy has to hold before any vector is compared.
CREATE INDEX "passage_embeddings_public_idx" ON "passage_embeddings" ("owner_id") WHERE "is_public";

-- Whatever writes a passage notes that its embedding is to be made, in the same transaction; while no model is set, nothing is noted.
CREATE FUNCTION "note_pending_embeddings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id") SELECT "id" FROM written
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_note_new" AFTER INSERT ON "passages" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "note_pending_embeddings"();

-- A renamed document; and an embedding is as public as its passage.
CREATE FUNCTION "passage_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."title", OLD."text") IS DISTINCT FROM (NEW."title", NEW."text") AND EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id") VALUES (NEW."id")
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  IF OLD."is_public" <> NEW."is_public" THEN
    UPDATE "passage_embeddings" SET "is_public" = NEW."is_public" WHERE "passage_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_note_changed" AFTER UPDATE ON "passages" FOR EACH ROW
  WHEN ((OLD."title", OLD."text", OLD."is_public") IS DISTINCT FROM (NEW."title", NEW."text", NEW."is_public"))
  EXECUTE FUNCTION "passage_changed"();

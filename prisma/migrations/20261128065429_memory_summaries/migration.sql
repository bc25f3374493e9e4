-- CreateTable
CREATE TABLE "memory_summaries" (
    "user_id" UUID NOT NULL,
    "model_name" TEXT NOT NULL,
    "is_outdated" BOOLEAN NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_summaries_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "memory_summary_sentences" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "memory_ids" UUID[],

    CONSTRAINT "memory_summary_sentences_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "memory_summary_sentences_user_id_position_key" ON "memory_summary_sentences"("user_id", "position");

-- AddForeignKey
ALTER TABLE "memory_summaries" ADD CONSTRAINT "memory_summaries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_summary_sentences" ADD CONSTRAINT "memory_summary_sentences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "memory_summaries"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
-- In the transaction of the change, so that no summary repeats a forgotten or restricted memory. The update comes first: the row is the lock of the
-- writer, and the deletion after it sees the writer's sentences.
CREATE FUNCTION "withdraw_memory_sentences"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "memory_summaries" SET "is_outdated" = true WHERE "user_id" IN (SELECT "user_id" FROM changed);
  DELETE FROM "memory_summary_sentences" USING changed
  WHERE "memory_summary_sentences"."user_id" = changed."user_id" AND changed."id" = ANY ("memory_summary_sentences"."memory_ids");
  RETURN NULL;
END $$;
CREATE TRIGGER "memories_withdraw_new" AFTER INSERT ON "memories" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "withdraw_memory_sentences"();
CREATE TRIGGER "memories_withdraw_changed" AFTER UPDATE ON "memories" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "withdraw_memory_sentences"();
CREATE TRIGGER "memories_withdraw_deleted" AFTER DELETE ON "memories" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "withdraw_memory_sentences"();

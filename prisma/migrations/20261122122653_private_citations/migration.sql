-- What the owner's own assistant quotes.
ALTER TYPE "source_kind" ADD VALUE 'memory';
ALTER TYPE "source_kind" ADD VALUE 'step';

ALTER TABLE "step_sources" ADD COLUMN "thread_id" UUID;

CREATE INDEX "step_sources_source_id_idx" ON "step_sources"("source_id");

-- What was forgotten or deleted with its conversation is quoted no more.
CREATE FUNCTION "delete_quotations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "step_sources" USING gone
  WHERE "step_sources"."source_id" = gone."id"::text AND "step_sources"."kind" = TG_ARGV[0]::"source_kind";
  RETURN NULL;
END $$;
CREATE TRIGGER "memories_delete_quotations" AFTER DELETE ON "memories" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_quotations"('memory');
CREATE TRIGGER "steps_delete_quotations" AFTER DELETE ON "steps" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_quotations"('step');

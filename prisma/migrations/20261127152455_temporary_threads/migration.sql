-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "is_temporary" BOOLEAN NOT NULL DEFAULT false;

-- Hand-written from here.
CREATE INDEX "threads_temporary_idx" ON "threads" ("user_id", "updated_at") WHERE "is_temporary";

ALTER TABLE "threads" ADD CONSTRAINT "threads_temporary_check" CHECK (NOT "is_temporary" OR ("user_id" IS NOT NULL AND "twin_owner_id" IS NULL
  AND "pinned_at" IS NULL AND "archived_at" IS NULL AND "project_id" IS NULL));

-- Temporary threads are in no list, so their messages are only in their steps.
CREATE FUNCTION "clear_temporary_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."name" := NULL;
  NEW."first_message_preview" := NULL;
  NEW."last_message_preview" := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "threads_clear_temporary" BEFORE INSERT OR UPDATE ON "threads" FOR EACH ROW
  WHEN (NEW."is_temporary") EXECUTE FUNCTION "clear_temporary_thread"();

-- Messages of temporary threads have no passages.
CREATE FUNCTION "note_pending_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_passages" ("owner_id", "source_kind", "source_id") SELECT NEW."user_id", 'step', NEW."id"
  WHERE NOT EXISTS (SELECT FROM "threads" WHERE "id" = NEW."thread_id" AND "is_temporary")
  ON CONFLICT ("source_kind", "source_id") DO UPDATE SET "owner_id" = EXCLUDED."owner_id", "attempts" = 0, "next_try_at" = now();
  RETURN NULL;
END $$;
DROP TRIGGER "steps_note_new" ON "steps";
CREATE TRIGGER "steps_note_new" AFTER INSERT ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call')
  EXECUTE FUNCTION "note_pending_messages"();
DROP TRIGGER "steps_note_changed" ON "steps";
CREATE TRIGGER "steps_note_changed" AFTER UPDATE ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call'
    AND (OLD."user_id", OLD."status", OLD."input", OLD."output") IS DISTINCT FROM (NEW."user_id", NEW."status", NEW."input", NEW."output"))
  EXECUTE FUNCTION "note_pending_messages"();

CREATE OR REPLACE FUNCTION "record_ended_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "threads" WHERE "id" = NEW."thread_id" AND "is_temporary") THEN
    RETURN NULL;
  END IF;
  PERFORM "record_webhook_event"(NEW."user_id",
    CASE WHEN NEW."status" = 'completed' THEN 'answer.finished' ELSE 'answer.failed' END,
    jsonb_build_object('run_id', NEW."id", 'thread_id', NEW."thread_id", 'step_id', NEW."assistant_step_id")
      || CASE WHEN NEW."status" = 'completed' THEN '{}'::jsonb ELSE jsonb_build_object('code', coalesce(NEW."error_code", NEW."status"::text)) END);
  RETURN NULL;
END $$;

-- Uploads of queued messages belong to no step, and stored responses to no thread.
CREATE FUNCTION "delete_traces_of_temporary_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "elements" USING "queued_messages"
  WHERE "queued_messages"."thread_id" = OLD."id" AND "elements"."id" = ANY ("queued_messages"."element_ids") AND "elements"."step_id" IS NULL;
  DELETE FROM "idempotency_keys" WHERE "user_id" = OLD."user_id" AND strpos("body", OLD."id"::text) > 0;
  RETURN OLD;
END $$;
CREATE TRIGGER "threads_delete_traces" BEFORE DELETE ON "threads" FOR EACH ROW
  WHEN (OLD."is_temporary") EXECUTE FUNCTION "delete_traces_of_temporary_thread"();

-- CreateEnum
CREATE TYPE "webhook_delivery_status" AS ENUM ('pending', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "event_types" TEXT[],
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "problem" TEXT,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "last_duration_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'pending',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tries_before" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "lease_until" TIMESTAMPTZ(3),
    "process_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "status_code" INTEGER,
    "problem" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "response" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_user_id_created_at_idx" ON "webhooks"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_idx" ON "webhook_deliveries"("webhook_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_created_at_idx" ON "webhook_attempts"("delivery_id", "created_at");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is on its way: by webhook, and of those that a process has begun.
CREATE INDEX "webhook_deliveries_pending_idx" ON "webhook_deliveries" ("webhook_id", "next_try_at") WHERE "status" = 'pending';
CREATE INDEX "webhook_deliveries_leased_idx" ON "webhook_deliveries" ("webhook_id") WHERE "lease_until" IS NOT NULL;

-- Writes an event down for every webhook of a person that wants it. A webhook that is deleted at the same moment is passed over.
CREATE FUNCTION "record_webhook_event"(owner uuid, kind text, details jsonb) RETURNS void LANGUAGE sql AS $$
  WITH event AS MATERIALIZED (SELECT gen_random_uuid() AS id)
  INSERT INTO "webhook_deliveries" ("id", "webhook_id", "event_id", "type", "data")
  SELECT gen_random_uuid(), webhook."id", event.id, kind, details
  FROM "webhooks" AS webhook, event
  WHERE webhook."user_id" = owner AND webhook."is_enabled" AND kind = ANY (webhook."event_types")
  FOR KEY SHARE OF webhook
$$;

CREATE FUNCTION "record_ended_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"(NEW."user_id",
    CASE WHEN NEW."status" = 'completed' THEN 'answer.finished' ELSE 'answer.failed' END,
    jsonb_build_object('run_id', NEW."id", 'thread_id', NEW."thread_id", 'step_id', NEW."assistant_step_id")
      || CASE WHEN NEW."status" = 'completed' THEN '{}'::jsonb ELSE jsonb_build_object('code', coalesce(NEW."error_code", NEW."status"::text)) END);
  RETURN NULL;
END $$;
CREATE TRIGGER "runs_tell_webhooks" AFTER UPDATE OF "status" ON "runs" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND OLD."status" IN ('queued', 'running') AND NEW."status" IN ('completed', 'failed', 'interrupted'))
  EXECUTE FUNCTION "record_ended_run"();

CREATE FUNCTION "record_twin_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"(NEW."owner_id", 'twin.question_unanswered', jsonb_build_object('question_key', NEW."key",
    'conversation_id', (SELECT "thread_id" FROM "steps" WHERE "id" = NEW."answer_step_id"), 'step_id', NEW."answer_step_id"));
  RETURN NULL;
END $$;
CREATE TRIGGER "twin_questions_tell_webhooks" AFTER INSERT ON "twin_questions" FOR EACH ROW EXECUTE FUNCTION "record_twin_question"();

-- A document that has been read or could not be, and one whose newer file took its place or could not be read.
CREATE FUNCTION "record_read_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"((SELECT "user_id" FROM "knowledge_items" WHERE "id" = NEW."item_id"), 'document.finished', jsonb_build_object(
    'document_id', NEW."item_id", 'status', CASE WHEN NEW."status" = 'failed' OR (OLD."status" <> 'pending' AND NEW."replacement_problem" IS NOT NULL)
      THEN 'failed' ELSE 'ready' END, 'is_newer_file', OLD."status" <> 'pending'));
  RETURN NULL;
END $$;
CREATE TRIGGER "documents_tell_webhooks" AFTER UPDATE OF "status", "new_file_path" ON "documents" FOR EACH ROW
  WHEN ((OLD."status" = 'pending' AND NEW."status" <> 'pending') OR (OLD."new_file_path" IS NOT NULL AND NEW."new_file_path" IS NULL))
  EXECUTE FUNCTION "record_read_document"();

-- CreateEnum
CREATE TYPE "model_preset" AS ENUM ('ollama', 'lm_studio', 'openai', 'anthropic', 'openai_compatible');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "is_operator" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "model_id" UUID;

-- CreateTable
CREATE TABLE "model_connections" (
    "id" UUID NOT NULL,
    "preset" "model_preset" NOT NULL,
    "base_url" TEXT NOT NULL,
    "api_key" TEXT,
    "key_hint" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_connections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connected_models" (
    "id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_listed" BOOLEAN NOT NULL DEFAULT true,
    "is_available" BOOLEAN NOT NULL DEFAULT false,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "context_tokens" INTEGER NOT NULL,
    "accepts_images" BOOLEAN NOT NULL,
    "calls_tools" BOOLEAN NOT NULL,
    "reasons" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connected_models_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "connected_models_connection_id_name_key" ON "connected_models"("connection_id", "name");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at");

-- CreateIndex
CREATE INDEX "users_model_id_idx" ON "users"("model_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_model_id_fkey" FOREIGN KEY ("model_id") REFERENCES "connected_models"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "connected_models" ADD CONSTRAINT "connected_models_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "model_connections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX "connected_models_default_idx" ON "connected_models" ("is_default") WHERE "is_default";

-- Servers that already have accounts: the oldest one, except the demo twin's.
UPDATE "users" SET "is_operator" = true WHERE "id" = (
  SELECT "id" FROM "users" WHERE "id" <> '01900000-0000-7000-8000-000000000001' ORDER BY "created_at", "id" LIMIT 1
);

-- A trigger, because two concurrent registrations on an empty server must not make two operators.
CREATE FUNCTION "make_first_operator"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  demo CONSTANT uuid := '01900000-0000-7000-8000-000000000001';
BEGIN
  IF NEW."id" = demo OR EXISTS (SELECT FROM "users" WHERE "id" <> demo) THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('twain.first-operator'));
  NEW."is_operator" := NOT EXISTS (SELECT FROM "users" WHERE "id" <> demo);
  RETURN NEW;
END $$;
CREATE TRIGGER "users_first_operator" BEFORE INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "make_first_operator"();

CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Audit entries cannot be changed or deleted.';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

-- CreateEnum
CREATE TYPE "conversation_origin" AS ENUM ('chatgpt', 'claude');

-- CreateEnum
CREATE TYPE "conversation_import_status" AS ENUM ('pending', 'ready', 'failed', 'undoing');

-- CreateEnum
CREATE TYPE "conversation_import_problem" AS ENUM ('not_an_export', 'empty', 'encrypted', 'damaged', 'too_large', 'too_many_messages', 'too_many_kept', 'interrupted');

-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "import_id" UUID,
ADD COLUMN     "origin" "conversation_origin",
ADD COLUMN     "origin_key" TEXT;

-- CreateTable
CREATE TABLE "conversation_imports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT,
    "file_size" BIGINT NOT NULL,
    "status" "conversation_import_status" NOT NULL DEFAULT 'pending',
    "problem" "conversation_import_problem",
    "origin" "conversation_origin",
    "conversation_count" INTEGER,
    "message_count" INTEGER,
    "conversations_done" INTEGER NOT NULL DEFAULT 0,
    "messages_done" INTEGER NOT NULL DEFAULT 0,
    "added_count" INTEGER NOT NULL DEFAULT 0,
    "known_count" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversation_imports_user_id_created_at_idx" ON "conversation_imports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "threads_import_id_idx" ON "threads"("import_id");

-- CreateIndex
CREATE UNIQUE INDEX "threads_user_id_origin_origin_key_key" ON "threads"("user_id", "origin", "origin_key");

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "conversation_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_imports" ADD CONSTRAINT "conversation_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The file of an import is deleted once it is no longer named, however that came.
CREATE TRIGGER "conversation_imports_file_deleted" AFTER DELETE ON "conversation_imports"
  FOR EACH ROW WHEN (OLD."file_path" IS NOT NULL) EXECUTE FUNCTION "note_deleted_file"();
CREATE TRIGGER "conversation_imports_file_read" AFTER UPDATE OF "file_path" ON "conversation_imports"
  FOR EACH ROW WHEN (OLD."file_path" IS DISTINCT FROM NEW."file_path") EXECUTE FUNCTION "note_deleted_file"();

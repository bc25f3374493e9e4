-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('pending', 'ready', 'failed');

-- AlterTable
ALTER TABLE "step_sources" ADD COLUMN     "ordinal" INTEGER,
ADD COLUMN     "page" INTEGER;

-- AlterTable
ALTER TABLE "passages" ADD COLUMN     "page" INTEGER;

-- CreateTable
CREATE TABLE "documents" (
    "item_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "file_size" BIGINT NOT NULL,
    "media_type" TEXT NOT NULL,
    "status" "document_status" NOT NULL DEFAULT 'pending',
    "problem" TEXT,
    "page_count" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("item_id")
);

-- CreateTable
CREATE TABLE "document_parts" (
    "item_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "page" INTEGER,
    "start_offset" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "document_parts_pkey" PRIMARY KEY ("item_id","position")
);

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "documents"("item_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those that wait to be read, the oldest first.
CREATE INDEX "documents_pending_idx" ON "documents" ("item_id") WHERE "status" = 'pending';

-- However a document goes, its file goes too.
CREATE TRIGGER "documents_file_deleted" AFTER DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_deleted_file"();

-- Whoever reads the file of a document writes its passages.
DROP TRIGGER "knowledge_items_note_new" ON "knowledge_items";
DROP TRIGGER "knowledge_items_note_changed" ON "knowledge_items";
CREATE TRIGGER "knowledge_items_note_new" AFTER INSERT ON "knowledge_items" FOR EACH ROW
  WHEN (NEW."kind" <> 'document') EXECUTE FUNCTION "note_pending_passages"('item');
CREATE TRIGGER "knowledge_items_note_changed" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN (NEW."kind" <> 'document' AND (OLD."title", OLD."content") IS DISTINCT FROM (NEW."title", NEW."content"))
  EXECUTE FUNCTION "note_pending_passages"('item');

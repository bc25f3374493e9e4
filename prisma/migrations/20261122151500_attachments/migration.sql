-- AlterEnum
ALTER TYPE "passage_source" ADD VALUE 'attachment';

-- AlterTable
ALTER TABLE "elements" ADD COLUMN     "problem" TEXT,
ADD COLUMN     "text_bytes" INTEGER,
ADD COLUMN     "item_id" UUID;

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "new_file_path" TEXT,
ADD COLUMN     "new_file_name" TEXT,
ADD COLUMN     "new_file_size" BIGINT,
ADD COLUMN     "new_media_type" TEXT,
ADD COLUMN     "stays_public" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "replacement_problem" TEXT;

-- CreateTable
CREATE TABLE "attachment_texts" (
    "element_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "attachment_texts_pkey" PRIMARY KEY ("element_id")
);

-- CreateIndex
CREATE INDEX "elements_item_id_idx" ON "elements"("item_id");

-- AddForeignKey
ALTER TABLE "elements" ADD CONSTRAINT "elements_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment_texts" ADD CONSTRAINT "attachment_texts_element_id_fkey" FOREIGN KEY ("element_id") REFERENCES "elements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- However an attached file goes, its passages go too.
CREATE TRIGGER "elements_delete_passages" AFTER DELETE ON "elements" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('attachment');

-- A file that a document no longer names is deleted; all of them when the document goes, since there is nothing new then.
CREATE FUNCTION "note_replaced_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("path")
  SELECT old_path FROM unnest(ARRAY[OLD."file_path", OLD."new_file_path"]) AS old_path
  WHERE old_path IS NOT NULL AND old_path <> ALL (array_remove(ARRAY[NEW."file_path", NEW."new_file_path"], NULL))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
DROP TRIGGER "documents_file_deleted" ON "documents";
CREATE TRIGGER "documents_file_deleted" AFTER DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_replaced_files"();
CREATE TRIGGER "documents_file_replaced" AFTER UPDATE OF "file_path", "new_file_path" ON "documents" FOR EACH ROW
  EXECUTE FUNCTION "note_replaced_files"();

-- Those whose newer file waits to be read.
CREATE INDEX "documents_replaced_idx" ON "documents" ("item_id") WHERE "new_file_path" IS NOT NULL;

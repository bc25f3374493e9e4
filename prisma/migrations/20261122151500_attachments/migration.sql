-- AlterEnum
ALTER TYPE "passage_source" ADD VALUE 'attachment';

-- AlterTable
ALTER TABLE "elements" ADD COLUMN     "problem" TEXT,
ADD COLUMN     "text_bytes" INTEGER,
ADD COLUMN     "item_id" UUID;

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

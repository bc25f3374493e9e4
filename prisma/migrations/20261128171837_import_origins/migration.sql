-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "origin_id" UUID;

-- AlterTable
ALTER TABLE "conversation_imports" ADD COLUMN     "twin_conversation_count" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "imported_entries" ADD COLUMN     "origin_id" UUID;

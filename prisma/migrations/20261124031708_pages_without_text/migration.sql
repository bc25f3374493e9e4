-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "pages_without_text" INTEGER NOT NULL DEFAULT 0;

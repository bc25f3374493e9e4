-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "source_url" TEXT;

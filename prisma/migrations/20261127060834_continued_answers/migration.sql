-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "kept" JSONB;

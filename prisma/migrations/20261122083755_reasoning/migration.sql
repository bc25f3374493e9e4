-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "reasoning" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reasoning_ms" INTEGER;

-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "compacting_since" TIMESTAMPTZ(3),
ADD COLUMN     "compaction_error" TEXT;

-- CreateIndex
CREATE INDEX "threads_compacting_idx" ON "threads" ("id") WHERE "compacting_since" IS NOT NULL;

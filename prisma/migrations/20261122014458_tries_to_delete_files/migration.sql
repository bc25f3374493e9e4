-- AlterTable
ALTER TABLE "deleted_files" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "deleted_files_next_try_at_idx" ON "deleted_files"("next_try_at");

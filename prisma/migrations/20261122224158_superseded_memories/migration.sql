-- AlterTable
ALTER TABLE "memories" ADD COLUMN     "is_denial" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_noticed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "subject_hash" TEXT,
ADD COLUMN     "superseded_at" TIMESTAMPTZ(3),
ADD COLUMN     "superseded_by_id" UUID,
ADD COLUMN     "value_hash" TEXT;

-- CreateIndex
CREATE INDEX "memories_user_id_subject_hash_idx" ON "memories"("user_id", "subject_hash");

-- CreateIndex
CREATE INDEX "memories_superseded_by_id_idx" ON "memories"("superseded_by_id");

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_superseded_by_id_fkey" FOREIGN KEY ("superseded_by_id") REFERENCES "memories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

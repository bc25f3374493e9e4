-- AlterTable
ALTER TABLE "users" ADD COLUMN     "model_name" TEXT;

-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "model_id" UUID,
ADD COLUMN     "model_name" TEXT;

-- CreateIndex
CREATE INDEX "threads_model_id_idx" ON "threads"("model_id");

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_model_id_fkey" FOREIGN KEY ("model_id") REFERENCES "connected_models"("id") ON DELETE SET NULL ON UPDATE CASCADE;

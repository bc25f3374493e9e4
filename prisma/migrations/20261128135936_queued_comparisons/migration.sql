-- AlterTable
ALTER TABLE "queued_messages" ADD COLUMN     "compared_model_id" UUID;

-- CreateIndex
CREATE INDEX "queued_messages_compared_model_id_idx" ON "queued_messages"("compared_model_id");

-- AddForeignKey
ALTER TABLE "queued_messages" ADD CONSTRAINT "queued_messages_compared_model_id_fkey" FOREIGN KEY ("compared_model_id") REFERENCES "connected_models"("id") ON DELETE SET NULL ON UPDATE CASCADE;

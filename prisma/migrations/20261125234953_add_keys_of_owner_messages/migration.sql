-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "client_message_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "steps_thread_id_client_message_id_key" ON "steps"("thread_id", "client_message_id");

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "question_step_id" UUID;

-- CreateIndex
CREATE INDEX "notifications_question_step_id_idx" ON "notifications"("question_step_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_step_id_fkey" FOREIGN KEY ("question_step_id") REFERENCES "steps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

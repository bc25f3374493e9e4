-- CreateEnum
CREATE TYPE "answer_approval" AS ENUM ('waiting', 'approved', 'rejected');

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "approval" "answer_approval";

-- AlterTable
ALTER TABLE "twin_characters" ADD COLUMN     "approval_subjects" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "approves_every_answer" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "waiting_answers" (
    "step_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "sources" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "waiting_answers_pkey" PRIMARY KEY ("step_id")
);

-- CreateIndex
CREATE INDEX "waiting_answers_owner_id_created_at_idx" ON "waiting_answers"("owner_id", "created_at");

-- AddForeignKey
ALTER TABLE "waiting_answers" ADD CONSTRAINT "waiting_answers_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waiting_answers" ADD CONSTRAINT "waiting_answers_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

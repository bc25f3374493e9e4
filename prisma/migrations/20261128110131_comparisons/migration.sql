-- CreateEnum
CREATE TYPE "comparison_state" AS ENUM ('waiting', 'answering', 'open');

-- CreateTable
CREATE TABLE "comparisons" (
    "thread_id" UUID NOT NULL,
    "first_step_id" UUID NOT NULL,
    "second_step_id" UUID,
    "first_model_id" UUID,
    "first_model_name" TEXT,
    "second_model_id" UUID,
    "second_model_name" TEXT,
    "token_id" UUID,
    "state" "comparison_state" NOT NULL DEFAULT 'waiting',
    "error_message" TEXT,
    "error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comparisons_pkey" PRIMARY KEY ("thread_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "comparisons_first_step_id_key" ON "comparisons"("first_step_id");

-- CreateIndex
CREATE UNIQUE INDEX "comparisons_second_step_id_key" ON "comparisons"("second_step_id");

-- CreateIndex
CREATE INDEX "comparisons_first_model_id_idx" ON "comparisons"("first_model_id");

-- CreateIndex
CREATE INDEX "comparisons_second_model_id_idx" ON "comparisons"("second_model_id");

-- CreateIndex
CREATE INDEX "comparisons_state_idx" ON "comparisons"("state");

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_first_step_id_fkey" FOREIGN KEY ("first_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_second_step_id_fkey" FOREIGN KEY ("second_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_first_model_id_fkey" FOREIGN KEY ("first_model_id") REFERENCES "connected_models"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_second_model_id_fkey" FOREIGN KEY ("second_model_id") REFERENCES "connected_models"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('harmful', 'wrong_about_person', 'illegal');

-- CreateTable
CREATE TABLE "answer_reports" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "reason" "report_reason" NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "answer_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "answer_reports_step_id_key" ON "answer_reports"("step_id");

-- CreateIndex
CREATE INDEX "answer_reports_created_at_id_idx" ON "answer_reports"("created_at", "id");

-- AddForeignKey
ALTER TABLE "answer_reports" ADD CONSTRAINT "answer_reports_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

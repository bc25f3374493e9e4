-- AlterTable
ALTER TABLE "knowledge_items" ADD COLUMN     "import_key" TEXT;

-- CreateTable
CREATE TABLE "twin_questions" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "answer_step_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "twin_questions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "twin_questions_answer_step_id_key" ON "twin_questions"("answer_step_id");

-- CreateIndex
CREATE INDEX "twin_questions_owner_id_key_idx" ON "twin_questions"("owner_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_items_user_id_import_key_key" ON "knowledge_items"("user_id", "import_key");

-- AddForeignKey
ALTER TABLE "twin_questions" ADD CONSTRAINT "twin_questions_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_questions" ADD CONSTRAINT "twin_questions_answer_step_id_fkey" FOREIGN KEY ("answer_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

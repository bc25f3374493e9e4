-- CreateEnum
CREATE TYPE "memory_action" AS ENUM ('remember', 'forget');

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "has_foreign_words" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "profile_proposals" ADD COLUMN     "has_foreign_words" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "memory_proposals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "action" "memory_action" NOT NULL,
    "content" TEXT NOT NULL,
    "memory_id" UUID,
    "has_foreign_words" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "memory_proposals_user_id_created_at_idx" ON "memory_proposals"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "memory_proposals_run_id_idx" ON "memory_proposals"("run_id");

-- AddForeignKey
ALTER TABLE "memory_proposals" ADD CONSTRAINT "memory_proposals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_proposals" ADD CONSTRAINT "memory_proposals_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An answer that had words of others before it stays the exception, and each prompt asks whether its conversation has one.
CREATE INDEX "steps_foreign_words_idx" ON "steps" ("thread_id", "position") WHERE "has_foreign_words";

-- What was answered before words of others were told apart may hold some if a file was attached or past conversations were read.
UPDATE "steps" SET "has_foreign_words" = true
FROM (
  SELECT "thread_id", min("position") AS "position" FROM "steps" AS read
  WHERE EXISTS (SELECT FROM "elements" WHERE "step_id" = read."id" AND "element_type" = 'file')
    OR EXISTS (SELECT FROM "tool_calls" WHERE "step_id" = read."id" AND "name" = 'search_past_chats')
  GROUP BY "thread_id"
) AS first JOIN "threads" ON "threads"."id" = first."thread_id" AND "threads"."agent_type" <> 'twin'
WHERE "steps"."thread_id" = first."thread_id" AND "steps"."position" >= first."position" AND "steps"."step_type" = 'assistant_message';

-- CreateEnum
CREATE TYPE "scheduled_task_kind" AS ENUM ('reminder', 'task');

-- CreateEnum
CREATE TYPE "scheduled_task_status" AS ENUM ('proposed', 'active', 'paused', 'done');

-- CreateEnum
CREATE TYPE "recurrence" AS ENUM ('once', 'daily', 'weekdays', 'weekly', 'monthly');

-- CreateTable
CREATE TABLE "scheduled_tasks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "thread_id" UUID,
    "kind" "scheduled_task_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "instruction" TEXT NOT NULL,
    "status" "scheduled_task_status" NOT NULL DEFAULT 'proposed',
    "recurrence" "recurrence" NOT NULL,
    "date" TEXT,
    "time" TEXT NOT NULL,
    "days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "timezone" TEXT NOT NULL,
    "next_run_at" TIMESTAMPTZ(3),
    "extra_run_at" TIMESTAMPTZ(3),
    "last_run_at" TIMESTAMPTZ(3),
    "result_thread_id" UUID,
    "run_id" UUID,
    "is_running" BOOLEAN NOT NULL DEFAULT false,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scheduled_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "scheduled_tasks_run_id_key" ON "scheduled_tasks"("run_id");

-- CreateIndex
CREATE INDEX "scheduled_tasks_user_id_status_idx" ON "scheduled_tasks"("user_id", "status");

-- CreateIndex
CREATE INDEX "scheduled_tasks_next_run_at_idx" ON "scheduled_tasks"("next_run_at");

-- CreateIndex
CREATE INDEX "scheduled_tasks_extra_run_at_idx" ON "scheduled_tasks"("extra_run_at");

-- CreateIndex
CREATE INDEX "scheduled_tasks_is_running_idx" ON "scheduled_tasks"("is_running");

-- CreateIndex
CREATE INDEX "scheduled_tasks_thread_id_idx" ON "scheduled_tasks"("thread_id");

-- CreateIndex
CREATE INDEX "scheduled_tasks_result_thread_id_idx" ON "scheduled_tasks"("result_thread_id");

-- AddForeignKey
ALTER TABLE "scheduled_tasks" ADD CONSTRAINT "scheduled_tasks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scheduled_tasks" ADD CONSTRAINT "scheduled_tasks_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scheduled_tasks" ADD CONSTRAINT "scheduled_tasks_result_thread_id_fkey" FOREIGN KEY ("result_thread_id") REFERENCES "threads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scheduled_tasks" ADD CONSTRAINT "scheduled_tasks_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

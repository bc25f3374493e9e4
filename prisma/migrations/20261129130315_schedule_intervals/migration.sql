-- AlterTable
ALTER TABLE "scheduled_tasks" ADD COLUMN     "interval" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "scheduled_tasks" ADD COLUMN     "week" INTEGER;

-- AlterTable
ALTER TABLE "memories" ADD COLUMN     "never_sent_to" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "project_id" UUID;

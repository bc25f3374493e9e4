-- AlterTable
ALTER TABLE "step_sources" ADD COLUMN     "is_used" BOOLEAN NOT NULL DEFAULT true;

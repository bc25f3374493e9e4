-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "is_strong" BOOLEAN NOT NULL DEFAULT false;

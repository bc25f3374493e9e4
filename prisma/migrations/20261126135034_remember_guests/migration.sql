-- AlterTable
ALTER TABLE "guests" ADD COLUMN     "is_remembered" BOOLEAN;

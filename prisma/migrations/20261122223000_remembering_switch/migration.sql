-- AlterTable
ALTER TABLE "users" ADD COLUMN     "remembers_from_conversations" BOOLEAN NOT NULL DEFAULT true;

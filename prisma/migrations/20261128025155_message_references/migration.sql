-- AlterTable
ALTER TABLE "queued_messages" ADD COLUMN     "message_references" JSONB NOT NULL DEFAULT '[]';

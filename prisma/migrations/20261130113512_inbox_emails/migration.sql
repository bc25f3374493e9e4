-- AlterTable
ALTER TABLE "users" ADD COLUMN     "receives_inbox_emails" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_failed_at" TIMESTAMPTZ(3);

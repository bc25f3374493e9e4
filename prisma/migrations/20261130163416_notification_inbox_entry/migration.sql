-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "inbox_entry_id" UUID;

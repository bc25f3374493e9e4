-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "is_single_sign_on" BOOLEAN NOT NULL DEFAULT false;

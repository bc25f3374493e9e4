-- AlterTable
ALTER TABLE "memories" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "memories" SET "updated_at" = "created_at";

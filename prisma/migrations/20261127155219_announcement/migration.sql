-- AlterTable
ALTER TABLE "server_settings" ADD COLUMN     "announcement" TEXT,
ADD COLUMN     "announcement_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "announcement_published_at" TIMESTAMPTZ(3);

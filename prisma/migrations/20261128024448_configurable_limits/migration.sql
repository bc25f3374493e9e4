-- AlterTable
ALTER TABLE "access_tokens" ADD COLUMN     "message_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "message_day" DATE,
ADD COLUMN     "messages_per_day" INTEGER,
ADD COLUMN     "requests_per_minute" INTEGER;

-- AlterTable
ALTER TABLE "server_settings" ADD COLUMN     "plan_limits" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "plan_id" TEXT;

-- CreateTable
CREATE TABLE "daily_uses" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "uploads" INTEGER NOT NULL DEFAULT 0,
    "upload_bytes" BIGINT NOT NULL DEFAULT 0,
    "twin_messages" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_uses_pkey" PRIMARY KEY ("user_id","day")
);

-- AddForeignKey
ALTER TABLE "daily_uses" ADD CONSTRAINT "daily_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

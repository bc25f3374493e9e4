-- CreateEnum
CREATE TYPE "queued_message_state" AS ENUM ('sending', 'next', 'waiting', 'held');

-- CreateTable
CREATE TABLE "queued_messages" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_message_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "element_ids" UUID[],
    "state" "queued_message_state" NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queued_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "queued_messages_user_id_idx" ON "queued_messages"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "queued_messages_thread_id_client_message_id_key" ON "queued_messages"("thread_id", "client_message_id");

-- AddForeignKey
ALTER TABLE "queued_messages" ADD CONSTRAINT "queued_messages_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queued_messages" ADD CONSTRAINT "queued_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

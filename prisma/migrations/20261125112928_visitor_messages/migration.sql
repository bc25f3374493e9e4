-- CreateEnum
CREATE TYPE "visitor_message_kind" AS ENUM ('question', 'message');

-- CreateTable
CREATE TABLE "visitor_messages" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "kind" "visitor_message_kind" NOT NULL,
    "text" TEXT NOT NULL,
    "key" TEXT,
    "entry_id" UUID NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),
    "item_id" UUID,

    CONSTRAINT "visitor_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visitor_messages_owner_id_entry_id_idx" ON "visitor_messages"("owner_id", "entry_id");

-- CreateIndex
CREATE INDEX "visitor_messages_owner_id_key_idx" ON "visitor_messages"("owner_id", "key");

-- CreateIndex
CREATE INDEX "visitor_messages_step_id_idx" ON "visitor_messages"("step_id");

-- CreateIndex
CREATE INDEX "visitor_messages_item_id_idx" ON "visitor_messages"("item_id");

-- AddForeignKey
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

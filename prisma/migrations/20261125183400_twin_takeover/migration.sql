-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "taken_over_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "is_by_owner" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "twin_blocks" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "user_id" UUID,
    "guest_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "twin_blocks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "twin_blocks_user_id_idx" ON "twin_blocks"("user_id");

-- CreateIndex
CREATE INDEX "twin_blocks_guest_id_idx" ON "twin_blocks"("guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "twin_blocks_owner_id_user_id_key" ON "twin_blocks"("owner_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "twin_blocks_owner_id_guest_id_key" ON "twin_blocks"("owner_id", "guest_id");

-- AddForeignKey
ALTER TABLE "twin_blocks" ADD CONSTRAINT "twin_blocks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_blocks" ADD CONSTRAINT "twin_blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_blocks" ADD CONSTRAINT "twin_blocks_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "roadmap_status" AS ENUM ('suggested', 'planned', 'in_progress', 'done', 'declined');

-- CreateTable
CREATE TABLE "roadmap_items" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "position" INTEGER,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "status" "roadmap_status" NOT NULL DEFAULT 'suggested',
    "reply" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roadmap_votes" (
    "item_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_votes_pkey" PRIMARY KEY ("item_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "roadmap_items_key_key" ON "roadmap_items"("key");

-- CreateIndex
CREATE INDEX "roadmap_items_author_id_created_at_idx" ON "roadmap_items"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "roadmap_votes_user_id_idx" ON "roadmap_votes"("user_id");

-- AddForeignKey
ALTER TABLE "roadmap_items" ADD CONSTRAINT "roadmap_items_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "roadmap_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "proposal_source" AS ENUM ('stories', 'profile_pal');

-- CreateEnum
CREATE TYPE "proposal_status" AS ENUM ('pending', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "knowledge_kind" AS ENUM ('note', 'story', 'document');

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "title" TEXT,
    "bio" TEXT,
    "location" TEXT,
    "interests" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "posts" JSONB NOT NULL DEFAULT '[]',
    "projects" JSONB NOT NULL DEFAULT '[]',
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "public_fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "section_visibility" JSONB NOT NULL DEFAULT '{}',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "twin_metadata" JSONB NOT NULL DEFAULT '{}',
    "is_twin_enabled" BOOLEAN NOT NULL DEFAULT true,
    "suggested_questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "profile_proposals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "source" "proposal_source" NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "evidence" TEXT,
    "source_item_id" UUID,
    "status" "proposal_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "profile_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_items" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "knowledge_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search" tsvector,

    CONSTRAINT "knowledge_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "profile_proposals_user_id_status_created_at_idx" ON "profile_proposals"("user_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "profile_proposals_source_item_id_idx" ON "profile_proposals"("source_item_id");

-- CreateIndex
CREATE INDEX "knowledge_items_user_id_kind_updated_at_id_idx" ON "knowledge_items"("user_id", "kind", "updated_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_source_item_id_fkey" FOREIGN KEY ("source_item_id") REFERENCES "knowledge_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_items" ADD CONSTRAINT "knowledge_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Full text over title and content; the owner leads each index.
ALTER TABLE "knowledge_items" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (to_tsvector('public.twain'::regconfig, left("title" || ' ' || "content", 100000))) STORED;
CREATE INDEX "knowledge_items_search_idx" ON "knowledge_items" USING gin ("user_id", "search");
CREATE INDEX "knowledge_items_content_trgm_idx" ON "knowledge_items" USING gin ("user_id", "content" gin_trgm_ops);

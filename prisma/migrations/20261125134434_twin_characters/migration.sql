-- CreateEnum
CREATE TYPE "twin_tone" AS ENUM ('neutral', 'warm', 'formal', 'playful');

-- CreateEnum
CREATE TYPE "twin_answer_length" AS ENUM ('short', 'medium', 'long');

-- CreateEnum
CREATE TYPE "twin_person" AS ENUM ('first', 'third');

-- CreateEnum
CREATE TYPE "twin_source_rule" AS ENUM ('quotes_only', 'public_sources', 'general_knowledge');

-- CreateTable
CREATE TABLE "twin_characters" (
    "owner_id" UUID NOT NULL,
    "tone" "twin_tone" NOT NULL DEFAULT 'neutral',
    "length" "twin_answer_length" NOT NULL DEFAULT 'medium',
    "person" "twin_person" NOT NULL DEFAULT 'third',
    "greeting" TEXT,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "instructions" TEXT,
    "declined_subjects" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "decline_reply" TEXT,
    "source_rule" "twin_source_rule" NOT NULL DEFAULT 'public_sources',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "twin_characters_pkey" PRIMARY KEY ("owner_id")
);

-- AddForeignKey
ALTER TABLE "twin_characters" ADD CONSTRAINT "twin_characters_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

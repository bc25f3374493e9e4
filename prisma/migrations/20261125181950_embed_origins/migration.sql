-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "embed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateEnum
CREATE TYPE "access_token_scope" AS ENUM ('read', 'write', 'chat', 'twin', 'operator');

-- AlterTable
ALTER TABLE "access_tokens" ADD COLUMN     "scopes" "access_token_scope"[] DEFAULT ARRAY['read', 'write', 'chat', 'twin']::"access_token_scope"[];

-- CreateEnum
CREATE TYPE "own_keys" AS ENUM ('off', 'public', 'any');

-- AlterTable
ALTER TABLE "model_connections" ADD COLUMN     "user_id" UUID;

-- CreateTable
CREATE TABLE "server_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "own_keys" "own_keys" NOT NULL DEFAULT 'off',

    CONSTRAINT "server_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "model_connections_user_id_key" ON "model_connections"("user_id");

-- AddForeignKey
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "answer_rating" AS ENUM ('good', 'bad');

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "rating" "answer_rating",
ADD COLUMN     "rating_reason" TEXT;

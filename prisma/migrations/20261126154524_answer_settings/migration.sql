-- AlterTable
ALTER TABLE "users" ADD COLUMN     "answer_language" TEXT,
ADD COLUMN     "answer_length" "twin_answer_length" NOT NULL DEFAULT 'medium',
ADD COLUMN     "answer_tone" "twin_tone" NOT NULL DEFAULT 'neutral';

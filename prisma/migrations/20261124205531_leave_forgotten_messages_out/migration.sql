-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "is_forgotten" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "steps_forgotten_idx" ON "steps" ("thread_id") WHERE "is_forgotten";

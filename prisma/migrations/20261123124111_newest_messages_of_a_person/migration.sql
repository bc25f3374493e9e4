-- DropIndex
DROP INDEX "steps_user_id_idx";

-- CreateIndex
CREATE INDEX "steps_user_id_created_at_idx" ON "steps"("user_id", "created_at");

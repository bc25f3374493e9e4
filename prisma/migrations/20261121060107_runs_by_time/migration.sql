-- DropIndex
DROP INDEX "runs_user_id_idx";

-- CreateIndex
CREATE INDEX "runs_user_id_created_at_idx" ON "runs"("user_id", "created_at");

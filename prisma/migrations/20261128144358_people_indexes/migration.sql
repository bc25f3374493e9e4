-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- Hand-written.
CREATE INDEX "users_search_idx" ON "users" USING gin ("name" gin_trgm_ops, "username" gin_trgm_ops, "email" gin_trgm_ops);

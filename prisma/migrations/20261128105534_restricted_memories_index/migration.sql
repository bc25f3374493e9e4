CREATE INDEX "memories_restricted_idx" ON "memories" ("user_id") WHERE "project_id" IS NOT NULL OR "never_sent_to" IS DISTINCT FROM '{}';

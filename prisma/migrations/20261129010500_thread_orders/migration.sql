-- Threads by name and by creation. Indexed keys have at most 2,704 bytes, so names are cut as in keysetPages.ts.
CREATE INDEX "threads_listed_by_name_idx" ON "threads" ("user_id", (left(coalesce("name", ''), 500) COLLATE "und-x-icu"), "id") WHERE "archived_at" IS NULL;
CREATE INDEX "threads_archived_by_name_idx" ON "threads" ("user_id", (left(coalesce("name", ''), 500) COLLATE "und-x-icu"), "id") WHERE "archived_at" IS NOT NULL;
CREATE INDEX "threads_listed_by_creation_idx" ON "threads" ("user_id", "created_at", "id") WHERE "archived_at" IS NULL;
CREATE INDEX "threads_archived_by_creation_idx" ON "threads" ("user_id", "created_at", "id") WHERE "archived_at" IS NOT NULL;

-- Conversations with twins of others.
CREATE INDEX "threads_visits_idx" ON "threads" ("user_id") WHERE "twin_owner_id" <> "user_id";

CREATE INDEX "threads_other_types_idx" ON "threads" ("user_id", "updated_at" DESC, "id" DESC) WHERE "thread_type" <> 'private_chat';

-- For their deletion.
CREATE INDEX "threads_empty_idx" ON "threads" ("updated_at") WHERE "step_count" = 0;

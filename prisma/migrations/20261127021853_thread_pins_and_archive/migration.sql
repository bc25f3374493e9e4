-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "pinned_at" TIMESTAMPTZ(3);

-- Listed, archived and pinned threads, each in the order of the list.
DROP INDEX "threads_user_id_updated_at_id_idx";
CREATE INDEX "threads_listed_idx" ON "threads" ("user_id", "updated_at" DESC, "id" DESC) WHERE "archived_at" IS NULL;
CREATE INDEX "threads_archived_idx" ON "threads" ("user_id", "updated_at" DESC, "id" DESC) WHERE "archived_at" IS NOT NULL;
CREATE INDEX "threads_pinned_idx" ON "threads" ("user_id", "updated_at" DESC, "id" DESC) WHERE "pinned_at" IS NOT NULL;

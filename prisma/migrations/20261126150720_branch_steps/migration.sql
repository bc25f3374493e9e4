-- DropIndex
DROP INDEX "runs_user_step_id_key";

-- AlterTable
ALTER TABLE "steps" ADD COLUMN     "hidden_at" TIMESTAMPTZ(6),
ADD COLUMN     "parent_id" UUID,
ALTER COLUMN "position" DROP NOT NULL;

-- Conversations were linear.
UPDATE "steps" SET "parent_id" = "previous"."id" FROM "steps" AS "previous"
WHERE "previous"."thread_id" = "steps"."thread_id" AND "previous"."position" = "steps"."position" - 1;

-- CreateIndex
CREATE INDEX "steps_parent_id_idx" ON "steps"("parent_id");

-- CreateIndex
CREATE INDEX "runs_user_step_id_idx" ON "runs"("user_step_id");

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "steps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "steps" ADD CONSTRAINT "steps_hidden_check" CHECK (("position" IS NULL) = ("hidden_at" IS NOT NULL));

-- Versions of an edited message share their files.
CREATE INDEX "elements_file_path_idx" ON "elements" ("file_path") WHERE "file_path" IS NOT NULL;
CREATE OR REPLACE FUNCTION "note_deleted_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "elements" WHERE "file_path" = OLD."file_path") THEN
    INSERT INTO "deleted_files" ("path") VALUES (OLD."file_path") ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

-- CreateTable
CREATE TABLE "deleted_files" (
    "path" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_files_pkey" PRIMARY KEY ("path")
);

-- However an element goes, with its step, its thread or its owner, its file goes too.
CREATE FUNCTION "note_deleted_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("path") VALUES (OLD."file_path") ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "elements_file_deleted" AFTER DELETE ON "elements"
  FOR EACH ROW WHEN (OLD."file_path" IS NOT NULL) EXECUTE FUNCTION "note_deleted_file"();

-- Uploads that nobody has sent yet, for those who look for old ones.
CREATE INDEX "elements_unsent_idx" ON "elements" ("created_at") WHERE "step_id" IS NULL;

CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE "read_at" IS NULL;
CREATE INDEX "notifications_read_at_idx" ON "notifications" ("read_at") WHERE "read_at" IS NOT NULL;

INSERT INTO "notification_channels" ("id", "key", "display_name") VALUES
  (gen_random_uuid(), 'account', 'Account'),
  (gen_random_uuid(), 'chat', 'Chat'),
  (gen_random_uuid(), 'twin', 'My Twin'),
  (gen_random_uuid(), 'product', 'Twain');

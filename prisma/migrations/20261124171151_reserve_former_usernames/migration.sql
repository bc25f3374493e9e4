-- AlterTable
ALTER TABLE "knowledge_items" ADD COLUMN     "has_untrusted_content" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "former_usernames" (
    "username" TEXT NOT NULL,
    "user_id" UUID,
    "reserved_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_usernames_pkey" PRIMARY KEY ("username")
);

-- CreateIndex
CREATE INDEX "former_usernames_user_id_idx" ON "former_usernames"("user_id");

-- CreateIndex
CREATE INDEX "former_usernames_reserved_until_idx" ON "former_usernames"("reserved_until");

-- CreateIndex
CREATE INDEX "users_image_idx" ON "users"("image");

-- CreateIndex
CREATE INDEX "profiles_photos_idx" ON "profiles" USING GIN ("photos");

-- AddForeignKey
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Triggers, so that no way of changing or deleting a user frees a username early. An insert waits for a concurrent rename of the same
-- name at the unique index of "users"; this runs afterwards, and so sees the reservation that the rename committed.
CREATE FUNCTION "claim_username"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "former_usernames"
    WHERE "username" = NEW."username" AND "reserved_until" > now() AND "user_id" IS DISTINCT FROM NEW."id"
  ) THEN
    RAISE unique_violation USING MESSAGE = 'The username is reserved.', TABLE = 'former_usernames', CONSTRAINT = 'former_usernames_pkey';
  END IF;
  DELETE FROM "former_usernames" WHERE "username" = NEW."username";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_claim_username_new" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "claim_username"();
CREATE TRIGGER "users_claim_username_changed" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."username" IS DISTINCT FROM NEW."username") EXECUTE FUNCTION "claim_username"();

CREATE FUNCTION "reserve_former_username"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO "former_usernames" ("username", "user_id", "reserved_until")
  VALUES (OLD."username", CASE TG_OP WHEN 'UPDATE' THEN OLD."id" END, now() + interval '1 year')
  ON CONFLICT ("username") DO UPDATE SET "user_id" = EXCLUDED."user_id", "reserved_until" = EXCLUDED."reserved_until";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_reserve_username_changed" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."username" IS DISTINCT FROM NEW."username") EXECUTE FUNCTION "reserve_former_username"();
CREATE TRIGGER "users_reserve_username_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "reserve_former_username"();

-- CreateEnum
CREATE TYPE "audience" AS ENUM ('private', 'people', 'link', 'listed');

-- Everything that depends on the old columns. The policies and views are created again after the migrations.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT polname, polrelid::regclass AS "table" FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid
    WHERE relnamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('DROP POLICY %I ON %s', found.polname, found."table");
  END LOOP;
END $$;
DROP VIEW IF EXISTS "twin_profile";
DROP TRIGGER "knowledge_items_publish_passages" ON "knowledge_items";
DROP TRIGGER "passages_note_changed" ON "passages";
DROP INDEX "passages_public_idx";
DROP INDEX "passage_embeddings_public_idx";

-- What was public is listed; the demo has a public page, but is not in Discover. Changing the type runs no triggers.
ALTER TABLE "profiles" ALTER COLUMN "is_public" DROP DEFAULT,
ALTER COLUMN "is_public" TYPE "audience" USING (CASE WHEN NOT "is_public" THEN 'private' WHEN "is_listed" THEN 'listed' ELSE 'link' END)::"audience",
ALTER COLUMN "is_public" SET DEFAULT 'private',
ADD COLUMN     "field_audiences" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "photo_audiences" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "profiles" DROP COLUMN "is_listed";
ALTER TABLE "profiles" RENAME COLUMN "is_public" TO "audience";

ALTER TABLE "knowledge_items" ALTER COLUMN "is_public" DROP DEFAULT,
ALTER COLUMN "is_public" TYPE "audience" USING (CASE WHEN "is_public" THEN 'listed' ELSE 'private' END)::"audience",
ALTER COLUMN "is_public" SET DEFAULT 'private';
ALTER TABLE "knowledge_items" RENAME COLUMN "is_public" TO "audience";

ALTER TABLE "passages" ALTER COLUMN "is_public" DROP DEFAULT,
ALTER COLUMN "is_public" TYPE "audience" USING (CASE WHEN "is_public" THEN 'listed' ELSE 'private' END)::"audience",
ALTER COLUMN "is_public" SET DEFAULT 'private';
ALTER TABLE "passages" RENAME COLUMN "is_public" TO "audience";

ALTER TABLE "passage_embeddings"
ALTER COLUMN "is_public" TYPE "audience" USING (CASE WHEN "is_public" THEN 'listed' ELSE 'private' END)::"audience";
ALTER TABLE "passage_embeddings" RENAME COLUMN "is_public" TO "audience";

-- For twins: their policies are checked before any word or vector is compared.
CREATE INDEX "passages_shared_idx" ON "passages" ("owner_id") WHERE "audience" <> 'private';
CREATE INDEX "passage_embeddings_shared_idx" ON "passage_embeddings" ("owner_id") WHERE "audience" <> 'private';

-- Passages and their embeddings have the audience of their item.
CREATE OR REPLACE FUNCTION "publish_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "passages" SET "audience" = NEW."audience" WHERE "source_kind" = 'item' AND "source_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_publish_passages" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN (OLD."audience" IS DISTINCT FROM NEW."audience") EXECUTE FUNCTION "publish_passages"();

CREATE OR REPLACE FUNCTION "passage_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."title", OLD."text") IS DISTINCT FROM (NEW."title", NEW."text") AND EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id", "owner_id") VALUES (NEW."id", NEW."owner_id")
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  IF OLD."audience" <> NEW."audience" THEN
    UPDATE "passage_embeddings" SET "audience" = NEW."audience" WHERE "passage_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_note_changed" AFTER UPDATE ON "passages" FOR EACH ROW
  WHEN ((OLD."title", OLD."text", OLD."audience") IS DISTINCT FROM (NEW."title", NEW."text", NEW."audience"))
  EXECUTE FUNCTION "passage_changed"();

-- Discover has only what is listed, whoever makes the change.
CREATE OR REPLACE FUNCTION "list_public_profile"("person" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('twain.listed_only', 'on', true);
  PERFORM FROM "profiles" WHERE "user_id" = person FOR UPDATE;
  DELETE FROM "public_listings" WHERE "user_id" = person AND NOT EXISTS (SELECT FROM "twin_profile" WHERE "user_id" = person);
  INSERT INTO "public_listings" AS listing ("user_id", "names", "topics", "bio", "interests", "interest_keys")
  SELECT "user_id", concat_ws(' ', "username", "display_name"), concat_ws(' ', array_to_string("skills", ' '), array_to_string("interests", ' ')),
    coalesce("bio", ''), "interests", ARRAY(SELECT "interest_key"(interest) FROM unnest("interests") WITH ORDINALITY AS each(interest, place) ORDER BY place)
  FROM "twin_profile" WHERE "user_id" = person
  ON CONFLICT ("user_id") DO UPDATE SET "names" = excluded."names", "topics" = excluded."topics", "bio" = excluded."bio",
    "interests" = excluded."interests", "interest_keys" = excluded."interest_keys", "listed_at" = now()
  -- Changes of other fields do not update the listing.
  WHERE (listing."names", listing."topics", listing."bio", listing."interests")
    IS DISTINCT FROM (excluded."names", excluded."topics", excluded."bio", excluded."interests");
  PERFORM set_config('twain.listed_only', '', true);
END $$;

-- CreateTable
CREATE TABLE "chosen_people" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "user_id" UUID,
    "guest_id" UUID,
    "email" TEXT,
    "invitation_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chosen_people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_links" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chosen_people_user_id_idx" ON "chosen_people"("user_id");

-- CreateIndex
CREATE INDEX "chosen_people_guest_id_idx" ON "chosen_people"("guest_id");

-- CreateIndex
CREATE INDEX "chosen_people_invitation_id_idx" ON "chosen_people"("invitation_id");

-- CreateIndex
CREATE UNIQUE INDEX "chosen_people_owner_id_user_id_key" ON "chosen_people"("owner_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "chosen_people_owner_id_guest_id_key" ON "chosen_people"("owner_id", "guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "chosen_people_owner_id_email_key" ON "chosen_people"("owner_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_links_owner_id_key" ON "invitation_links"("owner_id");

-- AddForeignKey
ALTER TABLE "chosen_people" ADD CONSTRAINT "chosen_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chosen_people" ADD CONSTRAINT "chosen_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chosen_people" ADD CONSTRAINT "chosen_people_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chosen_people" ADD CONSTRAINT "chosen_people_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A chosen person is a member, a guest or an email address. Guests come only through a link.
ALTER TABLE "chosen_people"
  ADD CONSTRAINT "chosen_people_one_check" CHECK (num_nonnulls("user_id", "guest_id", "email") = 1),
  ADD CONSTRAINT "chosen_people_guest_check" CHECK ("guest_id" IS NULL OR "invitation_id" IS NOT NULL);

-- CreateTable
CREATE TABLE "public_listings" (
    "user_id" UUID NOT NULL,
    "names" TEXT NOT NULL,
    "topics" TEXT NOT NULL,
    "bio" TEXT NOT NULL,
    "interests" TEXT[],
    "interest_keys" TEXT[],
    "listed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector,

    CONSTRAINT "public_listings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "public_listings_listed_at_user_id_idx" ON "public_listings"("listed_at" DESC, "user_id" DESC);

-- CreateIndex
CREATE INDEX "public_listings_interest_keys_idx" ON "public_listings" USING GIN ("interest_keys");

-- AddForeignKey
ALTER TABLE "public_listings" ADD CONSTRAINT "public_listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A match in the name counts most, one in the bio least.
ALTER TABLE "public_listings" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (
    setweight(to_tsvector('public.twain'::regconfig, left("names", 1000)), 'A') ||
    setweight(to_tsvector('public.twain'::regconfig, left("topics", 50000)), 'B') ||
    setweight(to_tsvector('public.twain'::regconfig, left("bio", 50000)), 'C')) STORED;
CREATE INDEX "public_listings_search_idx" ON "public_listings" USING gin ("search");

-- "Café" and " cafe" are one interest.
CREATE FUNCTION "interest_key"("interest" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(public.unaccent(trim(interest)))
$$;

-- What the listing of a person has to say is what the view says: nothing of a private profile, and no field that is hidden.
-- Each statement of a plpgsql function sees what is committed when it begins, so a change made meanwhile is waited for by the lock and then seen.
CREATE FUNCTION "list_public_profile"("person" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "profiles" WHERE "user_id" = person FOR UPDATE;
  DELETE FROM "public_listings" WHERE "user_id" = person AND NOT EXISTS (SELECT FROM "twin_profile" WHERE "user_id" = person);
  INSERT INTO "public_listings" AS listing ("user_id", "names", "topics", "bio", "interests", "interest_keys")
  SELECT "user_id", concat_ws(' ', "username", "display_name"), concat_ws(' ', array_to_string("skills", ' '), array_to_string("interests", ' ')),
    coalesce("bio", ''), "interests", ARRAY(SELECT "interest_key"(interest) FROM unnest("interests") WITH ORDINALITY AS each(interest, place) ORDER BY place)
  FROM "twin_profile" WHERE "user_id" = person
  ON CONFLICT ("user_id") DO UPDATE SET "names" = excluded."names", "topics" = excluded."topics", "bio" = excluded."bio",
    "interests" = excluded."interests", "interest_keys" = excluded."interest_keys", "listed_at" = now()
  -- A change of what is private leaves no trace here.
  WHERE (listing."names", listing."topics", listing."bio", listing."interests")
    IS DISTINCT FROM (excluded."names", excluded."topics", excluded."bio", excluded."interests");
END $$;

CREATE FUNCTION "list_changed_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "list_public_profile"(NEW."user_id");
  RETURN NULL;
END $$;
CREATE TRIGGER "profiles_list" AFTER INSERT OR UPDATE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "list_changed_profile"();

CREATE FUNCTION "list_renamed_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "list_public_profile"(NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "users_list" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."name", OLD."username") IS DISTINCT FROM (NEW."name", NEW."username")) EXECUTE FUNCTION "list_renamed_person"();

SELECT "list_public_profile"("user_id") FROM "twin_profile";

-- All of it is public. A condition here would keep the indexes from being used, since it would have to hold before any word is compared.
ALTER TABLE "public_listings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "listed" ON "public_listings" FOR SELECT USING (true);

CREATE OR REPLACE FUNCTION "grant_twin_reader"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT USAGE ON SCHEMA public TO twin_reader;
  GRANT SELECT ON "twin_profile" TO twin_reader;
  GRANT SELECT ON "public_listings" TO twin_reader;
  GRANT SELECT ON "knowledge_items" TO twin_reader;
  GRANT SELECT ("id", "twin_owner_id", "summary", "summary_position", "summary_sources") ON "threads" TO twin_reader;
  GRANT SELECT ("id", "thread_id", "position", "step_type", "input", "output") ON "steps" TO twin_reader;
  GRANT SELECT ON "step_sources" TO twin_reader;
END $$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'twin_reader') THEN
    PERFORM "grant_twin_reader"();
  END IF;
END $$;

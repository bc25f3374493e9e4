-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "is_listed" BOOLEAN NOT NULL DEFAULT true;

-- A listing needs a profile that is public and listed.
CREATE OR REPLACE FUNCTION "list_public_profile"("person" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "profiles" WHERE "user_id" = person FOR UPDATE;
  DELETE FROM "public_listings" WHERE "user_id" = person AND NOT EXISTS (SELECT FROM "twin_profile" JOIN "profiles" USING ("user_id") WHERE "user_id" = person AND "is_listed");
  INSERT INTO "public_listings" AS listing ("user_id", "names", "topics", "bio", "interests", "interest_keys")
  SELECT "user_id", concat_ws(' ', "username", "display_name"), concat_ws(' ', array_to_string("skills", ' '), array_to_string("interests", ' ')),
    coalesce("bio", ''), "interests", ARRAY(SELECT "interest_key"(interest) FROM unnest("interests") WITH ORDINALITY AS each(interest, place) ORDER BY place)
  FROM "twin_profile" WHERE "user_id" = person AND EXISTS (SELECT FROM "profiles" WHERE "user_id" = person AND "is_listed")
  ON CONFLICT ("user_id") DO UPDATE SET "names" = excluded."names", "topics" = excluded."topics", "bio" = excluded."bio",
    "interests" = excluded."interests", "interest_keys" = excluded."interest_keys", "listed_at" = now()
  -- A change of what is private leaves no trace here.
  WHERE (listing."names", listing."topics", listing."bio", listing."interests")
    IS DISTINCT FROM (excluded."names", excluded."topics", excluded."bio", excluded."interests");
END $$;

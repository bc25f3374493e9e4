-- PostgreSQL takes "node.js" for the name of a host, "3.5" for one number and "-7" for another, and so finds none of their parts.
-- Without signs it sees the same words in a text as in what was typed into a search, which has letters and digits alone.
CREATE FUNCTION "public"."searchable"("text" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.twain'::regconfig, translate("text", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;

ALTER TABLE "threads" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS ("public"."searchable"(left(coalesce("name", ''), 100000))) STORED;
ALTER TABLE "steps" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN "status" <> 'streaming' THEN "public"."searchable"(left("input" || ' ' || "output", 100000)) END) STORED;
ALTER TABLE "memories" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS ("public"."searchable"(left("content", 100000))) STORED;
ALTER TABLE "knowledge_items" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS ("public"."searchable"(left("title" || ' ' || "content", 100000))) STORED;
ALTER TABLE "public_listings" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (
    setweight("public"."searchable"(left("names", 1000)), 'A') ||
    setweight("public"."searchable"(left("topics", 50000)), 'B') ||
    setweight("public"."searchable"(left("bio", 50000)), 'C')) STORED;

CREATE INDEX "threads_search_idx" ON "threads" USING gin ("user_id", "search");
CREATE INDEX "steps_search_idx" ON "steps" USING gin ("user_id", "search");
CREATE INDEX "memories_search_idx" ON "memories" USING gin ("user_id", "search");
CREATE INDEX "knowledge_items_search_idx" ON "knowledge_items" USING gin ("user_id", "search");
CREATE INDEX "public_listings_search_idx" ON "public_listings" USING gin ("search");

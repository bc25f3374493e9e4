-- No search uses them, and three letters of a text of megabytes take a second to sort in.
DROP INDEX "knowledge_items_content_trgm_idx";
DROP INDEX "memories_content_trgm_idx";

-- Only people search their conversations, so what guests say needs no index. Words of 50,000 characters are sorted in within a twentieth of a
-- second on the embedded database, where everybody waits meanwhile.
ALTER TABLE "steps" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (
    CASE WHEN "status" <> 'streaming' AND "user_id" IS NOT NULL THEN "public"."searchable"(left("input" || ' ' || "output", 50000)) END
  ) STORED;
CREATE INDEX "steps_search_idx" ON "steps" USING gin ("user_id", "search");

-- Making the words of 100,000 characters takes the embedded database a tenth of a second, in which nobody else is served. Words that stand
-- further in than 20,000 characters are in passages, of which these have a small index of their own.
ALTER TABLE "knowledge_items" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS ("public"."searchable"(left("title" || ' ' || "content", 20000))) STORED;
CREATE INDEX "knowledge_items_search_idx" ON "knowledge_items" USING gin ("user_id", "search");
CREATE INDEX "passages_late_words_idx" ON "passages" USING gin ("owner_id", "words") WITH (fastupdate = off)
  WHERE "source_kind" = 'item' AND "end_offset" > 15000;

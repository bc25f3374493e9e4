-- Extensions. Each may need a right or a package that this server lacks; then the boot stops and says which.
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['vector', 'pg_trgm', 'unaccent', 'btree_gin'] LOOP
    BEGIN
      EXECUTE format('CREATE EXTENSION IF NOT EXISTS %I', wanted);
    EXCEPTION
      WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The database user % may not create the extension "%". Ask an administrator to run: CREATE EXTENSION "%";',
          current_user, wanted, wanted;
      WHEN undefined_file OR feature_not_supported THEN
        RAISE EXCEPTION 'This PostgreSQL server does not have the extension "%". Install it ("vector" is pgvector, the others are PostgreSQL''s contrib).',
          wanted;
    END;
  END LOOP;
END $$;

-- The role that everything a twin reads is read as. It belongs to the cluster, so another database may have made it
-- already. Without the right to make it the rest of the product works; the twin checks for it before it opens.
DO $$
BEGIN
  BEGIN
    CREATE ROLE twin_reader NOLOGIN;
  EXCEPTION
    WHEN duplicate_object OR unique_violation THEN NULL;
    WHEN insufficient_privilege THEN
      RAISE WARNING 'The database user % may not create the role twin_reader, so twins stay closed.', current_user;
  END;
  BEGIN
    IF current_setting('server_version_num')::int >= 160000 THEN
      EXECUTE 'GRANT twin_reader TO CURRENT_USER WITH SET TRUE';
    ELSE
      GRANT twin_reader TO CURRENT_USER;
    END IF;
  EXCEPTION
    WHEN unique_violation THEN NULL;
    WHEN insufficient_privilege OR undefined_object THEN
      RAISE WARNING 'The database user % may not act as the role twin_reader, so twins stay closed.', current_user;
  END;
END $$;

-- Full text: words as they are, in any language, without accents and case ("Café" is found by "cafe").
CREATE TEXT SEARCH CONFIGURATION public.twain (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION public.twain
  ALTER MAPPING FOR word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, simple;

-- A tsvector holds at most 1 MB, and a longer text would make the whole write fail: 100,000 characters always fit.
-- A step is left out while it streams, so that its checkpoints do not rewrite the index.
ALTER TABLE "threads" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (to_tsvector('public.twain'::regconfig, left(coalesce("name", ''), 100000))) STORED;
ALTER TABLE "steps" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN "status" <> 'streaming'
    THEN to_tsvector('public.twain'::regconfig, left("input" || ' ' || "output", 100000)) END) STORED;
ALTER TABLE "memories" DROP COLUMN "search", ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (to_tsvector('public.twain'::regconfig, left("content", 100000))) STORED;

-- The owner leads each index: a common word of everybody's conversations costs one person nothing.
CREATE INDEX "threads_search_idx" ON "threads" USING gin ("user_id", "search");
CREATE INDEX "threads_name_trgm_idx" ON "threads" USING gin ("user_id", "name" gin_trgm_ops);
CREATE INDEX "steps_search_idx" ON "steps" USING gin ("user_id", "search");
CREATE INDEX "memories_search_idx" ON "memories" USING gin ("user_id", "search");
CREATE INDEX "memories_content_trgm_idx" ON "memories" USING gin ("user_id", "content" gin_trgm_ops);

-- One answer at a time in a thread, and what the takeover timer looks for every second.
CREATE UNIQUE INDEX "runs_one_active_per_thread_key" ON "runs" ("thread_id") WHERE "status" IN ('queued', 'running');
CREATE INDEX "runs_active_lease_idx" ON "runs" ("lease_expires_at") WHERE "status" IN ('queued', 'running');

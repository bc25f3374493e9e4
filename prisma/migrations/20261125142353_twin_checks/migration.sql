-- CreateEnum
CREATE TYPE "twin_check_state" AS ENUM ('pending', 'passed', 'failed');

-- CreateTable
CREATE TABLE "twin_checks" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "item_id" UUID,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "state" "twin_check_state" NOT NULL DEFAULT 'pending',
    "last_answer" TEXT,
    "model" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "twin_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_twin_checks" (
    "owner_id" UUID NOT NULL,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_twin_checks_pkey" PRIMARY KEY ("owner_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "twin_checks_item_id_key" ON "twin_checks"("item_id");

-- CreateIndex
CREATE INDEX "twin_checks_owner_id_created_at_idx" ON "twin_checks"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "pending_twin_checks_next_try_at_idx" ON "pending_twin_checks"("next_try_at");

-- AddForeignKey
ALTER TABLE "twin_checks" ADD CONSTRAINT "twin_checks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_checks" ADD CONSTRAINT "twin_checks_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Marks the checks of owners as due, a few seconds later so that changes in a row are checked once.
CREATE FUNCTION "expect_twin_checks"("owners" uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "pending_twin_checks" ("owner_id", "next_try_at")
  SELECT owner, clock_timestamp() + interval '3 seconds' FROM unnest("owners") AS changed(owner)
  WHERE EXISTS (SELECT FROM "twin_checks" WHERE "twin_checks"."owner_id" = owner)
  ORDER BY owner
  ON CONFLICT ("owner_id") DO UPDATE SET "next_try_at" = EXCLUDED."next_try_at"
$$;

CREATE FUNCTION "recheck_changed_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "expect_twin_checks"(ARRAY[(CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[0])::uuid]);
  RETURN NULL;
END $$;
CREATE TRIGGER "profiles_recheck_twin" AFTER INSERT OR UPDATE OR DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "recheck_changed_owner"('user_id');
CREATE TRIGGER "twin_characters_recheck_twin" AFTER INSERT OR UPDATE OR DELETE ON "twin_characters" FOR EACH ROW EXECUTE FUNCTION "recheck_changed_owner"('owner_id');
CREATE TRIGGER "twin_checks_recheck_twin" AFTER INSERT OR UPDATE OF "question", "answer" ON "twin_checks" FOR EACH ROW EXECUTE FUNCTION "recheck_changed_owner"('owner_id');
CREATE TRIGGER "users_recheck_twin" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "recheck_changed_owner"('id');

-- Passages follow every change of notes, stories and documents.
CREATE FUNCTION "recheck_owners_of_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "expect_twin_checks"(ARRAY(SELECT DISTINCT "owner_id" FROM "changed" WHERE "source_kind" = 'item'));
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_recheck_twin_added" AFTER INSERT ON "passages" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recheck_owners_of_passages"();
CREATE TRIGGER "passages_recheck_twin_changed" AFTER UPDATE ON "passages" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recheck_owners_of_passages"();
CREATE TRIGGER "passages_recheck_twin_deleted" AFTER DELETE ON "passages" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recheck_owners_of_passages"();

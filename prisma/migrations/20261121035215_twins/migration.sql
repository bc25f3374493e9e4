-- CreateEnum
CREATE TYPE "source_kind" AS ENUM ('item', 'profile');

-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "guest_id" UUID,
ADD COLUMN     "twin_owner_id" UUID,
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "steps" ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "runs" ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "guests" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_sources" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "source_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "step_sources_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "step_sources_step_id_number_key" ON "step_sources"("step_id", "number");

-- CreateIndex
CREATE INDEX "threads_guest_id_updated_at_idx" ON "threads"("guest_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "threads_twin_owner_id_updated_at_idx" ON "threads"("twin_owner_id", "updated_at" DESC);

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_twin_owner_id_fkey" FOREIGN KEY ("twin_owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_sources" ADD CONSTRAINT "step_sources_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A thread is a user's or a guest's, guests talk to twins only, and where a twin answers it is known whose it is.
UPDATE "threads" SET "twin_owner_id" = "user_id" WHERE "agent_type" = 'twin';
ALTER TABLE "threads"
  ADD CONSTRAINT "threads_one_owner_check" CHECK (num_nonnulls("user_id", "guest_id") = 1),
  ADD CONSTRAINT "threads_guest_check" CHECK ("guest_id" IS NULL OR "agent_type" = 'twin'),
  ADD CONSTRAINT "threads_twin_check" CHECK (("agent_type" = 'twin') = ("twin_owner_id" IS NOT NULL));

-- What a twin may know. It reads as the role twin_reader, which has a right on nothing but what follows.

-- Of a profile: nothing unless it is public, and then each field that is listed and not hidden. The same rule stands in
-- api/profile/visibility.ts, and a test compares the two.
CREATE VIEW "twin_profile" WITH (security_barrier) AS
SELECT profile."user_id", person."username",
  CASE WHEN 'display_name' = ANY (shown.fields) THEN person."name" END AS "display_name",
  CASE WHEN 'avatar_url' = ANY (shown.fields) THEN person."image" END AS "image",
  CASE WHEN 'bio' = ANY (shown.fields) THEN profile."bio" END AS "bio",
  CASE WHEN 'location' = ANY (shown.fields) THEN profile."location" END AS "location",
  CASE WHEN 'interests' = ANY (shown.fields) THEN profile."interests" ELSE '{}' END AS "interests",
  CASE WHEN 'achievements' = ANY (shown.fields) THEN profile."achievements" ELSE '{}' END AS "achievements",
  CASE WHEN 'posts' = ANY (shown.fields) THEN profile."posts" ELSE '[]' END AS "posts",
  CASE WHEN 'photos' = ANY (shown.fields) THEN profile."photos" ELSE '{}' END AS "photos",
  CASE WHEN 'skills' = ANY (shown.fields) THEN profile."skills" ELSE '{}' END AS "skills",
  CASE WHEN 'projects' = ANY (shown.fields) THEN profile."projects" ELSE '[]' END AS "projects",
  (SELECT jsonb_object_agg(section, profile."section_visibility" -> section IS DISTINCT FROM 'false')
    FROM unnest(ARRAY['achievements', 'posts', 'photos', 'skills', 'projects']) AS section) AS "section_visibility",
  profile."is_twin_enabled", profile."suggested_questions"
FROM "profiles" AS profile
  JOIN "users" AS person ON person."id" = profile."user_id"
  CROSS JOIN LATERAL (
    SELECT array_agg(field) AS fields
    FROM unnest(ARRAY['display_name', 'avatar_url', 'bio', 'interests', 'location',
      'achievements', 'posts', 'photos', 'skills', 'projects']) AS field
    WHERE profile."section_visibility" -> field IS DISTINCT FROM 'false'
      AND CASE WHEN cardinality(profile."public_fields") > 0 THEN field = ANY (profile."public_fields") ELSE field <> 'location' END
  ) AS shown
WHERE profile."is_public";

-- Of what a person wrote down: what is public, as long as the profile is.
ALTER TABLE "knowledge_items" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "public_items" ON "knowledge_items" FOR SELECT
  USING ("is_public" AND EXISTS (SELECT FROM "twin_profile" WHERE "twin_profile"."user_id" = "knowledge_items"."user_id"));

-- Of conversations: the one that the transaction names, if a twin answers in it.
ALTER TABLE "threads" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "running_twin_thread" ON "threads" FOR SELECT
  USING ("twin_owner_id" IS NOT NULL AND "id" = nullif(current_setting('twain.thread_id', true), '')::uuid);
ALTER TABLE "steps" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "running_twin_thread" ON "steps" FOR SELECT
  USING ("thread_id" = nullif(current_setting('twain.thread_id', true), '')::uuid
    AND EXISTS (SELECT FROM "threads" WHERE "threads"."id" = "steps"."thread_id"));
ALTER TABLE "step_sources" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "running_twin_thread" ON "step_sources" FOR SELECT
  USING (EXISTS (SELECT FROM "steps" WHERE "steps"."id" = "step_sources"."step_id"));

-- A function, so that it can be made up for on a server where the role came later than this migration.
CREATE FUNCTION "grant_twin_reader"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT USAGE ON SCHEMA public TO twin_reader;
  GRANT SELECT ON "twin_profile" TO twin_reader;
  GRANT SELECT ("id", "user_id", "kind", "title", "content", "is_public", "updated_at", "search") ON "knowledge_items" TO twin_reader;
  GRANT SELECT ("id", "twin_owner_id", "summary", "summary_position") ON "threads" TO twin_reader;
  GRANT SELECT ("id", "thread_id", "position", "step_type", "input", "output") ON "steps" TO twin_reader;
  GRANT SELECT ON "step_sources" TO twin_reader;
END $$;
REVOKE ALL ON FUNCTION "grant_twin_reader"() FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'twin_reader') THEN
    PERFORM "grant_twin_reader"();
  END IF;
END $$;

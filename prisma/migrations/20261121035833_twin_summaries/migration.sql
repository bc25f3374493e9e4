-- AlterTable
ALTER TABLE "threads" ADD COLUMN     "summary_sources" JSONB NOT NULL DEFAULT '[]';

CREATE OR REPLACE FUNCTION "grant_twin_reader"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  GRANT USAGE ON SCHEMA public TO twin_reader;
  GRANT SELECT ON "twin_profile" TO twin_reader;
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

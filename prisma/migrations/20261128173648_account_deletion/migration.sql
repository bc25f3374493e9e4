-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deleting_since" TIMESTAMPTZ(3);

-- Accounts whose deletion is in progress don't count.
CREATE OR REPLACE FUNCTION "make_first_operator"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  demo CONSTANT uuid := '01900000-0000-7000-8000-000000000001';
BEGIN
  IF NEW."id" = demo OR EXISTS (SELECT FROM "users" WHERE "id" <> demo AND "deleting_since" IS NULL) THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('twain.first-operator'));
  NEW."is_operator" := NOT EXISTS (SELECT FROM "users" WHERE "id" <> demo AND "deleting_since" IS NULL);
  RETURN NEW;
END $$;

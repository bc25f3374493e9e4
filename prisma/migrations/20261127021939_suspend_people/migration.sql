-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3);

-- Suspended people are not listed.
DROP TRIGGER "users_list" ON "users";
CREATE TRIGGER "users_list" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."name", OLD."username", OLD."suspended_at") IS DISTINCT FROM (NEW."name", NEW."username", NEW."suspended_at"))
  EXECUTE FUNCTION "list_renamed_person"();

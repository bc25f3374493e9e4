ALTER TABLE "documents" DROP COLUMN "attempts", DROP COLUMN "lease_until";

-- The queue that looked for documents once a minute.
DO $$
BEGIN
  IF to_regprocedure('jobs.delete_queue(text)') IS NOT NULL THEN
    PERFORM jobs.delete_queue('read-documents');
  END IF;
END
$$;

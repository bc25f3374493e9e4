ALTER TABLE "conversation_imports" DROP COLUMN "attempts", DROP COLUMN "lease_until";

-- The queue that looked for imports once a minute.
DO $$
BEGIN
  IF to_regprocedure('jobs.delete_queue(text)') IS NOT NULL THEN
    PERFORM jobs.delete_queue('import-conversations');
  END IF;
END
$$;

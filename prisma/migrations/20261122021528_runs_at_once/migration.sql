-- Says who has no place for one more answer that is being written: 'sender', 'twin', or null where there is one for both. Whoever
-- asks within a transaction keeps the places of both to themselves until its end, so that two who ask at the same moment cannot
-- both have the last one. It must be volatile: only then the count sees what was committed while the lock was waited for.
CREATE FUNCTION "missing_run_place"("sender" uuid, "sender_limit" int, "twin_owner" uuid, "twin_limit" int)
RETURNS text LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7489462, hashtext("sender"::text));
  IF (
    SELECT count(*) FROM "runs" JOIN "threads" ON "threads"."id" = "runs"."thread_id"
    WHERE "runs"."status" IN ('queued', 'running') AND ("threads"."user_id" = "sender" OR "threads"."guest_id" = "sender")
  ) >= "sender_limit" THEN
    RETURN 'sender';
  END IF;
  IF "twin_owner" IS NULL THEN
    RETURN NULL;
  END IF;
  -- Always after the sender's own lock and of another kind, so that nobody waits in a circle.
  PERFORM pg_advisory_xact_lock(7489463, hashtext("twin_owner"::text));
  IF (
    SELECT count(*) FROM "runs" JOIN "threads" ON "threads"."id" = "runs"."thread_id"
    WHERE "runs"."status" IN ('queued', 'running') AND "threads"."twin_owner_id" = "twin_owner"
      AND "threads"."user_id" IS DISTINCT FROM "twin_owner"
  ) >= "twin_limit" THEN
    RETURN 'twin';
  END IF;
  RETURN NULL;
END $$;

-- Counting shared passages reads only the index.
DROP INDEX "passages_shared_idx";
CREATE INDEX "passages_owner_id_audience_idx" ON "passages" ("owner_id", "audience") WHERE "audience" <> 'private';

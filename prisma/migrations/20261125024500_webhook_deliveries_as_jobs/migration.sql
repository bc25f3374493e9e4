DROP INDEX "webhook_deliveries_leased_idx";
ALTER TABLE "webhook_deliveries" DROP COLUMN "lease_until", DROP COLUMN "process_id";

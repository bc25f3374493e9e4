-- CreateEnum
CREATE TYPE "registration_mode" AS ENUM ('open', 'invitation', 'closed');

-- AlterTable
ALTER TABLE "server_settings" ADD COLUMN     "email_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "registration" "registration_mode" NOT NULL DEFAULT 'open';

-- CreateTable
CREATE TABLE "registration_invitations" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "used_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "registration_invitations_used_by_id_key" ON "registration_invitations"("used_by_id");

-- CreateIndex
CREATE INDEX "registration_invitations_created_at_id_idx" ON "registration_invitations"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "registration_invitations" ADD CONSTRAINT "registration_invitations_used_by_id_fkey" FOREIGN KEY ("used_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Statement triggers, which also refuse TRUNCATE and statements that match no row.
DROP TRIGGER "audit_entries_append_only" ON "audit_entries";
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

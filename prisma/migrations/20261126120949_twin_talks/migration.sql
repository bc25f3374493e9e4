-- AlterTable
ALTER TABLE "step_sources" ADD COLUMN     "owner_id" UUID;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "is_open_to_twins" BOOLEAN NOT NULL DEFAULT true;

-- CreateEnum
CREATE TYPE "imported_kind" AS ENUM ('item', 'project', 'saved_prompt', 'memory', 'memory_rule', 'profile_proposal', 'twin_check', 'scheduled_task', 'memory_proposal');

-- AlterEnum
ALTER TYPE "conversation_origin" ADD VALUE 'twain';

-- AlterEnum
ALTER TYPE "conversation_import_problem" ADD VALUE 'newer_version';

-- AlterTable
ALTER TABLE "conversation_imports" ADD COLUMN     "entry_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "left_out_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "imported_entries" (
    "import_id" UUID NOT NULL,
    "kind" "imported_kind" NOT NULL,
    "entry_id" UUID NOT NULL,

    CONSTRAINT "imported_entries_pkey" PRIMARY KEY ("import_id","kind","entry_id")
);

-- AddForeignKey
ALTER TABLE "imported_entries" ADD CONSTRAINT "imported_entries_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "conversation_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

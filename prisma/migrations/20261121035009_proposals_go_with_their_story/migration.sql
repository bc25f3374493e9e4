-- DropForeignKey
ALTER TABLE "profile_proposals" DROP CONSTRAINT "profile_proposals_source_item_id_fkey";

-- AddForeignKey
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_source_item_id_fkey" FOREIGN KEY ("source_item_id") REFERENCES "knowledge_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

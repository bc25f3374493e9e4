-- AlterTable
ALTER TABLE "passage_embeddings" ADD COLUMN     "lines" vector[];

-- The nearest passages are found by their whole vectors, which stay in the row; those of the lines stand beside the table and are read for a few.
ALTER TABLE "passage_embeddings" ALTER COLUMN "lines" SET STORAGE EXTERNAL;

-- AlterEnum
ALTER TYPE "proposal_source" ADD VALUE 'private_brain';
ALTER TYPE "proposal_source" ADD VALUE 'testing';

-- CreateTable
CREATE TABLE "twin_receipts" (
    "step_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "source_rule" "twin_source_rule" NOT NULL,
    "passages" JSONB NOT NULL,
    "withheld" JSONB NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "twin_receipts_pkey" PRIMARY KEY ("step_id")
);

-- AddForeignKey
ALTER TABLE "twin_receipts" ADD CONSTRAINT "twin_receipts_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

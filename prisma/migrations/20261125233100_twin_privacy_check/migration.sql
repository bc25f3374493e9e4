-- CreateTable
CREATE TABLE "twin_privacy_checks" (
    "owner_id" UUID NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "fact_count" INTEGER NOT NULL,
    "reached_count" INTEGER NOT NULL,
    "answer_count" INTEGER NOT NULL,
    "traced_count" INTEGER NOT NULL,

    CONSTRAINT "twin_privacy_checks_pkey" PRIMARY KEY ("owner_id")
);

-- AddForeignKey
ALTER TABLE "twin_privacy_checks" ADD CONSTRAINT "twin_privacy_checks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

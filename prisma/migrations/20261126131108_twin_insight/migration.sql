-- AlterTable
ALTER TABLE "users" ADD COLUMN     "digest_week" DATE,
ADD COLUMN     "receives_digest_emails" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "shows_accuracy" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "twin_accuracies" (
    "owner_id" UUID NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,
    "check_count" INTEGER NOT NULL,
    "passed_count" INTEGER NOT NULL,
    "unsourced_count" INTEGER NOT NULL,
    "refused_count" INTEGER NOT NULL,
    "answer_count" INTEGER NOT NULL,
    "traced_count" INTEGER NOT NULL,

    CONSTRAINT "twin_accuracies_pkey" PRIMARY KEY ("owner_id")
);

-- CreateTable
CREATE TABLE "twin_referrers" (
    "owner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "host" TEXT NOT NULL,
    "is_embedded" BOOLEAN NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "twin_referrers_pkey" PRIMARY KEY ("owner_id","day","host","is_embedded")
);

-- CreateIndex
CREATE INDEX "twin_referrers_day_idx" ON "twin_referrers"("day");

-- AddForeignKey
ALTER TABLE "twin_accuracies" ADD CONSTRAINT "twin_accuracies_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_referrers" ADD CONSTRAINT "twin_referrers_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

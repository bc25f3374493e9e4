-- CreateTable
CREATE TABLE "public_listings" (
    "user_id" UUID NOT NULL,
    "names" TEXT NOT NULL,
    "topics" TEXT NOT NULL,
    "bio" TEXT NOT NULL,
    "interests" TEXT[],
    "interest_keys" TEXT[],
    "listed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector,

    CONSTRAINT "public_listings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "public_listings_listed_at_user_id_idx" ON "public_listings"("listed_at" DESC, "user_id" DESC);

-- CreateIndex
CREATE INDEX "public_listings_interest_keys_idx" ON "public_listings" USING GIN ("interest_keys");

-- AddForeignKey
ALTER TABLE "public_listings" ADD CONSTRAINT "public_listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "memory_rules" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "words" TEXT[],
    "subject_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_rules_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "memory_rules_user_id_created_at_idx" ON "memory_rules"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "memory_rules" ADD CONSTRAINT "memory_rules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

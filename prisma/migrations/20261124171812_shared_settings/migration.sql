-- CreateTable
CREATE TABLE "shared_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "session_secret_salt" TEXT NOT NULL,
    "session_secret_hash" TEXT NOT NULL,
    "file_store" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_settings_pkey" PRIMARY KEY ("id")
);

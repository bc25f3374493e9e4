-- Extensions. A missing privilege or package stops the boot with an error that names the extension.
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['vector', 'pg_trgm', 'unaccent', 'btree_gin'] LOOP
    BEGIN
      EXECUTE format('CREATE EXTENSION IF NOT EXISTS %I', wanted);
    EXCEPTION
      WHEN insufficient_privilege THEN
        RAISE EXCEPTION 'The database user % may not create the extension "%". Ask an administrator to run: CREATE EXTENSION "%";',
          current_user, wanted, wanted;
      WHEN undefined_file OR feature_not_supported THEN
        RAISE EXCEPTION 'This PostgreSQL server does not have the extension "%". Install it ("vector" is pgvector, the others are PostgreSQL''s contrib).',
          wanted;
    END;
  END LOOP;
END $$;

-- Full-text search in any language, ignoring accents and case ("Café" is found by "cafe").
CREATE TEXT SEARCH CONFIGURATION public.twain (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION public.twain
  ALTER MAPPING FOR word, hword, hword_part, numword, numhword, hword_numpart WITH unaccent, simple;

-- PostgreSQL parses "node.js" as a host name and "-7" as a number, so their parts are not found. Replacing punctuation by spaces gives texts
-- the same words as search queries, which contain letters and digits only.
CREATE FUNCTION "public"."searchable"("text" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.twain'::regconfig, translate("text", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;

-- Removes punctuation like "searchable" does, so that "node.js" is found by "node".
CREATE FUNCTION "public"."stemmed"("language" text, "text" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector("language"::regconfig, translate("text", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))
$$;

-- Number of occurrences of a word in a passage, within 5 %. For a word that occurs n times, ts_rank returns 6/π² · (1/1² + … + 1/n²), which this
-- inverts. Reading the positions of all words takes PostgreSQL twenty times as long.
CREATE FUNCTION "public"."term_frequency"("passage" tsvector, "term" tsquery) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 0.6079 / greatest(1 - ts_rank('{1,1,1,1}', "passage", "term"), 0.002) - 0.5
$$;

-- Tables, as written by `npm run db:new`. The search columns cover only the beginning of a text: a tsvector holds at most 1 MB, which 100,000
-- characters never exceed, and a longer text would fail the write. The limit of notes and documents is lower because the embedded database blocks
-- while it indexes; the rest of their text is in passages. Steps are excluded while they stream, so that checkpoints do not rewrite the index, and
-- guest messages are excluded because no search covers them.

-- CreateEnum
CREATE TYPE "theme" AS ENUM ('system', 'light', 'dark');

-- CreateEnum
CREATE TYPE "agent_type" AS ENUM ('private_brain', 'profile_pal', 'twin', 'testing');

-- CreateEnum
CREATE TYPE "thread_type" AS ENUM ('private_chat', 'profile_onboarding', 'self_twin_chat', 'public_twin_chat', 'twin_to_twin', 'testing');

-- CreateEnum
CREATE TYPE "conversation_origin" AS ENUM ('chatgpt', 'claude');

-- CreateEnum
CREATE TYPE "conversation_import_status" AS ENUM ('pending', 'ready', 'failed', 'undoing');

-- CreateEnum
CREATE TYPE "conversation_import_problem" AS ENUM ('not_an_export', 'empty', 'encrypted', 'damaged', 'too_large', 'too_many_messages', 'too_many_kept', 'interrupted');

-- CreateEnum
CREATE TYPE "step_type" AS ENUM ('user_message', 'assistant_message', 'tool_call');

-- CreateEnum
CREATE TYPE "step_status" AS ENUM ('sent', 'streaming', 'completed');

-- CreateEnum
CREATE TYPE "element_type" AS ENUM ('text', 'file', 'other');

-- CreateEnum
CREATE TYPE "tool_call_status" AS ENUM ('running', 'completed');

-- CreateEnum
CREATE TYPE "source_kind" AS ENUM ('item', 'profile', 'memory', 'step');

-- CreateEnum
CREATE TYPE "run_status" AS ENUM ('queued', 'running', 'completed', 'stopped', 'failed', 'interrupted');

-- CreateEnum
CREATE TYPE "memory_action" AS ENUM ('remember', 'forget');

-- CreateEnum
CREATE TYPE "proposal_source" AS ENUM ('stories', 'profile_pal', 'private_brain', 'testing');

-- CreateEnum
CREATE TYPE "proposal_status" AS ENUM ('pending', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "knowledge_kind" AS ENUM ('note', 'story', 'document');

-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('pending', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "passage_source" AS ENUM ('item', 'memory', 'step', 'attachment');

-- CreateEnum
CREATE TYPE "notification_type" AS ENUM ('success', 'warning', 'error', 'update', 'info');

-- CreateEnum
CREATE TYPE "notification_priority" AS ENUM ('low', 'normal', 'high', 'urgent');

-- CreateEnum
CREATE TYPE "roadmap_status" AS ENUM ('suggested', 'planned', 'in_progress', 'done', 'declined');

-- CreateEnum
CREATE TYPE "webhook_delivery_status" AS ENUM ('pending', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "email_failed_at" TIMESTAMPTZ(3),
    "name" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "display_username" TEXT,
    "image" TEXT,
    "is_onboarded" BOOLEAN NOT NULL DEFAULT false,
    "timezone" TEXT,
    "about" TEXT,
    "language" TEXT,
    "theme" "theme" NOT NULL DEFAULT 'system',
    "remembers_from_conversations" BOOLEAN NOT NULL DEFAULT true,
    "plan_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "former_usernames" (
    "username" TEXT NOT NULL,
    "user_id" UUID,
    "reserved_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_usernames_pkey" PRIMARY KEY ("username")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "last_active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "access_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "location" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verifications" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "guests" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "threads" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "guest_id" UUID,
    "twin_owner_id" UUID,
    "name" TEXT,
    "is_named_by_owner" BOOLEAN NOT NULL DEFAULT false,
    "agent_type" "agent_type" NOT NULL DEFAULT 'private_brain',
    "thread_type" "thread_type" NOT NULL DEFAULT 'private_chat',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "step_count" INTEGER NOT NULL DEFAULT 0,
    "first_message_preview" TEXT,
    "last_message_preview" TEXT,
    "summary" TEXT,
    "summary_position" INTEGER NOT NULL DEFAULT 0,
    "summary_sources" JSONB NOT NULL DEFAULT '[]',
    "origin" "conversation_origin",
    "origin_key" TEXT,
    "import_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector
        GENERATED ALWAYS AS ("public"."searchable"(left(coalesce("name", ''), 100000))) STORED,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_imports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT,
    "file_size" BIGINT NOT NULL,
    "status" "conversation_import_status" NOT NULL DEFAULT 'pending',
    "problem" "conversation_import_problem",
    "origin" "conversation_origin",
    "conversation_count" INTEGER,
    "message_count" INTEGER,
    "conversations_done" INTEGER NOT NULL DEFAULT 0,
    "messages_done" INTEGER NOT NULL DEFAULT 0,
    "added_count" INTEGER NOT NULL DEFAULT 0,
    "known_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "steps" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "user_id" UUID,
    "position" INTEGER NOT NULL,
    "step_type" "step_type" NOT NULL,
    "status" "step_status" NOT NULL,
    "input" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "reasoning" TEXT NOT NULL DEFAULT '',
    "reasoning_ms" INTEGER,
    "is_error" BOOLEAN NOT NULL DEFAULT false,
    "errors" JSONB NOT NULL DEFAULT '[]',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "indent_level" INTEGER NOT NULL DEFAULT 0,
    "show_input" BOOLEAN NOT NULL DEFAULT false,
    "wait_for_answer" BOOLEAN NOT NULL DEFAULT false,
    "has_untrusted_content" BOOLEAN NOT NULL DEFAULT false,
    "is_forgotten" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "start_time" TIMESTAMPTZ(3),
    "viewed_at" TIMESTAMPTZ(3),
    "agent_processing_time_ms" INTEGER,
    "step_creation_time_ms" INTEGER,
    "total_time_ms" INTEGER,
    "search" tsvector
        GENERATED ALWAYS AS (
            CASE WHEN "status" <> 'streaming' AND "user_id" IS NOT NULL THEN "public"."searchable"(left("input" || ' ' || "output", 50000)) END
        ) STORED,

    CONSTRAINT "steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "elements" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "step_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "element_type" "element_type" NOT NULL,
    "content" TEXT,
    "file_path" TEXT,
    "url" TEXT,
    "file_size" BIGINT,
    "mime_type" TEXT,
    "properties" JSONB NOT NULL DEFAULT '{}',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "problem" TEXT,
    "text_bytes" INTEGER,
    "item_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "elements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachment_texts" (
    "element_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "attachment_texts_pkey" PRIMARY KEY ("element_id")
);

-- CreateTable
CREATE TABLE "deleted_files" (
    "path" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_files_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "tool_calls" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "call_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'tool_execution',
    "display_name" TEXT NOT NULL,
    "status" "tool_call_status" NOT NULL,
    "is_error" BOOLEAN NOT NULL DEFAULT false,
    "input_params" JSONB,
    "output_result" JSONB,
    "text_offset" INTEGER NOT NULL DEFAULT 0,
    "start_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "end_time" TIMESTAMPTZ(3),
    "duration_ms" INTEGER,

    CONSTRAINT "tool_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_sources" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "source_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "thread_id" UUID,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "ordinal" INTEGER,
    "page" INTEGER,

    CONSTRAINT "step_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "twin_questions" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "answer_step_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "twin_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "runs" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "user_id" UUID,
    "user_step_id" UUID NOT NULL,
    "assistant_step_id" UUID NOT NULL,
    "client_message_id" TEXT NOT NULL,
    "status" "run_status" NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "checkpoint_seq" INTEGER NOT NULL DEFAULT 0,
    "process_id" UUID,
    "lease_expires_at" TIMESTAMPTZ(3),
    "stop_requested_at" TIMESTAMPTZ(3),
    "model" TEXT,
    "error_message" TEXT,
    "error_code" TEXT,
    "prompt_tokens" INTEGER,
    "completion_tokens" INTEGER,
    "first_token_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_effects" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "tool" TEXT NOT NULL,
    "arguments_hash" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_effects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memories" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "source_step_id" UUID,
    "is_noticed" BOOLEAN NOT NULL DEFAULT false,
    "subject_hash" TEXT,
    "value_hash" TEXT,
    "is_denial" BOOLEAN NOT NULL DEFAULT false,
    "superseded_by_id" UUID,
    "superseded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector
        GENERATED ALWAYS AS ("public"."searchable"(left("content", 100000))) STORED,

    CONSTRAINT "memories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_rules" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "words" TEXT[],
    "subject_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_proposals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "action" "memory_action" NOT NULL,
    "content" TEXT NOT NULL,
    "memory_id" UUID,
    "has_untrusted_content" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "title" TEXT,
    "bio" TEXT,
    "location" TEXT,
    "interests" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "posts" JSONB NOT NULL DEFAULT '[]',
    "projects" JSONB NOT NULL DEFAULT '[]',
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "public_fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "section_visibility" JSONB NOT NULL DEFAULT '{}',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "twin_metadata" JSONB NOT NULL DEFAULT '{}',
    "is_twin_enabled" BOOLEAN NOT NULL DEFAULT true,
    "suggested_questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_listed" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "profile_proposals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "source" "proposal_source" NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "evidence" TEXT,
    "source_item_id" UUID,
    "has_untrusted_content" BOOLEAN NOT NULL DEFAULT false,
    "status" "proposal_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "profile_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "public_listings" (
    "user_id" UUID NOT NULL,
    "names" TEXT NOT NULL,
    "topics" TEXT NOT NULL,
    "bio" TEXT NOT NULL,
    "interests" TEXT[],
    "interest_keys" TEXT[],
    "listed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search" tsvector
        GENERATED ALWAYS AS (
            setweight("public"."searchable"(left("names", 1000)), 'A') ||
            setweight("public"."searchable"(left("topics", 50000)), 'B') ||
            setweight("public"."searchable"(left("bio", 50000)), 'C')) STORED,

    CONSTRAINT "public_listings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "knowledge_items" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "knowledge_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "import_key" TEXT,
    "has_untrusted_content" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search" tsvector
        GENERATED ALWAYS AS ("public"."searchable"(left("title" || ' ' || "content", 20000))) STORED,

    CONSTRAINT "knowledge_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "item_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_path" TEXT NOT NULL,
    "file_size" BIGINT NOT NULL,
    "media_type" TEXT NOT NULL,
    "source_url" TEXT,
    "status" "document_status" NOT NULL DEFAULT 'pending',
    "problem" TEXT,
    "page_count" INTEGER,
    "pages_without_text" INTEGER NOT NULL DEFAULT 0,
    "new_file_path" TEXT,
    "new_file_name" TEXT,
    "new_file_size" BIGINT,
    "new_media_type" TEXT,
    "stays_public" BOOLEAN NOT NULL DEFAULT false,
    "replacement_problem" TEXT,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("item_id")
);

-- CreateTable
CREATE TABLE "document_parts" (
    "item_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "page" INTEGER,
    "start_offset" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "document_parts_pkey" PRIMARY KEY ("item_id","position")
);

-- CreateTable
CREATE TABLE "passages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner_id" UUID NOT NULL,
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "start_offset" INTEGER NOT NULL,
    "end_offset" INTEGER NOT NULL,
    "page" INTEGER,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "unaccented" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "length" INTEGER NOT NULL,
    "stems" tsvector NOT NULL
        GENERATED ALWAYS AS ("public"."stemmed"("language", "title" || ' ' || "text") || "public"."stemmed"("language", "unaccented")) STORED,
    "words" tsvector NOT NULL
        GENERATED ALWAYS AS ("public"."searchable"("title" || ' ' || "text")) STORED,

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passage_embeddings" (
    "passage_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "model" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,
    "embedding" vector NOT NULL,
    "lines" vector[],

    CONSTRAINT "passage_embeddings_pkey" PRIMARY KEY ("passage_id")
);

-- CreateTable
CREATE TABLE "pending_embeddings" (
    "passage_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_embeddings_pkey" PRIMARY KEY ("passage_id")
);

-- CreateTable
CREATE TABLE "embedding_models" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "dimensions" INTEGER NOT NULL,

    CONSTRAINT "embedding_models_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_passages" (
    "owner_id" UUID NOT NULL,
    "source_kind" "passage_source" NOT NULL,
    "source_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_passages_pkey" PRIMARY KEY ("source_kind","source_id")
);

-- CreateTable
CREATE TABLE "word_counts" (
    "owner_id" UUID NOT NULL,
    "stem" TEXT NOT NULL,
    "passages" INTEGER NOT NULL,

    CONSTRAINT "word_counts_pkey" PRIMARY KEY ("owner_id","stem")
);

-- CreateTable
CREATE TABLE "notification_channels" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,

    CONSTRAINT "notification_channels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "channel_id" UUID NOT NULL,
    "notification_type" "notification_type" NOT NULL,
    "priority" "notification_priority" NOT NULL DEFAULT 'normal',
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "action_url" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "question_step_id" UUID,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_uses" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "uploads" INTEGER NOT NULL DEFAULT 0,
    "upload_bytes" BIGINT NOT NULL DEFAULT 0,
    "twin_messages" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_uses_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "roadmap_items" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "position" INTEGER,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "status" "roadmap_status" NOT NULL DEFAULT 'suggested',
    "reply" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roadmap_votes" (
    "item_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roadmap_votes_pkey" PRIMARY KEY ("item_id","user_id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "event_types" TEXT[],
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "problem" TEXT,
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "last_duration_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'pending',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tries_before" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "status_code" INTEGER,
    "problem" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "response" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "session_secret_salt" TEXT NOT NULL,
    "session_secret_hash" TEXT NOT NULL,
    "file_store" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "processes" (
    "id" UUID NOT NULL,
    "roles" TEXT[],
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE INDEX "users_image_idx" ON "users"("image");

-- CreateIndex
CREATE INDEX "former_usernames_user_id_idx" ON "former_usernames"("user_id");

-- CreateIndex
CREATE INDEX "former_usernames_reserved_until_idx" ON "former_usernames"("reserved_until");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions"("token");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_secret_hash_key" ON "access_tokens"("secret_hash");

-- CreateIndex
CREATE INDEX "access_tokens_user_id_idx" ON "access_tokens"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_user_id_created_at_idx" ON "idempotency_keys"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE INDEX "verifications_identifier_idx" ON "verifications"("identifier");

-- CreateIndex
CREATE INDEX "threads_user_id_updated_at_id_idx" ON "threads"("user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "threads_import_id_idx" ON "threads"("import_id");

-- CreateIndex
CREATE INDEX "threads_guest_id_updated_at_idx" ON "threads"("guest_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "threads_twin_owner_id_updated_at_idx" ON "threads"("twin_owner_id", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "threads_user_id_origin_origin_key_key" ON "threads"("user_id", "origin", "origin_key");

-- CreateIndex
CREATE INDEX "conversation_imports_user_id_created_at_idx" ON "conversation_imports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "steps_user_id_created_at_idx" ON "steps"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "steps_thread_id_position_key" ON "steps"("thread_id", "position");

-- CreateIndex
CREATE INDEX "elements_step_id_position_idx" ON "elements"("step_id", "position");

-- CreateIndex
CREATE INDEX "elements_user_id_idx" ON "elements"("user_id");

-- CreateIndex
CREATE INDEX "elements_item_id_idx" ON "elements"("item_id");

-- CreateIndex
CREATE INDEX "deleted_files_next_try_at_idx" ON "deleted_files"("next_try_at");

-- CreateIndex
CREATE UNIQUE INDEX "tool_calls_step_id_position_key" ON "tool_calls"("step_id", "position");

-- CreateIndex
CREATE INDEX "step_sources_source_id_idx" ON "step_sources"("source_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_sources_step_id_number_key" ON "step_sources"("step_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "twin_questions_answer_step_id_key" ON "twin_questions"("answer_step_id");

-- CreateIndex
CREATE INDEX "twin_questions_owner_id_key_idx" ON "twin_questions"("owner_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "runs_user_step_id_key" ON "runs"("user_step_id");

-- CreateIndex
CREATE UNIQUE INDEX "runs_assistant_step_id_key" ON "runs"("assistant_step_id");

-- CreateIndex
CREATE INDEX "runs_user_id_created_at_idx" ON "runs"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "runs_thread_id_client_message_id_key" ON "runs"("thread_id", "client_message_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_effects_run_id_tool_arguments_hash_key" ON "tool_effects"("run_id", "tool", "arguments_hash");

-- CreateIndex
CREATE INDEX "memories_user_id_created_at_idx" ON "memories"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "memories_user_id_subject_hash_idx" ON "memories"("user_id", "subject_hash");

-- CreateIndex
CREATE INDEX "memories_superseded_by_id_idx" ON "memories"("superseded_by_id");

-- CreateIndex
CREATE INDEX "memory_rules_user_id_created_at_idx" ON "memory_rules"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "memory_proposals_user_id_created_at_idx" ON "memory_proposals"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "memory_proposals_run_id_idx" ON "memory_proposals"("run_id");

-- CreateIndex
CREATE INDEX "profiles_photos_idx" ON "profiles" USING GIN ("photos");

-- CreateIndex
CREATE INDEX "profile_proposals_user_id_status_created_at_idx" ON "profile_proposals"("user_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "profile_proposals_source_item_id_idx" ON "profile_proposals"("source_item_id");

-- CreateIndex
CREATE INDEX "public_listings_listed_at_user_id_idx" ON "public_listings"("listed_at" DESC, "user_id" DESC);

-- CreateIndex
CREATE INDEX "public_listings_interest_keys_idx" ON "public_listings" USING GIN ("interest_keys");

-- CreateIndex
CREATE INDEX "knowledge_items_user_id_kind_updated_at_id_idx" ON "knowledge_items"("user_id", "kind", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_items_user_id_import_key_key" ON "knowledge_items"("user_id", "import_key");

-- CreateIndex
CREATE INDEX "passages_group_id_ordinal_idx" ON "passages"("group_id", "ordinal");

-- CreateIndex
CREATE INDEX "passages_owner_id_language_idx" ON "passages"("owner_id", "language");

-- CreateIndex
CREATE UNIQUE INDEX "passages_source_kind_source_id_ordinal_key" ON "passages"("source_kind", "source_id", "ordinal");

-- CreateIndex
CREATE INDEX "passage_embeddings_owner_id_model_idx" ON "passage_embeddings"("owner_id", "model");

-- CreateIndex
CREATE INDEX "pending_embeddings_owner_id_next_try_at_passage_id_idx" ON "pending_embeddings"("owner_id", "next_try_at", "passage_id");

-- CreateIndex
CREATE INDEX "pending_passages_owner_id_next_try_at_source_id_idx" ON "pending_passages"("owner_id", "next_try_at", "source_id");

-- CreateIndex
CREATE UNIQUE INDEX "notification_channels_key_key" ON "notification_channels"("key");

-- CreateIndex
CREATE INDEX "notifications_user_id_published_at_idx" ON "notifications"("user_id", "published_at" DESC);

-- CreateIndex
CREATE INDEX "notifications_channel_id_idx" ON "notifications"("channel_id");

-- CreateIndex
CREATE INDEX "notifications_question_step_id_idx" ON "notifications"("question_step_id");

-- CreateIndex
CREATE UNIQUE INDEX "roadmap_items_key_key" ON "roadmap_items"("key");

-- CreateIndex
CREATE INDEX "roadmap_items_author_id_created_at_idx" ON "roadmap_items"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "roadmap_votes_user_id_idx" ON "roadmap_votes"("user_id");

-- CreateIndex
CREATE INDEX "webhooks_user_id_created_at_idx" ON "webhooks"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_idx" ON "webhook_deliveries"("webhook_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_created_at_idx" ON "webhook_attempts"("delivery_id", "created_at");

-- AddForeignKey
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "conversation_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_twin_owner_id_fkey" FOREIGN KEY ("twin_owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_imports" ADD CONSTRAINT "conversation_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "elements" ADD CONSTRAINT "elements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "elements" ADD CONSTRAINT "elements_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "elements" ADD CONSTRAINT "elements_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment_texts" ADD CONSTRAINT "attachment_texts_element_id_fkey" FOREIGN KEY ("element_id") REFERENCES "elements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_sources" ADD CONSTRAINT "step_sources_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_questions" ADD CONSTRAINT "twin_questions_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "twin_questions" ADD CONSTRAINT "twin_questions_answer_step_id_fkey" FOREIGN KEY ("answer_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_step_id_fkey" FOREIGN KEY ("user_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_assistant_step_id_fkey" FOREIGN KEY ("assistant_step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_effects" ADD CONSTRAINT "tool_effects_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_superseded_by_id_fkey" FOREIGN KEY ("superseded_by_id") REFERENCES "memories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_rules" ADD CONSTRAINT "memory_rules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_proposals" ADD CONSTRAINT "memory_proposals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_proposals" ADD CONSTRAINT "memory_proposals_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_source_item_id_fkey" FOREIGN KEY ("source_item_id") REFERENCES "knowledge_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "public_listings" ADD CONSTRAINT "public_listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_items" ADD CONSTRAINT "knowledge_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "knowledge_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "documents"("item_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passage_embeddings" ADD CONSTRAINT "passage_embeddings_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_embeddings" ADD CONSTRAINT "pending_embeddings_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "passages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_counts" ADD CONSTRAINT "word_counts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "notification_channels"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_step_id_fkey" FOREIGN KEY ("question_step_id") REFERENCES "steps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_uses" ADD CONSTRAINT "daily_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_items" ADD CONSTRAINT "roadmap_items_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "roadmap_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roadmap_votes" ADD CONSTRAINT "roadmap_votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Checks, indexes, functions and triggers that Prisma cannot express. The policies of twins are in api/platform/database/twinPolicies.ts.

-- A thread belongs to either a user or a guest. Guests only talk to twins, and threads with a twin have a twin owner.
ALTER TABLE "threads"
  ADD CONSTRAINT "threads_one_owner_check" CHECK (num_nonnulls("user_id", "guest_id") = 1),
  ADD CONSTRAINT "threads_guest_check" CHECK ("guest_id" IS NULL OR "agent_type" = 'twin'),
  ADD CONSTRAINT "threads_twin_check" CHECK (("agent_type" = 'twin') = ("twin_owner_id" IS NOT NULL));

-- The owner comes first in each index, so that the cost of a common word depends on one account only.
CREATE INDEX "threads_search_idx" ON "threads" USING gin ("user_id", "search");
CREATE INDEX "threads_name_trgm_idx" ON "threads" USING gin ("user_id", "name" gin_trgm_ops);
CREATE INDEX "steps_search_idx" ON "steps" USING gin ("user_id", "search");
CREATE INDEX "memories_search_idx" ON "memories" USING gin ("user_id", "search");
CREATE INDEX "knowledge_items_search_idx" ON "knowledge_items" USING gin ("user_id", "search");
CREATE INDEX "public_listings_search_idx" ON "public_listings" USING gin ("search");

-- At most one active run per thread. The takeover timer looks for expired leases every second.
CREATE UNIQUE INDEX "runs_one_active_per_thread_key" ON "runs" ("thread_id") WHERE "status" IN ('queued', 'running');
CREATE INDEX "runs_active_lease_idx" ON "runs" ("lease_expires_at") WHERE "status" IN ('queued', 'running');

-- Few answers were written with untrusted content in the prompt, and every prompt asks whether its thread has one.
CREATE INDEX "steps_untrusted_content_idx" ON "steps" ("thread_id", "position") WHERE "has_untrusted_content";

-- Messages left out of prompts and search.
CREATE INDEX "steps_forgotten_idx" ON "steps" ("thread_id") WHERE "is_forgotten";

-- Unsent uploads, for their expiry.
CREATE INDEX "elements_unsent_idx" ON "elements" ("created_at") WHERE "step_id" IS NULL;

CREATE INDEX "notifications_unread_idx" ON "notifications" ("user_id") WHERE "read_at" IS NULL;
CREATE INDEX "notifications_read_at_idx" ON "notifications" ("read_at") WHERE "read_at" IS NOT NULL;

-- Unread documents, oldest first.
CREATE INDEX "documents_pending_idx" ON "documents" ("item_id") WHERE "status" = 'pending';
-- Documents with an unread replacement.
CREATE INDEX "documents_replaced_idx" ON "documents" ("item_id") WHERE "new_file_path" IS NOT NULL;

-- Stored in the row, uncompressed where they fit, because each search reads the stems of a thousand passages.
ALTER TABLE "passages" ALTER COLUMN "stems" SET STORAGE MAIN;
-- Without the pending list of GIN, searches stay fast after many writes.
CREATE INDEX "passages_stems_idx" ON "passages" USING gin ("owner_id", "stems") WITH (fastupdate = off);
CREATE INDEX "passages_words_idx" ON "passages" USING gin ("owner_id", "words") WITH (fastupdate = off);
-- Words beyond the range of an item's search column.
CREATE INDEX "passages_late_words_idx" ON "passages" USING gin ("owner_id", "words") WITH (fastupdate = off)
  WHERE "source_kind" = 'item' AND "end_offset" > 15000;
-- For twins: their policy is checked before any word is compared.
CREATE INDEX "passages_public_idx" ON "passages" ("owner_id") WHERE "is_public";

-- Deletes the file of an element however the element is deleted, including by cascade.
CREATE FUNCTION "note_deleted_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("path") VALUES (OLD."file_path") ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "elements_file_deleted" AFTER DELETE ON "elements"
  FOR EACH ROW WHEN (OLD."file_path" IS NOT NULL) EXECUTE FUNCTION "note_deleted_file"();

-- Deletes files that a document no longer refers to. On DELETE, NEW is null, so all of them are deleted.
CREATE FUNCTION "note_replaced_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_files" ("path")
  SELECT old_path FROM unnest(ARRAY[OLD."file_path", OLD."new_file_path"]) AS old_path
  WHERE old_path IS NOT NULL AND old_path <> ALL (array_remove(ARRAY[NEW."file_path", NEW."new_file_path"], NULL))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "documents_file_deleted" AFTER DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "note_replaced_files"();
CREATE TRIGGER "documents_file_replaced" AFTER UPDATE OF "file_path", "new_file_path" ON "documents" FOR EACH ROW
  EXECUTE FUNCTION "note_replaced_files"();

-- Queues the passages of a source in the transaction that writes it. The document reader writes the passages of documents.
CREATE FUNCTION "note_pending_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_passages" ("owner_id", "source_kind", "source_id") VALUES (NEW."user_id", TG_ARGV[0]::"passage_source", NEW."id")
  ON CONFLICT ("source_kind", "source_id") DO UPDATE SET "owner_id" = EXCLUDED."owner_id", "attempts" = 0, "next_try_at" = now();
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_note_new" AFTER INSERT ON "knowledge_items" FOR EACH ROW
  WHEN (NEW."kind" <> 'document') EXECUTE FUNCTION "note_pending_passages"('item');
CREATE TRIGGER "knowledge_items_note_changed" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN (NEW."kind" <> 'document' AND (OLD."title", OLD."content") IS DISTINCT FROM (NEW."title", NEW."content"))
  EXECUTE FUNCTION "note_pending_passages"('item');
CREATE TRIGGER "memories_note_new" AFTER INSERT ON "memories" FOR EACH ROW EXECUTE FUNCTION "note_pending_passages"('memory');
CREATE TRIGGER "memories_note_changed" AFTER UPDATE ON "memories" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION "note_pending_passages"('memory');
-- Excludes messages of guests, and answers until they are complete.
CREATE TRIGGER "steps_note_new" AFTER INSERT ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call')
  EXECUTE FUNCTION "note_pending_passages"('step');
CREATE TRIGGER "steps_note_changed" AFTER UPDATE ON "steps" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND NEW."status" <> 'streaming' AND NEW."step_type" <> 'tool_call'
    AND (OLD."user_id", OLD."status", OLD."input", OLD."output") IS DISTINCT FROM (NEW."user_id", NEW."status", NEW."input", NEW."output"))
  EXECUTE FUNCTION "note_pending_passages"('step');

-- Passages are deleted with their source and have its visibility.
CREATE FUNCTION "delete_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "passages" USING gone WHERE "passages"."source_kind" = TG_ARGV[0]::"passage_source" AND "passages"."source_id" = gone."id";
  DELETE FROM "pending_passages" USING gone
  WHERE "pending_passages"."source_kind" = TG_ARGV[0]::"passage_source" AND "pending_passages"."source_id" = gone."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_delete_passages" AFTER DELETE ON "knowledge_items" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('item');
CREATE TRIGGER "memories_delete_passages" AFTER DELETE ON "memories" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('memory');
CREATE TRIGGER "steps_delete_passages" AFTER DELETE ON "steps" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('step');
CREATE TRIGGER "elements_delete_passages" AFTER DELETE ON "elements" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_passages"('attachment');

CREATE FUNCTION "publish_passages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "passages" SET "is_public" = NEW."is_public" WHERE "source_kind" = 'item' AND "source_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "knowledge_items_publish_passages" AFTER UPDATE ON "knowledge_items" FOR EACH ROW
  WHEN (OLD."is_public" IS DISTINCT FROM NEW."is_public") EXECUTE FUNCTION "publish_passages"();

-- Citations of deleted memories and steps are deleted.
CREATE FUNCTION "delete_quotations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "step_sources" USING gone
  WHERE "step_sources"."source_id" = gone."id"::text AND "step_sources"."kind" = TG_ARGV[0]::"source_kind";
  RETURN NULL;
END $$;
CREATE TRIGGER "memories_delete_quotations" AFTER DELETE ON "memories" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_quotations"('memory');
CREATE TRIGGER "steps_delete_quotations" AFTER DELETE ON "steps" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_quotations"('step');

-- "Café" and " cafe" are the same interest.
CREATE FUNCTION "interest_key"("interest" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(public.unaccent(trim(interest)))
$$;

-- Copies the public fields of a listed profile from the view of twins, so that private profiles and hidden fields are never listed. The lock waits
-- for concurrent changes; the statements after it see them, because each statement of a plpgsql function takes a new snapshot.
CREATE FUNCTION "list_public_profile"("person" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "profiles" WHERE "user_id" = person FOR UPDATE;
  DELETE FROM "public_listings" WHERE "user_id" = person AND NOT EXISTS (SELECT FROM "twin_profile" JOIN "profiles" USING ("user_id") WHERE "user_id" = person AND "is_listed");
  INSERT INTO "public_listings" AS listing ("user_id", "names", "topics", "bio", "interests", "interest_keys")
  SELECT "user_id", concat_ws(' ', "username", "display_name"), concat_ws(' ', array_to_string("skills", ' '), array_to_string("interests", ' ')),
    coalesce("bio", ''), "interests", ARRAY(SELECT "interest_key"(interest) FROM unnest("interests") WITH ORDINALITY AS each(interest, place) ORDER BY place)
  FROM "twin_profile" WHERE "user_id" = person AND EXISTS (SELECT FROM "profiles" WHERE "user_id" = person AND "is_listed")
  ON CONFLICT ("user_id") DO UPDATE SET "names" = excluded."names", "topics" = excluded."topics", "bio" = excluded."bio",
    "interests" = excluded."interests", "interest_keys" = excluded."interest_keys", "listed_at" = now()
  -- Changes of private fields do not update the listing.
  WHERE (listing."names", listing."topics", listing."bio", listing."interests")
    IS DISTINCT FROM (excluded."names", excluded."topics", excluded."bio", excluded."interests");
END $$;

CREATE FUNCTION "list_changed_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "list_public_profile"(NEW."user_id");
  RETURN NULL;
END $$;
CREATE TRIGGER "profiles_list" AFTER INSERT OR UPDATE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "list_changed_profile"();

CREATE FUNCTION "list_renamed_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "list_public_profile"(NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "users_list" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN ((OLD."name", OLD."username") IS DISTINCT FROM (NEW."name", NEW."username")) EXECUTE FUNCTION "list_renamed_person"();

-- Whose limit of active runs is reached: 'sender', 'twin' or null. The locks are held until the end of the transaction, so that concurrent callers
-- cannot both take the last place. Must be VOLATILE: otherwise the counts would not see what was committed while waiting for a lock.
CREATE FUNCTION "missing_run_place"("sender" uuid, "sender_limit" int, "twin_owner" uuid, "twin_limit" int)
RETURNS text LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7489462, hashtext("sender"::text));
  IF (
    SELECT count(*) FROM "runs" JOIN "threads" ON "threads"."id" = "runs"."thread_id"
    WHERE "runs"."status" IN ('queued', 'running') AND ("threads"."user_id" = "sender" OR "threads"."guest_id" = "sender")
  ) >= "sender_limit" THEN
    RETURN 'sender';
  END IF;
  IF "twin_owner" IS NULL THEN
    RETURN NULL;
  END IF;
  -- Always taken after the lock of the sender and with another key, which prevents deadlocks.
  PERFORM pg_advisory_xact_lock(7489463, hashtext("twin_owner"::text));
  IF (
    SELECT count(*) FROM "runs" JOIN "threads" ON "threads"."id" = "runs"."thread_id"
    WHERE "runs"."status" IN ('queued', 'running') AND "threads"."twin_owner_id" = "twin_owner"
      AND "threads"."user_id" IS DISTINCT FROM "twin_owner"
  ) >= "twin_limit" THEN
    RETURN 'twin';
  END IF;
  RETURN NULL;
END $$;

-- Deletes the file of an import once no row refers to it.
CREATE TRIGGER "conversation_imports_file_deleted" AFTER DELETE ON "conversation_imports"
  FOR EACH ROW WHEN (OLD."file_path" IS NOT NULL) EXECUTE FUNCTION "note_deleted_file"();
CREATE TRIGGER "conversation_imports_file_read" AFTER UPDATE OF "file_path" ON "conversation_imports"
  FOR EACH ROW WHEN (OLD."file_path" IS DISTINCT FROM NEW."file_path") EXECUTE FUNCTION "note_deleted_file"();

-- A search compares all vectors of an owner, so they are stored in the row where they fit.
ALTER TABLE "passage_embeddings" ALTER COLUMN "embedding" SET STORAGE MAIN;
-- For twins: their policy is checked before any vector is compared.
CREATE INDEX "passage_embeddings_public_idx" ON "passage_embeddings" ("owner_id") WHERE "is_public";

-- Queues embeddings in the transaction that writes the passages, when an embedding model is configured.
CREATE FUNCTION "note_pending_embeddings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id", "owner_id") SELECT "id", "owner_id" FROM written
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_note_new" AFTER INSERT ON "passages" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "note_pending_embeddings"();

-- Queues the embedding of a changed passage, and copies the visibility of the passage to its embedding.
CREATE FUNCTION "passage_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."title", OLD."text") IS DISTINCT FROM (NEW."title", NEW."text") AND EXISTS (SELECT FROM "embedding_models") THEN
    INSERT INTO "pending_embeddings" ("passage_id", "owner_id") VALUES (NEW."id", NEW."owner_id")
    ON CONFLICT ("passage_id") DO UPDATE SET "attempts" = 0, "next_try_at" = now();
  END IF;
  IF OLD."is_public" <> NEW."is_public" THEN
    UPDATE "passage_embeddings" SET "is_public" = NEW."is_public" WHERE "passage_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "passages_note_changed" AFTER UPDATE ON "passages" FOR EACH ROW
  WHEN ((OLD."title", OLD."text", OLD."is_public") IS DISTINCT FROM (NEW."title", NEW."text", NEW."is_public"))
  EXECUTE FUNCTION "passage_changed"();

-- The nearest passages are found by whole vectors, which stay in the row. The vectors of lines are stored out of line and read for few passages.
ALTER TABLE "passage_embeddings" ALTER COLUMN "lines" SET STORAGE EXTERNAL;

-- Triggers, so that no way of changing or deleting a user frees a username early. An insert waits at the unique index of "users" for a concurrent
-- rename of the same name; the trigger runs afterwards and sees the reservation that the rename committed.
CREATE FUNCTION "claim_username"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "former_usernames"
    WHERE "username" = NEW."username" AND "reserved_until" > now() AND "user_id" IS DISTINCT FROM NEW."id"
  ) THEN
    RAISE unique_violation USING MESSAGE = 'The username is reserved.', TABLE = 'former_usernames', CONSTRAINT = 'former_usernames_pkey';
  END IF;
  DELETE FROM "former_usernames" WHERE "username" = NEW."username";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_claim_username_new" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "claim_username"();
CREATE TRIGGER "users_claim_username_changed" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."username" IS DISTINCT FROM NEW."username") EXECUTE FUNCTION "claim_username"();

CREATE FUNCTION "reserve_former_username"() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO "former_usernames" ("username", "user_id", "reserved_until")
  VALUES (OLD."username", CASE TG_OP WHEN 'UPDATE' THEN OLD."id" END, now() + interval '1 year')
  ON CONFLICT ("username") DO UPDATE SET "user_id" = EXCLUDED."user_id", "reserved_until" = EXCLUDED."reserved_until";
  RETURN NULL;
END $$;
CREATE TRIGGER "users_reserve_username_changed" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."username" IS DISTINCT FROM NEW."username") EXECUTE FUNCTION "reserve_former_username"();
CREATE TRIGGER "users_reserve_username_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "reserve_former_username"();

-- Pending deliveries by webhook.
CREATE INDEX "webhook_deliveries_pending_idx" ON "webhook_deliveries" ("webhook_id", "next_try_at") WHERE "status" = 'pending';

-- Creates a delivery for every enabled webhook of the owner that subscribes to the event. Skips webhooks deleted concurrently.
CREATE FUNCTION "record_webhook_event"(owner uuid, kind text, details jsonb) RETURNS void LANGUAGE sql AS $$
  WITH event AS MATERIALIZED (SELECT gen_random_uuid() AS id)
  INSERT INTO "webhook_deliveries" ("id", "webhook_id", "event_id", "type", "data")
  SELECT gen_random_uuid(), webhook."id", event.id, kind, details
  FROM "webhooks" AS webhook, event
  WHERE webhook."user_id" = owner AND webhook."is_enabled" AND kind = ANY (webhook."event_types")
  FOR KEY SHARE OF webhook
$$;

CREATE FUNCTION "record_ended_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"(NEW."user_id",
    CASE WHEN NEW."status" = 'completed' THEN 'answer.finished' ELSE 'answer.failed' END,
    jsonb_build_object('run_id', NEW."id", 'thread_id', NEW."thread_id", 'step_id', NEW."assistant_step_id")
      || CASE WHEN NEW."status" = 'completed' THEN '{}'::jsonb ELSE jsonb_build_object('code', coalesce(NEW."error_code", NEW."status"::text)) END);
  RETURN NULL;
END $$;
CREATE TRIGGER "runs_tell_webhooks" AFTER UPDATE OF "status" ON "runs" FOR EACH ROW
  WHEN (NEW."user_id" IS NOT NULL AND OLD."status" IN ('queued', 'running') AND NEW."status" IN ('completed', 'failed', 'interrupted'))
  EXECUTE FUNCTION "record_ended_run"();

CREATE FUNCTION "record_twin_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"(NEW."owner_id", 'twin.question_unanswered', jsonb_build_object('question_key', NEW."key",
    'conversation_id', (SELECT "thread_id" FROM "steps" WHERE "id" = NEW."answer_step_id"), 'step_id', NEW."answer_step_id"));
  RETURN NULL;
END $$;
CREATE TRIGGER "twin_questions_tell_webhooks" AFTER INSERT ON "twin_questions" FOR EACH ROW EXECUTE FUNCTION "record_twin_question"();

-- Fires when reading a document or its replacement finished or failed.
CREATE FUNCTION "record_read_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_webhook_event"((SELECT "user_id" FROM "knowledge_items" WHERE "id" = NEW."item_id"), 'document.finished', jsonb_build_object(
    'document_id', NEW."item_id", 'status', CASE WHEN NEW."status" = 'failed' OR (OLD."status" <> 'pending' AND NEW."replacement_problem" IS NOT NULL)
      THEN 'failed' ELSE 'ready' END, 'is_newer_file', OLD."status" <> 'pending'));
  RETURN NULL;
END $$;
CREATE TRIGGER "documents_tell_webhooks" AFTER UPDATE OF "status", "new_file_path" ON "documents" FOR EACH ROW
  WHEN ((OLD."status" = 'pending' AND NEW."status" <> 'pending') OR (OLD."new_file_path" IS NOT NULL AND NEW."new_file_path" IS NULL))
  EXECUTE FUNCTION "record_read_document"();

-- Notification channels.
INSERT INTO "notification_channels" ("id", "key", "display_name") VALUES
  (gen_random_uuid(), 'account', 'Account'),
  (gen_random_uuid(), 'chat', 'Chat'),
  (gen_random_uuid(), 'twin', 'My Twin'),
  (gen_random_uuid(), 'product', 'Twain');

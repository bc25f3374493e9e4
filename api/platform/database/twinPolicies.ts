import { createHash } from 'node:crypto'

// Twins read as the role twin_reader, which sees only these columns and rows. Applied by migrations, and at startup when this file has
// changed.

/**
 * Add a column only if readers of its audience may see it. A restarted process of the previous version revokes columns that it doesn’t know, so
 * twins must work one version without it.
 */
export const twinColumns: Readonly<Record<string, readonly string[]>> = {
  twin_access: ['user_id', 'audience'],
  twin_profile: [
    'user_id',
    'username',
    'display_name',
    'image',
    'title',
    'bio',
    'location',
    'interests',
    'achievements',
    'posts',
    'photos',
    'skills',
    'projects',
    'section_visibility',
    'is_twin_enabled',
    'is_open_to_twins',
    'suggested_questions',
    'shows_accuracy',
  ],
  twin_characters: [
    'owner_id',
    'tone',
    'length',
    'person',
    'greeting',
    'languages',
    'instructions',
    'declined_subjects',
    'decline_reply',
    'source_rule',
    'approval_subjects',
    'approves_every_answer',
  ],
  twin_checks: ['owner_id', 'item_id'],
  twin_accuracies: [
    'owner_id',
    'measured_at',
    'check_count',
    'passed_count',
    'unsourced_count',
    'refused_count',
    'answer_count',
    'traced_count',
  ],
  public_listings: ['user_id', 'interests', 'interest_keys', 'listed_at', 'search'],
  knowledge_items: ['id', 'user_id', 'kind', 'title', 'content', 'audience', 'updated_at', 'search'],
  passages: [
    'id',
    'owner_id',
    'source_kind',
    'source_id',
    'group_id',
    'ordinal',
    'page',
    'title',
    'text',
    'language',
    'audience',
    'length',
    'stems',
  ],
  passage_embeddings: ['passage_id', 'owner_id', 'source_kind', 'source_id', 'audience', 'model', 'dimensions', 'embedding', 'lines'],
  threads: ['id', 'twin_owner_id', 'summary', 'summary_position', 'summary_sources'],
  steps: ['id', 'thread_id', 'position', 'step_type', 'input', 'output', 'is_by_owner', 'approval'],
  public_snapshots: ['id', 'owner_name', 'messages', 'shared_at'],
  step_sources: ['step_id', 'number', 'kind', 'source_id', 'title', 'excerpt', 'ordinal', 'page', 'owner_id'],
}

const readSetting = (name: string) => `nullif(current_setting('twain.${name}', true), '')`
const selectVisitor = (column: string) => `(SELECT "${column}" FROM "public"."threads" WHERE "id" = ${readSetting('thread_id')}::uuid)`
const memberId = `coalesce(${readSetting('member_id')}::uuid, ${selectVisitor('user_id')})`
const guestId = `coalesce(${readSetting('guest_id')}::uuid, ${selectVisitor('guest_id')})`

/**
 * The reader's audiences by owner: none while the owner is suspended or the whole profile has a narrower one. Owners read like anyone with
 * the link, or like chosen people if the profile is shared only with them or the conversation previews their view.
 */
const accessView = `
SELECT profile."user_id", content."audience"
FROM "public"."profiles" AS profile
  JOIN "public"."users" AS person ON person."id" = profile."user_id" AND person."suspended_at" IS NULL
  CROSS JOIN LATERAL (SELECT CASE
    WHEN ${readSetting('listed_only')} = 'on' THEN 'listed'
    WHEN profile."user_id" = ${memberId} THEN CASE
      WHEN ${selectVisitor('metadata')} ->> 'reader_audience' = 'people' THEN 'people' ELSE least('link', profile."audience") END
    WHEN EXISTS (SELECT FROM "public"."chosen_people" AS chosen WHERE chosen."owner_id" = profile."user_id" AND (
      chosen."user_id" = ${memberId} OR chosen."guest_id" = ${guestId} OR chosen."email" = (
        SELECT lower("email") FROM "public"."users" WHERE "id" = ${memberId} AND "email_verified"))) THEN 'people'
    ELSE 'link' END::"public"."audience" AS "least") AS reader
  CROSS JOIN unnest(enum_range('people'::"public"."audience", NULL)) AS content("audience")
WHERE profile."audience" <> 'private' AND profile."audience" >= reader."least" AND content."audience" >= reader."least"`

/** A test compares this with api/profile/visibility.ts. */
const profileView = `
SELECT profile."user_id", person."username",
  CASE WHEN 'display_name' = ANY (shown.fields) THEN person."name" END AS "display_name",
  CASE WHEN 'avatar_url' = ANY (shown.fields) THEN person."image" END AS "image",
  CASE WHEN 'title' = ANY (shown.fields) THEN profile."title" END AS "title",
  CASE WHEN 'bio' = ANY (shown.fields) THEN profile."bio" END AS "bio",
  CASE WHEN 'location' = ANY (shown.fields) THEN profile."location" END AS "location",
  CASE WHEN 'interests' = ANY (shown.fields) THEN profile."interests" ELSE '{}' END AS "interests",
  CASE WHEN 'achievements' = ANY (shown.fields) THEN profile."achievements" ELSE '{}' END AS "achievements",
  CASE WHEN 'posts' = ANY (shown.fields) THEN profile."posts" ELSE '[]' END AS "posts",
  CASE WHEN 'photos' = ANY (shown.fields) THEN ARRAY(
    SELECT photo FROM unnest(profile."photos") WITH ORDINALITY AS each(photo, place)
    WHERE coalesce(profile."photo_audiences" ->> photo, 'listed')::"public"."audience" = ANY (access.audiences) ORDER BY place
  ) ELSE '{}' END AS "photos",
  CASE WHEN 'skills' = ANY (shown.fields) THEN profile."skills" ELSE '{}' END AS "skills",
  CASE WHEN 'projects' = ANY (shown.fields) THEN profile."projects" ELSE '[]' END AS "projects",
  (SELECT jsonb_object_agg(section, profile."section_visibility" -> section IS DISTINCT FROM 'false'
      AND coalesce(profile."field_audiences" ->> section, 'listed')::"public"."audience" = ANY (access.audiences))
    FROM unnest(ARRAY['achievements', 'posts', 'photos', 'skills', 'projects']) AS section) AS "section_visibility",
  profile."is_twin_enabled", profile."is_open_to_twins", profile."suggested_questions", profile."shows_accuracy"
FROM "public"."profiles" AS profile
  JOIN "public"."users" AS person ON person."id" = profile."user_id"
  CROSS JOIN LATERAL (SELECT array_agg("audience") AS audiences FROM "public"."twin_access" WHERE "user_id" = profile."user_id") AS access
  CROSS JOIN LATERAL (
    SELECT array_agg(field) AS fields
    FROM unnest(ARRAY['display_name', 'avatar_url', 'title', 'bio', 'interests', 'location',
      'achievements', 'posts', 'photos', 'skills', 'projects']) AS field
    WHERE profile."section_visibility" -> field IS DISTINCT FROM 'false'
      AND CASE WHEN cardinality(profile."public_fields") > 0 THEN field = ANY (profile."public_fields") ELSE field NOT IN ('title', 'location') END
      AND coalesce(profile."field_audiences" ->> field, 'listed')::"public"."audience" = ANY (access.audiences)
  ) AS shown
WHERE access.audiences IS NOT NULL`

/** Only the snapshot whose secret the reader has. */
const snapshotView = `
SELECT shared."id", CASE WHEN shared."shows_name" THEN person."name" END AS "owner_name", shared."messages", shared."updated_at" AS "shared_at"
FROM "public"."shared_conversations" AS shared
  JOIN "public"."users" AS person ON person."id" = shared."owner_id" AND person."suspended_at" IS NULL
WHERE shared."id" = ${readSetting('shared_id')}::uuid`

const ofReadableAudience = (
  table: string,
  owner: string,
) => `"${table}"."audience" <> 'private' AND EXISTS (SELECT FROM "public"."twin_access"
  WHERE "twin_access"."user_id" = "${table}"."${owner}" AND "twin_access"."audience" = "${table}"."audience")`
const thisThread = `${readSetting('thread_id')}::uuid`

/** The owner of the tables is not subject to these. */
const visibleRows: Readonly<Record<string, readonly [policy: string, condition: string]>> = {
  // Checking a condition before comparing words would bypass the indexes.
  public_listings: ['listed', 'true'],
  twin_characters: [
    'of_public_profiles',
    `EXISTS (SELECT FROM "public"."twin_profile" WHERE "twin_profile"."user_id" = "twin_characters"."owner_id")`,
  ],
  twin_checks: [
    'of_visible_items',
    `EXISTS (SELECT FROM "public"."knowledge_items" WHERE "knowledge_items"."id" = "twin_checks"."item_id")`,
  ],
  twin_accuracies: [
    'of_owners_who_show_it',
    `EXISTS (SELECT FROM "public"."twin_profile"
      WHERE "twin_profile"."user_id" = "twin_accuracies"."owner_id" AND "twin_profile"."shows_accuracy")`,
  ],
  knowledge_items: ['public_items', ofReadableAudience('knowledge_items', 'user_id')],
  passages: ['public_passages', ofReadableAudience('passages', 'owner_id')],
  passage_embeddings: ['public_passage_embeddings', ofReadableAudience('passage_embeddings', 'owner_id')],
  threads: ['running_twin_thread', `"twin_owner_id" IS NOT NULL AND "id" = ${thisThread}`],
  steps: [
    'running_twin_thread',
    `"thread_id" = ${thisThread} AND EXISTS (SELECT FROM "public"."threads" WHERE "threads"."id" = "steps"."thread_id")`,
  ],
  step_sources: ['running_twin_thread', `EXISTS (SELECT FROM "public"."steps" WHERE "steps"."id" = "step_sources"."step_id")`],
}

/**
 * Finds up to `most` passages for a question, rarest words first, with match counts. Row-level security would check the policy on every passage of the
 * owner before matching words; this function matches words in the index.
 */
const passagesFunction = `
  CREATE FUNCTION "public"."twin_passages"(owner uuid, queries tsquery[], kinds "public"."passage_source"[], most int)
  RETURNS TABLE (id uuid, group_id uuid, ordinal int, length int, stems tsvector, counts bigint[], total bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, "public", pg_temp SET jit = off AS $function$
    WITH access AS MATERIALIZED (
      SELECT array_agg(twin_access.audience) AS audiences FROM "public"."twin_access" WHERE user_id = owner
    ), matches AS MATERIALIZED (
      SELECT found.id, place, count(*) OVER (PARTITION BY place) AS matches
      FROM unnest(queries) WITH ORDINALITY AS asked(query, place) CROSS JOIN LATERAL (
        SELECT passages.id FROM "public"."passages"
        WHERE owner_id = owner AND passages.stems @@ asked.query AND source_kind = ANY (kinds) AND passages.audience <> 'private'
          AND passages.audience = ANY ((SELECT audiences FROM access)::"public"."audience"[])
        LIMIT most) AS found
    ), chosen AS (
      SELECT matches.id FROM matches GROUP BY matches.id ORDER BY min(matches), matches.id LIMIT most
    ), counted AS (
      SELECT array_agg(coalesce(found, 0) ORDER BY place) AS counts
      FROM generate_subscripts(queries, 1) AS place LEFT JOIN (SELECT place, max(matches) FROM matches GROUP BY place) AS each(place, found) USING (place)
    )
    -- Appending an empty vector detoasts the stems once instead of for each word.
    SELECT passages.id, passages.group_id, passages.ordinal, passages.length, passages.stems || ''::tsvector, counted.counts, (
      SELECT count(*) FROM "public"."passages" AS owned
      WHERE owner_id = owner AND owned.audience <> 'private' AND owned.audience = ANY ((SELECT audiences FROM access)::"public"."audience"[]))
    FROM chosen JOIN "public"."passages" USING (id) CROSS JOIN counted
  $function$;
  REVOKE ALL ON FUNCTION "public"."twin_passages" FROM PUBLIC;`

/** Belongs to the whole server. Without permission to create it, twins stay closed. */
const attemptRole = `
  BEGIN CREATE ROLE twin_reader NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL; END;
  BEGIN
    IF current_setting('server_version_num')::int >= 160000 THEN
      EXECUTE 'GRANT twin_reader TO CURRENT_USER WITH SET TRUE';
    ELSE
      GRANT twin_reader TO CURRENT_USER;
    END IF;
  EXCEPTION WHEN unique_violation OR undefined_object OR insufficient_privilege THEN NULL; END;`

export const makeTwinRole = `DO $role$ BEGIN ${attemptRole} END $role$`

const setRows = Object.entries(visibleRows).map(
  ([table, [policy, condition]]) => `
  ALTER TABLE "public"."${table}" ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "${policy}" ON "public"."${table}" FOR SELECT USING (${condition});`,
)

const setColumns = Object.entries(twinColumns).map(
  ([relation, columns]) => `
    GRANT SELECT (${columns.map((column) => `"${column}"`).join(', ')}) ON "public"."${relation}" TO twin_reader;`,
)

const stateOfDatabase = `(
  SELECT md5(string_agg(line, E'\\n' ORDER BY line)) FROM (
    SELECT concat_ws(' ', relname, relrowsecurity, reloptions, CASE WHEN relkind = 'v' THEN pg_get_viewdef(oid) END) AS line FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relname = ANY (ARRAY[${Object.keys(twinColumns)
      .map((name) => `'${name}'`)
      .join(', ')}])
    UNION ALL
    SELECT pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname = 'twin_passages'
    UNION ALL
    SELECT concat_ws(' ', polrelid::regclass, polname, polcmd, polpermissive, polroles, pg_get_expr(polqual, polrelid)) FROM pg_policy
  ) AS states)`

const version = createHash('sha256')
  .update([accessView, profileView, snapshotView, passagesFunction, ...setRows, ...setColumns].join('\n'))
  .digest('hex')
  .slice(0, 16)

/** Atomic. A comment on the view records the version and the resulting state. */
export const applyTwinPolicies = `DO $policies$
DECLARE
  found record;
BEGIN
  PERFORM pg_advisory_xact_lock(7489464);
  ${attemptRole}
  FOR found IN SELECT polname, polrelid::regclass AS "table" FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid
    WHERE relnamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('DROP POLICY %I ON %s', found.polname, found."table");
  END LOOP;
  DROP VIEW IF EXISTS "public"."twin_profile", "public"."twin_access", "public"."public_snapshots";
  CREATE VIEW "public"."twin_access" WITH (security_barrier) AS ${accessView};
  CREATE VIEW "public"."twin_profile" WITH (security_barrier) AS ${profileView};
  CREATE VIEW "public"."public_snapshots" WITH (security_barrier) AS ${snapshotView};
  DROP FUNCTION IF EXISTS "public"."twin_passages";
  ${passagesFunction}
  ${setRows.join('')}
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'twin_reader') THEN
    FOR found IN SELECT DISTINCT relation::regclass AS name FROM (
        SELECT oid AS relation, relacl AS acl FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
        UNION ALL SELECT attrelid, attacl FROM pg_attribute
      ) AS lists CROSS JOIN LATERAL aclexplode(acl) AS granted
      WHERE acl IS NOT NULL AND granted.grantee = 'twin_reader'::regrole
    LOOP
      EXECUTE format('REVOKE ALL ON %s FROM twin_reader', found.name);
    END LOOP;
    GRANT USAGE ON SCHEMA "public" TO twin_reader;
    ${setColumns.join('')}
    GRANT EXECUTE ON FUNCTION "public"."twin_passages" TO twin_reader;
  END IF;
  DROP FUNCTION IF EXISTS "public"."grant_twin_reader"();
  EXECUTE format('COMMENT ON VIEW "public"."twin_profile" IS %L', '${version} ' || ${stateOfDatabase});
END $policies$`

export interface TwinPolicyState {
  isNewest: boolean
  isUntouched: boolean
}

export const readTwinPolicies = `
  SELECT split_part(noted, ' ', 1) = '${version}' AS "isNewest", split_part(noted, ' ', 2) = ${stateOfDatabase} AS "isUntouched"
  FROM (SELECT coalesce(obj_description(to_regclass('public.twin_profile'), 'pg_class'), '') AS noted) AS view`

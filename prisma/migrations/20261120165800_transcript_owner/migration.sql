-- A transcript belongs to a file of the library or to a participant's session. Columns are renamed in place: nothing
-- of a million segments is written again.
ALTER TABLE "transcript" DROP CONSTRAINT "transcript_file_id_fkey";
ALTER TABLE "transcript" RENAME COLUMN "file_id" TO "owner_id";
ALTER INDEX "transcript_file_id_key" RENAME TO "transcript_owner_id_key";
ALTER TABLE "transcript" ADD COLUMN "file_id" TEXT, ADD COLUMN "session_id" TEXT;
UPDATE "transcript" SET "file_id" = "owner_id";
CREATE UNIQUE INDEX "transcript_file_id_key" ON "transcript"("file_id");
CREATE UNIQUE INDEX "transcript_session_id_key" ON "transcript"("session_id");
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "study_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_owner" CHECK (num_nonnulls("file_id", "session_id") = 1 AND "owner_id" = coalesce("file_id", "session_id"));

ALTER TABLE "segment" RENAME COLUMN "file_id" TO "owner_id";
ALTER INDEX "segment_file_id_index_key" RENAME TO "segment_owner_id_index_key";
ALTER TABLE "segment" RENAME CONSTRAINT "segment_file_id_fkey" TO "segment_owner_id_fkey";
ALTER TABLE "segment" ADD COLUMN "citable" BOOLEAN NOT NULL DEFAULT true;

DROP FUNCTION search_segments(text, text, text, text[], text, text[], integer, integer, bigint, boolean);

-- Ranked segments of a workspace. Whatever the word, at most about 8,000 rows are looked at: a word that is common in
-- a sample is ranked among the newest rows, a rarer one among 600 of its matches; the best 200 are ranked again by
-- how close the words stand, and paged. Neighbours of one transcript are discounted, so that the first page shows several.
-- `p_newest` keeps later pages on the rows that the first page knew. Parts of words join in when whole words find less
-- than a page. A scope is a project, or the given files and sessions and the sessions of the given studies, within the
-- project if there is one. What is not citable (a moderator's line, an excluded session) is never found.
CREATE FUNCTION search_segments(
  p_workspace text, p_wanted text, p_unwanted text, p_parts text[], p_project text, p_files text[],
  p_studies text[], p_sessions text[], p_limit integer, p_offset integer, p_newest bigint, p_marked boolean DEFAULT true
) RETURNS TABLE (
  newest bigint, owner_id text, study_id text, session_id text, index integer, speaker text, start_seconds float8, end_seconds float8,
  text text, marked text
) LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan SET jit = off SET client_min_messages = warning
SET enable_seqscan = off SET enable_indexscan = on AS $$
#variable_conflict use_column
DECLARE
  c_candidates constant integer := 5000;
  c_visits constant integer := 8000;
  c_hits constant integer := 600;
  query tsquery := evidence_query(p_workspace, p_wanted, p_unwanted);
  top bigint := p_newest;
  bottom bigint;
  owners text[];
  scope_segments bigint;
  density float8;
  ids bigint[] := '{}';
  ranks real[];
  part_ids bigint[];
  part_query tsquery;
  patterns text[];
  dominant boolean;
  longest text;
  unwanted tsquery := CASE WHEN p_unwanted <> '' THEN evidence_query(p_workspace, p_unwanted, '') END;
BEGIN
  IF top IS NULL THEN
    SELECT s.id INTO top FROM segment s WHERE s.workspace_id = p_workspace ORDER BY s.id DESC LIMIT 1;
  END IF;
  SELECT s.id INTO bottom FROM segment s WHERE s.workspace_id = p_workspace ORDER BY s.id LIMIT 1;
  IF num_nonnulls(p_project, p_files, p_studies, p_sessions) > 0 THEN
    SELECT array_agg(o.owner_id), sum(o.segment_count) INTO owners, scope_segments FROM (
      SELECT t.owner_id, t.segment_count FROM file f JOIN transcript t ON t.file_id = f.id
       WHERE f.workspace_id = p_workspace AND (p_project IS NULL OR f.project_id = p_project)
         AND (f.id = ANY (p_files) OR num_nonnulls(p_files, p_studies, p_sessions) = 0)
      UNION ALL
      SELECT t.owner_id, t.segment_count
        FROM study y JOIN study_session n ON n.study_id = y.id JOIN transcript t ON t.session_id = n.id
       WHERE y.workspace_id = p_workspace AND (p_project IS NULL OR y.project_id = p_project)
         AND (y.id = ANY (p_studies) OR n.id = ANY (p_sessions) OR num_nonnulls(p_files, p_studies, p_sessions) = 0)) o;
    IF owners IS NULL THEN RETURN; END IF;
  END IF;

  -- Where one workspace has most of the rows, reading its list in the index costs more than it spares.
  SELECT coalesce(bool_or(m.share > 0.25), false) INTO dominant
    FROM pg_stats p, unnest(p.most_common_vals::text::text[], p.most_common_freqs) AS m(value, share)
   WHERE p.schemaname = current_schema() AND p.tablename = 'segment' AND p.attname = 'workspace_id'
     AND NOT p.inherited AND m.value = p_workspace;

  IF query IS NULL OR querytree(query) IN ('', 'T') THEN
    query := NULL;
  ELSIF scope_segments <= c_visits THEN
    SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
      SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM segment s
       WHERE s.owner_id = ANY (owners) AND s.search @@ query AND s.id <= top AND s.citable
       ORDER BY s.id DESC LIMIT c_candidates) r;
  ELSE
    SELECT avg((s.search @@ query)::int) INTO density
      FROM generate_series(0, 7) AS step, LATERAL (
        SELECT search FROM segment
         WHERE workspace_id = p_workspace AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 40) s;
    IF density >= 0.01 THEN
      SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
        SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM (
          SELECT id, owner_id, search, citable FROM segment
           WHERE workspace_id = p_workspace AND id <= top ORDER BY id DESC LIMIT c_visits) s
         WHERE s.search @@ query AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners)) LIMIT c_candidates) r;
    ELSE
      PERFORM set_config('enable_indexscan', 'off', true);
      SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
        SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM segment s
         WHERE s.search @@ query AND s.id <= top AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners))
           AND (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace LIMIT c_hits) r;
      PERFORM set_config('enable_indexscan', 'on', true);
    END IF;
  END IF;
  ids := coalesce(ids, '{}');

  IF cardinality(ids) < p_limit AND cardinality(p_parts) > 0 THEN
    SELECT to_tsquery('simple', string_agg(quote_literal(part) || ':*', ' & ')),
           array_agg('%' || part || '%'), '%' || max(part) FILTER (WHERE length(part) = longest_part) || '%'
      INTO part_query, patterns, longest
      FROM (SELECT part, max(length(part)) OVER () AS longest_part FROM unnest(p_parts) part) p;
    -- A part that turns up in a sample is no clue, and its list in the index is endless.
    SELECT avg((s.text ILIKE longest)::int) INTO density
      FROM generate_series(0, 7) AS step, LATERAL (
        SELECT text FROM segment
         WHERE workspace_id = p_workspace AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 40) s;
    PERFORM set_config('enable_indexscan', 'off', true);
    SELECT array_agg(r.id) INTO part_ids FROM (
      SELECT s.id FROM segment s
       WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
         AND s.search @@ part_query AND s.id <= top AND s.citable AND s.id <> ALL (ids)
         AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE LIMIT 500) r;
    ids := ids || coalesce(part_ids, '{}');
    IF (cardinality(ids) = 0 OR cardinality(p_parts) = 1) AND (density = 0 OR top - bottom < 100000)
      AND cardinality(ids) < p_limit THEN
      SELECT array_agg(r.id) INTO part_ids FROM (
        SELECT s.id FROM segment s
         WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
           AND s.text ILIKE longest AND s.text ILIKE ALL (patterns) AND s.id <= top AND s.citable AND s.id <> ALL (ids)
           AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE LIMIT 500) r;
      ids := ids || coalesce(part_ids, '{}');
    END IF;
    PERFORM set_config('enable_indexscan', 'on', true);
    ranks := coalesce(ranks, '{}') || array_fill(0::real, ARRAY[cardinality(ids) - coalesce(cardinality(ranks), 0)]);
  END IF;

  RETURN QUERY
    WITH best AS MATERIALIZED (
      SELECT c.id, c.rank FROM unnest(ids, ranks) AS c(id, rank) ORDER BY c.rank DESC, c.id DESC LIMIT 200
    ), ranked AS (
      SELECT s.id, s.owner_id, CASE WHEN best.rank > 0
               THEN ts_rank_cd('{1, 0.4, 1, 1}', s.search, query, 1) ELSE 0 END AS rank
        FROM best JOIN segment s ON s.id = best.id
    ), placed AS (
      SELECT r.id, r.rank / (1 + 0.35 * (row_number() OVER (PARTITION BY r.owner_id ORDER BY r.rank DESC, r.id DESC) - 1))
               AS score
        FROM ranked r
    ), page AS MATERIALIZED (
      SELECT p.id, p.score FROM placed p ORDER BY p.score DESC, p.id DESC OFFSET p_offset LIMIT p_limit
    )
    SELECT top, s.owner_id, n.study_id, n.id, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text,
           CASE WHEN p_marked AND query IS NOT NULL
             THEN ts_headline(t.search_config::regconfig, s.text, query, E'HighlightAll=true, StartSel=\x01, StopSel=\x02')
           END
      FROM page JOIN segment s ON s.id = page.id JOIN transcript t ON t.owner_id = s.owner_id
      LEFT JOIN study_session n ON n.id = t.session_id
     WHERE s.workspace_id = p_workspace
     ORDER BY page.score DESC, page.id DESC;
END $$;

-- What quotes are found by: the words of a passage in the language of its transcript, and those of a claim. Triggers keep
-- them, so that masking, withdrawal and every edit reach them.
ALTER TABLE "passage" ADD COLUMN "search" tsvector;
ALTER TABLE "claim" ADD COLUMN "search" tsvector;

CREATE FUNCTION find_passage_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := to_tsvector(
    coalesce((SELECT t.search_config FROM transcript t WHERE t.owner_id = NEW.owner_id), 'simple')::regconfig, NEW.text);
  RETURN NEW;
END $$;
CREATE TRIGGER find_passage_by BEFORE INSERT OR UPDATE OF "text" ON "passage" FOR EACH ROW EXECUTE FUNCTION find_passage_by();

CREATE FUNCTION find_claim_by() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := to_tsvector('english', NEW.text) || to_tsvector('german', NEW.text) || to_tsvector('simple', NEW.text);
  RETURN NEW;
END $$;
CREATE TRIGGER find_claim_by BEFORE INSERT OR UPDATE OF "text" ON "claim" FOR EACH ROW EXECUTE FUNCTION find_claim_by();

UPDATE "passage" SET "text" = "text";
UPDATE "claim" SET "text" = "text";
CREATE INDEX "passage_workspace_id_search_idx" ON "passage" USING GIN ("workspace_id" text_ops, "search" tsvector_ops);
CREATE INDEX "claim_search_idx" ON "claim" USING GIN ("search" tsvector_ops);

-- What a model knew of words that a line no longer says.
CREATE FUNCTION forget_embedding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM segment_embedding WHERE segment_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_embedding AFTER UPDATE OF "text" ON "segment" FOR EACH ROW
  WHEN (OLD.text IS DISTINCT FROM NEW.text) EXECUTE FUNCTION forget_embedding();

-- 15 points are needed for a side (lib/services/evidence/sentiments.ts).
CREATE FUNCTION sentiment_name(points smallint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN points >= 15 THEN 'positive' WHEN points <= -15 THEN 'negative' ELSE 'neutral' END
$$;

-- The transcripts of a scope. A session is of the day on which it began, a file of the day on which it came.
CREATE FUNCTION evidence_owners(
  p_workspace text, p_project text, p_files text[], p_studies text[], p_sessions text[], p_sources text[], p_speaker text,
  p_from timestamptz, p_to timestamptz
) RETURNS TABLE (owner_id text, segment_count integer) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
    SELECT o.owner_id, o.segment_count FROM (
      SELECT t.owner_id, t.segment_count, t.speakers, f.created_at AS day
        FROM file f JOIN transcript t ON t.file_id = f.id
       WHERE f.workspace_id = p_workspace AND (p_project IS NULL OR f.project_id = p_project)
         AND (f.id = ANY (p_files) OR num_nonnulls(p_files, p_studies, p_sessions) = 0)
         AND (p_sources IS NULL OR 'file' = ANY (p_sources))
      UNION ALL
      SELECT t.owner_id, t.segment_count, t.speakers, n.started_at
        FROM study y JOIN study_session n ON n.study_id = y.id JOIN transcript t ON t.session_id = n.id
       WHERE y.workspace_id = p_workspace AND (p_project IS NULL OR y.project_id = p_project)
         AND (y.id = ANY (p_studies) OR n.id = ANY (p_sessions) OR num_nonnulls(p_files, p_studies, p_sessions) = 0)
         AND (p_sources IS NULL OR 'session' = ANY (p_sources))) o
     WHERE (p_from IS NULL OR o.day >= p_from) AND (p_to IS NULL OR o.day < p_to)
       AND (p_speaker IS NULL OR EXISTS (
         SELECT 1 FROM jsonb_array_elements(o.speakers) e WHERE lower(e ->> 'name') = lower(p_speaker)));
END $$;

-- Where tags, and those below them, stand.
CREATE FUNCTION tagged_lines(p_workspace text, p_tags text[])
RETURNS TABLE (owner_id text, first_index integer, last_index integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE below AS (
    SELECT g.id FROM tag g WHERE g.id = ANY (p_tags) AND g.workspace_id = p_workspace
    UNION SELECT g.id FROM tag g JOIN below ON g.parent_id = below.id
  )
  SELECT p.owner_id, p.first_index, p.last_index FROM below JOIN tag_application a ON a.tag_id = below.id
    JOIN passage p ON p.id = a.passage_id
   WHERE p.workspace_id = p_workspace AND p.first_index IS NOT NULL
$$;

DROP FUNCTION search_segments(text, text, text, text[], text, text[], text[], text[], integer, integer, bigint, boolean);

-- Ranked segments of a workspace. Whatever the word, at most about 8,000 rows are looked at: a word that is common in
-- a sample is ranked among the newest rows, a rarer one among 600 of its matches; the best 200 are ranked again by
-- how close the words stand, and paged. Neighbours of one transcript are discounted, so that the first page shows several.
-- `p_newest` keeps later pages on the rows that the first page knew. Parts of words join in when whole words find less
-- than a page. A scope is a project, or the given files and sessions and the sessions of the given studies, within the
-- project if there is one; sources, dates, a speaker, tags (with those below them) and a sentiment narrow it further.
-- What is not citable (a moderator's line, an excluded session) is never found.
CREATE FUNCTION search_segments(
  p_workspace text, p_wanted text, p_unwanted text, p_parts text[], p_project text, p_files text[],
  p_studies text[], p_sessions text[], p_limit integer, p_offset integer, p_newest bigint, p_marked boolean DEFAULT true,
  p_sources text[] DEFAULT NULL, p_speaker text DEFAULT NULL, p_tags text[] DEFAULT NULL, p_sentiment text DEFAULT NULL,
  p_from timestamptz DEFAULT NULL, p_to timestamptz DEFAULT NULL
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
  c_tagged constant integer := 20000;
  query tsquery := evidence_query(p_workspace, p_wanted, p_unwanted);
  top bigint := p_newest;
  bottom bigint;
  owners text[];
  tagged bigint[];
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
  IF num_nonnulls(p_project, p_files, p_studies, p_sessions, p_sources, p_speaker, p_from, p_to) > 0 THEN
    SELECT array_agg(o.owner_id), sum(o.segment_count) INTO owners, scope_segments
      FROM evidence_owners(p_workspace, p_project, p_files, p_studies, p_sessions, p_sources, p_speaker, p_from, p_to) o;
    IF owners IS NULL THEN RETURN; END IF;
  END IF;
  IF p_tags IS NOT NULL THEN
    SELECT array_agg(r.id) INTO tagged FROM (
      SELECT s.id FROM tagged_lines(p_workspace, p_tags) g JOIN segment s ON s.owner_id = g.owner_id
         AND s.index BETWEEN g.first_index AND g.last_index
       WHERE s.citable LIMIT c_tagged) r;
    IF tagged IS NULL THEN RETURN; END IF;
    scope_segments := least(scope_segments, cardinality(tagged));
  END IF;

  -- Where one workspace has most of the rows, reading its list in the index costs more than it spares.
  SELECT coalesce(bool_or(m.share > 0.25), false) INTO dominant
    FROM pg_stats p, unnest(p.most_common_vals::text::text[], p.most_common_freqs) AS m(value, share)
   WHERE p.schemaname = current_schema() AND p.tablename = 'segment' AND p.attname = 'workspace_id'
     AND NOT p.inherited AND m.value = p_workspace;

  IF query IS NULL OR querytree(query) IN ('', 'T') THEN
    query := NULL;
  ELSIF scope_segments <= c_visits OR tagged IS NOT NULL THEN
    SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
      SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM segment s
       WHERE (owners IS NULL OR s.owner_id = ANY (owners)) AND s.search @@ query AND s.id <= top AND s.citable
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
       ORDER BY s.id DESC LIMIT c_candidates) r;
  ELSE
    SELECT avg((s.search @@ query)::int) INTO density
      FROM generate_series(0, 7) AS step, LATERAL (
        SELECT search FROM segment
         WHERE workspace_id = p_workspace AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 40) s;
    IF density >= 0.01 THEN
      SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
        SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM (
          SELECT id, owner_id, search, citable, speaker, sentiment FROM segment
           WHERE workspace_id = p_workspace AND id <= top ORDER BY id DESC LIMIT c_visits) s
         WHERE s.search @@ query AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners))
           AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged)) LIMIT c_candidates) r;
    ELSE
      PERFORM set_config('enable_indexscan', 'off', true);
      SELECT array_agg(r.id), array_agg(r.rank) INTO ids, ranks FROM (
        SELECT s.id, ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) AS rank FROM segment s
         WHERE s.search @@ query AND s.id <= top AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners))
           AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
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
         AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged)) LIMIT 500) r;
    ids := ids || coalesce(part_ids, '{}');
    IF (cardinality(ids) = 0 OR cardinality(p_parts) = 1) AND (density = 0 OR top - bottom < 100000)
      AND cardinality(ids) < p_limit THEN
      SELECT array_agg(r.id) INTO part_ids FROM (
        SELECT s.id FROM segment s
         WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
           AND s.text ILIKE longest AND s.text ILIKE ALL (patterns) AND s.id <= top AND s.citable AND s.id <> ALL (ids)
           AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged)) LIMIT 500) r;
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

-- A page of what people said (`search_segments`), of clips and of claims, the best of each kind in turn. A clip is found
-- by its words, a claim by its own or by those that support it; it is shown by a quote that does. What a participant took
-- back, and what stands in an excluded session, is in no quote that is found.
CREATE FUNCTION search_evidence(
  p_workspace text, p_wanted text, p_unwanted text, p_parts text[], p_project text, p_files text[], p_studies text[],
  p_sessions text[], p_limit integer, p_offset integer, p_newest bigint, p_sources text[], p_speaker text, p_tags text[],
  p_sentiment text, p_from timestamptz, p_to timestamptz
) RETURNS TABLE (
  source text, id text, owner_id text, study_id text, session_id text, file_id text, index integer, speaker text,
  start_seconds float8, end_seconds float8, text text, marked text, newest bigint
) LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET jit = off AS $$
#variable_conflict use_column
DECLARE
  c_best constant integer := 200;
  query tsquery := evidence_query(p_workspace, p_wanted, p_unwanted);
  top bigint := p_newest;
  reach integer := least(p_offset + p_limit, c_best + 1);
  said_sources text[] := (SELECT array_agg(s) FROM unnest(p_sources) s WHERE s IN ('file', 'session'));
  owners text[];
BEGIN
  IF top IS NULL THEN
    SELECT s.id INTO top FROM segment s WHERE s.workspace_id = p_workspace ORDER BY s.id DESC LIMIT 1;
  END IF;
  IF querytree(query) IN ('', 'T') THEN query := NULL; END IF;
  IF num_nonnulls(p_project, p_files, p_studies, p_sessions, p_from, p_to) > 0 THEN
    owners := ARRAY(SELECT o.owner_id
      FROM evidence_owners(p_workspace, p_project, p_files, p_studies, p_sessions, NULL, NULL, p_from, p_to) o);
  END IF;
  RETURN QUERY
    WITH said AS MATERIALIZED (
      SELECT h.*, row_number() OVER () AS place
        FROM search_segments(p_workspace, p_wanted, p_unwanted, p_parts, p_project, p_files, p_studies, p_sessions,
               reach, 0, top, false, said_sources, p_speaker, p_tags, p_sentiment, p_from, p_to) h
       WHERE p_sources IS NULL OR said_sources IS NOT NULL
    ), quoted AS MATERIALIZED (
      SELECT p.id, ts_rank(p.search, query, 1) AS rank FROM passage p
       WHERE p.workspace_id = p_workspace AND p.search @@ query
       ORDER BY p.created_at DESC LIMIT 2000
    ), claimed AS MATERIALIZED (
      SELECT e.passage_id, c.id, r.study_id, ts_rank(c.search, query, 1) AS rank
        FROM claim c JOIN theme t ON t.id = c.theme_id JOIN readout r ON r.id = t.readout_id
        JOIN claim_evidence e ON e.claim_id = c.id AND e.stance = 'support'
       WHERE r.workspace_id = p_workspace AND NOT c.hidden AND NOT t.hidden AND c.search @@ query
      UNION ALL
      SELECT e.passage_id, c.id, r.study_id, q.rank
        FROM quoted q JOIN claim_evidence e ON e.passage_id = q.id AND e.stance = 'support' JOIN claim c ON c.id = e.claim_id
        JOIN theme t ON t.id = c.theme_id JOIN readout r ON r.id = t.readout_id
       WHERE NOT c.hidden AND NOT t.hidden
    ), named AS (
      SELECT 'clip' AS source, c.id, c.passage_id, NULL AS study_id, q.rank FROM quoted q JOIN clip c ON c.passage_id = q.id
      UNION ALL
      SELECT 'claim', c.id, c.passage_id, c.study_id, c.rank FROM claimed c
    ), fitting AS (
      SELECT DISTINCT ON (d.source, d.id) d.source, d.id, d.study_id, p.id AS passage_id,
             sum(d.rank) OVER (PARTITION BY d.source, d.id) AS rank
        FROM named d JOIN passage p ON p.id = d.passage_id
        LEFT JOIN study_session n ON n.id = p.session_id
       WHERE p.state <> 'withdrawn' AND p.text <> '' AND n.excluded_at IS NULL
         AND (p_sources IS NULL OR d.source = ANY (p_sources))
         AND (owners IS NULL OR p.owner_id = ANY (owners))
         AND (p_speaker IS NULL OR lower(p_speaker) = ANY (string_to_array(lower(p.speaker), ', ')))
         AND (p_tags IS NULL OR EXISTS (
           SELECT 1 FROM tagged_lines(p_workspace, p_tags) g
            WHERE g.owner_id = p.owner_id AND g.first_index <= p.last_index AND g.last_index >= p.first_index))
         AND (p_sentiment IS NULL OR EXISTS (
           SELECT 1 FROM segment s WHERE s.owner_id = p.owner_id AND s.index BETWEEN p.first_index AND p.last_index
              AND s.citable AND sentiment_name(s.sentiment) = p_sentiment))
       ORDER BY d.source, d.id, d.rank DESC, p.id
    ), shown AS (
      SELECT f.source, f.id, f.study_id, f.passage_id,
             row_number() OVER (PARTITION BY f.source ORDER BY f.rank DESC, f.id) AS place FROM fitting f
    ), page AS MATERIALIZED (
      SELECT * FROM (
        SELECT 1.0 / (59 + place) AS score, CASE WHEN session_id IS NULL THEN 'file' ELSE 'session' END AS source,
               owner_id, index, NULL AS id, NULL AS passage_id, NULL AS study_id FROM said
        UNION ALL
        SELECT 1.0 / (59.5 + 2 * place), source, NULL, NULL, id, passage_id, study_id FROM shown WHERE place <= c_best) every
       ORDER BY score DESC, source, id, owner_id, index OFFSET p_offset LIMIT greatest(0, least(p_limit, c_best + 1 - p_offset))
    )
    SELECT g.source, coalesce(g.id, s.owner_id || ':' || s.index), coalesce(p.owner_id, s.owner_id),
           coalesce(n.study_id, g.study_id),
           n.id, CASE WHEN p.id IS NULL THEN o.file_id ELSE p.file_id END, coalesce(s.index, p.first_index),
           CASE WHEN p.id IS NULL THEN s.speaker ELSE p.speaker END,
           CASE WHEN p.id IS NULL THEN s.start_seconds ELSE p.start_seconds END,
           CASE WHEN p.id IS NULL THEN s.end_seconds ELSE p.end_seconds END,
           coalesce(p.text, s.text),
           CASE WHEN query IS NOT NULL THEN ts_headline(coalesce(o.search_config, 'simple')::regconfig, coalesce(p.text, s.text),
             query, E'HighlightAll=true, StartSel=\x01, StopSel=\x02') END,
           top
      FROM page g LEFT JOIN segment s ON s.owner_id = g.owner_id AND s.index = g.index
      LEFT JOIN passage p ON p.id = g.passage_id
      LEFT JOIN transcript o ON o.owner_id = coalesce(p.owner_id, s.owner_id)
      LEFT JOIN study_session n ON n.id = coalesce(p.session_id, o.session_id)
     ORDER BY g.score DESC, g.source, g.id, g.owner_id, g.index;
END $$;

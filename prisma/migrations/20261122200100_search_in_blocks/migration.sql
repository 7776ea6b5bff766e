-- Words that are common each make long lists in the index, which are read whole whatever is wanted of them. With the
-- block of 65,536 lines as a column of the index the newest blocks are read one by one until there is enough.
DROP INDEX "segment_workspace_id_search_idx";
CREATE INDEX "segment_search_idx" ON "segment"
  USING GIN ("workspace_id" text_ops, ("id" >> 16) int8_ops, "search" tsvector_ops) WITH (fastupdate = off);

-- Every configuration that transcripts of the workspace are indexed with.
CREATE OR REPLACE FUNCTION evidence_configs(p_workspace text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE used(name) AS (
    SELECT min(search_config) FROM transcript WHERE workspace_id = p_workspace
    UNION ALL
    SELECT (SELECT min(t.search_config) FROM transcript t
             WHERE t.workspace_id = p_workspace AND t.search_config > used.name)
      FROM used WHERE used.name IS NOT NULL
  ) SELECT coalesce(array_agg(name), '{}') FROM used WHERE name IS NOT NULL
$$;

-- Each of several words in the forms of all languages. Null for a single word, a phrase, an `or`, and a word that one of
-- the languages leaves out ("other", "nicht").
CREATE OR REPLACE FUNCTION evidence_words(p_configs text[], p_wanted text) RETURNS tsquery[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  words text[] := regexp_split_to_array(btrim(p_wanted), '\s+');
  word text;
  config text;
  part tsquery;
  forms tsquery;
  found tsquery[] := '{}';
BEGIN
  IF cardinality(words) NOT BETWEEN 2 AND 8 OR p_wanted ~* '"|(^|\s)or(\s|$)' THEN RETURN NULL; END IF;
  FOREACH word IN ARRAY words LOOP
    forms := NULL;
    FOREACH config IN ARRAY p_configs LOOP
      part := websearch_to_tsquery(config::regconfig, word);
      IF numnode(part) = 0 THEN RETURN NULL; END IF;
      IF forms IS NULL THEN forms := part;
      ELSIF strpos(forms::text, part::text) = 0 THEN forms := forms || part;
      END IF;
    END LOOP;
    found := found || forms;
  END LOOP;
  RETURN found;
END $$;

-- The query a person typed, in every configuration that the workspace's transcripts are indexed with: a German
-- transcript is found by German stems and an English one by English stems, word by word, `(a | b) & c`, where the index
-- answers in half the time of `a & c | b & c`. Null when nothing in it can be looked up. What is unwanted in one
-- configuration is unwanted in all.
CREATE OR REPLACE FUNCTION evidence_query(p_workspace text, p_wanted text, p_unwanted text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  configs text[] := evidence_configs(p_workspace);
  words tsquery[] := evidence_words(configs, p_wanted);
  config text;
  part tsquery;
  word tsquery;
  known text[] := '{}';
  wanted tsquery;
  unwanted tsquery;
BEGIN
  FOREACH word IN ARRAY coalesce(words, '{}') LOOP
    wanted := coalesce(wanted && word, word);
  END LOOP;
  FOREACH config IN ARRAY configs LOOP
    IF words IS NULL THEN
      part := websearch_to_tsquery(config::regconfig, p_wanted);
      IF numnode(part) > 0 AND part::text <> ALL (known) THEN wanted := coalesce(wanted || part, part); END IF;
      known := known || part::text;
    END IF;
    IF p_unwanted <> '' THEN
      part := websearch_to_tsquery(config::regconfig, p_unwanted);
      IF numnode(part) > 0 THEN unwanted := coalesce(unwanted || part, part); END IF;
    END IF;
  END LOOP;
  RETURN CASE WHEN unwanted IS NULL THEN wanted ELSE wanted && !!unwanted END;
END $$;

-- Ranked segments of a workspace. Whatever the word, at most about 5,000 rows are looked at: a word that is common in
-- a sample is ranked among its 400 newest matches, a less common one, or words that are common each, among those of the
-- newest blocks that hold 200, a rarer one among any 400; the best 200 are ranked again by how close the words stand, and
-- paged. Neighbours of one transcript are discounted, so that the first page shows several.
-- `p_newest` keeps later pages on the rows that the first page knew. Parts of words join in when whole words find less
-- than a page; those inside of words are looked for in 300 rows with the longest. A scope is a project, or the given files
-- and sessions and the sessions of the given studies, within the project if there is one; sources, dates, a speaker, tags
-- (with those below them) and a sentiment narrow it further. What is not citable (a moderator's line, an excluded session)
-- is never found.
CREATE OR REPLACE FUNCTION search_segments(
  p_workspace text, p_wanted text, p_unwanted text, p_parts text[], p_project text, p_files text[],
  p_studies text[], p_sessions text[], p_limit integer, p_offset integer, p_newest bigint, p_marked boolean DEFAULT true,
  p_sources text[] DEFAULT NULL, p_speaker text DEFAULT NULL, p_tags text[] DEFAULT NULL, p_sentiment text DEFAULT NULL,
  p_from timestamptz DEFAULT NULL, p_to timestamptz DEFAULT NULL
) RETURNS TABLE (
  newest bigint, owner_id text, study_id text, session_id text, index integer, speaker text, start_seconds float8, end_seconds float8,
  text text, marked text
) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off SET client_min_messages = warning
SET enable_seqscan = off SET enable_indexscan = on AS $$
#variable_conflict use_column
DECLARE
  c_visits constant integer := 5000;
  c_hits constant integer := 400;
  c_best constant integer := 200;
  c_tagged constant integer := 20000;
  c_parts constant integer := 300;
  c_worth_going_on constant integer := 35;
  c_common constant float8 := 0.015;
  c_very_common constant float8 := 0.08;
  query tsquery := evidence_query(p_workspace, p_wanted, p_unwanted);
  top bigint := p_newest;
  bottom bigint;
  owners text[];
  tagged bigint[];
  scope_segments bigint;
  density float8;
  ids bigint[] := '{}';
  hit_owners text[] := '{}';
  ranks real[] := '{}';
  part_ids bigint[];
  part_owners text[];
  part_ranks real[];
  block bigint;
  blocks integer := 0;
  enough integer;
  words tsquery[];
  commonest float8;
  part_query tsquery;
  patterns text[];
  dominant boolean := false;
  -- Only a plan for this workspace reads its list in the index; where none is read, one plan fits all words.
  by_index text := 'force_custom_plan';
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

  IF query IS NULL OR querytree(query) IN ('', 'T') THEN
    query := NULL;
  ELSIF scope_segments <= c_visits OR tagged IS NOT NULL THEN
    PERFORM set_config('plan_cache_mode', 'force_custom_plan', true);
    SELECT array_agg(r.id), array_agg(r.owner_id), array_agg(ts_rank_cd('{1, 0.4, 1, 1}', r.search, query, 1))
      INTO ids, hit_owners, ranks FROM (
      SELECT s.id, s.owner_id, s.search FROM segment s
       WHERE (owners IS NULL OR s.owner_id = ANY (owners)) AND s.search @@ query AND s.id <= top AND s.citable
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
       ORDER BY ts_rank('{1, 0.4, 1, 1}', s.search, query, 1) DESC, s.id DESC LIMIT c_best) r;
  ELSE
    -- A sample tells how common the query is, and how large a share of all rows is the workspace's: where it has most of
    -- them, reading its list in the index costs more than it spares.
    SELECT sum(s.hits) / sum(s.rows), coalesce(avg(s.rows::float8 / s.span) * (top - bottom + 1) > 0.25 * (
             SELECT nullif(greatest(c.reltuples, 0), 0) FROM pg_class c WHERE c.oid = 'segment'::regclass), false)
      INTO density, dominant
      FROM generate_series(0, 7) AS step, LATERAL (
        SELECT count(*) AS rows, count(*) FILTER (WHERE r.search @@ query) AS hits, max(r.id) - min(r.id) + 1 AS span
          FROM (SELECT id, search FROM segment WHERE workspace_id = p_workspace
                   AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 40) r) s
     WHERE s.rows > 0;
    -- Words that are common each and rare together have long lists in the index.
    IF density < c_very_common THEN
      words := evidence_words(evidence_configs(p_workspace), p_wanted);
    END IF;
    IF words IS NOT NULL AND density = 0 THEN
      SELECT min(w.share) INTO commonest FROM (
        SELECT avg((r.search @@ each.word)::int) AS share
          FROM generate_series(0, 3) AS step, LATERAL (
            SELECT search FROM segment WHERE workspace_id = p_workspace
               AND id <= top - (top - bottom) * step / 4 ORDER BY id DESC LIMIT 40) r,
          unnest(words) WITH ORDINALITY AS each(word, n) GROUP BY each.n) w;
    END IF;
    by_index := CASE WHEN dominant THEN 'force_generic_plan' ELSE 'force_custom_plan' END;
    IF density >= c_very_common THEN
      SELECT array_agg(r.id), array_agg(r.owner_id), array_agg(ts_rank_cd('{1, 0.4, 1, 1}', r.search, query, 1))
        INTO ids, hit_owners, ranks FROM (
        SELECT h.* FROM (SELECT s.id, s.owner_id, s.search FROM (
          SELECT id, owner_id, search, citable, speaker, sentiment FROM segment
           WHERE workspace_id = p_workspace AND id <= top ORDER BY id DESC LIMIT c_visits) s
         WHERE s.search @@ query AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners))
           AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
         LIMIT c_hits) h
         ORDER BY ts_rank('{1, 0.4, 1, 1}', h.search, query, 1) DESC, h.id DESC LIMIT c_best) r;
    ELSE
      PERFORM set_config('enable_indexscan', 'off', true), set_config('plan_cache_mode', by_index, true);
      block := top >> 16;
      enough := CASE WHEN words IS NULL THEN c_hits ELSE c_best END;
      WHILE (density > 0 OR commonest >= c_common) AND cardinality(ids) < c_best AND block >= bottom >> 16 LOOP
        blocks := blocks + 1;
        SELECT array_agg(r.id), array_agg(r.owner_id), array_agg(ts_rank_cd('{1, 0.4, 1, 1}', r.search, query, 1))
          INTO part_ids, part_owners, part_ranks FROM (
          SELECT s.id, s.owner_id, s.search FROM segment s
           WHERE s.search @@ query AND s.id >> 16 = block AND s.id + 0 <= top AND s.citable
             AND (owners IS NULL OR s.owner_id = ANY (owners))
             AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
             AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
             AND (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
           LIMIT enough - cardinality(ids)) r;
        ids := ids || part_ids;
        hit_owners := hit_owners || part_owners;
        ranks := ranks || part_ranks;
        block := block - 1;
        EXIT WHEN blocks >= 2 AND cardinality(ids) < blocks * c_worth_going_on;
      END LOOP;
      IF cardinality(ids) < c_best AND block >= bottom >> 16 THEN
        SELECT array_agg(r.id), array_agg(r.owner_id), array_agg(ts_rank_cd('{1, 0.4, 1, 1}', r.search, query, 1))
          INTO part_ids, part_owners, part_ranks FROM (
          SELECT s.id, s.owner_id, s.search FROM segment s
           WHERE s.search @@ query AND s.id + 0 <= top AND (s.id >> 16) + 0 <= block AND s.citable
             AND (owners IS NULL OR s.owner_id = ANY (owners))
             AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
             AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
             AND (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
           LIMIT enough - cardinality(ids)) r;
        ids := ids || part_ids;
        hit_owners := hit_owners || part_owners;
        ranks := ranks || part_ranks;
      END IF;
      PERFORM set_config('enable_indexscan', 'on', true);
    END IF;
  END IF;
  ids := coalesce(ids, '{}');
  PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);

  IF cardinality(ids) < p_offset + p_limit AND cardinality(p_parts) > 0 THEN
    -- Beside another one, a word that many begin with makes an endless list, so it is meant whole.
    SELECT string_agg(CASE WHEN p.is_common THEN '(' || evidence_query(p_workspace, p.part, '')::text || ')'
                           ELSE p.prefix::text END, ' & ')::tsquery,
           array_agg('%' || p.part || '%'), '%' || (array_agg(p.part ORDER BY length(p.part) DESC, p.part DESC))[1] || '%'
      INTO part_query, patterns, longest
      FROM (
        SELECT each.part, each.prefix, cardinality(p_parts) > 1 AND (
                 SELECT avg((r.search @@ each.prefix)::int) >= c_common
                   FROM generate_series(0, 3) AS step, LATERAL (
                     SELECT search FROM segment WHERE workspace_id = p_workspace
                        AND id <= top - (top - bottom) * step / 4 ORDER BY id DESC LIMIT 40) r) AS is_common
          FROM (SELECT part, to_tsquery('simple', quote_literal(part) || ':*') AS prefix FROM unnest(p_parts) part) each) p;
    PERFORM set_config('enable_indexscan', 'off', true), set_config('plan_cache_mode', by_index, true);
    SELECT array_agg(r.id), array_agg(r.owner_id) INTO part_ids, part_owners FROM (
      SELECT s.id, s.owner_id FROM segment s
       WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
         AND s.search @@ part_query AND s.id + 0 <= top AND s.citable AND s.id <> ALL (ids)
         AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged)) LIMIT 500) r;
    ids := ids || coalesce(part_ids, '{}');
    hit_owners := coalesce(hit_owners, '{}') || coalesce(part_owners, '{}');
    PERFORM set_config('enable_indexscan', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true);
    density := NULL;
    IF (cardinality(ids) = 0 OR cardinality(p_parts) = 1) AND cardinality(ids) < p_offset + p_limit THEN
      -- A part that turns up in a sample is no clue, and its list in the index is endless.
      density := 0;
      IF top - bottom >= 100000 THEN
        SELECT avg((s.text ILIKE longest)::int) INTO density
          FROM generate_series(0, 7) AS step, LATERAL (
            SELECT text FROM segment
             WHERE workspace_id = p_workspace AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 16) s;
      END IF;
    END IF;
    IF density = 0 THEN
      PERFORM set_config('enable_indexscan', 'off', true), set_config('plan_cache_mode', by_index, true);
      SELECT array_agg(r.id), array_agg(r.owner_id) INTO part_ids, part_owners FROM (
        SELECT l.id, l.owner_id FROM (
          SELECT s.id, s.owner_id, s.text, s.search FROM segment s
           WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
             AND s.text ILIKE longest AND s.id + 0 <= top AND s.citable
             AND (owners IS NULL OR s.owner_id = ANY (owners))
             AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
             AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
           LIMIT c_parts) l
         WHERE l.text ILIKE ALL (patterns) AND l.id <> ALL (ids) AND (l.search @@ unwanted) IS NOT TRUE LIMIT 500) r;
      ids := ids || coalesce(part_ids, '{}');
      hit_owners := hit_owners || coalesce(part_owners, '{}');
      PERFORM set_config('enable_indexscan', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true);
    END IF;
    ranks := coalesce(ranks, '{}') || array_fill(0::real, ARRAY[cardinality(ids) - coalesce(cardinality(ranks), 0)]);
  END IF;

  RETURN QUERY
    WITH ranked AS (
      SELECT c.id, c.owner_id, c.rank FROM unnest(ids, hit_owners, ranks) AS c(id, owner_id, rank)
       ORDER BY c.rank DESC, c.id DESC LIMIT c_best
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

-- Lines, clips and claims by their places. Where no clip and no claim holds the words, lines are answered as they are found.
CREATE OR REPLACE FUNCTION search_evidence(
  p_workspace text, p_wanted text, p_unwanted text, p_parts text[], p_project text, p_files text[],
  p_studies text[], p_sessions text[], p_limit integer, p_offset integer, p_newest bigint,
  p_sources text[], p_speaker text, p_tags text[], p_sentiment text, p_from timestamptz, p_to timestamptz
) RETURNS TABLE (
  source text, id text, owner_id text, study_id text, session_id text, file_id text, index integer, speaker text,
  start_seconds float8, end_seconds float8, text text, marked text, newest bigint
) LANGUAGE plpgsql SET jit = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  c_best constant integer := 200;
  query tsquery := evidence_query(p_workspace, p_wanted, p_unwanted);
  top bigint := p_newest;
  reach integer := least(p_offset + p_limit, c_best + 1);
  said_sources text[] := (SELECT array_agg(s) FROM unnest(p_sources) s WHERE s IN ('file', 'session'));
  owners text[];
  is_quoted boolean := p_sources IS NULL OR p_sources && '{clip,claim}';
BEGIN
  IF top IS NULL THEN
    SELECT s.id INTO top FROM segment s WHERE s.workspace_id = p_workspace ORDER BY s.id DESC LIMIT 1;
  END IF;
  IF querytree(query) IN ('', 'T') THEN query := NULL; END IF;
  IF num_nonnulls(p_project, p_files, p_studies, p_sessions, p_from, p_to) > 0 THEN
    owners := ARRAY(SELECT o.owner_id
      FROM evidence_owners(p_workspace, p_project, p_files, p_studies, p_sessions, NULL, NULL, p_from, p_to) o);
  END IF;
  IF is_quoted THEN
    is_quoted := EXISTS (SELECT 1 FROM passage p WHERE p.workspace_id = p_workspace AND p.search @@ query)
      OR EXISTS (SELECT 1 FROM claim c JOIN theme t ON t.id = c.theme_id JOIN readout r ON r.id = t.readout_id
                  WHERE c.search @@ query AND r.workspace_id = p_workspace);
  END IF;
  IF NOT is_quoted THEN
    RETURN QUERY
      SELECT CASE WHEN h.session_id IS NULL THEN 'file' ELSE 'session' END, h.owner_id || ':' || h.index, h.owner_id,
             h.study_id, h.session_id, CASE WHEN h.session_id IS NULL THEN h.owner_id END, h.index, h.speaker,
             h.start_seconds, h.end_seconds, h.text, h.marked, top
        FROM search_segments(p_workspace, p_wanted, p_unwanted, p_parts, p_project, p_files, p_studies, p_sessions,
               greatest(0, least(p_limit, c_best + 1 - p_offset)), p_offset, top, true, said_sources, p_speaker, p_tags,
               p_sentiment, p_from, p_to) h
       WHERE p_sources IS NULL OR said_sources IS NOT NULL;
    RETURN;
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

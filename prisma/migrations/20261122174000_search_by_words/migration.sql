-- Several words are looked up word by word in the forms of all languages, `(a | b) & c`, where each language wants all of
-- them: the index answers that in half the time of `a & c | b & c`. And a common word is ranked among as many matches
-- as a rarer one.

-- The query a person typed, in every configuration that the workspace's transcripts are indexed with: a German
-- transcript is found by German stems and an English one by English stems. A word that one of them leaves out ("other",
-- "nicht"), a phrase or an `or` keeps them apart. What is unwanted in one configuration is unwanted in all. Null when
-- nothing in it can be looked up.
CREATE OR REPLACE FUNCTION evidence_query(p_workspace text, p_wanted text, p_unwanted text) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  config text;
  configs text[] := '{}';
  word text;
  words text[] := regexp_split_to_array(btrim(p_wanted), '\s+');
  forms tsquery;
  by_word tsquery;
  part tsquery;
  known text[] := '{}';
  wanted tsquery;
  unwanted tsquery;
BEGIN
  FOR config IN
    WITH RECURSIVE used(name) AS (
      SELECT min(search_config) FROM transcript WHERE workspace_id = p_workspace
      UNION ALL
      SELECT (SELECT min(t.search_config) FROM transcript t
               WHERE t.workspace_id = p_workspace AND t.search_config > used.name)
        FROM used WHERE used.name IS NOT NULL
    ) SELECT name FROM used WHERE name IS NOT NULL
  LOOP
    configs := configs || config;
    part := websearch_to_tsquery(config::regconfig, p_wanted);
    IF numnode(part) > 0 AND part::text <> ALL (known) THEN wanted := coalesce(wanted || part, part); END IF;
    known := known || part::text;
    IF p_unwanted <> '' THEN
      part := websearch_to_tsquery(config::regconfig, p_unwanted);
      IF numnode(part) > 0 THEN unwanted := coalesce(unwanted || part, part); END IF;
    END IF;
  END LOOP;

  IF cardinality(words) BETWEEN 2 AND 8 AND p_wanted !~* '"|(^|\s)or(\s|$)' AND strpos(wanted::text, ' | ') > 0 THEN
    <<each_word>>
    FOREACH word IN ARRAY words LOOP
      forms := NULL;
      FOREACH config IN ARRAY configs LOOP
        part := websearch_to_tsquery(config::regconfig, word);
        IF numnode(part) = 0 THEN
          by_word := NULL;
          EXIT each_word;
        END IF;
        IF forms IS NULL THEN forms := part;
        ELSIF strpos(forms::text, part::text) = 0 THEN forms := forms || part;
        END IF;
      END LOOP;
      by_word := coalesce(by_word && forms, forms);
    END LOOP;
    wanted := coalesce(by_word, wanted);
  END IF;
  RETURN CASE WHEN unwanted IS NULL THEN wanted ELSE wanted && !!unwanted END;
END $$;

-- Ranked segments of a workspace. Whatever the word, at most about 5,000 rows are looked at: a word that is common in
-- a sample is ranked among its 400 newest matches, a rarer one among any 400; the best 200 are ranked again by
-- how close the words stand, and paged. Neighbours of one transcript are discounted, so that the first page shows several.
-- `p_newest` keeps later pages on the rows that the first page knew. Parts of words join in when whole words find less
-- than a page. A scope is a project, or the given files and sessions and the sessions of the given studies, within the
-- project if there is one; sources, dates, a speaker, tags (with those below them) and a sentiment narrow it further.
-- What is not citable (a moderator's line, an excluded session) is never found.
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
    -- The sample also tells how large a share of all rows is the workspace's: where it has most of them, reading its
    -- list in the index costs more than it spares.
    SELECT sum(s.hits) / sum(s.rows), coalesce(avg(s.rows::float8 / s.span) * (top - bottom + 1) > 0.25 * (
             SELECT nullif(greatest(c.reltuples, 0), 0) FROM pg_class c WHERE c.oid = 'segment'::regclass), false)
      INTO density, dominant
      FROM generate_series(0, 7) AS step, LATERAL (
        SELECT count(*) AS rows, count(*) FILTER (WHERE r.search @@ query) AS hits, max(r.id) - min(r.id) + 1 AS span
          FROM (SELECT id, search FROM segment WHERE workspace_id = p_workspace
                   AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT 40) r) s
     WHERE s.rows > 0;
    by_index := CASE WHEN dominant THEN 'force_generic_plan' ELSE 'force_custom_plan' END;
    IF density >= 0.01 THEN
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
      SELECT array_agg(r.id), array_agg(r.owner_id), array_agg(ts_rank_cd('{1, 0.4, 1, 1}', r.search, query, 1))
        INTO ids, hit_owners, ranks FROM (SELECT h.* FROM (
        SELECT s.id, s.owner_id, s.search FROM segment s
         WHERE s.search @@ query AND s.id + 0 <= top AND s.citable AND (owners IS NULL OR s.owner_id = ANY (owners))
           AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged))
           AND (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace LIMIT c_hits) h
         ORDER BY ts_rank('{1, 0.4, 1, 1}', h.search, query, 1) DESC, h.id DESC LIMIT c_best) r;
      PERFORM set_config('enable_indexscan', 'on', true);
    END IF;
  END IF;
  ids := coalesce(ids, '{}');
  PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);

  IF cardinality(ids) < p_limit AND cardinality(p_parts) > 0 THEN
    SELECT to_tsquery('simple', string_agg(quote_literal(part) || ':*', ' & ')),
           array_agg('%' || part || '%'), '%' || max(part) FILTER (WHERE length(part) = longest_part) || '%'
      INTO part_query, patterns, longest
      FROM (SELECT part, max(length(part)) OVER () AS longest_part FROM unnest(p_parts) part) p;
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
    IF (cardinality(ids) = 0 OR cardinality(p_parts) = 1) AND cardinality(ids) < p_limit THEN
      -- A part that turns up in a sample is no clue, and its list in the index is endless.
      density := 0;
      IF top - bottom >= 100000 THEN
        SELECT avg((s.text ILIKE longest)::int) INTO density
          FROM generate_series(0, 7) AS step, LATERAL (
            SELECT text FROM segment
             WHERE workspace_id = p_workspace AND id <= top - (top - bottom) * step / 8 ORDER BY id DESC LIMIT CASE WHEN cardinality(p_parts) = 1 THEN 16 ELSE 40 END) s;
      END IF;
    END IF;
    IF density = 0 THEN
      PERFORM set_config('enable_indexscan', 'off', true), set_config('plan_cache_mode', by_index, true);
      SELECT array_agg(r.id), array_agg(r.owner_id) INTO part_ids, part_owners FROM (
        SELECT s.id, s.owner_id FROM segment s
         WHERE (dominant OR s.workspace_id = p_workspace) AND s.workspace_id || '' = p_workspace
           AND s.text ILIKE longest AND s.text ILIKE ALL (patterns) AND s.id + 0 <= top AND s.citable AND s.id <> ALL (ids)
           AND (owners IS NULL OR s.owner_id = ANY (owners)) AND (s.search @@ unwanted) IS NOT TRUE
         AND (p_speaker IS NULL OR lower(s.speaker) = lower(p_speaker))
           AND (p_sentiment IS NULL OR sentiment_name(s.sentiment) = p_sentiment) AND (tagged IS NULL OR s.id = ANY (tagged)) LIMIT 500) r;
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

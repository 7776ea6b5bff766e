-- The transcripts of a scope with all their lines; nothing when there are more lines than `p_most`. Looking whether there
-- are costs the same in a workspace of any size.
CREATE FUNCTION small_scope(
  p_workspace text, p_project text, p_files text[], p_studies text[], p_sessions text[], p_sources text[],
  p_from timestamptz, p_to timestamptz, p_most integer
) RETURNS TABLE (
  owner_id text, study_id text, session_id text, language text, segment_count integer, speakers jsonb, lines json
) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan SET jit = off AS $$
#variable_conflict use_column
DECLARE
  owners text[];
BEGIN
  IF num_nonnulls(p_files, p_studies, p_sessions) = 0
    AND (SELECT count(*) FROM (SELECT 1 FROM segment WHERE workspace_id = p_workspace LIMIT p_most + 1) s) > p_most
  THEN RETURN; END IF;
  SELECT array_agg(o.owner_id) INTO owners
    FROM evidence_owners(p_workspace, p_project, p_files, p_studies, p_sessions, p_sources, NULL, p_from, p_to) o
  HAVING sum(o.segment_count) <= p_most;
  RETURN QUERY
    SELECT t.owner_id, n.study_id, n.id, t.language, t.segment_count, t.speakers,
           (SELECT json_agg(json_build_object('owner_id', s.owner_id, 'id', s.id::text, 'index', s.index, 'speaker', s.speaker,
                     'start_seconds', s.start_seconds, 'end_seconds', s.end_seconds, 'text', s.text)
                     ORDER BY coalesce(s.position, s.index))
              FROM segment s WHERE s.owner_id = t.owner_id)
      FROM transcript t LEFT JOIN study_session n ON n.id = t.session_id
     WHERE t.owner_id = ANY (owners) AND t.workspace_id = p_workspace AND n.excluded_at IS NULL
     ORDER BY t.owner_id;
END $$;

-- Holds a workspace for a write of its provider and says what every such write has to know; no row when the token is not
-- the one of the directory any more. A statement of its own after the lock sees what its holder before has written.
CREATE FUNCTION scim_open(p_workspace_id text, p_token_hash bytea)
  RETURNS TABLE (default_role text, domains text[], plan text) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  -- Rows that only refer to the workspace can be written meanwhile.
  PERFORM 1 FROM workspace w WHERE w.id = p_workspace_id FOR NO KEY UPDATE;
  RETURN QUERY
    SELECT d.default_role, ARRAY(SELECT v.domain FROM domain v
             WHERE v.workspace_id = p_workspace_id AND v.verified_at IS NOT NULL), w.plan::text
      FROM scim_directory d JOIN workspace w ON w.id = d.workspace_id
     WHERE d.workspace_id = p_workspace_id AND d.enabled AND d.token_hash = p_token_hash AND w.deletion_at IS NULL;
END $$;

-- Where a workspace requires single sign-on, ends its members' sessions that were started otherwise: those of everybody,
-- or of one person. Returns how many.
CREATE FUNCTION sso_end_other_sessions(p_workspace_id text, p_user_id text, p_kept text) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  ended integer;
BEGIN
  DELETE FROM user_session s
   USING user_account u, membership m, sso_connection c, workspace w
   WHERE c.workspace_id = p_workspace_id AND c.enabled AND c.required
     AND w.id = c.workspace_id AND w.plan = 'scale'
     AND m.workspace_id = c.workspace_id AND m.active AND m.role <> 'participant'
     AND (p_user_id IS NULL OR m.user_id = p_user_id)
     AND u.id = m.user_id AND s.user_id = u.id AND s.id IS DISTINCT FROM p_kept
     AND s.sso_connection_id IS DISTINCT FROM c.id
     AND split_part(u.email, '@', 2) IN (
       SELECT d.domain FROM domain d WHERE d.workspace_id = c.workspace_id AND d.verified_at IS NOT NULL);
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

-- Whoever becomes a member later, however they came, may be signed in by password or a mailed link for another workspace;
-- and an admin's mailed link ends with their role.
CREATE FUNCTION sso_follow_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM sso_connection c WHERE c.workspace_id = NEW.workspace_id AND c.enabled AND c.required) THEN
    PERFORM sso_end_other_sessions(NEW.workspace_id, NEW.user_id, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sso_follow_new_membership AFTER INSERT ON "membership"
  FOR EACH ROW WHEN (NEW.active AND NEW.role <> 'participant') EXECUTE FUNCTION sso_follow_membership();
CREATE TRIGGER sso_follow_membership AFTER UPDATE OF active, role ON "membership" FOR EACH ROW
  WHEN (NEW.active AND NEW.role <> 'participant' AND (OLD.active, OLD.role) IS DISTINCT FROM (NEW.active, NEW.role))
  EXECUTE FUNCTION sso_follow_membership();

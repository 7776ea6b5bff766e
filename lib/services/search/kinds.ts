/**
 * What the workspace search finds: each kind is one SELECT of (type, id, title, snippet, path, updated_at) with $1 the
 * workspace, $2 a pattern for ILIKE and $3 the person. A new kind is one more entry.
 */
export const SEARCH_KINDS: readonly string[] = [
  `SELECT 'project', p.id, coalesce(p.name, 'Untitled project'), p.description, '/library/projects/' || p.id, p.updated_at
     FROM project p
    WHERE p.workspace_id = $1 AND coalesce(p.name, '') || ' ' || coalesce(p.description, '') ILIKE $2`,
  `SELECT 'file', f.id, f.name, p.name, '/library/files/' || f.id, f.updated_at
     FROM file f LEFT JOIN project p ON p.id = f.project_id
    WHERE f.workspace_id = $1 AND lower(f.name) LIKE lower($2) AND f.status <> 'uploading' AND f.session_id IS NULL`,
  `SELECT 'study', s.id, s.title, s.question, '/studies/' || s.id, s.updated_at
     FROM study s
    WHERE s.workspace_id = $1 AND s.title || ' ' || coalesce(s.question, '') || ' ' || s.slug ILIKE $2`,
  `SELECT 'thread', t.id, t.title, p.name, '/eva/' || t.id, t.updated_at
     FROM chat_thread t LEFT JOIN project p ON p.id = t.project_id
    WHERE t.workspace_id = $1 AND t.title ILIKE $2 AND (t.project_id IS NOT NULL OR t.created_by_id = $3)`,
  `SELECT 'person', u.id, coalesce(u.name, u.email), u.email, '/settings/workspace', m.updated_at
     FROM membership m JOIN user_account u ON u.id = m.user_id
    WHERE m.workspace_id = $1 AND m.active AND coalesce(u.name, '') || ' ' || u.email ILIKE $2`,
];

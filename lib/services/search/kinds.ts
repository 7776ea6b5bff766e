import type { FoundType } from "./record";

type Kind = {
  /** Where its rows stand, with `x` for the row that is found. */
  from: string;
  where: string;
  title: string;
  /** What it is found by, beside its title. */
  words?: string;
  snippet: string;
  path: string;
  id?: string;
  updatedAt?: string;
};

/** What an address may hold that means something else in a query. */
const RESERVED = { "%": "%25", "&": "%26", "+": "%2B", "#": "%23" };
const encoded = (text: string) =>
  Object.entries(RESERVED).reduce((from, [sign, code]) => `replace(${from}, '${sign}', '${code}')`, text);

/** What the workspace search finds: $1 is the workspace, $2 the person. A new kind is one more entry. */
export const SEARCH_KINDS: Record<FoundType, Kind> = {
  project: {
    from: "project x",
    where: "x.workspace_id = $1",
    title: "coalesce(x.name, 'Untitled project')",
    words: "x.description",
    snippet: "x.description",
    path: "'/library/projects/' || x.id",
  },
  file: {
    from: "file x LEFT JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1 AND x.status <> 'uploading' AND x.session_id IS NULL",
    title: "x.name",
    snippet: "p.name",
    path: "'/library/files/' || x.id",
  },
  study: {
    from: "study x",
    where: "x.workspace_id = $1",
    title: "x.title",
    words: "concat_ws(' ', x.question, x.slug)",
    snippet: "x.question",
    path: "'/studies/' || x.id",
  },
  report: {
    from: "report x LEFT JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1 AND (x.visibility = 'workspace' OR x.created_by_id = $2)",
    title: "x.title",
    words: "x.prompt",
    snippet: "coalesce(x.prompt, p.name)",
    path: "'/reports/' || x.id",
  },
  thread: {
    from: "chat_thread x LEFT JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1 AND (x.project_id IS NOT NULL OR x.created_by_id = $2)",
    title: "x.title",
    snippet: "p.name",
    path: "'/eva/' || x.id",
  },
  board: {
    from: "board x LEFT JOIN project p ON p.id = x.project_id LEFT JOIN study s ON s.id = x.study_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    snippet: "coalesce(s.title, p.name)",
    path: "'/boards/' || x.id",
  },
  tag: {
    from: "tag x JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    words: "x.description",
    snippet: "concat_ws(' · ', p.name, x.description)",
    path: "'/library/tags/' || x.id",
  },
  note: {
    from: "note x JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1",
    title: "coalesce(x.title, 'Untitled note')",
    snippet: "p.name",
    path: "'/library/notes/' || x.id",
  },
  clip: {
    from: "clip x JOIN passage q ON q.id = x.passage_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    snippet: "left(q.text, 200)",
    path: "'/library/clips/' || x.id",
  },
  reel: {
    from: "reel x LEFT JOIN project p ON p.id = x.project_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    snippet: "p.name",
    path: "'/library/reels/' || x.id",
  },
  swarm_run: {
    from: "swarm_run x JOIN study s ON s.id = x.study_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    words: "x.target_url",
    snippet: "s.title",
    path: "'/studies/' || x.study_id || '/runs/' || x.id",
  },
  finding: {
    from: "finding x JOIN swarm_run r ON r.id = x.run_id",
    where: "x.workspace_id = $1",
    title: "x.title",
    words: "x.summary",
    snippet: "'AI agents · ' || x.severity || ' · ' || r.title",
    path: "'/studies/' || r.study_id || '/findings/' || x.id",
    updatedAt: "x.created_at",
  },
  person: {
    from: "membership m JOIN user_account x ON x.id = m.user_id",
    where: "m.workspace_id = $1 AND m.active AND m.role <> 'participant'",
    title: "coalesce(x.name, x.email)",
    words: "x.email",
    snippet: "x.email",
    path: `'/settings/members?q=' || ${encoded("x.email")}`,
    updatedAt: "m.updated_at",
  },
};

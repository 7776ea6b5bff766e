import { type Kind, rows, within } from "../kind";

/** Someone else's private report, and a chat outside all projects, belong to their creator. */
const REPORTS = "workspace_id = $1 AND (visibility = 'workspace' OR created_by_id = $2)";
const THREADS = "workspace_id = $1 AND (project_id IS NOT NULL OR created_by_id = $2)";
const ofReport = `t.report_id IN (SELECT id FROM report WHERE ${REPORTS})`;
const ofReadout = within("readout_id", "readout");
const ofTheme =
  "t.theme_id IN (SELECT h.id FROM theme h JOIN readout r ON r.id = h.readout_id WHERE r.workspace_id = $1)";
const ofClaim = `t.claim_id IN (SELECT c.id FROM claim c JOIN theme h ON h.id = c.theme_id
  JOIN readout r ON r.id = h.readout_id WHERE r.workspace_id = $1)`;

const threads: Kind = {
  name: "threads",
  about:
    "Conversations with Eva, as `GET /v1/projects/{id}/chat/{threadId}` gives them. Those outside of projects are their maker's alone.",
  tables: ["chat_thread", "chat_message"],
  atOnce: 5,
  sql: `SELECT ((to_jsonb(t) - 'workspace_id') || jsonb_build_object('messages', (
        SELECT coalesce(jsonb_agg(to_jsonb(m) - ARRAY['workspace_id', 'thread_id'] ORDER BY m.created_at, m.id), '[]')
          FROM chat_message m WHERE m.thread_id = t.id)))::text AS line
    FROM chat_thread t WHERE t.id IN (SELECT id FROM chat_thread WHERE ${THREADS}) ORDER BY t.id`,
};

/** What was made from the evidence. */
export const RESULTS: Kind[] = [
  rows("readout", { name: "readouts", about: "Readouts of studies." }),
  rows("readout_version", {
    about: "What earlier readouts found.",
    where: ofReadout,
    order: "t.readout_id, t.generation",
  }),
  rows("theme", { name: "themes", about: "Themes of readouts.", where: ofReadout }),
  rows("claim", { name: "claims", about: "Claims of themes.", where: ofTheme }),
  rows("claim_evidence", {
    about: "What supports a claim and what stands against it.",
    where: ofClaim,
    order: "t.claim_id, t.passage_id",
  }),
  rows("next_step", { name: "next-steps", about: "Next steps of readouts.", where: ofReadout }),
  rows("report", {
    name: "reports",
    about:
      "Reports. As `GET /v1/projects/{id}/reports` gives them, and more. Others' private reports are not among them.",
    where: `t.id IN (SELECT id FROM report WHERE ${REPORTS})`,
    add: "'content', CASE WHEN t.status = 'ready' THEN t.document END",
    without: ["document"],
  }),
  rows("report_version", { about: "Earlier versions of reports.", where: ofReport, order: "t.report_id, t.version" }),
  rows("report_image", {
    about: "Pictures of reports; their bytes are in report-images/.",
    without: ["storage_key"],
    where: ofReport,
    order: "t.report_id, t.id",
  }),
  rows("report_evidence", { about: "What reports quote.", where: ofReport, order: "t.report_id, t.passage_id" }),
  threads,
  rows("approval", {
    name: "approvals",
    about: "What Eva proposed and who decided.",
    where: `t.workspace_id = $1 AND (t.thread_id IS NULL OR t.thread_id IN (SELECT id FROM chat_thread WHERE ${THREADS}))`,
  }),
  rows("job", { name: "jobs", about: "Jobs of the v1 API. As `GET /v1/jobs/{id}` gives them." }),
];

import type { Place } from "./place";

const WORKSPACE = "x.workspace_id = $1";
const LINKED = "x.id = ANY($3)";
const OF_READOUT = "x.readout_id IN (SELECT id FROM readout WHERE workspace_id = $1)";
const OF_SESSION = "x.session_id = $2 AND x.session_id IN (SELECT id FROM study_session WHERE workspace_id = $1)";
const OF_REPORT = "x.report_id IN (SELECT id FROM report WHERE workspace_id = $1)";
const OF_THEME =
  "x.theme_id IN (SELECT t.id FROM theme t JOIN readout r ON r.id = t.readout_id WHERE r.workspace_id = $1)";
const EVENT = "e.resource_id = ANY($3) OR strpos(e.data::text, $2) > 0";

const written = (table: string, columns: Place["columns"]): Place => ({
  table,
  key: ["id"],
  columns,
  within: WORKSPACE,
  isLinked: LINKED,
  others: "written",
});

/**
 * Everywhere that a transcript's words may be stored besides the transcript (`transcript`, `segment`, `mask`) and the
 * passages. Masking and withdrawal both use this list; a test compares it with the database's columns, so a new table
 * has to be declared here or there.
 */
export const PLACES: readonly Place[] = [
  written("clip", { title: "text" }),
  written("reel", { title: "text" }),
  written("tag", { title: "text", description: "text" }),
  written("refused_tag", { title: "text" }),
  written("note", { title: "text", content: "json" }),
  written("board", { title: "text" }),
  written("lane", { title: "text" }),
  written("card", { insight: "text", source: "text", notes: "text", type: "texts" }),
  written("chat_thread", { title: "text", scope: "json" }),
  written("report", { title: "text", prompt: "text", document: "json", error: "text" }),
  written("readout", { summary: "text", left_out: "json", error: "text" }),
  {
    table: "chat_message",
    key: ["id"],
    columns: { text: "text", citations: "json", follow_ups: "json" },
    within: WORKSPACE,
    isLinked: "x.thread_id = ANY($3)",
    others: "written",
  },
  {
    table: "approval",
    key: ["id"],
    within: WORKSPACE,
    isLinked: "x.thread_id = ANY($3)",
    others: "written",
    columns: { summary: "text", payload: "json", result: "json", error: "text" },
  },
  {
    table: "theme",
    key: ["id"],
    columns: { title: "text", summary: "text", terms: "texts" },
    within: OF_READOUT,
    isLinked: "x.readout_id = ANY($3)",
    others: "written",
  },
  {
    table: "claim",
    key: ["id"],
    columns: { text: "text" },
    within: OF_THEME,
    others: "written",
    isLinked: "x.id = ANY($3)",
  },
  {
    table: "next_step",
    key: ["id"],
    columns: { text: "text", owner: "text" },
    within: OF_READOUT,
    isLinked: "x.readout_id = ANY($3)",
    others: "written",
  },
  {
    table: "readout_version",
    key: ["readout_id", "generation"],
    columns: { content: "json" },
    within: OF_READOUT,
    isLinked: "x.readout_id = ANY($3)",
    others: "written",
  },
  {
    table: "readout_edit",
    key: ["readout_id", "version"],
    columns: { before: "json" },
    within: OF_READOUT,
    isLinked: "x.readout_id = ANY($3)",
    others: "written",
  },
  {
    table: "report_version",
    key: ["report_id", "version"],
    columns: { title: "text", document: "json" },
    within: OF_REPORT,
    isLinked: "x.report_id = ANY($3)",
    others: "written",
  },
  {
    table: "board_change",
    key: ["id"],
    columns: { before: "json" },
    within: WORKSPACE,
    isLinked: "x.board_id = ANY($3)",
    others: "none",
  },
  {
    table: "job",
    key: ["id"],
    columns: { input: "json", result: "json", error: "text" },
    within: WORKSPACE,
    isLinked: LINKED,
    others: "none",
  },
  {
    table: "outbox_event",
    key: ["id"],
    columns: { data: "json" },
    within: WORKSPACE,
    isLinked: "x.resource_id = ANY($3) OR strpos(x.data::text, $2) > 0",
    others: "none",
  },
  {
    // Receivers tend to echo what they were sent.
    table: "webhook_attempt",
    key: ["webhook_id", "delivery_id", "number"],
    columns: { response: "text", error: "text" },
    within: `x.webhook_id IN (SELECT id FROM webhook WHERE workspace_id = $1) AND EXISTS (
      SELECT 1 FROM webhook_delivery d JOIN outbox_event e ON e.id = d.event_id
       WHERE d.webhook_id = x.webhook_id AND d.id = x.delivery_id AND (${EVENT}))`,
    isLinked: "true",
    others: "none",
  },
  {
    table: "idempotency_key",
    key: ["workspace_id", "user_id", "operation", "key"],
    columns: { body: "text" },
    within: WORKSPACE,
    others: "none",
    isLinked:
      "strpos(x.body, $2) > 0 OR EXISTS (SELECT 1 FROM unnest($3::text[]) AS l(id) WHERE strpos(x.body, l.id) > 0)",
  },
  {
    table: "export",
    key: ["id"],
    columns: { file_name: "text", options: "json", error: "text" },
    within: WORKSPACE,
    isLinked: "x.subject_id = ANY($3)",
    others: "none",
  },
  {
    table: "study_session",
    key: ["id"],
    within: `${WORKSPACE} AND x.id = $2`,
    isLinked: "true",
    others: "none",
    columns: {
      state: "json",
      answers: "json",
      chapters: "json",
      signals: "json",
      quality_reasons: "json",
      excluded_reason: "text",
    },
  },
  {
    table: "turn",
    key: ["session_id", "index"],
    columns: { text: "text", value: "json", manner: "json" },
    within: OF_SESSION,
    isLinked: "true",
    others: "none",
  },
  {
    table: "spoken_answer",
    key: ["session_id", "index"],
    columns: { text: "text" },
    within: OF_SESSION,
    isLinked: "true",
    others: "none",
  },
  {
    table: "transcript_edit",
    key: ["id"],
    columns: { before: "json", after: "json" },
    within: `${WORKSPACE} AND x.owner_id = $2`,
    isLinked: "true",
    others: "none",
  },
  {
    // The target's name, and its former names: the hash chain survives the change and records that it happened.
    table: "audit_entry",
    key: ["id"],
    columns: { name: "text", changes: "json" },
    within: `${WORKSPACE} AND (x.name IS NOT NULL OR x.changes IS NOT NULL)`,
    isLinked: "x.target_id = ANY($3)",
    others: "written",
    changedAction: "audit.redacted",
  },
  {
    table: "mail",
    key: ["id"],
    columns: { subject: "text", text: "text", html: "text", calendar: "text", error: "text" },
    within: `${WORKSPACE} AND x.sent_at IS NULL`,
    isLinked: "false",
    others: "sent",
  },
];

import { type Context, personOf } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson } from "@/lib/services/passages/read";
import type { ReportRecord } from "./record";

/** $1 and $2 of every statement: the workspace, and the viewer. Our own jobs also see private reports. */
export const viewer = (ctx: Context): [string, string | null] => [
  ctx.workspaceId,
  ctx.actor.kind === "system" ? null : (personOf(ctx) ?? ""),
];

/** Whether the caller may see report `r`. */
export const VISIBLE =
  "r.workspace_id = $1 AND (r.visibility = 'workspace' OR $2::text IS NULL OR r.created_by_id = $2)";

/** SQL of a person as JSON by the id in `column`; null if they are gone. */
export const person = (column: string): string =>
  `(SELECT json_build_object('id', u.id, 'name', u.name, 'email', u.email) FROM user_account u WHERE u.id = ${column})`;

const named = (table: "study" | "file", name: "title" | "name", ids: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('id', x.id, '${name}', x.${name}) ORDER BY given.at), '[]')
      FROM unnest(${ids}) WITH ORDINALITY AS given(id, at) JOIN ${table} x ON x.id = given.id
     WHERE x.workspace_id = r.workspace_id)`;

/** Columns of `ReportRecord` of report `r`. */
export const REPORT_COLUMNS = `
  r.id, r.title, r.template, r.prompt, r.project_id AS "projectId",
  (SELECT p.name FROM project p WHERE p.id = r.project_id) AS "projectName",
  r.study_ids AS "studyIds", r.file_ids AS "fileIds", r.swarm_run_id AS "swarmRunId",
  json_build_object('studies', ${named("study", "title", "r.study_ids")},
                    'files', ${named("file", "name", "r.file_ids")}) AS sources,
  r.status, r.error, r.visibility, r.version, r.made_by AS "madeBy",
  CASE WHEN r.status = 'generating' THEN (
    SELECT j.progress FROM job j
     WHERE j.type = 'report' AND j.status IN ('queued', 'running') AND j.input->>'reportId' = r.id LIMIT 1) END AS progress,
  (SELECT count(*)::int FROM jsonb_path_query(r.document, '$.sections[*].blocks[*] ? (@.type == "quote")')) AS "quoteCount",
  (SELECT count(*)::int FROM jsonb_path_query(r.document, '$.sections[*].blocks[*] ? (@.type == "finding")')) AS "findingCount",
  ${person("r.created_by_id")} AS "createdBy", ${person("r.edited_by_id")} AS "editedBy",
  ${isoText("r.edited_at")} AS "editedAt", ${isoText("r.created_at")} AS "createdAt", ${isoText("r.updated_at")} AS "updatedAt"`;

export type StoredImage = { id: string; storageKey: string; contentType: string; width: number; height: number };

/** A document with what its blocks refer to, except for clips and links. */
export type StoredDocument = { document: ReportDocument; evidence: PassageRow[]; stored: StoredImage[] };

/** Passages and pictures of report `r`: a `StoredDocument` without its document. */
export const REFERRED = `
  (SELECT coalesce(json_agg(${passageJson("p")}), '[]')
     FROM report_evidence e JOIN passage p ON p.id = e.passage_id WHERE e.report_id = r.id) AS evidence,
  (SELECT coalesce(json_agg(json_build_object('id', i.id, 'storageKey', i.storage_key, 'contentType', i.content_type,
                                              'width', i.width, 'height', i.height)), '[]')
     FROM report_image i WHERE i.report_id = r.id) AS stored`;

/** The report $3 with what it refers to. */
export const ONE_REPORT = `SELECT ${REPORT_COLUMNS}, r.document, ${REFERRED} FROM report r WHERE r.id = $3 AND ${VISIBLE}`;

export type DetailRow = ReportRecord & StoredDocument;

/** The report alone, as lists show it. */
export const withoutDocument = ({
  document: _,
  evidence: _evidence,
  stored: _stored,
  ...report
}: DetailRow): ReportRecord => report;

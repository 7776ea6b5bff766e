import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { requireScope, scopeValues } from "@/lib/services/evidence/scope";

/** What a conversation starts with: whether anyone said anything in its scope, and questions that it can answer. */
export type Opening = { hasWords: boolean; questions: string[] };

const MOST = 3;
const LONGEST = 120;
/** Each is read as asking for a side of whatever was said, so that they need no words of the transcripts. */
const ANYWHERE = ["What frustrated people?", "What surprised people?", "What would people change?"];

const SAID = `
  SELECT EXISTS (
    SELECT 1 FROM transcript t
      LEFT JOIN file f ON f.id = t.file_id
      LEFT JOIN study_session n ON n.id = t.session_id
      LEFT JOIN study y ON y.id = n.study_id
     WHERE t.workspace_id = $1 AND t.segment_count > 0 AND n.excluded_at IS NULL
       AND (n.quality_rating IS DISTINCT FROM 'flagged' OR n.id = ANY ($5))
       AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
       AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))
  ) AS "hasWords",
  (SELECT y.guide->'sections' FROM study y
    WHERE y.workspace_id = $1 AND $3::text[] IS NULL AND y.id = ANY ($4)) AS sections`;

type Section = { questions: { kind: string; text: string }[] };
type Row = { hasWords: boolean; sections: Section[] | null };

/** Questions of a guide that people answered in their own words, those after the warm-up first. */
function asked([warmUp, ...sections]: Section[]): string[] {
  const open = [...sections, ...(warmUp ? [warmUp] : [])].flatMap(({ questions }) =>
    questions.filter(({ kind }) => kind === "open" || kind === "text").map(({ text }) => text.trim()),
  );
  return open.filter((text) => text.endsWith("?") && text.length <= LONGEST);
}

type Wanted = { projectId?: string | undefined; studyId?: string | undefined; fileId?: string | undefined };

/** Throws `not_found` for a project, file or study that doesn't exist. */
export async function opening(ctx: Context, { projectId, studyId, fileId }: Wanted): Promise<Opening> {
  permit(ctx, "workspace.read");
  const scope = {
    ...(projectId && { projectId }),
    ...(studyId && { studyIds: [studyId] }),
    ...(fileId && { fileIds: [fileId] }),
  };
  await requireScope(ctx, scope);
  const values = [ctx.workspaceId, ...scopeValues(scope)];
  const { rows } = await pool().query<Row>({ name: "eva_opening", text: SAID, values });
  const { hasWords = false, sections = null } = rows[0] ?? {};
  return { hasWords, questions: hasWords ? [...new Set([...asked(sections ?? []), ...ANYWHERE])].slice(0, MOST) : [] };
}

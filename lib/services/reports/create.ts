import { type Context, personOf } from "@/lib/core/context";
import type { ReportTemplate } from "@/lib/core/document/templates";
import { invalid, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireScope } from "@/lib/services/evidence/scope";
import { requireProject } from "@/lib/services/files/require-project";
import { findReport } from "./find-report";
import type { ReportRecord, ReportVisibility } from "./record";
import { startWriting } from "./start-writing";
import { titleOf } from "./title-of";

export type ReportWish = {
  title?: string;
  template?: ReportTemplate;
  studyIds?: string[];
  fileIds?: string[];
  projectId?: string;
  prompt?: string;
  visibility?: ReportVisibility;
};

/**
 * A report that is written after the call: from studies and files by a template, or what a prompt asks. Throws
 * `not_found` for what it names, and `invalid` when there is nothing to write from.
 */
export async function create(ctx: Context, wish: ReportWish): Promise<ReportRecord> {
  permit(ctx, "evidence.write");
  const { template = null, prompt = null, visibility = "workspace" } = wish;
  const studyIds = [...new Set(wish.studyIds)];
  const fileIds = [...new Set(wish.fileIds)];
  checkWish({ template, prompt, studyIds, fileIds });
  await requireScope(ctx, { studyIds, fileIds });
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    const sources = await sourcesOf(tx, { studyIds, fileIds });
    const homes = new Set(sources.map(({ projectId }) => projectId));
    const projectId = wish.projectId ?? (homes.size === 1 ? ([...homes][0] ?? null) : null);
    if (projectId !== null) await requireProject(tx, ctx, projectId);
    const id = newId("report");
    const title = wish.title ?? titleOf({ template, prompt, names: sources.map(({ name }) => name) });
    const asked = { template, prompt, studyIds, fileIds, visibility, title };
    await tx.db.report.create({
      data: { id, workspaceId, projectId, ...asked, createdById: personOf(ctx) },
      select: { id: true },
    });
    await startWriting(tx, ctx, { id, projectId });
    const { document: _document, evidence: _evidence, stored: _stored, ...report } = await findReport(tx, ctx, id);
    return report;
  });
}

type Checked = { template: ReportTemplate | null; prompt: string | null; studyIds: string[]; fileIds: string[] };

function checkWish({ template, prompt, studyIds, fileIds }: Checked): void {
  if (template === null && prompt === null) throw invalid("template", "Give a template or a prompt.");
  if (template !== null && studyIds.length + fileIds.length === 0)
    throw invalid("studyIds", "Name the studies or files to write from.");
  if (template === "comparison" && studyIds.length + Math.min(1, fileIds.length) < 2)
    throw invalid("studyIds", "A comparison needs two studies, or a study and files.");
}

type Source = { name: string; projectId: string | null };

/** What a report is written from, in the order it was named. Throws `not_found` for what has gone meanwhile. */
async function sourcesOf(
  tx: Transaction,
  { studyIds, fileIds }: Pick<Checked, "studyIds" | "fileIds">,
): Promise<Source[]> {
  const rows = await tx.db.$queryRaw<(Source & { id: string })[]>`
    SELECT id, title AS name, project_id AS "projectId" FROM study WHERE id = ANY(${studyIds})
    UNION ALL SELECT id, regexp_replace(name, '\\.[[:alnum:]]{1,5}$', ''), project_id FROM file WHERE id = ANY(${fileIds})`;
  return [...studyIds, ...fileIds].map((id) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw notFound(studyIds.includes(id) ? "Study" : "File");
    return found;
  });
}

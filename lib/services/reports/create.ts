import { type Context, personOf } from "@/lib/core/context";
import type { ReportTemplate } from "@/lib/core/document/templates";
import { invalid, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireScope } from "@/lib/services/evidence/scope";
import { requireProject } from "@/lib/services/projects/require-project";
import type { SwarmRunDetail } from "@/lib/services/swarm/record";
import { requireDone } from "@/lib/services/swarm/runs/require-done";
import { findReport } from "./find-report";
import { languageOf } from "./language-of";
import { withoutDocument } from "./read";
import type { ReportRecord, ReportVisibility } from "./record";
import { startWriting } from "./start-writing";
import { titleOf } from "./title-of";
import { wordsIn } from "./write/words/words-of";

export type ReportWish = {
  title?: string;
  template?: ReportTemplate;
  studyIds?: string[];
  fileIds?: string[];
  projectId?: string;
  prompt?: string;
  /** A report of this Swarm run, which is its only source. */
  swarmRunId?: string;
  visibility?: ReportVisibility;
};

/**
 * A report that is written after the call: from studies and files by a template, from a prompt, or from a Swarm run.
 * Throws `not_found` for a missing source, `invalid` if there is nothing to write from, and `conflict` for a run that
 * isn't done.
 */
export async function create(ctx: Context, wish: ReportWish): Promise<ReportRecord> {
  permit(ctx, "evidence.write");
  const { template = null, prompt = null, visibility = "workspace" } = wish;
  const fileIds = [...new Set(wish.fileIds)];
  const named = [...new Set(wish.studyIds)];
  const run =
    wish.swarmRunId === undefined ? null : await runFor(ctx, wish.swarmRunId, { template, prompt, named, fileIds });
  if (!run) checkWish({ template, prompt, studyIds: named, fileIds });
  const studyIds = run ? [run.studyId] : named;
  await requireScope(ctx, { studyIds, fileIds });
  const about = { template, prompt, studyIds, fileIds, swarmRunId: run?.id ?? null };
  const words = wordsIn((await languageOf(ctx, about)) === "de");
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    const sources = await sourcesOf(tx, { studyIds, fileIds });
    const homes = new Set(sources.map(({ projectId }) => projectId));
    const projectId = wish.projectId ?? (homes.size === 1 ? ([...homes][0] ?? null) : null);
    if (projectId !== null) await requireProject(tx, ctx, projectId);
    const id = newId("report");
    const names = sources.map(({ name }) => name);
    const title =
      wish.title ?? titleOf({ template, prompt: run ? `Run ${run.number}: ${names[0]}` : prompt, names }, words);
    const asked = { template, prompt, studyIds, fileIds, swarmRunId: run?.id, visibility, title };
    await tx.db.report.create({
      data: { id, workspaceId, projectId, ...asked, createdById: personOf(ctx) },
      select: { id: true },
    });
    await startWriting(tx, ctx, { id, projectId });
    return withoutDocument(await findReport(tx, ctx, id));
  });
}

type Beside = { template: ReportTemplate | null; prompt: string | null; named: string[]; fileIds: string[] };

async function runFor(
  ctx: Context,
  runId: string,
  { template, prompt, named, fileIds }: Beside,
): Promise<SwarmRunDetail> {
  if (template !== null || prompt !== null || named.length + fileIds.length > 0)
    throw invalid("swarmRunId", "A report on a Swarm run can't be combined with other sources.");
  return requireDone(ctx, runId);
}

type Checked = { template: ReportTemplate | null; prompt: string | null; studyIds: string[]; fileIds: string[] };

function checkWish({ template, prompt, studyIds, fileIds }: Checked): void {
  if (template === null && prompt === null) throw invalid("template", "Send a template or a prompt.");
  if (template !== null && studyIds.length + fileIds.length === 0)
    throw invalid("studyIds", "Choose the studies or files to write from.");
  if (template === "comparison" && studyIds.length + Math.min(1, fileIds.length) < 2)
    throw invalid("studyIds", "A comparison needs two studies, or a study and files.");
}

type Source = { name: string; projectId: string | null };

/** A report's sources, in the order they were named. Throws `not_found` for those that are gone meanwhile. */
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

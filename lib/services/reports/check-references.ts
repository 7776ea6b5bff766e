import type { Context } from "@/lib/core/context";
import type { Block } from "@/lib/core/document/block";
import type { ReportDocument } from "@/lib/core/document/document";
import { problemsOf } from "@/lib/core/document/problems-of";
import { AppError, type Problem } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { clipIdsOf, findingIdsOf, imageIdsOf, passageIdsOf } from "./ids-of";

type Known = { passages: string[]; clips: string[]; findings: string[]; images: string[] };

/**
 * Throws `invalid` with the positions of a document's invalid references: they must belong to this workspace, and
 * pictures to this report. Existing references stay valid, whatever became of their target.
 */
export async function checkReferences(
  tx: Transaction,
  ctx: Context,
  reportId: string,
  { before, after }: { before: ReportDocument; after: ReportDocument },
): Promise<void> {
  const problems = problemsOf(after);
  if (problems.length === 0) problems.push(...(await unknown(tx, ctx, reportId, { before, after })));
  const [first] = problems;
  if (first) throw new AppError("invalid", first.message, { problems });
}

async function unknown(
  tx: Transaction,
  ctx: Context,
  reportId: string,
  { before, after }: { before: ReportDocument; after: ReportDocument },
): Promise<Problem[]> {
  const fresh = (idsOf: (document: ReportDocument) => string[]) => {
    const had = new Set(idsOf(before));
    return idsOf(after).filter((id) => !had.has(id));
  };
  const named: Known = {
    passages: fresh(passageIdsOf),
    clips: fresh(clipIdsOf),
    findings: fresh(findingIdsOf),
    images: fresh(imageIdsOf),
  };
  if (Object.values(named).every((ids) => ids.length === 0)) return [];
  const [there] = await tx.db.$queryRaw<Known[]>`
    SELECT ARRAY(SELECT id FROM passage WHERE id = ANY(${named.passages}) AND workspace_id = ${ctx.workspaceId}) AS passages,
           ARRAY(SELECT id FROM clip WHERE id = ANY(${named.clips}) AND workspace_id = ${ctx.workspaceId}) AS clips,
           ARRAY(SELECT id FROM finding WHERE id = ANY(${named.findings}) AND workspace_id = ${ctx.workspaceId}) AS findings,
           ARRAY(SELECT id FROM report_image WHERE id = ANY(${named.images}) AND report_id = ${reportId}) AS images`;
  const missing = (kind: keyof Known, id: string) => named[kind].includes(id) && !there?.[kind].includes(id);
  const problem = (block: Block) => {
    if (block.type === "quote" && missing("passages", block.passageId))
      return "passageId: This passage does not exist.";
    if (block.type === "clip" && missing("clips", block.clipId)) return "clipId: This clip does not exist.";
    if (block.type === "finding" && missing("findings", block.findingId))
      return "findingId: This finding does not exist.";
    if (block.type === "image" && missing("images", block.imageId))
      return "imageId: This image does not exist in the report.";
    return null;
  };
  return after.sections.flatMap(({ blocks }, at) =>
    blocks.flatMap((block, index) => {
      const [field, message] = problem(block)?.split(": ") ?? [];
      return message ? [{ path: `document.sections.${at}.blocks.${index}.${field}`, message }] : [];
    }),
  );
}

import type { Context } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import type { PassageRecord } from "@/lib/services/passages/record";
import type { Target } from "./record";

/** The passage to tag, found or created. A withdrawn passage can't be tagged. */
export async function requireTarget(tx: Transaction, ctx: Context, target: Target): Promise<PassageRecord> {
  if (!("passageId" in target)) {
    const { ownerId, span, text } = target;
    if (!span) throw invalid("span", "Give the start and end of one span, in only one of the supported ways.");
    return findOrMakePassage(tx, ctx, ownerId, span, { text, asEvidence: true });
  }
  const [row] = await tx.db.$queryRaw<{ passage: PassageRow }[]>`
    SELECT ${Prisma.raw(passageJson("p"))} AS passage FROM passage p
     WHERE p.id = ${target.passageId} AND p.workspace_id = ${ctx.workspaceId} FOR KEY SHARE OF p`;
  if (!row) throw notFound("Passage");
  if (row.passage.state === "withdrawn") throw invalid("passageId", "The participant withdrew these words.");
  return toPassage(row.passage);
}

/** Words of a project carry that project's tags; what is in no project may carry any. */
export async function requireSameProject(tx: Transaction, passage: PassageRecord, projectId: string): Promise<void> {
  const [row] = await tx.db.$queryRaw<{ projectId: string | null }[]>`
    SELECT coalesce((SELECT project_id FROM file WHERE id = ${passage.fileId}),
                    (SELECT project_id FROM study WHERE id = ${passage.studyId})) AS "projectId"`;
  if (row?.projectId && row.projectId !== projectId)
    throw invalid("ownerId", "The transcript belongs to a different project than the tag.");
}

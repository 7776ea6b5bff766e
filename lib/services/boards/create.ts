import { type Context, personOf } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireProject } from "@/lib/services/projects/require-project";
import { holdStudy } from "@/lib/services/studies/hold-study";
import { readBoards } from "./read";
import type { BoardHome, BoardRecord } from "./record";

const INSERT = `
  WITH made AS (
    INSERT INTO board (id, workspace_id, project_id, study_id, title, created_by_id, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, now()) RETURNING *)
  ${readBoards("made")}`;

/**
 * Creates an empty board of a project or a study. Throws `not_found` for either, `invalid` unless it is exactly one of
 * the two.
 */
export async function create(ctx: Context, { projectId, studyId }: BoardHome, title: string): Promise<BoardRecord> {
  permit(ctx, "evidence.write");
  if ((projectId === undefined) === (studyId === undefined))
    throw invalid("projectId", "Send either projectId or studyId.");
  return transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    const home = [projectId ?? null, studyId === undefined ? null : await holdStudy(tx, ctx, studyId)];
    const values = [newId("board"), ctx.workspaceId, ...home, title, personOf(ctx)];
    const [board] = await tx.db.$queryRawUnsafe<BoardRecord[]>(INSERT, ...values);
    if (!board) throw new Error("the insert returned no row");
    audit(tx, { action: "board.created", targetId: board.id });
    return board;
  });
}

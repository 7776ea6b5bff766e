import { type Context, personOf } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireProject } from "@/lib/services/files/require-project";
import { readBoards } from "./read";
import type { BoardHome, BoardRecord } from "./record";

const INSERT = `
  WITH made AS (
    INSERT INTO board (id, workspace_id, project_id, study_id, title, created_by_id, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, now()) RETURNING *)
  ${readBoards("made")}`;

/** An empty board of a project or of a study. Throws `not_found` for either, `invalid` unless it is one of the two. */
export async function create(ctx: Context, { projectId, studyId }: BoardHome, title: string): Promise<BoardRecord> {
  permit(ctx, "evidence.write");
  if ((projectId === undefined) === (studyId === undefined))
    throw invalid("projectId", "Give either a projectId or a studyId.");
  return transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    if (studyId !== undefined) await requireStudy(tx, ctx, studyId);
    const home = [projectId ?? null, studyId ?? null];
    const values = [newId("board"), ctx.workspaceId, ...home, title, personOf(ctx)];
    const [board] = await tx.db.$queryRawUnsafe<BoardRecord[]>(INSERT, ...values);
    if (!board) throw new Error("the insert returned no row");
    audit(tx, { action: "board.created", targetId: board.id });
    return board;
  });
}

async function requireStudy(tx: Transaction, ctx: Context, studyId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM study WHERE id = ${studyId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
  if (rows.length === 0) throw notFound("Study");
}

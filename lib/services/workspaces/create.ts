import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/transaction";
import { listMine } from "./list-mine";
import { openWorkspace } from "./open-workspace";
import type { MyWorkspaceRecord } from "./record";

/**
 * Creates a workspace on Free for someone who is in none, as its admin, and makes it the current one of their session.
 * Throws `conflict` for someone who is in a workspace, so a second click creates nothing.
 */
export async function create(ctx: Context, name: string): Promise<MyWorkspaceRecord> {
  const userId = personOf(ctx) ?? "";
  const workspaceId = newId("workspace");
  const theirs: Context = { ...ctx, workspaceId, isClosing: false };
  await transaction(theirs, async (tx) => {
    const held = await tx.db.$queryRaw<
      unknown[]
    >`SELECT 1 FROM user_account WHERE id = ${userId} AND active FOR UPDATE`;
    if (held.length === 0) throw new AppError("unauthenticated", "This account was deleted.");
    const [first] = await listMine(ctx);
    if (first) throw new AppError("conflict", `You are in “${first.name}” already.`);
    await openWorkspace(tx, { workspaceId, name, userId });
    if (ctx.actor.kind === "user")
      await tx.db.session.updateMany({ where: { id: ctx.actor.sessionId }, data: { workspaceId } });
  });
  return { id: workspaceId, name, plan: "free", role: "admin" };
}

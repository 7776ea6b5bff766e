import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { listMine } from "./list-mine";
import type { MyWorkspaceRecord } from "./record";

/** Makes another of the person's workspaces the current one of this session. */
export async function switchTo(ctx: Context, workspaceId: string): Promise<MyWorkspaceRecord> {
  const chosen = (await listMine(ctx)).find((workspace) => workspace.id === workspaceId);
  if (!chosen || ctx.actor.kind !== "user") throw notFound("Workspace");
  await db().session.updateMany({ where: { id: ctx.actor.sessionId }, data: { workspaceId } });
  return chosen;
}

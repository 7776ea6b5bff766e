import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "./permit";

/** The workspace in which the call acts. */
export async function workspace(ctx: Context): Promise<{ id: string; name: string; createdAt: Date }> {
  permit(ctx, "workspace.read");
  const where = { id: ctx.workspaceId };
  const found = await db().workspace.findUnique({ where, select: { id: true, name: true, createdAt: true } });
  if (!found) throw notFound("Workspace");
  return found;
}

import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { SELECT, toRecord } from "./read";
import type { DomainRecord } from "./record";

/** The domains of the workspace, oldest first; there are a few at most. */
export async function list(ctx: Context): Promise<DomainRecord[]> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  const orderBy = [{ createdAt: "asc" }, { id: "asc" }] as const;
  const rows = await db().domain.findMany({ where: { workspaceId }, select: SELECT, orderBy: [...orderBy] });
  return rows.map(toRecord);
}

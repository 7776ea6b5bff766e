import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { ArchiveRecord } from "../record";
import { ARCHIVE_COLUMNS, fromRow } from "./read";

const MOST = 10;

/** The newest ten archives of the workspace, newest first; `createdBy` is the person's name or address. */
export async function list(ctx: Context): Promise<ArchiveRecord[]> {
  permit(ctx, "workspace.data");
  const rows = await db().workspaceArchive.findMany({
    where: { workspaceId: ctx.workspaceId },
    orderBy: { createdAt: "desc" },
    take: MOST,
    select: ARCHIVE_COLUMNS,
  });
  const ids = [...new Set(rows.flatMap(({ createdById }) => createdById ?? []))];
  const people = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, email: true },
  });
  const names = new Map(people.map(({ id, name, email }) => [id, name ?? email]));
  return rows.map((row) => {
    const record = fromRow(ctx, row);
    record.createdBy = names.get(row.createdById ?? "") ?? null;
    return record;
  });
}

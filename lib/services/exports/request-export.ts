import { type Context, personOf } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { permit } from "@/lib/services/access/permit";
import type { ExportKind, ExportWish } from "./kind";
import { type ExportableKind, kindOf } from "./kinds";
import { EXPORT_COLUMNS, type ExportRecord } from "./record";
import { withLink } from "./with-link";

const KEPT_MS = 24 * 3600_000;
/** An export that is about to expire is no longer reused. */
const LEAST_LEFT_MS = 3600_000;

/**
 * Requests a file of something. The same request returns the same export while that one is in progress or fresh. Throws
 * what its kind refuses, and `invalid` for a format that it doesn't have.
 */
export async function requestExport(
  ctx: Context,
  { kind: name, ...wish }: ExportWish & { kind: ExportableKind },
): Promise<ExportRecord> {
  permit(ctx, "evidence.write");
  const { subjectId, format } = wish;
  const kind = kindOf(name, format);
  const { fileName, contentType, fingerprint } = await kind.plan(ctx, wish);
  const { workspaceId } = ctx;
  const row = await transaction(ctx, async (tx) => {
    // Serializes concurrent requests, so that the second finds the first one's export.
    await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`export:${subjectId}`}, 0))`;
    await hold(tx, ctx, kind, subjectId);
    const same = {
      workspaceId,
      kind: name,
      subjectId,
      format,
      options: { path: ["fingerprint"], equals: fingerprint },
    };
    const known = await tx.db.export.findFirst({
      where: { ...same, status: { not: "failed" }, expiresAt: { gt: new Date(Date.now() + LEAST_LEFT_MS) } },
      orderBy: { createdAt: "desc" },
      select: EXPORT_COLUMNS,
    });
    if (known) return known;
    const id = newId("export");
    const expiresAt = new Date(Date.now() + KEPT_MS);
    const options = { ...wish.options, fingerprint } as Prisma.InputJsonObject;
    const made = { id, workspaceId, kind: name, subjectId, format, options, fileName, contentType, expiresAt };
    // The key is fixed here: however often the job starts over, it writes one object, and the row names it.
    const storageKey = newObjectKey(workspaceId);
    const data = { ...made, storageKey, createdById: personOf(ctx) };
    const created = await tx.db.export.create({ data, select: EXPORT_COLUMNS });
    audit(tx, { action: "export.requested", targetId: id, details: { kind: name, format } });
    emit(tx, "export.requested", id, { exportId: id, lane: kind.lane(format) });
    return created;
  });
  return withLink(row);
}

/** Throws `not_found` if it was deleted since it was looked at. */
async function hold(tx: Transaction, { workspaceId }: Context, { table }: ExportKind, id: string): Promise<void> {
  const text = `SELECT 1 FROM ${table} WHERE id = $1 AND workspace_id = $2 FOR KEY SHARE`;
  const held = await tx.db.$queryRawUnsafe<unknown[]>(text, id, workspaceId);
  if (held.length === 0) throw notFound(upperFirst(table));
}

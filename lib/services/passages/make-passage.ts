import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type Checked, checkSpan, type SpanOptions } from "./check-span";
import { lockOwner, type Owner } from "./lock-owner";
import { type PassageRow, passageJson, toPassage } from "./read";
import type { PassageRecord } from "./record";
import type { Span } from "./span";

/**
 * Stores what a span of a file's or session's transcript says, checked against the stored lines, as a row of its own.
 * Throws `not_found`, and `invalid` with the path of the span's field. Holds the owner until the transaction ends: make
 * passages before passages are dropped, so that two callers never wait for each other.
 */
export async function makePassage(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  span: Span,
  options: SpanOptions = {},
): Promise<PassageRecord> {
  permit(ctx, "evidence.write");
  const owner = await lockOwner(tx, ctx, ownerId);
  return insertPassage(tx, ctx, owner, await checkSpan(tx, owner, span, options));
}

/** The existing passage of the same span, or a new one: tags, cards and notes on one quote share a row. */
export async function findOrMakePassage(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  span: Span,
  options: SpanOptions,
): Promise<PassageRecord> {
  permit(ctx, "evidence.write");
  const owner = await lockOwner(tx, ctx, ownerId);
  const checked = await checkSpan(tx, owner, span, options);
  const { lines, startSeconds, endSeconds } = checked;
  const same = lines
    ? Prisma.sql`p.first_index = ${lines.firstIndex} AND p.first_offset = ${lines.firstOffset}
        AND p.last_index = ${lines.lastIndex} AND p.last_offset = ${lines.lastOffset}`
    : Prisma.sql`p.first_index IS NULL`;
  // A clip's passage is its own, so that trimming it doesn't move anyone else's quote.
  const [found] = await tx.db.$queryRaw<{ passage: PassageRow }[]>`
    SELECT ${Prisma.raw(passageJson("p"))} AS passage FROM passage p
     WHERE p.owner_id = ${ownerId} AND p.workspace_id = ${ctx.workspaceId} AND p.state = 'verbatim' AND ${same}
       AND p.start_seconds IS NOT DISTINCT FROM ${startSeconds}::float8
       AND p.end_seconds IS NOT DISTINCT FROM ${endSeconds}::float8
       AND NOT EXISTS (SELECT 1 FROM clip c WHERE c.passage_id = p.id)
     ORDER BY p.created_at, p.id LIMIT 1 FOR KEY SHARE OF p`;
  return found ? toPassage(found.passage) : insertPassage(tx, ctx, owner, checked);
}

async function insertPassage(tx: Transaction, ctx: Context, owner: Owner, checked: Checked): Promise<PassageRecord> {
  const { lines, ...words } = checked;
  const { fileId, sessionId, name: sourceName } = owner;
  const row = { id: newId("passage"), workspaceId: ctx.workspaceId, ownerId: owner.id, fileId, sessionId, sourceName };
  await tx.db.passage.create({ data: { ...row, ...words, ...lines }, select: { id: true } });
  const [made] = await tx.db.$queryRaw<{ passage: PassageRow }[]>`
    SELECT ${Prisma.raw(passageJson("p"))} AS passage FROM passage p WHERE p.id = ${row.id}`;
  if (!made) throw new Error("the insert stored no row");
  return toPassage(made.passage);
}

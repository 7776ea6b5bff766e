import { createHash } from "node:crypto";
import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type PassageRow, toPassage } from "@/lib/services/passages/read";
import { type PassageFilter, readPassages } from "./read-passages";
import type { TaggedPassage } from "./record";

type Row = Omit<TaggedPassage, "passage"> & { passage: PassageRow };
type Query = PassageFilter & { cursor?: string; limit: number };

/** The passages with a tag or one below it, across files and sessions, newest application first. Throws `not_found`. */
export async function passages(
  ctx: Context,
  tagId: string,
  { cursor, limit, ownerId, speaker, q }: Query,
): Promise<Page<TaggedPassage>> {
  permit(ctx, "workspace.read");
  const asked = createHash("sha256")
    .update(JSON.stringify([ownerId, speaker, q]))
    .digest("base64url");
  const page = { scope: `${ctx.workspaceId}:tag:${tagId}:${asked}`, cursor, limit };
  const statement = readPassages([ctx.workspaceId, tagId], { ownerId, speaker, q }, decodeCursor(page), limit + 1);
  const { rows } = await pool().query<{ there: boolean; rows: Row[] }>(statement);
  if (!rows[0]?.there) throw notFound("Tag");
  const found = rows[0].rows.map((row) => ({ ...row, passage: toPassage(row.passage) }));
  return pageOf(found, page);
}

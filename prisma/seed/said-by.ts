import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";

/** Where somebody in the demo said exactly this. */
export async function saidBy({ workspaceId }: Context, quote: string) {
  const where = { workspaceId, text: { contains: quote } };
  const line = await db().segment.findFirst({ where, select: { ownerId: true, index: true, text: true } });
  if (!line) throw new Error(`Nobody in the demo said “${quote}”.`);
  const firstOffset = line.text.indexOf(quote);
  const lastOffset = firstOffset + quote.length;
  return { ownerId: line.ownerId, span: { firstIndex: line.index, firstOffset, lastIndex: line.index, lastOffset } };
}

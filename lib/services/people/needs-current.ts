import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";

const LINK_COUNTS_MS = 3_600_000;

/**
 * Whether a new password needs the current one. Whoever forgot it has a link mailed, and the session that it opened may
 * choose another for an hour.
 */
export async function needsCurrent(ctx: Context, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false;
  if (ctx.actor.kind !== "user") return true;
  const createdAt = { gt: new Date(Date.now() - LINK_COUNTS_MS) };
  const where = { id: ctx.actor.sessionId, byLink: true, createdAt };
  return (await db().session.findFirst({ where, select: { id: true } })) === null;
}

import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { needsCurrent } from "./needs-current";
import type { Confirmation } from "./record";

const RECENT_MS = 3_600_000;

/** How the acting person shows that the account is theirs before it is deleted. */
export async function confirmationOf(ctx: Context, passwordHash: string | null): Promise<Confirmation> {
  if (await needsCurrent(ctx, passwordHash)) return "password";
  if (passwordHash !== null || ctx.actor.kind !== "user") return "signed_in";
  const where = { id: ctx.actor.sessionId, createdAt: { gt: new Date(Date.now() - RECENT_MS) } };
  return (await db().session.findFirst({ where, select: { id: true } })) ? "signed_in" : "sign_in_again";
}

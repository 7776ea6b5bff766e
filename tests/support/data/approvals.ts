import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { ask } from "@/lib/services/eva/ask";

/** The proposal waiting for approval after a person typed this; fails if there is none. */
export async function proposed(ctx: Context, question: string) {
  const { approval, answer } = await ask(ctx, { question });
  if (!approval) throw new Error(`nothing was proposed: ${answer}`);
  return approval;
}

export const approvalsOf = (workspaceId: string): Promise<number> => db().approval.count({ where: { workspaceId } });

/** Lets the seven days of an approval pass. */
export const letExpire = (id: string) =>
  db().approval.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });

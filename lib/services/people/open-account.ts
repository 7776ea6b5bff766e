import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { openWorkspace } from "@/lib/services/workspaces/open-workspace";

export type Newcomer = { email: string; name: string; workspaceName: string; passwordHash: string; verified: boolean };

type NewcomerContext = Context & { actor: { kind: "user" } };

/** The context of someone whose account and workspace are about to be created. */
export const newcomerContext = (requestId: string): NewcomerContext => ({
  requestId,
  workspaceId: newId("workspace"),
  plan: "free",
  actor: { kind: "user", userId: newId("user"), role: "admin", sessionId: "" },
});

/**
 * Creates the person, their workspace on Free and their membership as its admin. Throws `conflict` for a taken address.
 */
export async function openAccount(tx: Transaction, ctx: NewcomerContext, newcomer: Newcomer): Promise<void> {
  const { email, name, workspaceName, passwordHash, verified } = newcomer;
  const { workspaceId, actor } = ctx;
  const verifiedAt = verified ? new Date() : null;
  const person = { id: actor.userId, email, name, passwordHash, verifiedAt };
  const { count } = await tx.db.user.createMany({ data: [person], skipDuplicates: true });
  if (!count) throw new AppError("conflict", "This address already has an account. Sign in instead.");
  await openWorkspace(tx, { workspaceId, name: workspaceName, userId: actor.userId });
}

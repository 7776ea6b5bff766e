import { type Context, personOf } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { admit, guestContext } from "./admit";
import { findOwn } from "./own";

/**
 * Makes the acting person a member by an invitation to their address, without its mail, and the workspace the current
 * one of their session. `isSignedIn` is false if the workspace requires
 * single sign-on, which ends that session. Throws as `findOwn` and `admit` do.
 */
export async function acceptOwn(ctx: Context, id: string): Promise<{ workspaceId: string; isSignedIn: boolean }> {
  const invitation = await findOwn(ctx, id);
  const { workspaceId } = invitation;
  const userId = personOf(ctx) ?? "";
  const isSignedIn = await transaction(guestContext(invitation, userId, ctx.requestId), async (tx) => {
    await admit(tx, invitation, userId);
    if (ctx.actor.kind !== "user") return true;
    const { count } = await tx.db.session.updateMany({ where: { id: ctx.actor.sessionId }, data: { workspaceId } });
    return count > 0;
  });
  return { workspaceId, isSignedIn };
}

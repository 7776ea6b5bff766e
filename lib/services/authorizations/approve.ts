import { type Context, personOf } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { redirectBack } from "@/lib/core/oauth/redirect-back";
import { hashSecret, newAuthorizationCode } from "@/lib/core/secrets/secrets";
import { audit, transaction } from "@/lib/db/transaction";
import { paidPlanRequired } from "@/lib/services/access/paid-plan-required";
import { permit } from "@/lib/services/access/permit";
import { listMine } from "@/lib/services/workspaces/list-mine";
import type { AskedBy } from "./record";
import { take } from "./take";

/** RFC 6749 §4.1.2 allows ten minutes; a client exchanges its code at once. */
const CODE_LASTS_MS = 60_000;

type Approval = AskedBy & { workspaceId: string; canDraft: boolean };

/**
 * The person approves, for one of their workspaces, which need not be the current one. Returns where to send the
 * browser with the code. Throws `not_found` (the request, or no workspace of theirs), `plan_required` on Free, and
 * `forbidden` if an observer allows drafting.
 */
export async function approve(ctx: Context, { workspaceId, canDraft, ...asked }: Approval): Promise<string> {
  permit(ctx, "connection.own");
  const chosen = (await listMine(ctx)).find(({ id }) => id === workspaceId);
  if (!chosen) throw notFound("Workspace");
  if (chosen.plan === "free") throw paidPlanRequired("MCP is");
  if (canDraft && chosen.role === "observer")
    throw new AppError("forbidden", "Observers can't allow an app to draft studies.");
  const code = newAuthorizationCode();
  const { redirectUri, state } = await transaction({ ...ctx, workspaceId }, async (tx) => {
    const { clientId, codeChallenge, redirectUri, state } = await take(tx, asked);
    await tx.db.authorizationCode.create({
      data: {
        clientId,
        workspaceId,
        canDraft,
        redirectUri,
        codeChallenge,
        codeHash: new Uint8Array(hashSecret(code)),
        userId: personOf(ctx) ?? "",
        expiresAt: new Date(Date.now() + CODE_LASTS_MS),
      },
      select: { clientId: true },
    });
    audit(tx, { action: "connection.allowed", targetId: clientId, details: { canDraft } });
    return { redirectUri, state };
  });
  return redirectBack(redirectUri, state, { code });
}

import { surfaceOf } from "@/lib/core/audit/surface-of";
import { actorIdOf, type Context, personOf } from "@/lib/core/context";
import { currentOrigin } from "@/lib/core/origin";

/** What all entries of one call share: who, through what, from where. */
export function auditSource(ctx: Context) {
  const { actor } = ctx;
  const personId = personOf(ctx);
  const provider = "provider" in actor ? actor.provider : null;
  // Where participants are is none of the workspace's business.
  const from = personId || provider !== null ? currentOrigin.getStore() : undefined;
  return {
    workspaceId: ctx.workspaceId,
    actorKind: actor.kind,
    actorId: actorIdOf(ctx),
    personId,
    actorName: provider,
    surface: surfaceOf(ctx),
    address: from?.address ?? null,
    userAgent: from?.userAgent ?? null,
    requestId: ctx.requestId,
  };
}

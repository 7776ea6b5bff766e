import type { Context } from "@/lib/core/context";

/** For the few changes allowed in a workspace that is about to be deleted: exporting it, keeping it, and leaving. */
export const opened = ({ requestId, workspaceId, plan, actor }: Context): Context => ({
  requestId,
  workspaceId,
  plan,
  actor,
});

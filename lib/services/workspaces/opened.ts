import type { Context } from "@/lib/core/context";

/** For the few changes that are made in a workspace that is going to be deleted: exporting it, and keeping it. */
export const opened = ({ requestId, workspaceId, plan, actor }: Context): Context => ({
  requestId,
  workspaceId,
  plan,
  actor,
});

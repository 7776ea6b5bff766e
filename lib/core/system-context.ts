import type { Context } from "./context";
import { newId } from "./ids";

/** The context of our own acts, such as a job's: it may do everything, in this one workspace. */
export const systemContext = (name: string, workspaceId: string): Context => ({
  requestId: newId("request"),
  workspaceId,
  plan: "free",
  actor: { kind: "system", name },
});

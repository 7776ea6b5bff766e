import { sendWaiting } from "@/lib/services/invitations/send-waiting";
import { sync } from "@/lib/services/recruiting/sync";

type Task = { workspaceId: string; studyId: string };

/** A process that recruits and is made to be killed: it does what the jobs do, and reports when a study is done. */
process.on("message", async ({ workspaceId, studyId }: Task) => {
  await Promise.all([sendWaiting(workspaceId, studyId), sync(workspaceId, studyId)]);
  process.send?.({ done: studyId });
});
process.send?.("ready");

import type { Context } from "@/lib/core/context";
import { describeAction } from "@/lib/core/swarm/describe-action";
import type { StepRecord } from "@/lib/core/swarm/types";
import { pool } from "@/lib/db/pool";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { put } from "@/lib/integrations/storage/storage";
import { notesOf } from "./notes-of";
import type { Sent } from "./set-out";
import { storable } from "./storable";

/** Written only while this attempt is the agent's current one and nobody has cancelled. */
const INSERT = `
  INSERT INTO swarm_step (agent_id, index, task_id, action, thought, error, page_url, page_title, notes, screenshot_key)
  SELECT a.id, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11
    FROM swarm_agent a JOIN swarm_run r ON r.id = a.run_id
   WHERE a.id = $1 AND a.attempt = $2 AND a.status = 'running' AND r.status = 'running' AND r.workspace_id = $12`;

/**
 * Stores a step and its screenshot; false if the agent was cancelled or another attempt has started. The row comes
 * first, because an object that nothing names would stay forever.
 */
export async function keepStep(
  { workspaceId }: Context,
  { agentId, attempt }: Sent,
  step: StepRecord,
  screenshot: Buffer | null,
): Promise<boolean> {
  const key = screenshot && newObjectKey(workspaceId);
  const { action, thought, error, url, title, notes } = storable({
    action: describeAction(step.action),
    thought: step.thought,
    error: step.result.error,
    url: step.observation?.url ?? "",
    title: step.observation?.title ?? "",
    notes: notesOf(step.events),
  });
  const { rowCount } = await pool().query({
    name: "keep_swarm_step",
    text: INSERT,
    values: [
      ...[agentId, attempt, step.index, step.taskId, action, thought, error, url, title, JSON.stringify(notes)],
      ...[key, workspaceId],
    ],
  });
  if (rowCount !== 1) return false;
  if (key && screenshot) await put(key, screenshot, "image/jpeg");
  return true;
}

import { createHash } from "node:crypto";
import { z } from "zod";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { seal, unsealed } from "@/lib/core/secrets/seal";
import { pool } from "@/lib/db/pool";
import type { Prompt } from "@/lib/integrations/model/model";

/**
 * Work that asks a model and may be repeated: `work` is the id of the job or readout that waits for it, of the agent, of
 * the session whose chapters are named, or of the act of a question that came with a key.
 */
export type AtWork = Pick<Context, "workspaceId" | "work">;

const LOAD = "SELECT answer FROM work_answer WHERE work = $1 AND question = $2 AND workspace_id = $3";
// Whoever still works on what has ended meanwhile leaves nothing behind.
const STORE = `
  INSERT INTO work_answer (work, question, workspace_id, answer)
  SELECT $1, $2, $3, $4
   WHERE EXISTS (SELECT FROM job WHERE id = $1 AND workspace_id = $3 AND status = 'running')
      OR EXISTS (SELECT FROM readout WHERE id = $1 AND workspace_id = $3 AND status = 'generating')
      OR EXISTS (SELECT FROM swarm_agent a JOIN swarm_run r ON r.id = a.run_id
                  WHERE a.id = $1 AND r.workspace_id = $3 AND a.status = 'running')
      OR EXISTS (SELECT FROM study_session WHERE id = $1 AND workspace_id = $3)
      OR EXISTS (SELECT FROM question_claim WHERE id = $1 AND workspace_id = $3)
  ON CONFLICT (work, question) DO NOTHING`;

/** What the present model answered to this earlier in the same work, which a kill or something masked had begin anew. */
export async function knownAnswer<S extends z.ZodType>(
  { workspaceId, work }: AtWork,
  prompt: Prompt<S>,
): Promise<{ object: z.output<S> } | null> {
  if (!work) return null;
  const { question, purpose } = named(prompt);
  const { rows } = await pool().query<{ answer: Uint8Array }>({
    name: "load_work_answer",
    text: LOAD,
    values: [work, question, workspaceId],
  });
  const text = rows[0] && unsealed(rows[0].answer, purpose);
  return text ? { object: JSON.parse(text) as z.output<S> } : null;
}

const ANSWERED = `
  SELECT question FROM work_answer WHERE work = $1 AND question = ANY($2::bytea[]) AND workspace_id = $3`;

/** Those of the calls that weren't answered earlier in the same work. */
export async function unanswered<C extends { prompt: Prompt }>({ workspaceId, work }: AtWork, calls: readonly C[]) {
  if (!work || calls.length === 0) return calls;
  const questions = calls.map(({ prompt }) => named(prompt).question);
  const { rows } = await pool().query<{ question: Buffer }>(ANSWERED, [work, questions, workspaceId]);
  const known = new Set(rows.map(({ question }) => question.toString("hex")));
  return calls.filter((_, at) => !known.has(questions[at]?.toString("hex") ?? ""));
}

/** Keeps what was paid for until the work has ended. If it can't be kept, the answer isn't lost for it. */
export async function keepAnswer({ workspaceId, work }: AtWork, prompt: Prompt, object: unknown): Promise<void> {
  if (!work) return;
  const { question, purpose } = named(prompt);
  const values = [work, question, workspaceId, seal(JSON.stringify(object), purpose)];
  await pool()
    .query({ name: "keep_work_answer", text: STORE, values })
    .catch((error: unknown) => log().warn({ workspaceId, err: error }, "What a model answered could not be kept."));
}

/**
 * The name of a question, and the purpose that its answer is encrypted for. The name doesn't tell the purpose: only
 * who has the words that were asked about can read what was answered.
 */
function named({ schema, retries: _, ...asked }: Prompt): { question: Buffer; purpose: string } {
  const shape = z.toJSONSchema(schema, { unrepresentable: "any" });
  const key = createHash("sha256")
    .update(JSON.stringify([config().MODEL_NAME, shape, asked]))
    .digest();
  return { question: createHash("sha256").update(key).digest(), purpose: `answer ${key.toString("hex")}` };
}

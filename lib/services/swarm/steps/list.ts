import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { SwarmStepRecord } from "../record";
import { STEP_JSON, type StepRow, toStep } from "./read";

type Of = { runId: string; agentId: string };
type Query = { cursor?: string; limit: number };

/** The steps of an agent, in order. Throws `not_found` for the run or an agent that isn't part of it. */
export async function listSteps(
  ctx: Context,
  { runId, agentId }: Of,
  { cursor, limit }: Query,
): Promise<Page<SwarmStepRecord>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:swarm-steps:${agentId}`;
  const after = decodeCursor({ scope, cursor, limit });
  const values = [ctx.workspaceId, runId, agentId, after ? after.createdAt.getTime() : -1];
  const text = `
    SELECT (SELECT coalesce(json_agg(x.step ORDER BY x.index), '[]') FROM (
              SELECT s.index, ${STEP_JSON} AS step FROM swarm_step s
               WHERE s.agent_id = a.id AND s.index > $4::int ORDER BY s.index LIMIT ${limit + 1}) x) AS steps
      FROM swarm_agent a JOIN swarm_run r ON r.id = a.run_id
     WHERE r.workspace_id = $1 AND r.id = $2 AND a.id = $3`;
  const { rows } = await pool().query<{ steps: StepRow[] }>({ text, values });
  if (!rows[0]) throw notFound("Agent");
  const shown = rows[0].steps.slice(0, limit);
  const last = rows[0].steps.length > limit ? shown.at(-1) : undefined;
  return {
    items: await Promise.all(shown.map(toStep)),
    // A step's place is a number; the cursor carries it as a time.
    nextCursor: last ? encodeCursor({ createdAt: new Date(last.index), id: agentId }, scope) : null,
  };
}

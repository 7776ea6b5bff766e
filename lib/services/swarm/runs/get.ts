import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { compareRuns } from "@/lib/core/swarm/compare-runs";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { RUN_COLUMNS, type RunRow, runFromRow } from "../read";
import type { RunComparison, SwarmAgentRecord, SwarmRunDetail } from "../record";
import { STEP_JSON, type StepRow, toStep } from "../steps/read";

const LATEST_STEPS = 6;

const AGENTS = `
  SELECT coalesce(json_agg(json_build_object('id', a.id, 'number', a.number, 'name', a.persona->>'name',
           'description', a.persona->>'description', 'status', a.status, 'error', a.error, 'outcomes', a.outcomes, 'siteLanguage', a.site_language,
           'startedAt', ${isoText("a.started_at")}, 'endedAt', ${isoText("a.ended_at")},
           'stepCount', (SELECT count(*)::int FROM swarm_step c WHERE c.agent_id = a.id),
           'steps', (SELECT coalesce(json_agg(x.step ORDER BY x.index), '[]') FROM (
              SELECT s.index, ${STEP_JSON} AS step FROM swarm_step s WHERE s.agent_id = a.id
               ORDER BY s.index DESC LIMIT ${LATEST_STEPS}) x)) ORDER BY a.number), '[]')
    FROM swarm_agent a WHERE a.run_id = r.id`;

const FOUND = `coalesce(json_agg(json_build_object('id', f.id, 'key', f.key, 'title', f.title, 'severity', f.severity)), '[]')`;
const BEFORE = `
  SELECT json_build_object('id', p.id, 'number', p.number,
           'found', (SELECT ${FOUND} FROM finding f WHERE f.run_id = p.id))
    FROM swarm_run p WHERE p.study_id = r.study_id AND p.number < r.number AND p.status = 'done' AND p.error IS NULL
   ORDER BY p.number DESC LIMIT 1`;

const ONE = `
  SELECT ${RUN_COLUMNS}, r.number, r.plan, r.charge_id AS "chargeId", (${AGENTS}) AS agents, (${BEFORE}) AS before,
         (SELECT ${FOUND} FROM finding f WHERE f.run_id = r.id) AS found
    FROM swarm_run r WHERE r.id = $2 AND r.workspace_id = $1`;

type Found = { id: string; key: string; title: string; severity: RunComparison["fixed"][number]["severity"] };
type Row = RunRow &
  Pick<SwarmRunDetail, "number" | "plan" | "chargeId"> & {
    agents: (Omit<SwarmAgentRecord, "steps"> & { steps: StepRow[] })[];
    before: { id: string; number: number; found: Found[] } | null;
    found: Found[];
  };

/** A run with its agents, their latest steps, and what became of the previous run's findings. Throws `not_found`. */
export async function getRun(ctx: Context, runId: string): Promise<SwarmRunDetail> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, runId];
  const { rows } = await pool().query<Row>({ name: "get_swarm_run", text: ONE, values });
  if (!rows[0]) throw notFound("Swarm run");
  const { agents, before, found, number, plan, chargeId, ...run } = rows[0];
  const shown = await Promise.all(
    agents.map(async ({ steps, ...agent }) => ({ ...agent, steps: await Promise.all(steps.map(toStep)) })),
  );
  const isWhole = run.status === "done" && run.error === null;
  return {
    ...runFromRow(run),
    number,
    plan,
    chargeId,
    agents: shown,
    comparison: before && isWhole ? compared(before, found) : null,
  };
}

function compared(before: NonNullable<Row["before"]>, found: Found[]): RunComparison {
  const { fixed, still, added } = compareRuns(
    before.found.map(({ key }) => key),
    found.map(({ key }) => key),
  );
  const named = (keys: string[], among: Found[]) =>
    among.filter(({ key }) => keys.includes(key)).map(({ id, title, severity }) => ({ id, title, severity }));
  return {
    runId: before.id,
    number: before.number,
    fixed: named(fixed, before.found),
    still: named(still, found),
    added: named(added, found),
  };
}

import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { FINDING_COLUMNS } from "./read";
import type { FindingDetail, FindingEvidenceRecord } from "./record";
import { reproductionOf, type Walked } from "./reproduction-of";
import { screenshotLink } from "./steps/read";

/** A task is shown from its start up to a step, at most this many steps. */
const MOST_WALKED = 250;

const EVIDENCE = `
  SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'agent', a.number, 'stepIndex', e.step_index,
           'agentId', e.agent_id, 'thought', s.thought, 'pageUrl', e.page_url, 'action', e.action, 'quote', e.quote,
           'screenshotKey', coalesce(e.screenshot_key, s.screenshot_key))
           ORDER BY e.position), '[]')
    FROM finding_evidence e LEFT JOIN swarm_agent a ON a.id = e.agent_id
    LEFT JOIN swarm_step s ON s.agent_id = e.agent_id AND s.index = e.step_index WHERE e.finding_id = f.id`;

/** What the agent of the first piece of evidence did, up to its last step that shows the finding. */
const WALK = `
  SELECT coalesce(json_agg(json_build_object('index', s.index, 'taskId', s.task_id, 'action', s.action)
                           ORDER BY s.index), '[]')
    FROM (SELECT e.agent_id FROM finding_evidence e WHERE e.finding_id = f.id ORDER BY e.position LIMIT 1) first
    JOIN swarm_step s ON s.agent_id = first.agent_id
   WHERE s.index <= (SELECT max(e.step_index) FROM finding_evidence e
                      WHERE e.finding_id = f.id AND e.agent_id = first.agent_id)
     AND s.index < ${MOST_WALKED}`;

const DETAILS = `
  SELECT ${FINDING_COLUMNS}, f.recommendation, r.title AS "runTitle", r.number AS "runNumber", r.target_url AS "targetUrl",
         (${EVIDENCE}) AS evidence, (${WALK}) AS walk
    FROM finding f JOIN swarm_run r ON r.id = f.run_id
   WHERE f.id = ANY($2) AND f.workspace_id = $1 AND r.workspace_id = $1`;

type Shown = Omit<FindingEvidenceRecord, "screenshotUrl"> & { screenshotKey: string | null };
type Row = Omit<FindingDetail, "evidence" | "reproduction"> & { evidence: Shown[]; walk: Walked[] };

/** Findings of the workspace with the steps that show them, in one round trip; missing ones are left out. */
export async function readDetails(ctx: Context, findingIds: readonly string[]): Promise<FindingDetail[]> {
  if (findingIds.length === 0) return [];
  const values = [ctx.workspaceId, findingIds];
  const { rows } = await pool().query<Row>({ name: "read_findings", text: DETAILS, values });
  return Promise.all(
    rows.map(async ({ evidence, walk, ...finding }) => ({
      ...finding,
      reproduction: reproductionOf(evidence, walk),
      evidence: await Promise.all(evidence.map(withLink)),
    })),
  );
}

async function withLink({ screenshotKey: key, ...shown }: Shown): Promise<FindingEvidenceRecord> {
  return { ...shown, screenshotUrl: key && (await screenshotLink(key)) };
}

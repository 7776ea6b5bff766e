import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FINDING_COLUMNS } from "./read";
import type { FindingDetail, FindingEvidenceRecord } from "./record";
import { screenshotLink } from "./steps/read";

const ONE = `
  SELECT ${FINDING_COLUMNS}, f.recommendation, r.title AS "runTitle", r.target_url AS "targetUrl",
         (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'agent', a.number, 'stepIndex', e.step_index,
                   'agentId', e.agent_id, 'thought', s.thought, 'pageUrl', e.page_url, 'action', e.action, 'quote', e.quote,
                   'screenshotKey', coalesce(e.screenshot_key, s.screenshot_key))
                   ORDER BY e.position), '[]')
            FROM finding_evidence e LEFT JOIN swarm_agent a ON a.id = e.agent_id
            LEFT JOIN swarm_step s ON s.agent_id = e.agent_id AND s.index = e.step_index WHERE e.finding_id = f.id) AS evidence
    FROM finding f JOIN swarm_run r ON r.id = f.run_id
   WHERE f.id = $2 AND f.workspace_id = $1 AND r.workspace_id = $1`;

type Shown = Omit<FindingEvidenceRecord, "screenshotUrl"> & { screenshotKey: string | null };
type Row = Omit<FindingDetail, "evidence"> & { evidence: Shown[] };

/** A finding with the steps that show it, in one round trip. Throws `not_found`. */
export async function getFinding(ctx: Context, findingId: string): Promise<FindingDetail> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, findingId];
  const { rows } = await pool().query<Row>({ name: "get_finding", text: ONE, values });
  if (!rows[0]) throw notFound("Finding");
  const { evidence, ...finding } = rows[0];
  return { ...finding, evidence: await Promise.all(evidence.map(withLink)) };
}

async function withLink({ screenshotKey: key, ...shown }: Shown): Promise<FindingEvidenceRecord> {
  return { ...shown, screenshotUrl: key && (await screenshotLink(key)) };
}

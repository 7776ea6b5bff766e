import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { presignDownload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { FINDING_COLUMNS } from "./read";
import type { FindingDetail, FindingEvidenceRecord, FindingRecord } from "./record";

const LINK_SECONDS = 3600;

const ONE = `
  SELECT ${FINDING_COLUMNS}, f.recommendation,
         (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'agent', a.number, 'stepIndex', e.step_index,
                   'pageUrl', e.page_url, 'action', e.action, 'quote', e.quote, 'screenshotKey', e.screenshot_key)
                   ORDER BY e.position), '[]')
            FROM finding_evidence e LEFT JOIN swarm_agent a ON a.id = e.agent_id WHERE e.finding_id = f.id) AS evidence
    FROM finding f JOIN swarm_run r ON r.id = f.run_id
   WHERE f.id = $2 AND f.workspace_id = $1 AND r.workspace_id = $1`;

type Shown = Omit<FindingEvidenceRecord, "screenshotUrl"> & { screenshotKey: string | null };
type Row = FindingRecord & { recommendation: string | null; evidence: Shown[] };

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
  const link = { fileName: "screenshot.png", contentType: "image/png", inline: true, expiresInSeconds: LINK_SECONDS };
  return { ...shown, screenshotUrl: key && (await presignDownload({ key, ...link })) };
}

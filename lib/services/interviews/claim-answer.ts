import { whenFree } from "@/lib/db/when-free";
import { hasModel } from "@/lib/integrations/model/model";
import { CLAIMED_SECONDS } from "@/lib/services/participants/claim-screening";

const CLAIM = `
  WITH claimed AS (
    UPDATE study_session SET answered_version = $3, answered_until = now() + $4 * interval '1 second'
     WHERE id = $1 AND workspace_id = $2 AND version = $3 AND status = 'in_progress'
       AND (answered_version IS DISTINCT FROM $3 OR answered_until <= now())
    RETURNING 1)
  SELECT EXISTS (SELECT FROM claimed) AS "isMine",
         EXISTS (SELECT FROM study_session WHERE id = $1 AND workspace_id = $2 AND version = $3
                    AND status = 'in_progress') AS "isOpen"`;

type Session = { id: string; version: number };

/** False if this version of the session was answered meanwhile. Without a model, a response costs nothing. */
export const claimAnswer = async (workspaceId: string, { id, version }: Session): Promise<boolean> =>
  !hasModel() || whenFree({ name: "claim_answer", text: CLAIM, values: [id, workspaceId, version, CLAIMED_SECONDS] });

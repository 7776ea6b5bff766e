import { whenFree } from "@/lib/db/when-free";
import { hasModel } from "@/lib/integrations/model/model";
import type { Found, FoundParticipant } from "./find";

/** Longer than a model is waited for. */
export const CLAIMED_SECONDS = 10;

const CLAIM = `
  WITH claimed AS (
    UPDATE participant SET judged_until = now() + $3 * interval '1 second'
     WHERE id = $1 AND workspace_id = $2 AND status = 'consented' AND (judged_until IS NULL OR judged_until <= now())
    RETURNING 1)
  SELECT EXISTS (SELECT FROM claimed) AS "isMine",
         EXISTS (SELECT FROM participant WHERE id = $1 AND workspace_id = $2 AND status = 'consented') AS "isOpen"`;

/** False if the screener's answers were judged meanwhile. Without a model, judging costs nothing. */
export const claimScreening = async ({
  ctx,
  participant,
}: Found & { participant: FoundParticipant }): Promise<boolean> =>
  !hasModel() ||
  whenFree({ name: "claim_screening", text: CLAIM, values: [participant.id, ctx.workspaceId, CLAIMED_SECONDS] });

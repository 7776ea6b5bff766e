import type { Context } from "@/lib/core/context";
import { whenFree } from "@/lib/db/when-free";
import { hasModel } from "@/lib/integrations/model/model";
import type { Kind } from "./kinds/kind";

const CLAIM = `
  WITH claimed AS (
    UPDATE approval SET prepared_until = now() + $3 * interval '1 second'
     WHERE id = $1 AND workspace_id = $2 AND status = 'pending' AND (prepared_until IS NULL OR prepared_until <= now())
    RETURNING 1)
  SELECT EXISTS (SELECT FROM claimed) AS "isMine",
         EXISTS (SELECT FROM approval WHERE id = $1 AND workspace_id = $2 AND status = 'pending') AS "isOpen"`;

/** Waits for whoever else is having a model prepare the act; false if they have carried it out. */
export const claimPreparing = async ({ workspaceId }: Context, id: string, { asksModelSeconds }: Kind) =>
  asksModelSeconds === null ||
  !hasModel() ||
  whenFree({ name: "claim_approval", text: CLAIM, values: [id, workspaceId, asksModelSeconds] });

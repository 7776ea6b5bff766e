import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ResponseRow, SUMMARY, toResponse } from "./read";
import type { ResponseRecord } from "./record";

const ONE = `
  SELECT ${SUMMARY}, n.answers FROM study_session n JOIN participant p ON p.id = n.participant_id
   WHERE n.response_id = $2 AND n.workspace_id = $1 AND n.status = 'completed'`;

/** The answers of one completed session. Throws `not_found`. */
export async function getResponse(ctx: Context, responseId: string): Promise<ResponseRecord> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, responseId];
  const { rows } = await pool().query<ResponseRow>({ name: "get_response", text: ONE, values });
  if (!rows[0]) throw notFound("Response");
  return toResponse(rows[0]);
}

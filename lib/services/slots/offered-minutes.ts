import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { OFFERED_MINUTES } from "./free";

const READ = `SELECT ${OFFERED_MINUTES} AS minutes FROM study s WHERE s.workspace_id = $1 AND s.id = $2`;

/** How long the times on offer in a live interview are: each length once, in minutes. */
export async function offeredMinutes(ctx: Context, studyId: string): Promise<number[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<{ minutes: number[] }>({ name: "offered_minutes", text: READ, values });
  return rows[0]?.minutes ?? [];
}

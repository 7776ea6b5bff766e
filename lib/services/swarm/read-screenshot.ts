import { buffer } from "node:stream/consumers";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { head, open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { readHeader } from "@/lib/services/reports/images/read-header";

const KEY = `
  SELECT coalesce(e.screenshot_key, s.screenshot_key) AS key
    FROM finding f JOIN finding_evidence e ON e.finding_id = f.id
    LEFT JOIN swarm_step s ON s.agent_id = e.agent_id AND s.index = e.step_index
   WHERE f.id = $2 AND f.workspace_id = $1 AND coalesce(e.screenshot_key, s.screenshot_key) IS NOT NULL
   ORDER BY e.position LIMIT 1`;

export type ScreenshotBytes = {
  bytes: Uint8Array;
  contentType: "image/jpeg" | "image/png";
  width: number;
  height: number;
};

/** The first screenshot that shows a finding, for a file made from a report; null if there is none (anymore). */
export async function readScreenshot(ctx: Context, findingId: string): Promise<ScreenshotBytes | null> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, findingId];
  const { rows } = await pool().query<{ key: string }>({ name: "read_finding_screenshot", text: KEY, values });
  const key = rows[0]?.key;
  if (!key || !(await head(key))) return null;
  const bytes = await buffer(await open(key));
  const picture = readHeader(bytes);
  if (!picture || picture.contentType === "image/webp") return null;
  return {
    bytes: new Uint8Array(bytes),
    contentType: picture.contentType,
    width: picture.width,
    height: picture.height,
  };
}

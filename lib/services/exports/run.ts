import { stat } from "node:fs/promises";
import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { putFile } from "@/lib/integrations/storage/put-file";
import { put } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { inTempFolder } from "./in-temp-folder";
import type { Made } from "./kind";
import { kindOf } from "./kinds";

type Claimed = {
  kind: string;
  subject_id: string;
  format: string;
  options: Record<string, unknown>;
  storage_key: string;
  content_type: string;
};

const CLAIM = `
  UPDATE export SET status = 'running', updated_at = now()
   WHERE id = $1 AND workspace_id = $2 AND status IN ('queued', 'running') AND expires_at > now()
  RETURNING kind, subject_id, format, options, storage_key, content_type`;

/**
 * Makes the file of an export. Repeating it after a crash starts over and writes the same object; one that was
 * outdated, deleted or finished meanwhile stays as it is. Throws what its kind refuses.
 */
export async function run(ctx: Context, exportId: string): Promise<void> {
  permit(ctx, "evidence.write");
  const { rows } = await pool().query<Claimed>(CLAIM, [exportId, ctx.workspaceId]);
  const claimed = rows[0];
  if (!claimed) return;
  const { subject_id: subjectId, format, options, storage_key: key, content_type: contentType } = claimed;
  const sizeBytes = await inTempFolder(async (folder) => {
    const made = await kindOf(claimed.kind, format).make(ctx, { subjectId, format, options }, folder);
    crashPoint("export made");
    return store(key, made, contentType);
  });
  crashPoint("export stored");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.export.updateMany({
      where: { id: exportId, workspaceId: ctx.workspaceId, status: "running" },
      data: { status: "ready", sizeBytes, error: null },
    });
    if (count === 1) audit(tx, { action: "export.ready", targetId: exportId });
  });
}

async function store(key: string, made: Made, contentType: string): Promise<number> {
  if ("bytes" in made) {
    await put(key, made.bytes, contentType);
    return made.bytes.byteLength;
  }
  const { size } = await stat(made.path);
  await putFile(key, { path: made.path, sizeBytes: size }, contentType);
  return size;
}

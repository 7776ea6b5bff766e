import { type Context, personOf } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { requireProject } from "@/lib/services/projects/require-project";
import type { AdmittedUpload } from "./admit-upload";

type Place = { id: string; fileId: string; key: string; expiresAt: Date; multipartId?: string; partBytes?: number };

/** Inserts the file, `uploading`, with its upload. Throws `not_found` for a missing project. */
export async function recordUpload(ctx: Context, upload: AdmittedUpload, place: Place): Promise<void> {
  const { name, projectId, sessionId, assetType, contentType, sizeBytes, language } = upload;
  const { id, fileId, key, expiresAt, multipartId, partBytes } = place;
  await transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    await tx.db.$executeRaw`
      WITH made AS (
        INSERT INTO file (id, workspace_id, project_id, session_id, name, status, asset_type, content_type, size_bytes, language,
                          storage_key, created_by_id, updated_at)
        VALUES (${fileId}, ${ctx.workspaceId}, ${projectId ?? null}, ${sessionId ?? null}, ${name}, 'uploading', ${assetType},
                ${contentType}, ${sizeBytes}, ${language}, ${key}, ${personOf(ctx)}, now()))
      INSERT INTO upload (id, workspace_id, file_id, expires_at, multipart_id, part_bytes)
      VALUES (${id}, ${ctx.workspaceId}, ${fileId}, ${expiresAt}, ${multipartId ?? null}, ${partBytes ?? null})`;
    audit(tx, { action: "upload.started", targetId: fileId });
  });
}

import { config } from "@/lib/core/config";
import { type Context, personOf } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { presignUpload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { fileTypeOf } from "@/lib/services/files/file-type";
import { requireProject } from "@/lib/services/files/require-project";
import { languageOf } from "./language";
import type { UploadRecord } from "./record";
import { requireHours } from "./require-hours";

const LINK_SECONDS = 3600;

type Input = {
  name: string;
  sizeBytes: number;
  contentType: string;
  projectId?: string;
  /** Of the live interview that it records: such a file is no library file. */
  sessionId?: string;
  language?: string;
};

/**
 * Makes the file, `uploading`, and the link that takes its bytes. Throws `invalid` for a size, type or language we
 * don't take and `allowance_used` for a recording when the plan's hours of this month are used up.
 */
export async function start(ctx: Context, input: Input): Promise<UploadRecord> {
  permit(ctx, "file.write");
  const { name, sizeBytes, projectId, sessionId } = input;
  const type = fileTypeOf(input.contentType, name);
  if (!type) throw invalid("contentType", "This type of file is not supported.");
  const { assetType, contentType } = type;
  const largest = config().MAX_UPLOAD_BYTES;
  if (sizeBytes > largest) throw invalid("sizeBytes", `A file may have at most ${largest} bytes.`);
  const language = languageOf(input.language);
  if (assetType === "VIDEO" || assetType === "AUDIO") await requireHours(ctx, ctx.plan);

  const ids = { id: newId("upload"), fileId: newId("file") };
  const key = newObjectKey(ctx.workspaceId);
  const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000);
  const link = await presignUpload({ key, contentType, sizeBytes, expiresInSeconds: LINK_SECONDS });
  await transaction(ctx, async (tx) => {
    if (projectId !== undefined) await requireProject(tx, ctx, projectId);
    await tx.db.$executeRaw`
      WITH made AS (
        INSERT INTO file (id, workspace_id, project_id, session_id, name, status, asset_type, content_type, size_bytes, language,
                          storage_key, created_by_id, updated_at)
        VALUES (${ids.fileId}, ${ctx.workspaceId}, ${projectId ?? null}, ${sessionId ?? null}, ${name}, 'uploading', ${assetType},
                ${contentType}, ${sizeBytes}, ${language}, ${key}, ${personOf(ctx)}, now()))
      INSERT INTO upload (id, workspace_id, file_id, expires_at)
      VALUES (${ids.id}, ${ctx.workspaceId}, ${ids.fileId}, ${expiresAt})`;
    audit(tx, { action: "upload.started", targetId: ids.fileId });
  });
  return { ...ids, ...link, method: "PUT", expiresAt };
}

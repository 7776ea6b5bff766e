import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { presignDownload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { maskedLink } from "@/lib/services/transcripts/export/masked-link";
import { HAS_MASKS, showsOriginal } from "./shows-original";

type Options = { inline: boolean; expiresInSeconds: number };
type Row = {
  name: string;
  status: string;
  content_type: string;
  storage_key: string;
  asset_type: string;
  has_masks: boolean;
};

const READ = `
  SELECT f.name, f.status, f.content_type, f.storage_key, f.asset_type, ${HAS_MASKS} AS has_masks
    FROM file f WHERE f.id = $1 AND f.workspace_id = $2 AND f.session_id IS NULL`;

/**
 * A link to the stored bytes, valid for `expiresInSeconds`. `inline` lets a player stream it. For a text with masked
 * words, everyone but admins gets the masked transcript.
 */
export async function download(ctx: Context, fileId: string, { inline, expiresInSeconds }: Options) {
  permit(ctx, "workspace.read");
  const { workspaceId } = ctx;
  const { rows } = await pool().query<Row>({ name: "read_download", text: READ, values: [fileId, workspaceId] });
  const file = rows[0];
  if (!file) throw notFound("File");
  if (file.status === "uploading")
    throw new AppError("conflict", "The upload of this file has not been completed yet.");
  const expiresAt = new Date(Date.now() + expiresInSeconds * 1000);
  if (!showsOriginal(ctx, { assetType: file.asset_type, hasMasks: file.has_masks }))
    return { url: maskedLink({ workspaceId, fileId, expiresAt }), expiresAt };
  const { storage_key: key, name: fileName, content_type: contentType } = file;
  return { url: await presignDownload({ key, fileName, contentType, inline, expiresInSeconds }), expiresAt };
}

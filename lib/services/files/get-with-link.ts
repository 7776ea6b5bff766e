import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { VIEW_LINK_SECONDS, viewLink } from "@/lib/integrations/storage/view-link";
import { permit } from "@/lib/services/access/permit";
import { maskedLink } from "@/lib/services/transcripts/export/masked-link";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord } from "./record";
import { HAS_MASKS, showsOriginal } from "./shows-original";

const ONE = `${readFiles("file", `, f.storage_key, ${HAS_MASKS} AS has_masks`)} WHERE f.workspace_id = $1 AND f.id = $2 AND f.session_id IS NULL`;

/**
 * A file with a link to its bytes, valid for about an hour; null while there are none. For a text with masked words,
 * the link leads to the masked transcript.
 */
export async function getWithLink(ctx: Context, fileId: string): Promise<{ file: FileRecord; url: string | null }> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<FileRow & { storage_key: string; has_masks: boolean }>({
    name: "get_file_with_link",
    text: ONE,
    values: [ctx.workspaceId, fileId],
  });
  const row = rows[0];
  if (!row) throw notFound("File");
  const file = fromRow(row);
  if (file.status === "uploading") return { file, url: null };
  if (!showsOriginal(ctx, { assetType: file.assetType, hasMasks: row.has_masks })) {
    const expiresAt = new Date(Date.now() + VIEW_LINK_SECONDS * 1000);
    return { file, url: maskedLink({ workspaceId: ctx.workspaceId, fileId, expiresAt }) };
  }
  const { name: fileName, contentType } = file;
  const key = row.storage_key;
  const url = await viewLink({ key, fileName, contentType });
  return { file, url };
}

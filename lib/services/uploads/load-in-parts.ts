import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";

const ONE = `
  SELECT u.id, u.file_id AS "fileId", u.multipart_id AS "multipartId", u.part_bytes AS "partBytes",
         u.expires_at AS "expiresAt", u.completed_at AS "completedAt",
         f.name, f.storage_key AS key, f.size_bytes::float8 AS "sizeBytes"
    FROM upload u JOIN file f ON f.id = u.file_id WHERE u.id = $1 AND u.workspace_id = $2`;

type Upload = {
  id: string;
  fileId: string;
  expiresAt: Date;
  completedAt: Date | null;
  name: string;
  key: string;
  sizeBytes: number;
};
type Row = Upload & { multipartId: string | null; partBytes: number | null };

/** The row of a multipart upload; throws `not_found`, and `conflict` for a single-PUT one. */
export async function loadInParts(
  { workspaceId }: Context,
  uploadId: string,
): Promise<Upload & { multipartId: string; partBytes: number }> {
  const query = { name: "get_upload_in_parts", text: ONE, values: [uploadId, workspaceId] };
  const [row] = (await pool().query<Row>(query)).rows;
  if (!row) throw notFound("Upload");
  const { multipartId, partBytes, ...upload } = row;
  if (multipartId === null || partBytes === null)
    throw new AppError("conflict", "This upload takes a single PUT to its url, not parts.");
  return { ...upload, multipartId, partBytes };
}

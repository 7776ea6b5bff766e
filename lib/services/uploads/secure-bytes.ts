import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { copy } from "@/lib/integrations/storage/copy";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { head } from "@/lib/integrations/storage/storage";
import { BYTES_FIELDS, noBytes, requireBytes } from "./require-bytes";

/** The columns of the file's row that `secureBytes` needs. */
export const SECURED_FIELDS = { id: true, workspaceId: true, status: true, ...BYTES_FIELDS } as const;

type Uploaded = Parameters<typeof requireBytes>[0] & { id: string; workspaceId: string; status: string };

/** Where an upload's link writes. */
export type Staged = { uploadId: string; stagedKey: string };
/** Where the bytes are that no link can write, and what they are a copy of. */
export type Secured = { storageKey: string; staged: Staged | null };

/** Deleting the file or its project locks that first: the deletion sees the key, or nothing is copied anymore. */
const NAME = {
  name: "name_upload_copy",
  text: `
    WITH project_held AS (
      SELECT 1 FROM project WHERE id = (SELECT project_id FROM file WHERE id = $1) FOR KEY SHARE
    ), file_held AS (
      SELECT 1 FROM file WHERE id = $1 AND workspace_id = $2 AND (SELECT count(*) FROM project_held) >= 0 FOR KEY SHARE
    )
    UPDATE upload SET copy_keys = copy_keys || $3::text
     WHERE file_id = $1 AND (SELECT count(*) FROM file_held) = 1 AND completed_at IS NULL`,
};
const UPLOADING = {
  name: "is_file_uploading",
  text: "SELECT 1 FROM file WHERE id = $1 AND workspace_id = $2 AND status = 'uploading'",
};

/**
 * Puts the uploaded bytes where no link reaches them, before anything reads them as the file: parts are joined, and
 * what one PUT wrote is copied, for its link lasts on. Every call makes a copy of its own, under a key that the upload
 * names first: of two callers none replaces what the other has completed with, and a kill leaves nothing unknown. Null
 * when somebody else has completed the file; throws what `requireBytes` throws.
 */
export async function secureBytes(file: Uploaded): Promise<Secured | null> {
  requireNoTransaction("securing an upload");
  if (file.status !== "uploading") return null;
  try {
    return file.upload?.multipartId ? await joined(file) : await copied(file);
  } catch (error) {
    const isOver = error instanceof AppError && error.kind === "conflict" && !(await isUploading(file));
    if (isOver) return null;
    throw error;
  }
}

async function joined(file: Uploaded): Promise<Secured> {
  await requireBytes(file);
  return { storageKey: file.storageKey, staged: null };
}

async function copied(file: Uploaded): Promise<Secured | null> {
  const { id, workspaceId, storageKey: stagedKey, sizeBytes, upload } = file;
  const staged = await head(stagedKey);
  if (staged?.sizeBytes !== Number(sizeBytes)) throw noBytes();
  const storageKey = newObjectKey(workspaceId);
  const { rowCount } = await pool().query({ ...NAME, values: [id, workspaceId, storageKey] });
  if (rowCount === 0 || !upload) return null;
  crashPoint("upload.before_copy");
  if (!(await copy({ from: stagedKey, to: storageKey, etag: staged.etag })))
    throw new AppError("conflict", "The bytes of this file were sent again in the meantime. Complete it again.");
  return { storageKey, staged: { uploadId: upload.id, stagedKey } };
}

async function isUploading({ id, workspaceId }: Uploaded): Promise<boolean> {
  return (await pool().query({ ...UPLOADING, values: [id, workspaceId] })).rowCount === 1;
}

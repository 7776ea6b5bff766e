import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { abortMultipart, createMultipart } from "@/lib/integrations/storage/multipart";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { permit } from "@/lib/services/access/permit";
import { admitUpload, type UploadInput } from "./admit-upload";
import { partSizes } from "./part-sizes";
import type { UploadInPartsRecord } from "./record";
import { recordUpload } from "./record-upload";

/** A laptop that is closed over the weekend can resume. */
const LASTS_MS = 7 * 24 * 3600_000;

/**
 * Creates the file, `uploading`, whose bytes come in parts, over several days if need be. Throws what `admitUpload`
 * throws.
 */
export async function startInParts(ctx: Context, input: UploadInput): Promise<UploadInPartsRecord> {
  permit(ctx, "file.write");
  const upload = await admitUpload(ctx, input);
  const { name, sizeBytes, contentType, projectId } = upload;
  // Checked again in the transaction; checked here so that a wrong id starts nothing at the store.
  const where = { id: projectId, workspaceId: ctx.workspaceId };
  if (projectId !== undefined && (await db().project.count({ where })) === 0) throw notFound("Project");
  const ids = { id: newId("upload"), fileId: newId("file") };
  const key = newObjectKey(ctx.workspaceId);
  const expiresAt = new Date(Date.now() + LASTS_MS);
  const { partBytes, partCount } = partSizes(sizeBytes);
  const multipartId = await createMultipart(key, contentType);
  try {
    await recordUpload(ctx, upload, { ...ids, key, expiresAt, multipartId, partBytes });
  } catch (error) {
    await abortMultipart({ key, multipartId });
    throw error;
  }
  return { ...ids, name, sizeBytes, partBytes, partCount, parts: [], expiresAt, completedAt: null };
}

import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { presignUpload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { admitUpload, type UploadInput } from "./admit-upload";
import type { UploadRecord } from "./record";
import { recordUpload } from "./record-upload";

const LINK_SECONDS = 3600;

/** Creates the file, `uploading`, and the link that accepts its bytes. Throws what `admitUpload` throws. */
export async function start(ctx: Context, input: UploadInput): Promise<UploadRecord> {
  permit(ctx, "file.write");
  const upload = await admitUpload(ctx, input);
  const { contentType, sizeBytes } = upload;
  const ids = { id: newId("upload"), fileId: newId("file") };
  const key = newObjectKey(ctx.workspaceId);
  const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000);
  const link = await presignUpload({ key, contentType, sizeBytes, expiresInSeconds: LINK_SECONDS });
  await recordUpload(ctx, upload, { ...ids, key, expiresAt });
  return { ...ids, ...link, method: "PUT", expiresAt };
}

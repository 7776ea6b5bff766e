import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { listParts } from "@/lib/integrations/storage/multipart";
import { head } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { loadInParts } from "./load-in-parts";
import { countOf, sizeOfPart } from "./part-sizes";
import type { UploadInPartsRecord } from "./record";

/**
 * The parts of a multipart upload that have arrived, so that it can resume. If all bytes are there, every part is
 * listed.
 */
export async function getParts(ctx: Context, uploadId: string): Promise<UploadInPartsRecord> {
  permit(ctx, "workspace.read");
  const { key, multipartId, ...upload } = await loadInParts(ctx, uploadId);
  const { sizeBytes, partBytes } = upload;
  const partCount = countOf(sizeBytes, partBytes);
  const all = () =>
    Array.from({ length: partCount }, (_, at) => ({
      partNumber: at + 1,
      sizeBytes: sizeOfPart(at + 1, sizeBytes, partBytes),
    }));
  if (upload.completedAt) return { ...upload, partCount, parts: all() };
  const listed = await listParts({ key, multipartId });
  if (listed) return { ...upload, partCount, parts: listed.map(({ etag: _, ...part }) => part) };
  // Joined, but whoever did it died before the file was updated.
  if ((await head(key))?.sizeBytes === sizeBytes) return { ...upload, partCount, parts: all() };
  throw notFound("Upload");
}

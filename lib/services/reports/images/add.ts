import type { Context } from "@/lib/core/context";
import { MOST_IMAGE_BYTES } from "@/lib/core/document/most-image-bytes";
import { AppError, invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { put } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { lockReport } from "../find-report";
import type { StoredImage } from "../read";
import type { ImageRecord } from "../record";
import { toImage } from "../refer";
import { readHeader } from "./read-header";

const MOST_IMAGES = 200;

/**
 * Stores a picture for a report; its type is determined from its bytes. Throws `not_found`, `invalid` for anything but
 * a picture, and `conflict` if the report has too many.
 */
export async function add(ctx: Context, reportId: string, base64: string): Promise<ImageRecord> {
  permit(ctx, "evidence.write");
  // The row names the object before it exists, so that whatever is interrupted here is deleted with the report.
  const image = await transaction(ctx, async (tx): Promise<StoredImage & { bytes: Buffer }> => {
    await lockReport(tx, ctx, reportId);
    const bytes = Buffer.from(base64, "base64");
    if (bytes.length > MOST_IMAGE_BYTES) throw invalid("bytes", "An image can be at most 5 MB.");
    const picture = readHeader(bytes);
    if (!picture) throw invalid("bytes", "This is not a PNG, JPEG, or WebP image.");
    if ((await tx.db.reportImage.count({ where: { reportId } })) >= MOST_IMAGES)
      throw new AppError("conflict", `A report can have at most ${MOST_IMAGES} images.`);
    const made = { id: newId("image"), storageKey: newObjectKey(ctx.workspaceId), ...picture };
    await tx.db.reportImage.create({ data: { reportId, ...made }, select: { id: true } });
    audit(tx, { action: "report.image_added", targetId: reportId, details: { imageId: made.id } });
    return { ...made, bytes };
  });
  const { bytes, ...stored } = image;
  await put(stored.storageKey, bytes, stored.contentType);
  return toImage(stored);
}

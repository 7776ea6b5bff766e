import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { presignPart } from "@/lib/integrations/storage/multipart";
import { permit } from "@/lib/services/access/permit";
import { loadInParts } from "./load-in-parts";
import { countOf, sizeOfPart } from "./part-sizes";
import type { PartLinkRecord } from "./record";

/** Enough for a part of 8 MiB at 80 kbit/s; a slower connection asks again. */
const LINK_SECONDS = 900;

/** Links that accept one part each; throws `conflict` once the upload is completed or over. */
export async function linkParts(
  ctx: Context,
  uploadId: string,
  partNumbers: number[],
): Promise<{ parts: PartLinkRecord[]; expiresAt: Date }> {
  permit(ctx, "file.write");
  const { key, multipartId, sizeBytes, partBytes, ...upload } = await loadInParts(ctx, uploadId);
  if (upload.completedAt) throw new AppError("conflict", "This upload has been completed.");
  if (upload.expiresAt < new Date()) throw new AppError("conflict", "This upload was not completed in time.");
  const count = countOf(sizeBytes, partBytes);
  const wrong = partNumbers.findIndex((partNumber) => partNumber > count);
  if (wrong >= 0) throw invalid(`partNumbers.${wrong}`, `This upload has ${count} parts.`);
  const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000);
  const link = async (partNumber: number): Promise<PartLinkRecord> => {
    const part = { partNumber, sizeBytes: sizeOfPart(partNumber, sizeBytes, partBytes) };
    return { ...part, url: await presignPart({ key, multipartId, ...part, expiresInSeconds: LINK_SECONDS }) };
  };
  return { parts: await Promise.all(partNumbers.map(link)), expiresAt };
}

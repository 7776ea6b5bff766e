import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { completeMultipart, listParts } from "@/lib/integrations/storage/multipart";
import { countOf, sizeOfPart } from "./part-sizes";

type Multipart = { key: string; multipartId: string; sizeBytes: number; partBytes: number };

/**
 * Has the store join the parts, by the ETags that it issued; throws `conflict` while one is missing or has the wrong
 * size. An upload that someone else has just joined is left as it is.
 */
export async function joinParts({ key, multipartId, sizeBytes, partBytes }: Multipart): Promise<void> {
  const listed = await listParts({ key, multipartId });
  if (!listed) return;
  const there = new Map(listed.map((part) => [part.partNumber, part]));
  const count = countOf(sizeBytes, partBytes);
  const parts = Array.from({ length: count }, (_, at) => there.get(at + 1)).filter(
    (part) => part?.sizeBytes === sizeOfPart(part?.partNumber ?? 0, sizeBytes, partBytes),
  );
  const missing = count - parts.length;
  if (missing > 0)
    throw new AppError("conflict", `${missing} of ${count} parts of this file have not arrived. Send them first.`);
  crashPoint("upload.before_join");
  await completeMultipart(
    { key, multipartId },
    parts.flatMap((part) => part ?? []),
  );
  crashPoint("upload.after_join");
}

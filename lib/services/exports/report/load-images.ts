import { buffer } from "node:stream/consumers";
import type { Context } from "@/lib/core/context";
import { read } from "@/lib/services/reports/images/read";
import type { ReportDetail } from "@/lib/services/reports/record";
import { readScreenshot } from "@/lib/services/swarm/read-screenshot";
import type { Pictures } from "./report-document";

/** All pictures of a document are in memory while it is written. */
const MOST_BYTES = 100 * 1024 ** 2;

/** A report's pictures that documents can contain, including those of its findings; as many as fit. */
export async function loadImages(ctx: Context, { id, document, findings }: ReportDetail): Promise<Pictures> {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const ids = new Set(blocks.flatMap((block) => (block.type === "image" ? [block.imageId] : [])));
  const pictures: Pictures = new Map();
  let left = MOST_BYTES;
  for (const imageId of ids) {
    const { stream, contentType } = await read(ctx, id, imageId);
    if (contentType === "image/webp") {
      stream.destroy();
      continue;
    }
    const bytes = await buffer(stream);
    if (bytes.length > left) continue;
    left -= bytes.length;
    pictures.set(imageId, {
      bytes: new Uint8Array(bytes),
      contentType: contentType === "image/png" ? contentType : "image/jpeg",
    });
  }
  for (const finding of findings) {
    const shot = await readScreenshot(ctx, finding.id);
    if (!shot || shot.bytes.length > left) continue;
    left -= shot.bytes.length;
    const { bytes, contentType, width: widthPx, height: heightPx } = shot;
    pictures.set(finding.id, { bytes, contentType, widthPx, heightPx });
  }
  return pictures;
}

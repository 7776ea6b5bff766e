import { z } from "zod";

/** Bytes of the header before an object's content: one page, so that content stays page-aligned. */
export const HEADER_BYTES = 4096;

const ObjectHeader = z.object({
  key: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int().nonnegative(),
  etag: z.string(),
  savedAt: z.iso.datetime(),
});

/** Kept in the object's own file, so that content and description appear together, by one rename. */
export type ObjectHeader = z.infer<typeof ObjectHeader>;

export function encodeHeader(header: ObjectHeader): Buffer {
  const page = Buffer.alloc(HEADER_BYTES, " ");
  const text = Buffer.from(JSON.stringify(header));
  if (text.length >= HEADER_BYTES) throw new RangeError("The object's header is too long.");
  text.copy(page);
  page.write("\n", HEADER_BYTES - 1);
  return page;
}

export const decodeHeader = (page: Buffer): ObjectHeader => ObjectHeader.parse(JSON.parse(page.toString("utf8")));

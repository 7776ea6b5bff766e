import { createHash } from "node:crypto";
import { join } from "node:path";
import { HEADER_BYTES } from "../object-header";
import { openStored } from "../open-stored";
import { putObject } from "../put-object";
import { S3Error } from "../s3-error";
import { endMultipart, multipartPath, requireMultipart } from "./multipart";
import { type EmbeddedPart, storedParts } from "./stored-parts";

const SMALLEST_BYTES = 5 * 1024 ** 2;
const READ_BYTES = 1024 ** 2;

const shared = globalThis as typeof globalThis & { earshotJoining?: Map<string, Promise<string>> };

/**
 * Joins the named parts into the object, which appears complete by one rename; then they are removed. Concurrent
 * callers wait for each other. Returns the ETag, computed as S3 does for multipart objects.
 */
export function joinParts(root: string, key: string, uploadId: string, body: string): Promise<string> {
  shared.earshotJoining ??= new Map();
  const joining = shared.earshotJoining;
  const running = joining.get(uploadId);
  if (running) return running;
  const started = joinNow(root, key, uploadId, body).finally(() => joining.delete(uploadId));
  joining.set(uploadId, started);
  return started;
}

async function joinNow(root: string, key: string, uploadId: string, body: string): Promise<string> {
  const { contentType } = await requireMultipart(root, key, uploadId);
  const parts = chosen(body, await storedParts(root, uploadId));
  const hashes = Buffer.from(parts.map(({ etag }) => etag).join(""), "hex");
  const etag = `${createHash("md5").update(hashes).digest("hex")}-${parts.length}`;
  const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
  await putObject(root, { key, contentType, sizeBytes, etag }, bytesOf(multipartPath(root, uploadId), parts));
  await endMultipart(root, uploadId);
  return etag;
}

/** The parts named in the XML, which must exist exactly as it says; throws S3Error 400. */
function chosen(xml: string, stored: EmbeddedPart[]): EmbeddedPart[] {
  const byNumber = new Map(stored.map((part) => [part.partNumber, part]));
  let last = 0;
  const parts = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => {
    const partNumber = Number(/<PartNumber>(\d+)</.exec(part)?.[1]);
    const etag = /<ETag>(.*?)</s.exec(part)?.[1]?.replace(/&quot;|"/g, "");
    const found = byNumber.get(partNumber);
    if (!found || found.etag !== etag) throw new S3Error(400, "InvalidPart", "A part is not there as it was named.");
    if (partNumber <= last) throw new S3Error(400, "InvalidPartOrder", "Parts must be named in order.");
    last = partNumber;
    return found;
  });
  if (parts.length === 0) throw new S3Error(400, "MalformedXML", "No parts are named.");
  if (parts.slice(0, -1).some(({ sizeBytes }) => sizeBytes < SMALLEST_BYTES))
    throw new S3Error(400, "EntityTooSmall", "Only the last part may be smaller than 5 MiB.");
  return parts;
}

async function* bytesOf(path: string, parts: EmbeddedPart[]): AsyncGenerator<Uint8Array> {
  for (const { partNumber, etag } of parts) {
    const stored = await openStored(join(path, String(partNumber)));
    if (!stored || stored.header.etag !== etag) {
      await stored?.file.close();
      throw new S3Error(400, "InvalidPart", "A part was replaced while the parts were joined.");
    }
    yield* stored.file.createReadStream({ start: HEADER_BYTES, highWaterMark: READ_BYTES });
  }
}

import { Readable } from "node:stream";
import { byteRange } from "./byte-range";
import { copyObject } from "./copy-object";
import { lengthOf } from "./length-of";
import { HEADER_BYTES } from "./object-header";
import { openObject } from "./open-object";
import { answerParts } from "./parts/answer-parts";
import { putObject } from "./put-object";
import { removeObject } from "./remove-object";
import { S3Error } from "./s3-error";

/** An admitted request: its signature was checked, or this process made it. */
export type ObjectRequest = {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Headers;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

export type ObjectAnswer = { status: number; headers: Record<string, string>; body: Readable | null };

const READ_BYTES = 256 * 1024;

/** Names the source of a PUT that copies; never allowed in a link (see serve). */
export const COPY_HEADER = "x-amz-copy-source";

/**
 * The part of S3 that Earshot uses: PutObject, CopyObject, GetObject with one range, HeadObject, DeleteObject,
 * multipart.
 */
export async function answer(root: string, request: ObjectRequest): Promise<ObjectAnswer> {
  if (request.query.has("uploads") || request.query.has("uploadId")) return answerParts(root, request);
  if (request.method === "PUT") return request.headers.has(COPY_HEADER) ? copied(root, request) : put(root, request);
  if (request.method === "GET" || request.method === "HEAD") return get(root, request);
  if (request.method === "DELETE") {
    await removeObject(root, request.key);
    return { status: 204, headers: {}, body: null };
  }
  throw new S3Error(405, "MethodNotAllowed", "This method is not allowed here.", { allow: "GET, HEAD, PUT" });
}

async function put(root: string, { key, headers, body }: ObjectRequest): Promise<ObjectAnswer> {
  const contentType = headers.get("content-type") ?? "application/octet-stream";
  const sizeBytes = lengthOf(headers);
  if (contentType.length > 255) throw new S3Error(400, "InvalidArgument", "The content type is too long.");
  const etag = await putObject(root, { key, contentType, sizeBytes }, body);
  return { status: 200, headers: { etag: `"${etag}"` }, body: null };
}

async function copied(root: string, { key, headers }: ObjectRequest): Promise<ObjectAnswer> {
  const source = decodeURIComponent(headers.get(COPY_HEADER) ?? "").replace(/^\/?[^/]*\//, "");
  const ifMatch = headers.get(`${COPY_HEADER}-if-match`);
  const { etag, savedAt } = await copyObject(root, { from: source, to: key, ifMatch });
  const result = `<LastModified>${savedAt}</LastModified><ETag>&quot;${etag}&quot;</ETag>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<CopyObjectResult>${result}</CopyObjectResult>`;
  return { status: 200, headers: { "content-type": "application/xml" }, body: Readable.from([Buffer.from(xml)]) };
}

async function get(root: string, { method, key, query, headers }: ObjectRequest): Promise<ObjectAnswer> {
  const { header, file } = await openObject(root, key);
  try {
    const etag = `"${header.etag}"`;
    // If-Range (RFC 9110 §13.1.5): a resumed download of something replaced meanwhile starts over.
    const resumable = [null, etag].includes(headers.get("if-range"));
    const range = method === "GET" && resumable ? byteRange(headers.get("range"), header.sizeBytes) : null;
    const { start, end } = range ?? { start: 0, end: header.sizeBytes - 1 };
    const answered = {
      etag,
      "last-modified": new Date(header.savedAt).toUTCString(),
      "accept-ranges": "bytes",
      "content-type": query.get("response-content-type") ?? header.contentType,
      "content-disposition": query.get("response-content-disposition") ?? "attachment",
      "content-length": String(end - start + 1),
      ...(range && { "content-range": `bytes ${start}-${end}/${header.sizeBytes}` }),
    };
    const status = range ? 206 : 200;
    if (method === "HEAD" || end < start) {
      await file.close();
      return { status, headers: answered, body: null };
    }
    const body = file.createReadStream({
      start: HEADER_BYTES + start,
      end: HEADER_BYTES + end,
      highWaterMark: READ_BYTES,
    });
    return { status, headers: answered, body };
  } catch (error) {
    await file.close();
    throw error;
  }
}

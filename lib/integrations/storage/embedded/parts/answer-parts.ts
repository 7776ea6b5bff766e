import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ObjectAnswer, ObjectRequest } from "../answer";
import { lengthOf } from "../length-of";
import { S3Error } from "../s3-error";
import { joinParts } from "./join-parts";
import { beginMultipart, endMultipart, requireMultipart } from "./multipart";
import { putPart } from "./put-part";
import { storedParts } from "./stored-parts";

const element = (name: string, content: string | number | boolean) => `<${name}>${content}</${name}>`;
const xml = (root: string, ...content: string[]): ObjectAnswer => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  body: Readable.from([Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content.join(""))}`)]),
});

/** The S3 calls for multipart uploads: create, UploadPart, ListParts (on one page), complete and abort. */
export async function answerParts(root: string, request: ObjectRequest): Promise<ObjectAnswer> {
  const { method, key, query, headers, body } = request;
  const uploadId = query.get("uploadId");
  if (uploadId === null) {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const begun = await beginMultipart(root, { key, contentType });
    return xml("InitiateMultipartUploadResult", element("Key", key), element("UploadId", begun));
  }
  if (method === "PUT") {
    const part = { key, uploadId, partNumber: Number(query.get("partNumber")), sizeBytes: lengthOf(headers) };
    const etag = await putPart(root, part, body);
    return { status: 200, headers: { etag: `"${etag}"` }, body: null };
  }
  if (method === "POST") {
    const etag = await joinParts(root, key, uploadId, await text(Readable.from(body)));
    return xml("CompleteMultipartUploadResult", element("Key", key), element("ETag", `&quot;${etag}&quot;`));
  }
  if (method !== "GET" && method !== "DELETE") throw new S3Error(405, "MethodNotAllowed", "Not of an upload in parts.");
  await requireMultipart(root, key, uploadId);
  if (method === "DELETE") {
    await endMultipart(root, uploadId);
    return { status: 204, headers: {}, body: null };
  }
  const parts = (await storedParts(root, uploadId)).map(({ partNumber, sizeBytes, etag, savedAt }) =>
    element(
      "Part",
      element("PartNumber", partNumber) +
        element("LastModified", savedAt) +
        element("ETag", `&quot;${etag}&quot;`) +
        element("Size", sizeBytes),
    ),
  );
  return xml("ListPartsResult", element("UploadId", uploadId), element("IsTruncated", false), ...parts);
}

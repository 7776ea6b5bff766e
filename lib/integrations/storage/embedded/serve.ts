import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { answer, COPY_HEADER, type ObjectAnswer } from "./answer";
import { embeddedSettings } from "./embedded-settings";
import { errorAnswer } from "./error-answer";
import { requestBody } from "./request-body";
import { responseBody } from "./response-body";
import { S3Error } from "./s3-error";
import { verifyPresigned } from "./signature";
import { LENGTH_HEADER } from "./tell-lengths";

/**
 * Nothing served from here can run as a page of this site, be sniffed as another type, cached, or embedded elsewhere.
 */
const SAFE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "cache-control": "private, no-store, no-transform",
};

const METHODS = new Set(["GET", "HEAD", "PUT"]);

/** The embedded store as browsers reach it: presigned GET, HEAD and PUT of `/storage/{bucket}/{key}`, nothing else. */
export async function serve(request: Request): Promise<Response> {
  const requestId = newId("request");
  const { status, headers, body } = await admit(request).catch((error: unknown) => errorAnswer(error, requestId));
  return new Response(request.method === "HEAD" ? null : responseBody(body, request.signal), {
    status,
    headers: { ...headers, ...lengthOf(headers), ...SAFE_HEADERS, "x-request-id": requestId },
  });
}

const lengthOf = ({ "content-length": length }: ObjectAnswer["headers"]): Record<string, string> =>
  length === undefined ? {} : { [LENGTH_HEADER]: length };

async function admit(request: Request): Promise<ObjectAnswer> {
  if (config().S3_ENDPOINT) throw new S3Error(404, "NoSuchBucket", "Files are stored elsewhere.");
  if (!METHODS.has(request.method)) {
    throw new S3Error(405, "MethodNotAllowed", "This method is not allowed here.", { allow: "GET, HEAD, PUT" });
  }
  const { endpoint, root, bucket, ...signer } = embeddedSettings();
  const { pathname, searchParams: query } = new URL(request.url);
  const object = `/storage/${bucket}/`;
  if (!pathname.startsWith(object)) throw new S3Error(404, "NoSuchBucket", "This bucket does not exist.");
  const key = pathname.slice(object.length);
  const path = `${endpoint.pathname}/${bucket}/${key}`;
  const { method, headers } = request;
  // S3 accepts none of its own headers that a link doesn't sign; the one for copying would give access to everyone's
  // objects.
  if (headers.has(COPY_HEADER)) throw new S3Error(403, "AccessDenied", "A link copies nothing.");
  const bound = verifyPresigned({ method, path, query, headers }, { ...signer, host: endpoint.host });
  // A part has no type of its own: the object's was given at the start.
  const bindsType = bound.has("content-type") || query.has("uploadId");
  if (method === "PUT" && !(bindsType && bound.has("content-length"))) {
    throw new S3Error(403, "AccessDenied", "An upload link must fix the type and the length.");
  }
  return answer(root, { method, key, query, headers, body: requestBody(request.body) });
}

import type { ScimAnswer } from "./answers";

/** A response that is never cached, and has a `Content-Length` so that it isn't chunked. */
export function toScimResponse({ status, body, location }: ScimAnswer): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (location) headers.set("location", location);
  if (!body) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  headers.set("content-type", "application/scim+json");
  headers.set("content-length", String(Buffer.byteLength(text)));
  return new Response(text, { status, headers });
}

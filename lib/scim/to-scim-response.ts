import type { ScimAnswer } from "./answers";

/** An answer as it goes out: never kept by anybody on its way, and with its length, so that it is not sent in chunks. */
export function toScimResponse({ status, body, location }: ScimAnswer): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (location) headers.set("location", location);
  if (!body) return new Response(null, { status, headers });
  const text = JSON.stringify(body);
  headers.set("content-type", "application/scim+json");
  headers.set("content-length", String(Buffer.byteLength(text)));
  return new Response(text, { status, headers });
}

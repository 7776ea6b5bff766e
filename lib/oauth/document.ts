import { notFound } from "@/lib/core/errors";
import { oauth } from "./surface";

type Args = { params: Promise<{ path?: string[] }> };

/** Clients look at the bare path, and at the one that ends like the URL they were given (RFC 8414 §3.1). */
const SUFFIXES = ["", "mcp"];

/** The handlers of a metadata document at its well-known paths. */
export const document = (path: string, make: () => object) =>
  oauth<Args>(path, "GET", async (_request, _requestId, { params }) => {
    const suffix = ((await params).path ?? []).join("/");
    if (!SUFFIXES.includes(suffix)) throw notFound("Metadata of such a resource");
    return Response.json(make(), { headers: { "Cache-Control": "public, max-age=300" } });
  });

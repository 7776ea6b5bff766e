import { AppError, notFound } from "@/lib/core/errors";
import { LIST_URN } from "../urns";

/** Discovery has no filters (RFC 7644 §4), and a response that ignored one would look like a match. */
export function refuseFilter(request: Request): void {
  if (!new URL(request.url).searchParams.has("filter")) return;
  throw new AppError("forbidden", "These documents can't be filtered.");
}

/** All documents of a kind, as a list. */
export const listOf = (documents: Record<string, unknown>[]) => ({
  schemas: [LIST_URN],
  totalResults: documents.length,
  startIndex: 1,
  itemsPerPage: documents.length,
  Resources: documents,
});

/** The document with this id, ignoring case. Throws `not_found`. */
export function documentOf<Document extends { id: string }>(documents: Document[], id: string, what: string): Document {
  const found = documents.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!found) throw notFound(what);
  return found;
}

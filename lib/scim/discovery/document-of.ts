import { AppError, notFound } from "@/lib/core/errors";
import { LIST_URN } from "../urns";

/** Discovery knows no filter (RFC 7644 §4): an answer that passed over one would look like a match. */
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

/** The one document with this id, in any letter case. Throws `not_found`. */
export function documentOf<Document extends { id: string }>(documents: Document[], id: string, what: string): Document {
  const found = documents.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!found) throw notFound(what);
  return found;
}

import type { FoundSuggestion } from "./use-suggestions";

/** A transcript line that was found, as the request to quote it whole. */
export function stretchOf({ id, sessionId, fileId, quote }: FoundSuggestion["found"]) {
  const index = Number(id.split(":").at(-1));
  return {
    ownerId: sessionId ?? fileId ?? "",
    span: { firstIndex: index, firstOffset: 0, lastIndex: index, lastOffset: quote.length },
  };
}

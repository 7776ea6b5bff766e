import type { FoundSuggestion } from "./use-suggestions";

/** The line of a transcript that was found, as it is asked to be quoted: whole. */
export function stretchOf({ id, sessionId, fileId, quote }: FoundSuggestion["found"]) {
  const index = Number(id.split(":").at(-1));
  return {
    ownerId: sessionId ?? fileId ?? "",
    span: { firstIndex: index, firstOffset: 0, lastIndex: index, lastOffset: quote.length },
  };
}

import type { Quote } from "@/components/search/shapes";

/** A found line as the request to attach it whole. Its number is at the end of the result's id. */
export function quotedLine({ id, quote, fileId, sessionId }: Quote) {
  const index = Number(id.split(":").at(-1));
  const span = { firstIndex: index, firstOffset: 0, lastIndex: index, lastOffset: quote.length };
  return { ownerId: sessionId ?? fileId ?? "", span };
}

import { config } from "@/lib/core/config";
import { type PassageRecord, passageUrl } from "@/lib/services/passages/record";
import type { ExportQuote } from "./export-document";

/** A passage as a document quotes it, with a link that works outside the app. */
export function quoteOf(passage: PassageRecord): ExportQuote {
  const path = passageUrl(passage);
  const { id, text, speaker, sourceName, startSeconds, state } = passage;
  return {
    passageId: id,
    speaker,
    sourceName,
    startSeconds,
    state,
    text: state === "withdrawn" ? "" : text,
    url: path && config().APP_URL + path,
  };
}

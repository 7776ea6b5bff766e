import { config } from "@/lib/core/config";
import { type PassageRecord, passageUrl } from "./record";

/** What a quote is in any CSV file of quotes, in this order. */
export const QUOTE_COLUMNS = ["Quote", "Speaker", "Source", "Start (s)", "End (s)", "State"];

export const quoteCells = (passage: PassageRecord): (string | number | null)[] => {
  const { text, speaker, sourceName, startSeconds, endSeconds, state } = passage;
  return [text, speaker, sourceName, startSeconds, endSeconds, state.replace("_", " ")];
};

/** The address that opens it; null if its source is gone. */
export const quoteLink = (passage: PassageRecord): string | null => {
  const path = passageUrl(passage);
  return path && new URL(path, config().APP_URL).href;
};

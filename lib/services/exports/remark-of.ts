import type { PassageState } from "@/lib/services/passages/record";

const REMARKS: Record<PassageState, string | null> = {
  verbatim: null,
  text_changed: "The transcript says something else by now.",
  source_deleted: "Its source was deleted.",
  withdrawn: "The participant took these words back.",
};

/** What whoever reads a quote has to know of it; null when the transcript says exactly this. */
export const remarkOf = (state: PassageState): string | null => REMARKS[state];

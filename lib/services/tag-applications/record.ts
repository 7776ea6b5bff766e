import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";
import type { TagMark } from "@/lib/services/tags/record";

/** A tag on a passage. */
export type TagApplicationRecord = {
  id: string;
  tag: TagMark;
  passage: PassageRecord;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
};

/** What to tag: a span of a file's or session's transcript (a missing span is refused), or an existing passage. */
export type Target = { ownerId: string; span: Span | null; text?: string } | { passageId: string };

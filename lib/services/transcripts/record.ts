import type { SegmentRecord } from "@/lib/services/files/record";
import type { PassageRecord } from "@/lib/services/passages/record";

/** `position` only determines the order; `index` is the line's permanent number. */
export type TranscriptLine = SegmentRecord & {
  role: "moderator" | "participant";
  /** -100 to 100; absent or null if it wasn't scored, or the words tell nothing. */
  sentiment?: number | null;
};

export const UNDOABLE_KINDS = ["text", "speaker", "rename", "split", "join"] as const;
export type UndoableKind = (typeof UNDOABLE_KINDS)[number];
export const EDIT_KINDS = [...UNDOABLE_KINDS, "undo", "mask", "unmask"] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** One page of a transcript as its editor sees it. */
export type EditableTranscript = {
  ownerId: string;
  source: "file" | "session";
  /** Number of edits; an edit names the version that its editor saw. */
  version: number;
  language: string | null;
  segmentCount: number;
  /** Why the words can't be changed, if they can't. Speakers always can. */
  notEditableBecause: string | null;
  speakers: { name: string | null; segments: number }[];
  undoable: { id: string; kind: UndoableKind } | null;
  items: TranscriptLine[];
  nextCursor: string | null;
};

/** A line as the history keeps it; for a rename only the speaker. */
export type EditLine = {
  index?: number;
  speaker?: string | null;
  startSeconds?: number | null;
  endSeconds?: number | null;
  text?: string;
};

/** A person's change of a transcript. */
export type EditRecord = {
  id: string;
  kind: EditKind;
  /** How many lines it changed; `before` and `after` show the first of them. */
  lineCount: number;
  before: EditLine[];
  after: EditLine[];
  createdBy: { id: string; name: string | null; email: string } | null;
  createdAt: Date;
  undoneAt: Date | null;
};

/** The result of an edit: enough to show it without reading the transcript again. */
export type ChangeRecord = {
  version: number;
  editId: string;
  /** Each with the number of the line before it, null for the first. */
  changed: (TranscriptLine & { afterIndex: number | null })[];
  removed: number[];
  /** More lines changed than are listed: read the transcript again. */
  reload: boolean;
  /** The affected passages in their present state. */
  passages: PassageRecord[];
  undoable: { id: string; kind: UndoableKind } | null;
};

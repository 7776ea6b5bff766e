import type { SegmentRecord } from "@/lib/services/files/record";
import type { PassageRecord } from "@/lib/services/passages/record";

/** `position` is told by the order alone; `index` is the line's number for good. */
export type TranscriptLine = SegmentRecord & {
  role: "moderator" | "participant";
  /** -100 to 100; absent or null where it was not read, or no words tell. */
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
  /** Counts the edits; an edit names the version that its editor saw. */
  version: number;
  language: string | null;
  segmentCount: number;
  /** Why the words can't be changed, when they can't. Speakers always can. */
  notEditableBecause: string | null;
  speakers: { name: string | null; segments: number }[];
  undoable: { id: string; kind: UndoableKind } | null;
  items: TranscriptLine[];
  nextCursor: string | null;
};

/** A line as the history keeps it; of a rename only the speaker. */
export type EditLine = {
  index?: number;
  speaker?: string | null;
  startSeconds?: number | null;
  endSeconds?: number | null;
  text?: string;
};

/** A change of a transcript by a person. */
export type EditRecord = {
  id: string;
  kind: EditKind;
  /** How many lines it touched; `before` and `after` show the first of them. */
  lineCount: number;
  before: EditLine[];
  after: EditLine[];
  createdBy: { id: string; name: string | null; email: string } | null;
  createdAt: Date;
  undoneAt: Date | null;
};

/** What an edit did: enough to show it without reading the transcript again. */
export type ChangeRecord = {
  version: number;
  editId: string;
  /** Each with the number of the line before it, null for the first. */
  changed: (TranscriptLine & { afterIndex: number | null })[];
  removed: number[];
  /** More lines changed than are told: read the transcript again. */
  reload: boolean;
  /** Passages that it touched, as they are now. */
  passages: PassageRecord[];
  undoable: { id: string; kind: UndoableKind } | null;
};

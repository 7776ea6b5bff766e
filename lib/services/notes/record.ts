import type { PassageRecord } from "@/lib/services/passages/record";

/** A note in a list. `preview` is the beginning of its text. */
export type NoteRecord = {
  id: string;
  projectId: string;
  title: string | null;
  emoji: string | null;
  preview: string;
  /** Counts the changes. */
  version: number;
  evidenceCount: number;
  createdBy: { id: string; name: string | null; email: string } | null;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/** A note with its blocks, which may be of any shape, and the passages that they name, as they are now. */
export type NoteDetail = NoteRecord & { content: unknown[]; evidence: PassageRecord[] };

/** A note as other programs see it. */
export type PlainNote = Pick<NoteRecord, "id" | "projectId" | "title" | "emoji" | "createdAt"> & { content: unknown[] };

/** What a person may set; absent fields stay as they are. */
export type NoteFields = { title?: string | null; emoji?: string | null; content?: unknown[] };

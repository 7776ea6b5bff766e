import type { z } from "zod";
import type { Tag } from "@/lib/events/resources/tag";
import type { PassageRecord } from "@/lib/services/passages/record";

/** A tag for display only. */
export type TagMark = {
  id: string;
  projectId: string;
  title: string;
  color: string | null;
  highlightColor: string | null;
};

export type TagRecord = TagMark & {
  parentId: string | null;
  description: string | null;
  /** How often the tag itself was applied. */
  applications: number;
  /** Passages with it or a tag below it, each counted once. */
  passages: number;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/** A tag with its position, and whose words in which transcripts have it or a tag below it. */
export type TagDetail = TagRecord & {
  /** The tags above it, from the top. */
  path: TagMark[];
  sources: { ownerId: string; source: "file" | "session"; name: string; passages: number }[];
  speakers: { name: string | null; passages: number }[];
};

/** What a person may set; absent fields stay, null clears. */
export type TagFields = {
  title?: string;
  color?: string | null;
  highlightColor?: string | null;
  description?: string | null;
  parentId?: string | null;
};

/** A passage on a tag's page with all of its tags. `id` is that of the newest application of the page's tags. */
export type TaggedPassage = {
  id: string;
  passage: PassageRecord;
  tags: (TagMark & { applicationId: string })[];
  createdAt: string;
};

/** The tag as the v1 API and its events show it. */
export const snapshotOf = (tag: TagMark): z.input<typeof Tag> => ({
  id: tag.id,
  project_id: tag.projectId,
  title: tag.title,
  color: tag.color,
  highlight_color: tag.highlightColor,
});

import type { ReportDocument } from "@/lib/core/document/document";
import type { ReportTemplate } from "@/lib/core/document/templates";
import type { ClipRecord } from "@/lib/services/clips/record";
import type { PassageRecord } from "@/lib/services/passages/record";

export const REPORT_STATUSES = ["generating", "ready", "failed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_VISIBILITIES = ["workspace", "private"] as const;
export type ReportVisibility = (typeof REPORT_VISIBILITIES)[number];

type Person = { id: string; name: string | null; email: string };

/** A report in a list. `error`: one sentence of why it could not be written. */
export type ReportRecord = {
  id: string;
  title: string;
  template: ReportTemplate | null;
  prompt: string | null;
  projectId: string | null;
  projectName: string | null;
  studyIds: string[];
  fileIds: string[];
  /** Of these studies and files, those that are still there. */
  sources: { studies: { id: string; title: string }[]; files: { id: string; name: string }[] };
  status: ReportStatus;
  error: string | null;
  visibility: ReportVisibility;
  /** Counts the changes. */
  version: number;
  quoteCount: number;
  /** `built-in`, or the model that put it into words; null until it is written. */
  madeBy: string | null;
  createdBy: Person | null;
  /** Who changed it last; null for what Earshot wrote. */
  editedBy: Person | null;
  /** ISO 8601, UTC, with milliseconds. */
  editedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** A picture of a report, with the link that it is shown by, which lasts an hour. */
export type ImageRecord = { id: string; width: number; height: number; url: string };

/** What the blocks of a document refer to, as it is now. */
export type Referred = {
  document: ReportDocument;
  passages: PassageRecord[];
  clips: LinkedClips;
  images: ImageRecord[];
};
type LinkedClips = (ClipRecord & { playUrl: string | null })[];

export type ReportDetail = ReportRecord & Referred;

/** The report as somebody left it, before the next person's changes. `createdBy`: null for what Earshot wrote. */
export type VersionRecord = { number: number; title: string; createdBy: Person | null; createdAt: string };
export type VersionDetail = VersionRecord & Referred;

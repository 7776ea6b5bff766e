import type { Role } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";

/** A workspace as one of its people sees it. */
export type MyWorkspaceRecord = { id: string; name: string; plan: Plan; role: Role };

export type MemberRecord = { id: string; name: string | null; email: string; role: Role };

/** The first 500 members by name, and how many there are. */
export type WorkspaceDetails = MyWorkspaceRecord & { memberCount: number; members: MemberRecord[] };

export const ARCHIVE_STATUSES = ["queued", "gathering", "copying", "ready", "failed", "ended"] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];
export const IN_THE_MAKING: readonly ArchiveStatus[] = ["queued", "gathering", "copying"];

/** Everything in a workspace as one ZIP, as its admins see it. */
export type ArchiveRecord = {
  id: string;
  status: ArchiveStatus;
  /** One sentence that says why there is no ZIP, or no longer one. */
  error: string | null;
  /** The moment that its content shows. */
  momentAt: Date | null;
  rowCount: number | null;
  fileCount: number | null;
  /** Bytes done so far, and in total, which is an estimate until it is ready. */
  bytesDone: number;
  totalBytes: number | null;
  createdBy: string | null;
  /** Whether the caller requested it, and so may download it. */
  isMine: boolean;
  createdAt: Date;
  readyAt: Date | null;
  /** When links are no longer issued and the file is removed. */
  expiresAt: Date | null;
};

/** A workspace that is about to be deleted. */
export type DeletionRecord = {
  deleteAt: Date;
  requestedAt: Date;
  /** Name or address of the admin who requested it. */
  requestedBy: string | null;
};

/** What the page shows: no deletion, or its date. It would pause `runningStudies`. */
export type DeletionState = { deletion: DeletionRecord | null; workspaceName: string; runningStudies: number };

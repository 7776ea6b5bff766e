import type { Trouble } from "@/lib/api/insist";

export type Duplicate = { id: string; name: string; projectId: string | null };

/** One file on its way, as the tray shows it. */
export type Upload = {
  key: number;
  name: string;
  sizeBytes: number;
  projectId: string | null;
  /** `checking`: whether it is there already; `duplicate`: it is, and the person decides; `finishing`: all is sent. */
  state: "waiting" | "checking" | "duplicate" | "sending" | "finishing" | "failed" | "done";
  sentBytes: number;
  bytesPerSecond: number | null;
  trouble: Trouble | null;
  error: string | null;
  /** Whether it failed for what the file is, so that sending it again would fail again. */
  isRefused: boolean;
  duplicate: Duplicate | null;
  /** Known once the server knows of it. */
  uploadId: string | null;
  /** Known once it is done. */
  fileId: string | null;
};

export const isUnderWay = ({ state }: Upload): boolean =>
  state === "waiting" || state === "checking" || state === "sending" || state === "finishing";

/** Whether sending it again may do better. */
export const failedByChance = ({ state, isRefused }: Upload): boolean => state === "failed" && !isRefused;

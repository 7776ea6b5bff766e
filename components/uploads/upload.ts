import type { Trouble } from "@/lib/api/client/insist";

export type Duplicate = { id: string; name: string; projectId: string | null };

/** An upload as the tray shows it. */
export type Upload = {
  key: number;
  name: string;
  sizeBytes: number;
  projectId: string | null;
  /** `checking`: whether it exists already; `duplicate`: it does, and the person decides; `finishing`: all is sent. */
  state: "waiting" | "checking" | "duplicate" | "sending" | "finishing" | "failed" | "done";
  sentBytes: number;
  bytesPerSecond: number | null;
  trouble: Trouble | null;
  error: string | null;
  /** Whether it failed because of the file itself, so that sending it again would fail again. */
  isRefused: boolean;
  duplicate: Duplicate | null;
  /** Known once the server knows of it. */
  uploadId: string | null;
  /** Known once it is done. */
  fileId: string | null;
};

export const isUnderWay = ({ state }: Upload): boolean =>
  state === "waiting" || state === "checking" || state === "sending" || state === "finishing";

/** Whether sending it again might work. */
export const failedByChance = ({ state, isRefused }: Upload): boolean => state === "failed" && !isRefused;

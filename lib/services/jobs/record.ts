export type JobType = "chat" | "report" | "transcribe" | "auto-tag" | "sentiment";
export type JobStatus = "queued" | "running" | "succeeded" | "failed";

/** Work that was accepted and continues after the response. `error` is one plain sentence. */
export type JobRecord = {
  id: string;
  type: JobType;
  status: JobStatus;
  projectId: string | null;
  result: Record<string, unknown> | null;
  error: string | null;
};

export const JOB_COLUMNS = { id: true, type: true, status: true, projectId: true, result: true, error: true } as const;

type Row = Omit<JobRecord, "type" | "status" | "result"> & { type: string; status: string; result: unknown };

export const fromRow = (row: Row): JobRecord => ({
  ...row,
  type: row.type as JobType,
  status: row.status as JobStatus,
  result: row.result as JobRecord["result"],
});

import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { succeed } from "@/lib/services/jobs/succeed";
import { type NewTranscript, store } from "./store";

type Target = { jobId: string; fileId: string; replace: boolean };

/** Stores a transcript and ends its job in one transaction; if the job has ended already, nothing is stored. */
export async function storeForJob(
  ctx: Context,
  { jobId, fileId, replace }: Target,
  transcript: NewTranscript,
): Promise<void> {
  const stored = await store(ctx, fileId, transcript, {
    replace,
    and: async (tx, { segmentCount, language }) => {
      const result = { file_id: fileId, segment_count: segmentCount, language };
      if (!(await succeed(tx, ctx, jobId, result))) throw new AppError("conflict", "This job has already ended.");
    },
  });
  if (!stored) throw notFound("File");
}

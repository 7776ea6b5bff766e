import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { get } from "./get";
import type { TranscriptRecord } from "./record";

/** One page of a file's transcript; throws `not_found` if it has none. */
export async function getTranscript(
  ctx: Context,
  fileId: string,
  page: { cursor?: string; segments: number },
): Promise<TranscriptRecord> {
  const { transcript } = await get(ctx, fileId, page);
  if (!transcript) throw notFound("Transcript");
  return transcript;
}

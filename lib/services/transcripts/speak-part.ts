import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { SpeechResult } from "@/lib/integrations/speech/parse-speech";
import { MAX_AUDIO_BYTES, transcribeAudio } from "@/lib/integrations/speech/speech";
import { permit } from "@/lib/services/access/permit";
import { cutAudio } from "@/lib/services/media/cut-audio";

/** Speech services refuse pieces longer than about 25 minutes. */
const PART_SECONDS = 20 * 60;
/** Leaves room for what the container adds to the packets. */
const PART_BYTES = MAX_AUDIO_BYTES - 1024 ** 2;

/** One transcribed piece of a recording; times count from the start of the recording. */
export type SpokenPart = SpeechResult & { nextSeconds: number | null };

/**
 * Has one piece of a recording, from `fromSeconds` on, transcribed. Throws `unavailable` for temporary failures,
 * `invalid` with a sentence for an unusable recording or response, and `not_found` for a file that is gone.
 */
export async function speakPart(ctx: Context, fileId: string, fromSeconds: number): Promise<SpokenPart> {
  permit(ctx, "file.write");
  const file = await db().file.findUnique({
    where: { id: fileId, workspaceId: ctx.workspaceId },
    select: { storageKey: true, sizeBytes: true, language: true },
  });
  if (!file) throw notFound("File");
  const object = { storageKey: file.storageKey, sizeBytes: Number(file.sizeBytes) };
  const part = await cutAudio(object, { fromSeconds, maxSeconds: PART_SECONDS, maxBytes: PART_BYTES });
  if (!part) throw new AppError("invalid", "This recording has no sound to transcribe.");
  const { startSeconds: offset, nextSeconds, ...audio } = part;
  const { language, segments } = await transcribeAudio({ ...audio, language: file.language });
  return { language, nextSeconds, segments: segments.map((segment) => shift(segment, offset)) };
}

type Segment = SpokenPart["segments"][number];

/** Text without times at least says which piece of the recording it belongs to. */
const shift = ({ startSeconds, endSeconds, ...said }: Segment, offset: number): Segment => ({
  ...said,
  startSeconds: (startSeconds ?? 0) + offset,
  endSeconds: endSeconds === null ? null : endSeconds + offset,
});

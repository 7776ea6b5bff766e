import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { MAX_SPOKEN_BYTES, MAX_SPOKEN_SECONDS } from "@/lib/core/limits/spoken-limits";
import { transaction } from "@/lib/db/transaction";
import { untilAnswered } from "@/lib/db/until-answered";
import { transcribeAudio } from "@/lib/integrations/speech/speech";
import { permit } from "@/lib/services/access/permit";
import { cutAudio } from "@/lib/services/media/cut-audio";
import { findUploaded, type SpokenId } from "./find-uploaded";

/**
 * Transcribes a joined answer, in full: its speaker shortens it if it is too long. Throws `unavailable` for temporary
 * failures, `invalid` for a recording without sound or words.
 */
export async function transcribeAnswer(ctx: Context, id: SpokenId): Promise<void> {
  permit(ctx, "file.write");
  const answer = await findUploaded(ctx, id);
  if (!answer) return;
  const { storageKey } = answer;
  const object = { storageKey, sizeBytes: Number(answer.sizeBytes) };
  // Slightly more than browsers are asked to record: the last chunk comes after the stop.
  const maxSeconds = MAX_SPOKEN_SECONDS + 30;
  const part = await cutAudio(object, { fromSeconds: 0, maxSeconds, maxBytes: MAX_SPOKEN_BYTES });
  if (!part) throw new AppError("invalid", "This recording has no sound.");
  const { bytes, contentType, fileName, durationSeconds } = part;
  const { language } = answer.session.study;
  const { segments } = await transcribeAudio({ bytes, contentType, fileName, language });
  const text = segments
    .map((segment) => segment.text.trim())
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  if (!text) throw new AppError("invalid", "No words were heard in this recording.");
  // The service has been paid for it.
  await untilAnswered(() =>
    transaction(ctx, async (tx) => {
      await tx.db.$executeRaw`
        UPDATE spoken_answer SET status = 'transcribed', text = ${text}, duration_seconds = ${durationSeconds}
         WHERE session_id = ${id.sessionId} AND index = ${id.index} AND storage_key = ${storageKey}
           AND status = 'uploaded'`;
    }),
  );
}

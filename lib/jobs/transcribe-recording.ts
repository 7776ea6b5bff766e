import type { GetStepTools } from "inngest";
import type { Context } from "@/lib/core/context";
import { type SpokenPart, speakPart } from "@/lib/services/transcripts/speak-part";
import type { inngest } from "./client";
import { withStore } from "./with-store";

const MAX_PARTS = 600;
const UNAVAILABLE = {
  ok: false as const,
  refused: "The speech service did not answer. Add a transcript to this recording, or transcribe it later.",
};
const NO_WORDS = { ok: false as const, refused: "No words were heard in this recording." };

/** The whole recording, or the sentence that says why there is no transcript. */
export type Transcribed = { ok: true; parts: SpokenPart[] } | { ok: false; refused: string };

/** Has a recording transcribed piece by piece, one step each: after a crash only the current piece is sent again. */
export async function transcribeRecording(
  ctx: Context,
  fileId: string,
  step: GetStepTools<typeof inngest>,
): Promise<Transcribed> {
  const parts: SpokenPart[] = [];
  for (let from: number | null = 0; from !== null && parts.length < MAX_PARTS; ) {
    const fromSeconds: number = from;
    const waiting = { ctx, what: "file", id: fileId } as const;
    const act = () => speakPart(ctx, fileId, fromSeconds);
    const heard = await withStore(step, `speech-${parts.length}`, act, waiting).catch(() => UNAVAILABLE);
    if (!heard.ok) return heard;
    parts.push(heard.result);
    from = heard.result.nextSeconds;
  }
  if (parts.every((part) => part.segments.length === 0)) return NO_WORDS;
  return { ok: true, parts };
}

import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { retryAfterSeconds } from "@/lib/core/time/retry-after";
import { boundedText, TooLarge } from "@/lib/integrations/web/bounded-text";
import { parseSpeech, type SpeechResult } from "./parse-speech";

/** The most that OpenAI-compatible services accept in one request. */
export const MAX_AUDIO_BYTES = 24 * 1024 ** 2;
const TIME_LIMIT_MS = 10 * 60_000;
const LARGEST_ANSWER_BYTES = 16 * 1024 ** 2;
const FAILED = "The speech service could not transcribe this recording.";

/** Without an endpoint, recordings ask for a transcript; nothing is ever invented. */
export const hasSpeech = (): boolean => config().SPEECH_BASE_URL !== undefined;

export type Audio = { bytes: Uint8Array<ArrayBuffer>; contentType: string; fileName: string; language: string | null };

/**
 * Sends at most MAX_AUDIO_BYTES to `POST {SPEECH_BASE_URL}/audio/transcriptions` (OpenAI's format, plain or diarized).
 * Times are in seconds from the start of this audio. Throws `unavailable` for temporary failures (429, 5xx, no
 * response) and `invalid` for a refusal.
 */
export async function transcribeAudio(audio: Audio): Promise<SpeechResult> {
  const { SPEECH_BASE_URL, SPEECH_API_KEY, SPEECH_MODEL } = config();
  const response = await fetch(`${SPEECH_BASE_URL}/audio/transcriptions`, {
    method: "POST",
    headers: SPEECH_API_KEY ? { authorization: `Bearer ${SPEECH_API_KEY}` } : {},
    body: formOf(audio, SPEECH_MODEL),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: "error",
  }).catch((cause: unknown) => {
    throw new AppError("unavailable", "The speech service is not responding.", { cause });
  });
  if (response.ok) return parseSpeech(await textOf(response));
  await response.body?.cancel();
  log().warn({ status: response.status }, "the speech service refused a recording");
  if (response.status !== 429 && response.status < 500) throw new AppError("invalid", FAILED);
  throw new AppError("unavailable", "The speech service is busy.", {
    retryAfterSeconds: retryAfterSeconds(response.headers),
  });
}

function formOf({ bytes, contentType, fileName, language }: Audio, model: string): FormData {
  const form = new FormData();
  form.set("file", new Blob([bytes], { type: contentType }), fileName);
  form.set("model", model);
  const [primary] = language?.split("-") ?? [];
  if (primary) form.set("language", primary.toLowerCase());
  if (/diarize/i.test(model)) {
    form.set("response_format", "diarized_json");
    // The service requires it for more than 30 seconds of audio.
    form.set("chunking_strategy", "auto");
  } else if (/^gpt-4o/i.test(model)) {
    form.set("response_format", "json");
  } else {
    form.set("response_format", "verbose_json");
    form.set("timestamp_granularities[]", "segment");
  }
  return form;
}

/** Reads no more than a genuine response has. */
async function textOf(response: Response): Promise<string> {
  try {
    return await boundedText(response.body, LARGEST_ANSWER_BYTES);
  } catch (cause) {
    if (cause instanceof TooLarge) throw new AppError("invalid", FAILED);
    throw new AppError("unavailable", "The speech service's answer was cut off.", { cause });
  }
}

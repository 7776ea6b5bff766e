import { z } from "zod";
import { AppError } from "@/lib/core/errors";

export type SpokenSegment = {
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};
export type SpeechResult = { language: string | null; segments: SpokenSegment[] };

const Seconds = z.number().nonnegative();
/** `verbose_json`, `diarized_json` (segments with speakers) and plain `json` (only the text). */
const Answer = z.object({
  text: z.string().default(""),
  language: z.string().optional(),
  segments: z
    .array(z.object({ start: Seconds, end: Seconds, text: z.string(), speaker: z.string().nullish() }))
    .max(50_000)
    .optional(),
});

/** Whisper names languages in English; anything else is a code already. */
const NAMES = new Map(
  [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "sv",
    "da",
    "no",
    "fi",
    "pl",
    "ru",
    "ja",
    "zh",
    "ko",
    "tr",
    "ar",
    "hi",
  ].map((code) => [new Intl.DisplayNames("en", { type: "language" }).of(code)?.toLowerCase(), code]),
);

function languageOf(said: string | undefined): string | null {
  const language = said?.toLowerCase();
  if (!language) return null;
  return NAMES.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? language : null);
}

/** Throws `invalid` for a response that isn't a transcription service's. */
export function parseSpeech(text: string): SpeechResult {
  const parsed = Answer.safeParse(jsonOf(text));
  if (!parsed.success) throw new AppError("invalid", "The speech service gave an answer that can't be read.");
  const { language, segments, text: whole } = parsed.data;
  const spoken = segments?.map(({ start, end, text: words, speaker }) => ({
    speaker: speaker ?? null,
    startSeconds: start,
    endSeconds: Math.max(start, end),
    text: words,
  }));
  const alone = whole.trim() ? [{ speaker: null, startSeconds: null, endSeconds: null, text: whole }] : [];
  return { language: languageOf(language), segments: spoken ?? alone };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { emptyWav } from "./empty-wav";

const SAMPLES_PER_SECOND = 8_000;
const HEADER_BYTES = 44;
const LINE_SECONDS = 8;
const SAID_SECONDS = 7;
const LINES = 450;
/** An hour is sent to a speech service in pieces of twenty minutes. */
const PIECE_BYTES = 20 * 60 * SAMPLES_PER_SECOND;

const SAID = [
  "I look for the invoice of last month and it is not where it was.",
  "Then my colleague asks me for the total, and I have to guess.",
  "The export gives me a file that I can't open on the train.",
  "I would rather see the price before I begin.",
  "Nobody told me that the trial was over.",
];

/** What is said in the hour, each line once: who, from when to when, in which words. */
export const HOUR_LINES = Array.from({ length: LINES }, (_, at) => ({
  speaker: at % 5 === 0 ? "Ines" : "Nadia",
  start: at * LINE_SECONDS,
  end: at * LINE_SECONDS + SAID_SECONDS,
  text: at % 5 === 0 ? `What did you do in week ${at / 5 + 1}?` : `Week ${Math.floor(at / 5) + 1}: ${SAID[at % 5]}`,
}));

/** Whether this is a piece of the hour being sent to transcription, which the speech service's double can't do. */
export const isPieceOfHour = (bytes: number): boolean => Math.abs(bytes - PIECE_BYTES) < 10_000;

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The hour's transcript as WebVTT. */
export const hourTranscript = (): string =>
  `WEBVTT\n\n${HOUR_LINES.map(
    ({ speaker, start, end, text }) => `${clock(start)} --> ${clock(end)}\n<v ${speaker}>${text}\n`,
  ).join("\n")}`;

/**
 * A WAV of sixty minutes, 8 bits, mono: a distinct tone for each line, and silence between lines. `mark` ends it, so
 * that it isn't a duplicate of another.
 */
export function hourRecording(mark: string): Buffer {
  const bytes = emptyWav(LINES * LINE_SECONDS, SAMPLES_PER_SECOND, 1).fill(128, HEADER_BYTES);
  for (const [at, { start, end }] of HOUR_LINES.entries()) {
    const half = 8 + (at % 24);
    const from = HEADER_BYTES + start * SAMPLES_PER_SECOND;
    const most = HEADER_BYTES + end * SAMPLES_PER_SECOND;
    for (let sample = from; sample < most; sample += 2 * half) bytes.fill(170, sample, Math.min(sample + half, most));
  }
  bytes.write(mark, bytes.length - mark.length, "latin1");
  return bytes;
}

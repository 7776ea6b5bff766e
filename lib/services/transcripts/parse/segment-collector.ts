import { cleanText } from "./clean-text";
import { LIMITS } from "./limits";
import type { DraftSegment, ParsedSegment } from "./parsed-transcript";
import { refuse } from "./refuse";
import { splitLong } from "./split-long";
import { tooMuchText } from "./too-much-text";

/** Takes what a parser finds, cleans it and stops at the limits while the file is still being read. */
export class SegmentCollector {
  readonly #segments: ParsedSegment[] = [];
  #characters = 0;

  add(draft: DraftSegment): void {
    const text = cleanText(draft.text);
    if (text === "") return;
    this.#characters += text.length;
    if (this.#characters > LIMITS.textCharacters) {
      throw tooMuchText();
    }
    const speaker = cleanSpeaker(draft.speaker);
    const startSeconds = validTime(draft.startSeconds);
    const end = startSeconds === null ? null : validTime(draft.endSeconds);
    const endSeconds = end !== null && startSeconds !== null && end < startSeconds ? null : end;
    const limit = startSeconds === null ? LIMITS.paragraphCharacters : LIMITS.segmentCharacters;
    for (const part of splitLong(text, limit)) {
      if (this.#segments.length >= LIMITS.segments) {
        throw refuse(
          "too_many_segments",
          "This file has more than 50,000 segments. Split it into several transcripts.",
        );
      }
      this.#segments.push({ index: this.#segments.length, speaker, startSeconds, endSeconds, text: part });
    }
  }

  /** A missing end is the next later start: until then nobody else spoke. */
  finish(): { segments: ParsedSegment[]; durationSeconds: number | null } {
    let next: number | null = null;
    let durationSeconds: number | null = null;
    for (let at = this.#segments.length - 1; at >= 0; at--) {
      const segment = this.#segments[at];
      if (segment === undefined || segment.startSeconds === null) continue;
      if (segment.endSeconds === null && next !== null && next >= segment.startSeconds) segment.endSeconds = next;
      // Parts of one long turn share its start; the turn ends where the next one begins.
      const previous = this.#segments[at - 1]?.startSeconds;
      if (previous !== segment.startSeconds) next = segment.startSeconds;
      durationSeconds = Math.max(durationSeconds ?? 0, segment.endSeconds ?? segment.startSeconds);
    }
    return { segments: this.#segments, durationSeconds };
  }
}

function cleanSpeaker(speaker: string | null): string | null {
  if (speaker === null) return null;
  const name = cleanText(speaker).slice(0, LIMITS.speakerCharacters);
  return cleanText(name) || null;
}

/** Seconds rounded to milliseconds, or null if it can't be a position in a recording. */
function validTime(seconds: number | null): number | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds < 0 || seconds >= LIMITS.seconds) return null;
  return Math.round(seconds * 1000) / 1000;
}

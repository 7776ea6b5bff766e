import { acceptedSpeakers } from "./accepted-speakers";
import { readVoices, type Voice } from "./cue-text";
import { joinCues } from "./join-cues";
import { LIMITS } from "./limits";
import type { DraftSegment } from "./parsed-transcript";
import { type Cue, readCues } from "./read-cues";
import { refuse } from "./refuse";
import { withoutRolling } from "./rolling-cues";
import type { SegmentCollector } from "./segment-collector";
import { nameStrength } from "./speaker-name";
import { speakerPrefix } from "./speaker-prefix";

type VoicedCue = Omit<Cue, "lines"> & { voices: Voice[] };

/**
 * VTT and SRT: speakers from voice tags, or else from `Name:` before the words, or else from a name on its own line.
 */
export function parseCues(text: string, format: "vtt" | "srt", collector: SegmentCollector): void {
  const cues: VoicedCue[] = [];
  for (const { startSeconds, endSeconds, lines } of readCues(text, format)) {
    if (cues.length >= LIMITS.segments) {
      throw refuse("too_many_segments", "This file has more than 50,000 segments. Split it into several transcripts.");
    }
    cues.push({ startSeconds, endSeconds, voices: readVoices(lines.join("\n"), format) });
  }
  if (cues.length === 0) throw refuse("empty", "This file contains no subtitles with times.");
  const hasVoices = cues.some((cue) => cue.voices.some((voice) => voice.speaker !== null));
  const drafts = hasVoices ? voicedDrafts(cues) : (headedDrafts(cues) ?? prefixedDrafts(cues));
  for (const line of joinCues(drafts)) collector.add(line);
}

function* voicedDrafts(cues: VoicedCue[]): Generator<DraftSegment> {
  for (const { startSeconds, endSeconds, voices } of cues) {
    for (const { speaker, text } of voices) yield { speaker, startSeconds, endSeconds, text };
  }
}

/** A prefix applies until the next one; two in one cue are two people speaking. */
function* prefixedDrafts(cues: VoicedCue[]): Generator<DraftSegment> {
  const lines = withoutRolling(cues.map(linesOf));
  const candidates = lines.flatMap((cueLines) => cueLines.flatMap((line) => speakerPrefix(line)?.name ?? []));
  const accepted = acceptedSpeakers(candidates, cues.length);
  let speaker: string | null = null;
  for (const [at, cue] of cues.entries()) {
    let words: string[] = [];
    for (const line of lines[at] ?? []) {
      const prefix = speakerPrefix(line);
      if (prefix === null || !accepted.has(prefix.name)) {
        words.push(line);
        continue;
      }
      yield { speaker, startSeconds: cue.startSeconds, endSeconds: cue.endSeconds, text: words.join("\n") };
      speaker = prefix.name;
      words = [prefix.rest];
    }
    yield { speaker, startSeconds: cue.startSeconds, endSeconds: cue.endSeconds, text: words.join("\n") };
  }
}

/** Some meeting tools write the name on the first line of every cue and the words below it. */
function headedDrafts(cues: VoicedCue[]): DraftSegment[] | null {
  const names = new Set<string>();
  const drafts = cues.map((cue): DraftSegment | null => {
    const [name = "", ...words] = wordsOf(cue).trim().split("\n");
    if (words.length === 0 || nameStrength(name.trim()) !== "strong") return null;
    names.add(name);
    return { speaker: name, startSeconds: cue.startSeconds, endSeconds: cue.endSeconds, text: words.join("\n") };
  });
  const found = drafts.filter((draft) => draft !== null);
  return found.length === cues.length && names.size < cues.length ? found : null;
}

const linesOf = (cue: VoicedCue): string[] =>
  wordsOf(cue)
    .split("\n")
    .filter((line) => line.trim() !== "");

const wordsOf = (cue: VoicedCue) => cue.voices.map((voice) => voice.text).join("");

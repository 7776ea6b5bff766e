import { joinCues } from "./parse/join-cues";
import { SegmentCollector } from "./parse/segment-collector";
import type { SpokenPart } from "./speak-part";
import type { NewTranscript } from "./store";

/**
 * Joins the pieces of a recording. A diarizing service labels speakers anew in each piece, so with several pieces the
 * label says which, and nobody is mistaken for someone else.
 */
export function fromSpeech(parts: SpokenPart[]): NewTranscript {
  const collector = new SegmentCollector();
  for (const [index, part] of parts.entries()) {
    const nameOf = (speaker: string | null) =>
      speaker && (parts.length > 1 ? `${speaker} (part ${index + 1})` : speaker);
    for (const { speaker, ...said } of joinCues(part.segments)) collector.add({ ...said, speaker: nameOf(speaker) });
  }
  const language = parts.find((part) => part.language !== null)?.language ?? null;
  return { ...collector.finish(), language, source: "speech" };
}

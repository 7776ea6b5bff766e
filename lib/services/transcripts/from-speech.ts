import { SegmentCollector } from "./parse/segment-collector";
import type { SpokenPart } from "./speak-part";
import type { NewTranscript } from "./store";

/**
 * Puts the pieces of a recording together. A diarising service names speakers anew in each piece, so with several
 * pieces the name says which: nobody is taken for somebody else.
 */
export function fromSpeech(parts: SpokenPart[]): NewTranscript {
  const collector = new SegmentCollector();
  for (const [index, part] of parts.entries()) {
    const nameOf = (speaker: string | null) =>
      speaker && (parts.length > 1 ? `${speaker} (part ${index + 1})` : speaker);
    for (const { speaker, ...said } of part.segments) collector.add({ ...said, speaker: nameOf(speaker) });
  }
  const language = parts.find((part) => part.language !== null)?.language ?? null;
  return { ...collector.finish(), language, source: "speech" };
}

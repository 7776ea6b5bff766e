/** How much one speaker of a transcript says, and how often they ask. */
export type SpeakerShare = { name: string | null; segments: number; questions: number; words: number };

type Spoken = { speaker: string | null; text: string };

/** Of more, the first are kept: the others speak like them. */
export const MAX_SPEAKERS = 200;

/** The speakers of a transcript, in order of appearance. */
export function speakerShares(segments: readonly Spoken[]): SpeakerShare[] {
  const shares = new Map<string | null, SpeakerShare>();
  for (const { speaker, text } of segments) {
    const share = shares.get(speaker) ?? { name: speaker, segments: 0, questions: 0, words: 0 };
    if (share.segments === 0 && shares.size >= MAX_SPEAKERS) continue;
    share.segments += 1;
    share.words += text.split(/\s+/).length;
    if (/[?？؟]/.test(text)) share.questions += 1;
    shares.set(speaker, share);
  }
  return [...shares.values()];
}

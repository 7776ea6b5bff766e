/** Up to and with the white space or mark that follows; a run without any is cut, perhaps within a word. */
const PART = /(?:[^\s、。，！？]\p{M}*){1,200}[\s、。，！？]*|[\s、。，！？]+/gu;

/**
 * What a segmenter finds in a text. It is given a part at a time, since each of its segments costs as much as the whole
 * text that it was given.
 */
export function segmented(segmenter: Intl.Segmenter, text: string): Intl.SegmentData[] {
  return [...text.matchAll(PART)].flatMap(({ 0: part, index: from }) =>
    Array.from(segmenter.segment(part), (each) => ({ ...each, index: from + each.index })),
  );
}

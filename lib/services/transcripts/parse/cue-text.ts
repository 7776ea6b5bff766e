export type Voice = { speaker: string | null; text: string };

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  lrm: "\u200e",
  rlm: "\u200f",
};

/** WebVTT character references; an unknown one is kept as written. */
function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const TAG = /<(\/?)(v|lang|ruby|rt|c|i|b|u|font|s)?(?:[.\s]([^<>]*))?>|<\d[\d:.,]*>|\{\\[^{}]*\}/gi;

/**
 * Words of a cue by voice: `<v.class Name>` begins one, which lasts until `</v>`, the next voice or the end. Other tags
 * (classes, `<i>`, timestamps inside a karaoke line) are dropped.
 */
export function readVoices(cueText: string, format: "vtt" | "srt"): Voice[] {
  if (!/[<&{]/.test(cueText)) return [{ speaker: null, text: cueText }];
  const voices: Voice[] = [];
  let speaker: string | null = null;
  let words = "";
  let from = 0;
  const close = (next: string | null) => {
    if (words.trim() !== "") voices.push({ speaker, text: format === "vtt" ? decodeEntities(words) : words });
    words = "";
    speaker = next;
  };
  for (const match of cueText.matchAll(TAG)) {
    words += cueText.slice(from, match.index);
    from = match.index + match[0].length;
    const [, slash, tag] = match;
    const isTag = tag !== undefined || slash === undefined;
    if (!isTag) words += match[0];
    if (tag?.toLowerCase() === "v") close(slash === "/" ? null : voiceName(match[0]));
  }
  words += cueText.slice(from);
  close(null);
  return voices;
}

/** `<v.loud.first Ana Ruiz>` is Ana Ruiz. */
function voiceName(tag: string): string | null {
  const space = tag.search(/\s/);
  return space < 0 ? null : decodeEntities(tag.slice(space, -1)).trim() || null;
}

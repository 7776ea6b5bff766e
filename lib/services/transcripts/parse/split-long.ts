const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*(?=\s)|[。！？]/g;

/** Cuts at the last sentence end that fits, else at the last space, else inside a word but never inside a character. */
export function splitLong(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = 0;
  while (text.length - rest > limit) {
    const end = rest + cutAt(text.slice(rest, rest + limit + 1), limit);
    parts.push(text.slice(rest, end));
    rest = text[end] === " " ? end + 1 : end;
  }
  if (rest < text.length) parts.push(text.slice(rest));
  return parts;
}

function cutAt(window: string, limit: number): number {
  let sentence = 0;
  for (const match of window.matchAll(SENTENCE_END)) sentence = Math.min(match.index + match[0].length, limit);
  if (sentence > limit / 3) return sentence;
  const space = window.lastIndexOf(" ");
  if (space > 0) return space;
  const code = window.charCodeAt(limit - 1);
  return code >= 0xd800 && code <= 0xdbff ? limit - 1 : limit;
}

/** Possible line ends: after whitespace, and around characters of scripts that are written without it. */
const PIECES =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;

/** The unbreakable pieces of a text, and the whitespace between them. */
export const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];

/** Breaks a text into lines of at most that width; joined, they are the text. A word wider than a line is cut. */
export function wrap(text: string, widest: number, widthOf: (text: string) => number): string[] {
  const paragraphs = text.split(/\r?\n/);
  return paragraphs.flatMap((paragraph, at) => {
    const lines = wrapParagraph(paragraph, widest, widthOf);
    const last = lines.pop() ?? "";
    return [...lines, at < paragraphs.length - 1 ? `${last}\n` : last];
  });
}

function wrapParagraph(paragraph: string, widest: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const piece of piecesOf(paragraph)) {
    const more = widthOf(piece);
    if (width + widthOf(piece.trimEnd()) <= widest || line === "") {
      [line, width] = [line + piece, width + more];
    } else {
      lines.push(line);
      [line, width] = [piece.trimStart(), widthOf(piece.trimStart())];
    }
    while (width > widest && line.trim() !== "") {
      const head = fitting(line, widest, widthOf);
      if (head.length >= line.trimEnd().length) break;
      lines.push(head);
      line = line.slice(head.length);
      width = widthOf(line);
    }
  }
  return [...lines, line];
}

function fitting(line: string, widest: number, widthOf: (text: string) => number): string {
  let head = "";
  let width = 0;
  for (const letter of line) {
    width += widthOf(letter);
    if (head !== "" && width > widest) break;
    head += letter;
  }
  return head;
}

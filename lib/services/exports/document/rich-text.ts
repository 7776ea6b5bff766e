/** A run of text in one weight. */
export type Run = { text: string; bold: boolean };
export type Paragraph = { kind: "paragraph" | "item"; runs: Run[] };

/** `**words**` are bold; two asterisks without a counterpart stay literal. */
export function runsOf(text: string): Run[] {
  const parts = text.split(/\*\*(?=\S)([^*]+?)(?<=\S)\*\*/);
  return parts.map((part, at) => ({ text: part, bold: at % 2 === 1 })).filter((run) => run.text !== "");
}

/** Plain text as paragraphs; lines that begin with "- " are list items. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of text.split(/\r?\n/)) {
    const item = /^\s*[-•]\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined) paragraphs.push({ kind: "item", runs: runsOf(item) });
    else if (line.trim() !== "") paragraphs.push({ kind: "paragraph", runs: runsOf(line.trim()) });
  }
  return paragraphs;
}

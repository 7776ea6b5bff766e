import { type Block, newBlock } from "./block";

type Shape = Partial<Block> & Pick<Block, "type">;

const RULES: [RegExp, (found: RegExpExecArray) => Shape][] = [
  [/^(#{1,3}) /, ([, signs = ""]) => ({ type: "heading", level: signs.length })],
  [/^[-*+] \[([ xX])\] /, ([, mark]) => ({ type: "todo", checked: mark !== " " })],
  [/^\[([ xX]?)\] /, ([, mark]) => ({ type: "todo", checked: mark === "x" || mark === "X" })],
  [/^[-*+•] /, () => ({ type: "bulleted" })],
  [/^\d{1,3}[.)] /, () => ({ type: "numbered" })],
  [/^> /, () => ({ type: "quote" })],
];

/** What Markdown at the beginning of a line asks for, and the text after it; null for plain text. */
export function markdownStart(text: string): (Shape & { text: string }) | null {
  if (/^(---|\*\*\*|___)$/.test(text)) return { type: "divider", text: "" };
  for (const [rule, shape] of RULES) {
    const found = rule.exec(text);
    if (found) return { ...shape(found), text: text.slice(found[0].length) };
  }
  return null;
}

/** Pasted text as blocks, one per line; empty lines only separate them. */
export function blocksFromText(text: string): Block[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .map((line) => {
      const found = markdownStart(line.trimStart());
      return found ? newBlock(found.type, found) : newBlock("paragraph", { text: line });
    });
}

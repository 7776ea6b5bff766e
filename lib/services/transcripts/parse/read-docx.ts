import mammoth from "mammoth";
import { LIMITS } from "./limits";
import { readZipParts } from "./read-zip-parts";
import { refuse } from "./refuse";

type Node = { type: string; value?: string; children?: Node[] };

/** The parts that hold words and that mammoth needs for them; pictures, fonts and themes stay compressed. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/document\d*\.xml|word\/_rels\/document\d*\.xml\.rels)$/;

/** Lines of a Word document, with an empty one after each paragraph; a table row of speaker and words is one line. */
export async function readDocx(bytes: Uint8Array): Promise<string[]> {
  const parts = await readZipParts(bytes, WANTED, LIMITS.docxXmlBytes);
  if (![...parts.keys()].some((name) => name.startsWith("word/document"))) {
    throw refuse("not_a_transcript", `This file is ${await kindOfZip(bytes)}.`);
  }
  for (const part of parts.values()) {
    // Word writes no document type; entities in one can expand without limit.
    if (part.includes("<!DOCTYPE") || part.includes("<!ENTITY") || part.includes("<\0!\0")) {
      throw refuse("bomb", "This document declares XML entities, which no Word transcript does.");
    }
  }
  const lines: string[] = [];
  for (const node of (await readTree(parts)).children ?? []) addLines(node, lines);
  return lines;
}

/** The telling parts, by name and in some cases content. */
const KINDS: [name: string, says: RegExp, what: string][] = [
  ["xl/workbook.xml", /^/, "an Excel workbook; save the sheet as CSV and upload that"],
  ["ppt/presentation.xml", /^/, "a PowerPoint presentation, not a transcript"],
  ["mimetype", /opendocument\.text/, "an OpenDocument text; save it as DOCX or TXT and upload that"],
  ["mimetype", /opendocument\.spreadsheet/, "a spreadsheet; save the sheet as CSV and upload that"],
  ["mimetype", /epub/, "an e-book, not a transcript"],
];
const TELLING = /^(?:xl\/workbook\.xml|ppt\/presentation\.xml|mimetype)$/;
const ARCHIVE = "a ZIP archive, not a Word document; unpack it and upload the transcript in it";

async function kindOfZip(bytes: Uint8Array): Promise<string> {
  const parts = await readZipParts(bytes, TELLING, LIMITS.docxXmlBytes);
  const kind = KINDS.find(([name, says]) => says.test(parts.get(name)?.toString() ?? "") && parts.has(name));
  return kind?.[2] ?? ARCHIVE;
}

/** mammoth turns the XML into a tree of paragraphs, runs and tables, which we take before it becomes HTML. */
async function readTree(parts: Map<string, Buffer>): Promise<Node> {
  const file = {
    exists: (name: string) => parts.has(name),
    read: async (name: string, encoding?: BufferEncoding) => {
      const part = parts.get(name);
      if (part === undefined) throw new Error("No such part.");
      return encoding ? part.toString(encoding) : part;
    },
  };
  let tree: Node = { type: "document", children: [] };
  const transformDocument = (document: Node) => {
    tree = document;
    return { ...document, children: [] };
  };
  // mammoth takes an opened zip as `file`, which its types omit; an array buffer is for browsers only.
  const input = { file, arrayBuffer: new ArrayBuffer(0) };
  try {
    await mammoth.convertToHtml(input, { transformDocument });
  } catch (cause) {
    throw refuse("damaged", "This Word document is damaged. Open it in Word, save it again, and upload that.", cause);
  }
  return tree;
}

function addLines(node: Node, lines: string[]): void {
  if (node.type === "table") {
    for (const row of node.children ?? []) {
      const cells = (row.children ?? []).map((cell) => textOf(cell).trim()).filter((cell) => cell !== "");
      lines.push(...rowLines(cells), "");
    }
    return;
  }
  lines.push(...textOf(node).split("\n"), "");
}

/** `[speaker, words]`, `[time, speaker, words]` and so on, as the line of a TXT transcript would have them. */
function rowLines(cells: string[]): string[] {
  const words = cells.at(-1)?.split("\n") ?? [];
  const heads = cells.slice(0, -1).map((cell) => cell.replace(/\s+/g, " ").replace(/(?<!\s)\s*:$/, ""));
  const times = heads.filter((head) => /^[[(]?\d/.test(head)).map((head) => `[${head.replace(/[[\]()]/g, "")}] `);
  const names = heads.filter((head) => !/^[[(]?\d/.test(head)).map((head) => `${head}: `);
  return [`${times.join("")}${names.join("")}${words[0] ?? ""}`, ...words.slice(1)];
}

/** Words of a node; paragraphs and line breaks inside it are new lines. */
function textOf(node: Node): string {
  if (node.type === "text") return node.value ?? "";
  if (node.type === "tab") return "\t";
  if (node.type === "break") return "\n";
  const text = (node.children ?? []).map(textOf).join("");
  return node.type === "paragraph" ? `${text}\n` : text;
}

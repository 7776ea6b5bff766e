import { getDocumentProxy } from "unpdf";
import { LIMITS } from "./limits";
import { type PdfItem, pdfLines } from "./pdf-lines";
import { refuse } from "./refuse";
import { withoutRepeatedLines } from "./repeated-lines";
import { tooMuchText } from "./too-much-text";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Lines of a PDF without its page headers and footers. Hyphens at line ends stay, because we can't know which were
 * typed.
 */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await open(bytes);
  const isPageCountKnown = Number.isInteger(document.numPages) && document.numPages > 0;
  if (!isPageCountKnown) throw damaged();
  if (document.numPages > LIMITS.pdfPages) {
    throw refuse("too_many_pages", "This PDF has more than 1,000 pages. Split it into several transcripts.");
  }
  const deadline = Date.now() + LIMITS.pdfTimeMs;
  const pages: string[][] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const items = await readPage(document, number);
    characters += items.reduce((sum, item) => sum + item.str.length, 0);
    if (characters > LIMITS.textCharacters) {
      throw tooMuchText();
    }
    if (Date.now() > deadline)
      throw refuse("too_slow", "This PDF takes too long to read. Save its text as TXT and upload that.");
    pages.push(pdfLines(items));
  }
  if (characters === 0) throw refuse("empty", "This PDF contains images of pages but no text. Upload a text version.");
  return withoutRepeatedLines(pages).flat();
}

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // pdf.js refuses a Buffer, although it is a typed array.
    const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await getDocumentProxy(data, { verbosity: 0, disableFontFace: true, enableXfa: false });
  } catch (cause) {
    if (cause instanceof Error && cause.name === "PasswordException") {
      throw refuse("protected", "This PDF is password-protected. Save a copy without a password and upload that.");
    }
    throw damaged(cause);
  }
}

async function readPage(document: Document, number: number): Promise<PdfItem[]> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.filter((item) => "str" in item);
  } catch (cause) {
    throw damaged(cause);
  }
}

const damaged = (cause?: unknown) =>
  refuse("damaged", "This PDF is damaged. Open it in a PDF reader, print it to a new PDF, and upload that.", cause);

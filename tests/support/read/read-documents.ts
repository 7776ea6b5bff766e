import { getDocumentProxy } from "unpdf";
import { readZipParts } from "@/lib/services/transcripts/parse/read-zip-parts";

/** The XML parts of an office file whose names match, joined. */
export async function xmlOf(bytes: Uint8Array, name: RegExp): Promise<string> {
  const parts = await readZipParts(bytes, name, 50_000_000);
  return [...parts.values()].map(String).join("\n");
}

/** How many parts of an office file have such a name. */
export const countParts = async (bytes: Uint8Array, name: RegExp): Promise<number> =>
  (await readZipParts(bytes, name, 50_000_000)).size;

/** A PDF as another program reads it: its text, bookmarks, metadata and links. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const words: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    words.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
  }
  const { info } = await pdf.getMetadata();
  return {
    text: words.join("\n").replace(/\s+/g, " "),
    pages: pdf.numPages,
    textOfPages: words.map((said) => said.replace(/\s+/g, " ")),
    links,
    title: "Title" in info ? info.Title : null,
    language: "Language" in info ? info.Language : null,
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }: { title: string }) => title),
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
  };
}

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { clean } from "@/lib/services/exports/document/clean";
import { write } from "@/lib/services/exports/document/write";
import { hugeFixture, readoutFixture, scriptsFixture } from "@/tests/support/data/export-documents";
import { readPdf } from "@/tests/support/read/read-documents";
import type { Fault } from "./fault";

const run = promisify(execFile);
const HAN = /\p{Script=Han}/u;
const CASES = [
  { name: "readout", document: readoutFixture(), words: ["7 of 12", "Said otherwise", "Next steps"] },
  { name: "scripts", document: scriptsFixture(), words: ["送料", "Я ушёл"] },
  { name: "huge", document: hugeFixture(), words: ["Row 120"] },
];

/** LibreOffice sets Chinese and Japanese characters in a font of the system, and draws nothing if there is none. */
const hasHan = (): Promise<boolean> =>
  run("fc-list", [":lang=ja", "family"]).then(
    ({ stdout }) => stdout.trim() !== "",
    () => false,
  );

/**
 * Slides and Word documents are opened by a program that isn't ours; skipped with a message where it isn't installed.
 */
export const documentsOpened: Fault = {
  name: "documents opened by LibreOffice",
  async run() {
    const isThere = await run("soffice", ["--version"]).then(
      () => true,
      () => false,
    );
    if (!isThere) return { faults: [], summary: "skipped: LibreOffice (soffice) is not installed" };
    const folder = await mkdtemp(join(tmpdir(), "documents-opened-"));
    const faults: string[] = [];
    const looksForHan = await hasHan();
    let pages = 0;
    for (const { name, document, words } of CASES) {
      for (const format of ["pptx", "docx"] as const) {
        const file = join(folder, `${name}.${format}`);
        await writeFile(file, await write(format, clean(document)));
        await run("soffice", ["--headless", "--convert-to", "pdf", "--outdir", folder, file]);
        const read = await readPdf(await readFile(join(folder, `${name}.pdf`)));
        pages += read.pages;
        const text = read.text.replace(/\s/g, "");
        for (const word of words.filter((one) => looksForHan || !HAN.test(one)))
          if (!text.includes(word.replace(/\s/g, ""))) faults.push(`${name}.${format} does not say “${word}”`);
      }
    }
    await rm(folder, { recursive: true });
    const unseen = looksForHan
      ? ""
      : "; Chinese signs were not looked for: no font for them is installed (fc-list :lang=ja)";
    return { faults, summary: `${pages} pages of ${CASES.length * 2} files${unseen}` };
  },
};

import { expect, test } from "vitest";
import { docxFile, docxTableFile } from "@/tests/support/transcript-files/docx-file";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";
import { pdfFile } from "@/tests/support/transcript-files/pdf-file";
import { documentXml, rawDocx } from "@/tests/support/transcript-files/zip-file";

const ROWS = [
  ["Priya Raman", 0, 12, "Hello there, how are you today?"],
  ["Tom Gallant", 12, null, "Fine & well — <really>."],
];

test.each([
  [
    "turns with times",
    () =>
      docxFile([
        "[00:00:00] Priya Raman: Hello there, how are you today?",
        "[00:00:12] Tom Gallant: Fine & well — <really>.",
      ]),
  ],
  [
    "headers above words",
    () =>
      docxFile([
        "Priya Raman   0:00",
        "Hello there, how are you today?",
        "Tom Gallant   0:12",
        "Fine & well — <really>.",
      ]),
  ],
  [
    "a table with times",
    () =>
      docxTableFile([
        ["00:00:00", "Priya Raman", "Hello there,\nhow are you today?"],
        ["00:00:12", "Tom Gallant:", "Fine & well — <really>."],
      ]),
  ],
])("DOCX of %s is read", async (_, make) => {
  expect(await rowsOf(await make(), "a.docx")).toEqual(ROWS);
  expect(await rowsOf(await make(), "misnamed.txt")).toEqual(ROWS);
});

test("a DOCX table of speaker and words is read", async () => {
  const file = await docxTableFile([
    ["Priya Raman", "Hello there."],
    ["Tom Gallant", "Fine."],
    ["Priya Raman", "So?"],
  ]);
  expect(await rowsOf(file, "a.docx")).toEqual([
    ["Priya Raman", null, null, "Hello there."],
    ["Tom Gallant", null, null, "Fine."],
    ["Priya Raman", null, null, "So?"],
  ]);
});

test("DOCX text that a reviewer deleted isn't read, inserted text is", async () => {
  const run = (text: string, tag = "w:t") => `<w:r><${tag}>${text}</${tag}></w:r>`;
  const body = `<w:p>${run("Ana: kept")}<w:del>${run(" gone", "w:delText")}</w:del><w:ins>${run(" new")}</w:ins></w:p>`;
  expect(await rowsOf(rawDocx(documentXml(body)), "a.docx")).toEqual([["Ana", null, null, "kept new"]]);
});

const talk = (from: number) =>
  Array.from({ length: 12 }, (_, at) => [
    `${at % 2 ? "Tom Gallant" : "Priya Raman"}\t0:${String(from + at).padStart(2, "0")}`,
    `We said ${from + at} things in a sentence that`,
    "goes on below.",
    "",
  ]).flat();

test("PDF is read without its page headers and footers", async () => {
  const pages = [0, 12, 24].map((from, at) => ({
    header: "Interview 3 – confidential",
    footer: `Page ${at + 1} of 3`,
    lines: talk(from),
  }));
  const rows = await rowsOf(await pdfFile(pages), "a.pdf");
  expect(rows).toHaveLength(36);
  expect(rows[13]).toEqual(["Tom Gallant", 13, 14, "We said 13 things in a sentence that goes on below."]);
});

test("PDF without turns is read as paragraphs", async () => {
  const rows = await rowsOf(await pdfFile([{ lines: ["We went to the", "shop.", "", "", "Then we left."] }]), "a.pdf");
  expect(rows.map(([, , , text]) => text)).toEqual(["We went to the shop.", "Then we left."]);
});

test("PDF behind a password is refused with a sentence", async () => {
  const file = await pdfFile([{ lines: ["Hi"] }], { userPassword: "secret" });
  await expect(rowsOf(file, "a.pdf")).rejects.toMatchObject({ kind: "invalid", extra: { reason: "protected" } });
});

test("PDF of images is refused with a sentence", async () => {
  await expect(rowsOf(await pdfFile([{ lines: [] }]), "a.pdf")).rejects.toMatchObject({ extra: { reason: "empty" } });
});

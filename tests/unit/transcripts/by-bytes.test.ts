import { describe, expect, test } from "vitest";
import { isRecording } from "@/lib/services/media/is-recording";
import { docxFile } from "@/tests/support/transcript-files/docx-file";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";
import { pdfFile } from "@/tests/support/transcript-files/pdf-file";
import { zipFile } from "@/tests/support/transcript-files/zip-file";

const SAID = [["Ana", null, null, "The card was the whole thing."]];
const LINE = "Ana: The card was the whole thing.";
const NAMES = ["a.txt", "a.pdf", "a.docx", "a.wav", "a.mp4", "a.csv"];

test.each(NAMES)("text is read in whatever format it is, though the file is called %s", async (name) => {
  expect(await rowsOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${LINE}`, name)).toHaveLength(1);
  expect(await rowsOf(await docxFile([LINE]), name)).toEqual(SAID);
  expect(await rowsOf(await pdfFile([{ lines: [LINE] }]), name)).toEqual(SAID);
});

test.each([
  ["a.docx", "a Word document"],
  ["A.PDF", "a PDF"],
  ["a.mp4", "a recording"],
])("plain words in a file called %s are refused, since it is more likely broken", async (name, what) => {
  await expect(rowsOf(LINE, name)).rejects.toThrow(`This file is named like ${what}, but contains only plain text.`);
});

/** Text that starts like the bytes of something else. */
const WORDS = [
  "ID3: I left because of the price.",
  "RIFF: It sounded great.",
  "OggS is what it was called, she said.",
  "fLaC is lossless, they told me.",
  "The ftyp box was missing.",
  "BM: We moved the ads.",
  "MZ: I never ran it.",
  "II*: Two of us came.",
  "Ana: The file began with %PDF- and nothing opened it.",
];
test.each(WORDS)("%s is text", async (text) => {
  expect(isRecording(Buffer.from(text))).toBe(false);
  const rows = await rowsOf(text, "a.txt");
  expect(rows.map(([speaker, , , said]) => (speaker ? `${speaker}: ${said}` : said)).join(" ")).toBe(text);
});

const bytes = (hex: string, rest = 600) => Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(rest, 1)]);
const ascii = (text: string) => Buffer.from(text, "latin1").toString("hex");

describe("a recording by its first bytes", () => {
  test.each([
    ["MP3 with tags", bytes("494433030000000000")],
    ["MP3 without", bytes("fffb9064")],
    ["AAC", bytes("fff15080")],
    ["WAV", bytes(`52494646ff000000${ascii("WAVE")}`)],
    ["AVI", bytes(`52494646ff000000${ascii("AVI ")}`)],
    ["MP4", bytes(`00000020${ascii("ftypisom")}`)],
    ["M4A", bytes(`00000020${ascii("ftypM4A ")}`)],
    ["MOV of old", bytes(`00001020${ascii("moov")}`)],
    ["WebM", bytes("1a45dfa3")],
    ["Ogg", bytes(`${ascii("OggS")}0002`)],
    ["FLAC", bytes(`${ascii("fLaC")}00000022`)],
  ])("%s", (_, start) => expect(isRecording(start.subarray(0, 16))).toBe(true));
});

const zip = (...names: string[]) => zipFile(names.map((name) => ({ name, content: Buffer.from("<x/>") })));
const named = (mimetype: string) =>
  zipFile([
    { name: "mimetype", content: Buffer.from(mimetype) },
    { name: "content.xml", content: Buffer.from("<x/>") },
  ]);

/** Neither text nor a recording: what it is recognized as, and what its person is told. */
const OTHERS: [string, Uint8Array, RegExp][] = [
  [
    "a ZIP",
    zip("holiday.jpg"),
    /^This file is a ZIP archive, not a Word document; unpack it and upload the transcript/,
  ],
  [
    "an XLSX",
    zip("[Content_Types].xml", "xl/workbook.xml"),
    /^This file is an Excel workbook; save the sheet as CSV and upload that\.$/,
  ],
  [
    "a PPTX",
    zip("[Content_Types].xml", "ppt/presentation.xml"),
    /^This file is a PowerPoint presentation, not a transcript\.$/,
  ],
  [
    "an ODT",
    named("application/vnd.oasis.opendocument.text"),
    /^This file is an OpenDocument text; save it as DOCX or TXT and upload that\.$/,
  ],
  ["an EPUB", named("application/epub+zip"), /^This file is an e-book, not a transcript\.$/],
  ["a PNG", bytes("89504e470d0a1a0a"), /^This file is a picture, not a transcript\.$/],
  ["a WebP", bytes(`52494646ff000000${ascii("WEBP")}`), /^This file is a picture, not a transcript\.$/],
  ["a HEIC", bytes(`00000018${ascii("ftypheic")}`), /^This file is a picture, not a transcript\.$/],
  ["a TIFF", bytes("49492a0008000000"), /^This file is a picture, not a transcript\.$/],
  ["a DOC", bytes("d0cf11e0a1b11ae1"), /^This file is an old Word file; save it as DOCX and upload that\.$/],
  ["a 7z", bytes("377abcaf271c"), /^This file is a compressed file; unpack it and upload that\.$/],
  ["a program", bytes("7f454c460201010000"), /^This file is a program, not a transcript\.$/],
  [
    "an AIFF",
    bytes(`${ascii("FORM")}000000ff${ascii("AIFF")}`),
    /^This file is audio of a kind that can't be read; save it as MP3, M4A or WAV/,
  ],
  [
    "a WMA",
    bytes("3026b2758e66cf11a6d900aa0062ce6c"),
    /^This file is audio or video of a kind that can't be read; save it as MP4/,
  ],
  [
    "an AMR",
    Buffer.concat([Buffer.from("#!AMR\n"), Buffer.alloc(60, 0x3c)]),
    /^This file is audio of a kind that can't be read; save it as MP3/,
  ],
];
describe.each(["a.txt", "a.docx", "a.pdf", "a.wav"])("called %s", (name) => {
  test.each(OTHERS)("%s is refused for what it is", async (_, content, sentence) => {
    expect(isRecording(content.subarray(0, 16))).toBe(false);
    await expect(rowsOf(content, name)).rejects.toThrow(sentence);
  });
});

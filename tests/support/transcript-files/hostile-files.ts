import { randomBytes } from "node:crypto";
import { wav } from "../media/recordings";
import { pagesPdf } from "./raw-pdf";
import { longTalk, toCsv, toVtt } from "./serialize";
import { documentXml, rawDocx } from "./zip-file";

type Hostile = { fileName: string; bytes: Buffer };

const megabytes = (count: number) => count * 1024 ** 2;
const text = (fileName: string, content: string): Hostile => ({ fileName, bytes: Buffer.from(content) });
const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");
const paragraph = "<w:p><w:r><w:t>Priya: and then we looked at the price again.</w:t></w:r></w:p>";
const shownText = Buffer.from("BT /F1 12 Tf 50 700 Td (Priya: hello) Tj ET");

/** Files made to harm a parser, by name. Each is made on demand, since some are large. */
export const hostileFiles: Record<string, () => Hostile> = {
  "zip bomb": () => ({ fileName: "a.docx", bytes: rawDocx(Buffer.alloc(megabytes(120), 32)) }),
  "zip bomb with a lying directory": () => ({
    fileName: "a.docx",
    bytes: rawDocx("", [{ name: "word/document2.xml", content: Buffer.alloc(megabytes(120), 32), claimedBytes: 9000 }]),
  }),
  "zip of 60,000 entries": () => ({
    fileName: "a.docx",
    bytes: rawDocx(
      "",
      Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}.xml`, content: Buffer.alloc(0) })),
    ),
  }),
  "Word document that claims 3 GB": () => ({
    fileName: "a.docx",
    bytes: rawDocx("", [
      { name: "word/document2.xml", content: Buffer.alloc(megabytes(1), 32), claimedBytes: 3 * 1024 ** 3 },
    ]),
  }),
  "recording that claims 3 GB": () => ({ fileName: "a.wav", bytes: claimingWav() }),
  "entity bomb": () => ({
    fileName: "a.docx",
    bytes: rawDocx(`<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "lol">${entities}]><d>&e20;</d>`),
  }),
  "Word document of 9 MB of XML": () => ({
    fileName: "a.docx",
    bytes: rawDocx(
      documentXml(Array.from({ length: 100_000 }, (_, at) => paragraph.replace("again", String(at * 7919))).join("")),
    ),
  }),
  "deeply nested Word document": () => ({
    fileName: "a.docx",
    bytes: rawDocx(
      documentXml(`${"<w:sdt>".repeat(200_000)}${"</w:sdt>".repeat(200_000)}${randomBytes(200_000).toString("hex")}`),
    ),
  }),
  "PDF of 10,000 pages": () => ({ fileName: "a.pdf", bytes: pagesPdf(10_000, shownText) }),
  "PDF that claims a billion pages": () => ({
    fileName: "a.pdf",
    bytes: pagesPdf(1, shownText, { claimedPages: 1_000_000_000 }),
  }),
  "PDF stream bomb": () => ({
    fileName: "a.pdf",
    bytes: pagesPdf(1, Buffer.alloc(megabytes(400), 32), { rounds: 2 }),
  }),
  "broken UTF-8": () => ({ fileName: "a.vtt", bytes: brokenUtf8() }),
  "random bytes": () => ({ fileName: "a.txt", bytes: randomBytes(megabytes(20)) }),
  "VTT of one line of arrows": () => text("a.vtt", `WEBVTT\n\n${"00:01.000 --> ".repeat(700_000)}`),
  "VTT of open tags": () => text("a.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${"<v ".repeat(3_000_000)}`),
  "VTT of digits": () =>
    text("a.vtt", `WEBVTT\n\n${"1".repeat(megabytes(5))}:${"1".repeat(megabytes(5))} --> 00:02.000\nhello`),
  "VTT of a million ampersands": () => text("a.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${"&#x".repeat(3_000_000)}`),
  "TXT of one line of white space": () => text("a.txt", `Priya${" ".repeat(megabytes(10))}0:01:00`),
  "TXT of colons": () => text("a.txt", "00:".repeat(megabytes(5))),
  "TXT of 30 MB in one word": () => text("a.txt", "a".repeat(megabytes(30))),
  "TXT of 15 million lines": () => text("a.txt", "A\n".repeat(megabytes(15))),
  "TXT of two-byte characters": () => text("a.txt", "ж: д\n".repeat(megabytes(4))),
  "CSV with an open quote": () => text("a.csv", `start,text\n1,"${"a,".repeat(megabytes(10))}`),
  "CSV of a million columns": () => text("a.csv", `start,text${",a".repeat(1_000_000)}\n1,hi\n`),
  "VTT of 60,000 cues": () =>
    text("a.vtt", toVtt(longTalk(60_000)).replaceAll(", and then somebody rang us about it", "")),
  "CSV of 49,000 rows": () =>
    text("a.csv", toCsv(longTalk(49_000)).replaceAll(", and then somebody rang us about it", "")),
  "3-hour VTT": () => text("a.vtt", toVtt(longTalk(3_600))),
  "100 MB of text": () => ({ fileName: "a.txt", bytes: Buffer.alloc(megabytes(100), 97) }),
};

/** A header that claims 3 GB of sound, and a thousand bytes after it. */
function claimingWav(): Buffer {
  const bytes = Buffer.from(wav(1, 500));
  bytes.writeUInt32LE(3 * 1024 ** 3, 4);
  bytes.writeUInt32LE(3 * 1024 ** 3 - 36, 40);
  return bytes;
}

function brokenUtf8(): Buffer {
  const good = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n<v Zoë>${"né à Malmö, ".repeat(1000)}`);
  return Buffer.concat([good.subarray(0, 5000), Buffer.from([0xc3, 0x28, 0xff]), good.subarray(5000)]);
}

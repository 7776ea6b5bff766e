import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ExportDocument } from "@/lib/services/exports/document/export-document";
import { toPdf } from "@/lib/services/exports/document/pdf/to-pdf";
import { writeInThread } from "@/lib/services/exports/document/write-in-thread";
import { readoutFixture } from "@/tests/support/data/export-documents";
import { pngChunk, pngFile, pngHeader, pngOf } from "@/tests/support/media/png-file";
import { readPdf } from "@/tests/support/read/read-documents";

const showing = (...pictures: Uint8Array[]): ExportDocument => ({
  ...readoutFixture(),
  sections: [
    {
      kind: "plain",
      heading: "Seen",
      summary: null,
      blocks: pictures.map((bytes, at) => ({
        type: "image",
        contentType: "image/png",
        bytes,
        widthPx: 8,
        heightPx: 8,
        alt: `Screen ${at + 1}`,
        caption: null,
      })),
    },
  ],
});

const drawn = (pdf: Uint8Array): number => Buffer.from(pdf).toString("latin1").split("/Subtype /Image").length - 1;
const RGBA = { width: 8, height: 8 };
const rows = (bytes: number, filter = 0) =>
  Buffer.concat(Array(8).fill(Buffer.concat([Buffer.of(filter), Buffer.alloc(bytes, 200)])));
const passes = Buffer.alloc(8 * 8 * 4 + 15);

const FINE = {
  "with transparency": pngFile(RGBA, rows(32)),
  opaque: pngFile({ ...RGBA, colour: 2 }, rows(24)),
  interlaced: pngFile({ ...RGBA, interlace: 1 }, passes),
};
const HARMFUL = {
  "that inflates to more than its header says": pngFile(RGBA, Buffer.alloc(64 * 1024 ** 2)),
  "that is more when decoded than a process can hold": pngFile({ width: 6_300, height: 6_300 }, Buffer.alloc(10)),
  "whose chunk leads back to its own beginning": pngOf(
    pngHeader(RGBA),
    pngChunk("prVt", Buffer.alloc(0), 2 ** 32 - 12),
    pngChunk("IDAT", deflateSync(rows(32))),
  ),
  "whose chunk says that it is 2 GB": pngOf(pngHeader(RGBA), pngChunk("IDAT", deflateSync(rows(32)), 2 ** 31 - 1)),
  "with a second header": pngOf(
    pngHeader(RGBA),
    pngHeader({ width: 20_000, height: 20_000 }),
    pngChunk("IDAT", deflateSync(rows(32))),
  ),
  "whose data are cut off": pngOf(pngHeader(RGBA), pngChunk("IDAT", deflateSync(rows(32)).subarray(0, 6))),
  "with a filter that there is not": pngFile(RGBA, rows(32, 9)),
};

test.each(Object.entries(FINE))("an image %s is drawn", async (_, picture) => {
  const pdf = await toPdf(showing(picture));
  expect(drawn(pdf)).toBeGreaterThan(0);
  expect((await readPdf(pdf)).text).not.toContain("Picture: Screen 1");
});

test.each(Object.entries(HARMFUL))(
  "an image %s is described in words, and the next one drawn",
  async (_, picture) => {
    const pdf = await writeInThread("pdf", showing(picture, FINE.opaque));
    expect((await readPdf(pdf)).text).toContain("Picture: Screen 1. See it in Earshot.");
    expect(drawn(pdf)).toBe(1);
  },
  20_000,
);

test("an image that is shown twice is in the file once", async () => {
  expect(drawn(await toPdf(showing(FINE.opaque, FINE.opaque)))).toBe(1);
});

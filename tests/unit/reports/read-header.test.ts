import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readHeader } from "@/lib/services/reports/images/read-header";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGP4z8DwH4QZYAwAR8oH+WdZbrcAAAAASUVORK5CYII=",
  "base64",
);
/** A frame header after an application segment, as cameras write it. */
const JPEG = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 1, 1, 0x11, 0],
]);
const webp = (kind: string, rest: number[]): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write("RIFF", 0);
  bytes.write("WEBP", 8);
  bytes.write(kind, 12);
  Buffer.from(rest).copy(bytes, 20);
  return bytes;
};

test("an image is recognized by its bytes", () => {
  expect(readHeader(PNG)).toEqual({ contentType: "image/png", width: 2, height: 3 });
  expect(readHeader(JPEG)).toEqual({ contentType: "image/jpeg", width: 600, height: 300 });
  const size = { contentType: "image/webp", width: 5, height: 7 };
  expect(readHeader(webp("VP8X", [0, 0, 0, 0, 4, 0, 0, 6, 0, 0]))).toEqual(size);
  expect(readHeader(webp("VP8L", [0x2f, 4, 0x80, 1, 0]))).toEqual(size);
  expect(readHeader(webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 5, 0, 7, 0]))).toEqual(size);
});

test("a file that only claims to be one, or is cut off, isn't", () => {
  const page = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>".padEnd(80));
  for (const bytes of [page, PNG.subarray(0, 20), JPEG.subarray(0, 12), Buffer.alloc(0), readFileSync("package.json")])
    expect(readHeader(bytes)).toBeNull();
});

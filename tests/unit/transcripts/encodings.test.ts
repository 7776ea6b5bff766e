import { expect, test } from "vitest";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";

const TEXT = "Zoë: “That’s 12 €”\nRené: Señor, ça va – à Malmö";
const ROWS = [
  ["Zoë", null, null, "“That’s 12 €”"],
  ["René", null, null, "Señor, ça va – à Malmö"],
];
const HIGH: Record<string, number> = { "€": 0x80, "“": 0x93, "”": 0x94, "’": 0x92, "–": 0x96 };

const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16();
const windows1252 = (text: string) =>
  Buffer.from([...text].map((character) => HIGH[character] ?? character.charCodeAt(0)));

test.each([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${TEXT}`)],
  ["UTF-16 LE", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["UTF-16 BE", utf16be(TEXT)],
  ["UTF-16 LE without a mark", Buffer.from(TEXT, "utf16le")],
  ["UTF-16 BE without a mark", utf16be(TEXT).subarray(2)],
  ["windows-1252", windows1252(TEXT)],
])("%s is read", async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual(ROWS);
});

const long = Buffer.from(`Zoë: ${"né à Malmö, ".repeat(100)}`);
test.each([
  ["UTF-8 with a broken character", Buffer.concat([long.subarray(0, 300), Buffer.from([0xff]), long.subarray(300)])],
  ["UTF-8 cut inside a character", long.subarray(0, long.lastIndexOf(0xb6))],
  [
    "UTF-16 with half a pair",
    Buffer.concat([Buffer.from("\ufeffAna: hi", "utf16le"), Buffer.from([0x3d, 0xd8, 0x41, 0])]),
  ],
  ["Shift JIS", Buffer.from([0x93, 0x63, 0x92, 0x86, 0x81, 0x46, 0x82, 0xcd, 0x82, 0xa2])],
  ["a single-byte Cyrillic encoding", Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x3a, 0x20, 0xe4, 0xe0])],
])("%s is refused with a sentence", async (_, bytes) => {
  await expect(rowsOf(bytes)).rejects.toMatchObject({ kind: "invalid", extra: { reason: "encoding" } });
});

import { LIMITS } from "./limits";
import { refuse } from "./refuse";

const NOT_OURS: [string, number, string][] = [
  ["d0cf11e0a1b11ae1", 0, "an old Word file; save it as DOCX"],
  ["494433", 0, "audio"],
  ["52494646", 0, "audio or video"],
  ["4f676753", 0, "audio"],
  ["664c6143", 0, "audio"],
  ["1a45dfa3", 0, "video"],
  ["66747970", 4, "audio or video"],
  ["89504e47", 0, "a picture"],
  ["ffd8ff", 0, "a picture"],
  ["47494638", 0, "a picture"],
  ["1f8b", 0, "a compressed file; unpack it"],
  ["377abcaf", 0, "a compressed file; unpack it"],
  ["52617221", 0, "a compressed file; unpack it"],
];

/** By the first bytes: "docx" for any zip (its reader looks inside), "pdf", or null for what may be text. */
export function sniffBinary(bytes: Uint8Array): "docx" | "pdf" | null {
  if (bytes.length === 0) throw refuse("empty", "This file is empty.");
  if (bytes.length > LIMITS.inputBytes) throw refuse("too_large", "This file is larger than 100 MB.");
  const hex = (from: number, length: number) => Buffer.from(bytes.subarray(from, from + length)).toString("hex");
  if (hex(0, 4) === "504b0304" || hex(0, 4) === "504b0506") return "docx";
  // Some writers put a few bytes before the header; PDF readers look at the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return "pdf";
  for (const [signature, from, what] of NOT_OURS) {
    if (hex(from, signature.length / 2) !== signature) continue;
    const advice = what.includes(";") ? ` and upload that` : ", not a transcript";
    throw refuse("not_a_transcript", `This file is ${what}${advice}.`);
  }
  return null;
}

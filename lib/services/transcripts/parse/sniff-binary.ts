import { LIMITS } from "./limits";
import { refuse } from "./refuse";

const AUDIO = "audio of a kind that can't be read; save it as MP3, M4A or WAV";
const PACKED = "a compressed file; unpack it";

/**
 * The first 16 bytes in hex, for formats that no text begins with. A message with a semicolon says what to do before
 * uploading.
 */
const NOT_OURS: [RegExp, string][] = [
  [/^d0cf11e0a1b11ae1/, "an old Word file; save it as DOCX"],
  [/^4944330[2-4]/, "audio"],
  [/^4f67675300/, "audio"],
  [/^664c6143[08]0/, "audio"],
  [/^52(?:494646|463634).{8}57415645/, "audio"],
  [/^52494646.{8}57454250/, "a picture"],
  [/^52494646.{8}41564920/, "video"],
  [/^1a45dfa3/, "video"],
  [/^0.{7}66747970(?:686569|6d696631|6d736631|617669)/, "a picture"],
  [/^0.{7}66747970/, "audio or video"],
  [/^464f524d.{8}41494646/, AUDIO],
  [/^464f524d.{8}41494643/, AUDIO],
  [/^2321414d52/, AUDIO],
  [/^3026b2758e66cf11/, "audio or video of a kind that can't be read; save it as MP4, MP3 or WAV"],
  [/^89504e47/, "a picture"],
  [/^ffd8ff/, "a picture"],
  [/^47494638/, "a picture"],
  [/^(?:49492a00|4d4d002a)/, "a picture"],
  [/^1f8b/, PACKED],
  [/^377abcaf271c/, PACKED],
  [/^526172211a07/, PACKED],
  [/^(?:7f454c46|4d5a(?:90|50)00)/, "a program"],
];

/** By the first bytes: "docx" for any zip (its reader looks inside), "pdf", or null for possible text. */
export function sniffBinary(bytes: Uint8Array): "docx" | "pdf" | null {
  if (bytes.length === 0) throw refuse("empty", "This file is empty.");
  if (bytes.length > LIMITS.inputBytes) throw refuse("too_large", "This file is larger than 100 MB.");
  const hex = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  if (/^504b(?:0304|0506)/.test(hex)) return "docx";
  // Some writers put a few bytes before the header; PDF readers search the first kilobyte.
  if (/%PDF-\d\.\d/.test(Buffer.from(bytes.subarray(0, 1024)).toString("latin1"))) return "pdf";
  const [, what] = NOT_OURS.find(([signature]) => signature.test(hex)) ?? [];
  if (what === undefined) return null;
  const advice = what.includes(";") ? " and upload that" : ", not a transcript";
  throw refuse("not_a_transcript", `This file is ${what}${advice}.`);
}

import { spawnSync } from "node:child_process";
import { emptyWav } from "./empty-wav";

const SAMPLES_PER_SECOND = 8_000;
/** Each sentence gets this long; the rest is silence. */
const SLOT_SECONDS = 4;
const SAID_SECONDS = 3.6;
const HEADER_BYTES = 44;

const ASKED = ["Tell me about that.", "What happened then?", "Why did it matter?", "And what did you expect?"];
const TOLD = [
  "I opened the invoice and the total was higher than before.",
  "So I looked for the reason, and nobody could tell me.",
  "Then I wrote to support and waited for two days.",
  "In the end I exported everything to a spreadsheet.",
  "My colleague said the numbers had never been right.",
  "I would pay more for a page that I can trust.",
  "The export button is hidden behind three menus.",
  "We check every line by hand on Friday afternoon.",
  "It takes an hour that I do not have.",
  "If it were one click, I would not think of leaving.",
];
const LINES = 48;

/** What the known recording says: who, when, and the words. */
export const KNOWN_LINES = Array.from({ length: LINES }, (_, at) => ({
  speaker: at % 4 === 0 ? "Ines" : "Nadia",
  start: at * SLOT_SECONDS,
  end: at * SLOT_SECONDS + SAID_SECONDS,
  text:
    at % 4 === 0 ? (ASKED[(at / 4) % ASKED.length] ?? "") : (TOLD[(at - 1 - Math.floor(at / 4)) % TOLD.length] ?? ""),
}));

/** More bytes than any other recording of the browser tests, which is how the speech service's double recognizes it. */
export const KNOWN_LEAST_BYTES = 1_000_000;

/** A sentence as 16-bit samples: spoken by espeak-ng if it is installed, otherwise a distinct tone. */
function sound(text: string, speaker: string, at: number): Buffer {
  const voice = ["-v", speaker === "Ines" ? "en+f3" : "en+m3", "-s", "190", "--stdout", text];
  const { status, stdout } = spawnSync("espeak-ng", voice, { maxBuffer: 16 * 1024 ** 2 });
  const samples = SAID_SECONDS * SAMPLES_PER_SECOND;
  const made = Buffer.alloc(samples * 2);
  if (status !== 0) {
    const cycle = (2 * Math.PI * (180 + at * 12)) / SAMPLES_PER_SECOND;
    for (let sample = 0; sample < samples; sample++) made.writeInt16LE(Math.sin(sample * cycle) * 8_000, sample * 2);
    return made;
  }
  // It speaks at 22,050 samples per second; the nearest sample is good enough to be recognized by ear.
  const step = stdout.readUInt32LE(24) / SAMPLES_PER_SECOND;
  for (let sample = 0; sample < samples; sample++) {
    const from = HEADER_BYTES + Math.floor(sample * step) * 2;
    if (from + 2 <= stdout.length) made.writeInt16LE(stdout.readInt16LE(from), sample * 2);
  }
  return made;
}

/** A WAV of `KNOWN_LINES`: 16 bits, mono, a little over three minutes. */
export function knownRecording(): Buffer {
  const slot = SLOT_SECONDS * SAMPLES_PER_SECOND * 2;
  const bytes = emptyWav(LINES * SLOT_SECONDS, SAMPLES_PER_SECOND);
  const spoken = new Map<string, Buffer>();
  for (const [at, { text, speaker }] of KNOWN_LINES.entries()) {
    const known = spoken.get(`${speaker}${text}`) ?? sound(text, speaker, at);
    spoken.set(`${speaker}${text}`, known);
    known.copy(bytes, HEADER_BYTES + at * slot);
  }
  return bytes;
}

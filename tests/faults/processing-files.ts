import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { embeddedSettings } from "@/lib/integrations/storage/embedded/embedded-settings";
import { putPart } from "@/lib/integrations/storage/embedded/parts/put-part";
import { put } from "@/lib/integrations/storage/storage";
import { start } from "@/lib/services/uploads/start";
import { startInParts } from "@/lib/services/uploads/start-in-parts";
import { wav } from "@/tests/support/media/recordings";

const CUES = 1_500;
const SHORT_SECONDS = 3;
/** Just over one part of 8 MiB. */
const LONG_SECONDS = 280;
/** How many recordings there are per round. */
export const ROUND_SECONDS = SHORT_SECONDS + LONG_SECONDS;

const time = (index: number) => new Date(index * 3_000).toISOString().slice(11, 23);
const cue = (_: unknown, index: number) =>
  `${time(index)} --> ${time(index + 1)}\n<v Ana>Line ${index} of what was said.\n`;
const RECORDED = "ready needed, 0 segments, 3 audit rows; file.ready, file.uploaded";

/** What every round uploads, and how it must end. */
export const FILES = [
  ...Array.from({ length: 2 }, (_, index) => ({
    name: `interview-${index}.vtt`,
    bytes: Buffer.from(`WEBVTT\n\n${Array.from({ length: CUES }, cue).join("\n")}`),
    ends: `ready ready, ${CUES} segments, 3 audit rows; file.ready, file.transcribed, file.uploaded`,
  })),
  {
    name: "broken.pdf",
    bytes: Buffer.from("%PDF-1.7 broken"),
    ends: "failed none, 0 segments, 3 audit rows; file.uploaded",
  },
  { name: "call.wav", bytes: wav(SHORT_SECONDS), ends: RECORDED },
  { name: "in-parts.wav", bytes: wav(LONG_SECONDS, 16_000), ends: RECORDED },
];

type Given = { name: string; bytes: Uint8Array };

/** Starts an upload and stores its bytes, ready to be completed. Returns the file's id. */
export async function sendBytes(ctx: Context, { name, bytes }: Given): Promise<string> {
  const input = { name, contentType: "", sizeBytes: bytes.length };
  if (name.startsWith("in-parts")) return sendParts(ctx, input, bytes);
  const { fileId } = await start(ctx, input);
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await put(storageKey, bytes, "application/octet-stream");
  return fileId;
}

async function sendParts(ctx: Context, input: Parameters<typeof startInParts>[1], bytes: Uint8Array): Promise<string> {
  const { fileId, partBytes, partCount } = await startInParts(ctx, input);
  const where = { id: fileId };
  const { storageKey, upload } = await db().file.findUniqueOrThrow({ where, include: { upload: true } });
  for (let partNumber = 1; partNumber <= partCount; partNumber++) {
    const part = bytes.subarray((partNumber - 1) * partBytes, partNumber * partBytes);
    const names = { key: storageKey, uploadId: upload?.multipartId ?? "", partNumber, sizeBytes: part.length };
    await putPart(embeddedSettings().root, names, [part]);
  }
  return fileId;
}

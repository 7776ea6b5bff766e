import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { create as createClip } from "@/lib/services/clips/create";
import { askForTranscript } from "@/lib/services/files/ask-for-transcript";
import { probe } from "@/lib/services/files/probe";
import { drawWaveform } from "@/lib/services/recordings/draw-waveform";
import { create as createReel } from "@/lib/services/reels/create";
import { give } from "@/lib/services/transcripts/give";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";
import { saidBy } from "./said-by";

const FOLDER = "prisma/seed/recordings";
const CLIPS = [
  { title: "Not my card to give", quote: "I don't own the shops, so it is not my card to give." },
  { title: "She never came back", quote: "I will come back when I have asked. I never came back." },
  { title: "What would have kept her", quote: "this is the person who pays, ask her." },
];

/** A recording with its transcript, three clips of it, and a reel of the three, made by the same verbs as everybody's. */
export async function demoClips(ctx: Context, projectId: string): Promise<void> {
  const { fileId } = await upload(ctx, "nadia-haddad.mp3", { contentType: "audio/mpeg", projectId });
  await complete(ctx, fileId);
  if ((await probe(ctx, fileId)) !== "recording") throw new Error("The demo recording is not one.");
  await askForTranscript(ctx, fileId, null);
  const { id: uploadId } = await upload(ctx, "nadia-haddad.vtt", { contentType: "text/vtt", language: "en" });
  await give(ctx, fileId, uploadId);
  await drawWaveform(ctx, fileId);
  const clips = [];
  for (const { title, quote } of CLIPS) clips.push(await createClip(ctx, { title, ...(await saidBy(ctx, quote)) }));
  await createReel(ctx, { title: "Whose card is it?", projectId, clipIds: clips.map(({ id }) => id) });
}

type Options = { contentType: string; projectId?: string; language?: string };

async function upload(ctx: Context, name: string, options: Options) {
  const bytes = await readFile(join(FOLDER, name));
  const started = await start(ctx, { name, sizeBytes: bytes.length, ...options });
  const { fileId } = started;
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId }, select: { storageKey: true } });
  await put(storageKey, bytes, options.contentType);
  return started;
}

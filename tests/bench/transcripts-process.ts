import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { put } from "@/lib/integrations/storage/storage";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { storeSegments } from "@/lib/services/evidence/store-segments";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { makeCaller } from "@/tests/support/factories";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import { compare, interleave } from "./rounds";

const CUES = 3_600;
const NAME = "three-hours.vtt";
const words =
  "the card was really the thing that I noticed when we went to the checkout and saw how much tax there was";
const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
const cue = (_: unknown, index: number) =>
  `${time(index * 3)} --> ${time(index * 3 + 3)}\n<v Person ${index % 3}>Number ${index}: ${words}, number ${index % 97}.\n`;
const VTT = Buffer.from(`WEBVTT\n\n${Array.from({ length: CUES }, cue).join("\n")}`);

async function upload(ctx: Context): Promise<string> {
  const { fileId } = await start(ctx, { name: NAME, contentType: "text/vtt", sizeBytes: VTT.length });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await put(storageKey, VTT, "text/vtt");
  return fileId;
}

/** The unavoidable part: reading the text, and one statement that writes and indexes it. */
async function parseAndInsert(ctx: Context, fileId: string): Promise<void> {
  const { workspaceId } = ctx;
  const { segments, language } = await parseTranscript(VTT, NAME);
  await transaction(ctx, async (tx) => {
    const owner = { ownerId: fileId, fileId };
    const data = { id: newId("transcript"), workspaceId, ...owner, language, source: "file", segmentCount: CUES };
    await tx.db.transcript.create({ data });
    await storeSegments(tx, { workspaceId, ownerId: fileId, language, segments });
  });
}

/** From completing the upload to a ready file, including events, jobs, the file store and the parser's thread. */
async function wholeJob(ctx: Context, fileId: string): Promise<void> {
  await complete(ctx, fileId);
  while ((await db().file.count({ where: { id: fileId, status: "ready" } })) === 0) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function perSecond(ctx: Context, work: (ctx: Context, fileId: string) => Promise<void>): Promise<number> {
  const fileId = await upload(ctx);
  const startedMs = performance.now();
  await work(ctx, fileId);
  return 1000 / (performance.now() - startedMs);
}

const server = await startThrowAwayDatabase();
storageSettings({ DATABASE_URL: server.url, DATA_DIR: server.directory });
await applyMigrations(server.url);
const { ctx } = await makeCaller({ plan: "scale" });
await startJobs();
const rounds = await interleave({
  "parse and one insert": () => perSecond(ctx, parseAndInsert),
  "whole job": () => perSecond(ctx, wholeJob),
});
await stopJobs();
process.send?.([compare(rounds, "whole job", "parse and one insert", 0.5)]);
await server.stop();
process.exit(0);

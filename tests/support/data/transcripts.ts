import { readdir, readFile } from "node:fs/promises";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { type NewSegment, storeSegments } from "@/lib/services/evidence/store-segments";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";

const FOLDER = "prisma/seed/transcripts";

type Given = { name?: string; language?: string | null; projectId?: string };

/** A ready file with a transcript of these segments, without an upload. */
export async function addTranscript(
  ctx: Context,
  segments: (Partial<NewSegment> & { text: string })[],
  { name = "interview.vtt", language = "en", projectId }: Given = {},
): Promise<string> {
  const { workspaceId } = ctx;
  const id = newId("file");
  const file = { id, workspaceId, projectId, name, language, status: "ready", transcriptStatus: "ready" };
  const transcript = { id: newId("transcript"), workspaceId, ownerId: id, language, source: "file" };
  await db().file.create({
    data: {
      ...file,
      assetType: "TEXT",
      contentType: "text/vtt",
      sizeBytes: 1,
      storageKey: id,
      transcript: { create: { ...transcript, segmentCount: segments.length } },
    },
  });
  const full = segments.map((segment, index) => ({
    index,
    speaker: null,
    startSeconds: index * 5,
    endSeconds: index * 5 + 4,
    ...segment,
  }));
  await transaction(ctx, (tx) => storeSegments(tx, { workspaceId, ownerId: id, language, segments: full }));
  return id;
}

/** The demo transcripts, by the number in their names: `{ "01": fileId, … }`. */
export async function addDemoTranscripts(ctx: Context): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of (await readdir(FOLDER)).filter((file) => /^\d/.test(file)).sort()) {
    const { segments, language } = await parseTranscript(await readFile(`${FOLDER}/${name}`), name);
    ids[name.slice(0, 2)] = await addTranscript(ctx, segments, { name, language });
  }
  return ids;
}

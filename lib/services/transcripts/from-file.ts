import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { type AssetType, isRecordingType } from "@/lib/services/files/record";
import { parseInWorker } from "./parse/parse-in-worker";
import type { NewTranscript } from "./store";

/**
 * Reads a stored file as a transcript. Throws `not_found`, `unavailable` while the file store is unreachable, and
 * `invalid` with a sentence for a file that can't be read.
 */
export async function fromFile(ctx: Context, fileId: string): Promise<NewTranscript> {
  permit(ctx, "workspace.read");
  const file = await db().file.findUnique({
    where: { id: fileId, workspaceId: ctx.workspaceId },
    select: { name: true, storageKey: true, sizeBytes: true, assetType: true },
  });
  if (!file) throw notFound("File");
  const bytes = bytesOf(file.storageKey);
  const parsed = await parseInWorker(bytes, { fileName: file.name, sizeBytes: Number(file.sizeBytes) });
  crashPoint("file.after_parse");
  // Only a recording's name can be wrong here: the bytes were those of a transcript.
  const assetType: AssetType | undefined = isRecordingType(file.assetType) ? "TEXT" : undefined;
  return { ...parsed, source: "file", assetType };
}

/** Opened only when it is the parser's turn. */
async function* bytesOf(storageKey: string): AsyncGenerator<Uint8Array> {
  yield* await open(storageKey);
}

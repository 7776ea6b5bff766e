import type { Context } from "@/lib/core/context";
import { permit } from "@/lib/services/access/permit";
import { get } from "@/lib/services/clips/get";
import type { Played } from "@/lib/services/clips/record";
import type { ExportRecord, MediaFormat } from "./record";
import { requestExport } from "./request-export";

const SOUNDS: Record<string, MediaFormat> = { "audio/mpeg": "mp3", "audio/wav": "wav", "audio/x-wav": "wav" };

const usual = (played: Played | null): MediaFormat =>
  played?.kind === "VIDEO" ? "mp4" : (SOUNDS[played?.type ?? ""] ?? "m4a");

/** Requests a clip as a file of its own, by default in the format closest to its recording's. */
export async function requestClip(ctx: Context, clipId: string, format?: MediaFormat): Promise<ExportRecord> {
  permit(ctx, "evidence.write");
  const wanted = format ?? usual((await get(ctx, clipId)).played);
  return requestExport(ctx, { kind: "clip", subjectId: clipId, format: wanted, options: {} });
}

import { AppError, invalid } from "@/lib/core/errors";
import { MOST_EXPORT_SECONDS } from "@/lib/core/limits/export-limits";
import { get } from "@/lib/services/clips/get";
import { fileNameOf } from "../file-name-of";
import { fingerprint } from "../fingerprint";
import type { ExportKind } from "../kind";
import { cutClip } from "../media/cut-clip";
import { CONTENT_TYPES } from "../media/formats";
import { formatsOf } from "../media/formats-of";
import { needsFfmpeg } from "../media/needs-ffmpeg";
import { requirePlayable } from "../media/require-playable";
import { MEDIA_FORMATS, type MediaFormat } from "../record";

/** A clip as a file of its own, cut from its recording. */
export const clip: ExportKind = {
  table: "clip",
  formats: MEDIA_FORMATS,
  lane: () => "media",
  async plan(ctx, { subjectId, format }) {
    const found = await get(ctx, subjectId);
    requirePlayable([found]);
    if (format === "mp4" && found.played?.kind !== "VIDEO")
      throw invalid("format", "This recording has no video. Export it as m4a, mp3, or wav.");
    if (found.passage.endSeconds - found.passage.startSeconds > MOST_EXPORT_SECONDS)
      throw new AppError("conflict", "An exported clip can be at most an hour long.");
    if (!(await formatsOf(found)).includes(format as MediaFormat)) throw needsFfmpeg(format);
    return {
      fileName: fileNameOf(found.title, format),
      contentType: CONTENT_TYPES[format as MediaFormat],
      fingerprint: fingerprint([found], format),
    };
  },
  async make(ctx, { subjectId, format }, folder) {
    const found = await get(ctx, subjectId);
    return { path: await cutClip(found, format as MediaFormat, folder) };
  },
};

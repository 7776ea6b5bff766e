import { AppError } from "@/lib/core/errors";
import { MOST_EXPORT_SECONDS } from "@/lib/core/limits/export-limits";
import { hasFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import { get } from "@/lib/services/reels/get";
import { fileNameOf } from "../file-name-of";
import { fingerprint } from "../fingerprint";
import type { ExportKind } from "../kind";
import { CONTENT_TYPES } from "../media/formats";
import { joinClips } from "../media/join-clips";
import { requirePlayable } from "../media/require-playable";
import { quotesCsv } from "../quotes-csv";
import { quotesMarkdown } from "../quotes-markdown";
import { MEDIA_FORMATS, type MediaFormat } from "../record";

const LISTS = { md: "text/markdown; charset=utf-8", csv: "text/csv; charset=utf-8" } as const;
const isList = (format: string): format is keyof typeof LISTS => Object.hasOwn(LISTS, format);

/** A reel as one video or audio file, or as a list of its quotes. */
export const reel: ExportKind = {
  table: "reel",
  formats: [...MEDIA_FORMATS, ...Object.keys(LISTS)],
  lane: (format) => (isList(format) ? "document" : "media"),
  async plan(ctx, { subjectId, format, options }) {
    const found = await get(ctx, subjectId);
    if (found.clips.length === 0) throw new AppError("conflict", "This reel has no clips yet.");
    if (!isList(format)) {
      requirePlayable(found.clips);
      if (found.reel.durationSeconds > MOST_EXPORT_SECONDS)
        throw new AppError("conflict", "An exported reel can be at most an hour long.");
      if (!(await hasFfmpeg()))
        throw new AppError(
          "conflict",
          "This server has no ffmpeg, which joining clips needs. You can still export a list of quotes.",
        );
    }
    return {
      fileName: fileNameOf(found.reel.title, format),
      contentType: isList(format) ? LISTS[format] : CONTENT_TYPES[format as MediaFormat],
      fingerprint: fingerprint(found.clips, [format, found.reel.title, options.titleCards === true]),
    };
  },
  async make(ctx, { subjectId, format, options }, folder) {
    const found = await get(ctx, subjectId);
    if (format === "csv") return { bytes: await quotesCsv(found) };
    if (format === "md") return { bytes: quotesMarkdown(found) };
    requirePlayable(found.clips);
    const wish = { clips: found.clips, format: format as MediaFormat, titleCards: options.titleCards === true };
    return { path: await joinClips(wish, folder) };
  },
};

import type { AssetType } from "./record";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const CONTENT_TYPES: Record<AssetType, string[]> = {
  VIDEO: ["video/mp4", "video/webm", "video/quicktime", "video/x-matroska", "video/x-m4v"],
  AUDIO: [
    ...["audio/mpeg", "audio/mp3", "audio/mp4", "audio/x-m4a", "audio/m4a", "audio/aac", "audio/webm"],
    ...["audio/wav", "audio/x-wav", "audio/wave", "audio/ogg", "audio/opus", "audio/flac", "audio/x-flac"],
  ],
  TEXT: ["text/plain", "text/vtt", "text/srt", "application/x-subrip", "application/srt"],
  CSV: ["text/csv", "application/csv", "text/tab-separated-values"],
  PDF: ["application/pdf"],
  DOC: [DOCX],
};
const EXTENSIONS: Record<AssetType, string[]> = {
  VIDEO: ["mp4", "webm", "mov", "mkv", "m4v"],
  AUDIO: ["mp3", "m4a", "aac", "wav", "ogg", "oga", "opus", "flac"],
  TEXT: ["txt", "vtt", "srt"],
  CSV: ["csv", "tsv"],
  PDF: ["pdf"],
  DOC: ["docx"],
};
/** What browsers say when they know no better; the name decides then. */
const VAGUE = new Set(["", "application/octet-stream", "text/plain", "application/vnd.ms-excel", "application/zip"]);

const invert = (lists: Record<AssetType, string[]>) =>
  new Map(Object.entries(lists).flatMap(([type, names]) => names.map((name) => [name, type as AssetType])));
const byContentType = invert(CONTENT_TYPES);
const byExtension = invert(EXTENSIONS);

/** What kind of file is promised, or null for one that the library does not take. The bytes are looked at later. */
export function assetTypeOf(contentType: string, name: string): AssetType | null {
  const essence = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const named = byExtension.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase());
  if (VAGUE.has(essence)) return named ?? byContentType.get(essence) ?? null;
  return byContentType.get(essence) ?? null;
}

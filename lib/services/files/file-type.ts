import type { AssetType } from "./record";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The content types that the library accepts. */
const ASSET_TYPES: Record<AssetType, string[]> = {
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

/** The content type of a file extension. */
const EXTENSIONS: Record<string, string> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mkv: "video/x-matroska",
  m4v: "video/x-m4v",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  wav: "audio/wav",
  flac: "audio/flac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/opus",
  txt: "text/plain",
  vtt: "text/vtt",
  srt: "application/x-subrip",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  pdf: "application/pdf",
  docx: DOCX,
};

/** What browsers send if they don't know the type; then the name decides. */
const VAGUE = new Set(["", "application/octet-stream", "text/plain", "application/vnd.ms-excel", "application/zip"]);

const assetTypes = new Map(
  Object.entries(ASSET_TYPES).flatMap(([asset, types]) => types.map((type) => [type, asset as AssetType])),
);

/**
 * The announced kind of file, and its content type without parameters, which client and server must spell alike because
 * it is signed. Null for a file that the library doesn't accept. The bytes are inspected later.
 */
export function fileTypeOf(given: string, name: string): { assetType: AssetType; contentType: string } | null {
  const essence = given.split(";")[0]?.trim().toLowerCase() ?? "";
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const named = Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
  const contentType = VAGUE.has(essence) ? (named ?? essence) : essence;
  const assetType = assetTypes.get(contentType);
  return assetType ? { assetType, contentType } : null;
}

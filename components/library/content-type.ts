const BY_ENDING: Record<string, string> = {
  vtt: "text/vtt",
  srt: "application/x-subrip",
  txt: "text/plain",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  wav: "audio/wav",
  ogg: "audio/ogg",
  opus: "audio/opus",
  flac: "audio/flac",
  mp4: "video/mp4",
  m4v: "video/x-m4v",
  mov: "video/quicktime",
  mkv: "video/x-matroska",
  webm: "video/webm",
};

/** What a file picker offers. */
export const ACCEPTED = Object.keys(BY_ENDING)
  .map((ending) => `.${ending}`)
  .join(",");

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether the library accepts files with this name. */
export const isAccepted = (name: string): boolean => Object.hasOwn(BY_ENDING, endingOf(name));

/** Goes by the file extension first: browsers know no type for subtitles, and Windows calls a CSV a spreadsheet. */
export function contentType(file: File): string {
  const ending = endingOf(file.name);
  return (Object.hasOwn(BY_ENDING, ending) && BY_ENDING[ending]) || file.type || "application/octet-stream";
}

const BY_ENDING: Record<string, string> = {
  vtt: "text/vtt",
  srt: "application/x-subrip",
  txt: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

export const ACCEPTED = Object.keys(BY_ENDING)
  .map((ending) => `.${ending}`)
  .join(",");

/** By the name's ending first: browsers know no type for subtitles, and Windows calls a CSV a spreadsheet. */
export function contentType(file: File): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  return BY_ENDING[ending] ?? (file.type || "application/octet-stream");
}

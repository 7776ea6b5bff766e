type Column = "start" | "end" | "speaker" | "text";

const NAMES: Record<Column, string> = {
  start: "start starttime startseconds startsec startat begin from in time timestamp timecode timein offset",
  end: "end endtime endseconds endsec endat stop stoptime to until out timeout",
  speaker: "speaker speakername speakerlabel name participant person who author role user",
  text: "text transcript transcription content utterance message sentence words speech quote caption line body dialogue",
};

export type CsvColumns = Partial<Record<Column, number>> & { text: number };

/** The position of each known column, by header names in any order, case and spelling; null without a words column. */
export function csvColumns(header: readonly string[]): CsvColumns | null {
  const names = header.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(NAMES) as Column[]) {
    const known = NAMES[column].split(" ").find((name) => names.includes(name));
    if (known !== undefined) found[column] = names.indexOf(known);
  }
  return found.text === undefined ? null : { ...found, text: found.text };
}

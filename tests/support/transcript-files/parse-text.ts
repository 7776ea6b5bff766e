import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";

type Row = [speaker: string | null, start: number | null, end: number | null, text: string];

/** What a file's segments say, short enough for a table. */
export async function rowsOf(content: string | Uint8Array, fileName = "a.txt"): Promise<Row[]> {
  const { segments } = await parseTranscript(typeof content === "string" ? Buffer.from(content) : content, fileName);
  return segments.map(({ speaker, startSeconds, endSeconds, text }) => [speaker, startSeconds, endSeconds, text]);
}

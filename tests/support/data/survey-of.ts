import type { Context } from "@/lib/core/context";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { makeCaller } from "@/tests/support/factories";
import { addTranscript } from "./transcripts";

/** A new workspace with the table of a survey, read as an uploaded CSV file is. */
export async function surveyOf(header: string[], rows: string[][], language = "en"): Promise<Context> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const csv = [header, ...rows].map((row) => row.map(cell).join(",")).join("\n");
  const { segments } = await parseTranscript(Buffer.from(csv), "survey.csv");
  const { ctx } = await makeCaller();
  const lines = segments.map(({ speaker, text }) => ({ speaker, text }));
  await addTranscript(ctx, lines, { language });
  return ctx;
}

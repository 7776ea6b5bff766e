import type { Context } from "@/lib/core/context";
import { makeCaller } from "./factories";
import { addTranscript } from "./transcripts";

/** What one person was asked and answered, in order. */
export type Interview = readonly (readonly [question: string, answer: string])[];

/** A new workspace with an interview per person, by their names. */
export async function workspaceOfInterviews(said: Record<string, Interview>, language = "en"): Promise<Context> {
  const { ctx } = await makeCaller();
  for (const [speaker, turns] of Object.entries(said))
    await addTranscript(
      ctx,
      turns.flatMap(([question, text]) => [
        { speaker: "Interviewer", text: question },
        { speaker, text },
      ]),
      { language },
    );
  return ctx;
}

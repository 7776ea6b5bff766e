import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { makeCaller } from "@/tests/support/factories";
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

/** What Eva answers, in whose words: the speakers by name, the quotes in order. */
export async function told(ctx: Context, question: string) {
  const { answer, citations } = await ask(ctx, { question });
  return { answer, by: citations.map(({ speaker }) => speaker).sort(), said: citations.map(({ quote }) => quote) };
}

import type { Context } from "@/lib/core/context";
import { generate } from "@/lib/services/readouts/generate";
import { make } from "@/lib/services/readouts/make";
import { draft } from "@/lib/services/readouts/make/draft";

/** The readout of the ended study as the built-in analyst makes it: no model is asked for a demo. */
export async function demoReadout(ctx: Context, studyId: string): Promise<void> {
  const { id, generation } = await generate(ctx, studyId);
  if (!id) throw new Error("The demo's readout was not made.");
  await make(ctx, { readoutId: id, studyId, generation }, (_, said) => draft(said));
}

import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { summaryOf } from "../draft";
import type { Draft } from "../found";
import type { Said } from "../load-said";
import { wordingOf } from "../wording";
import { codePassages } from "./code-passages";
import { readTranscripts } from "./read-transcripts";
import { themesFrom } from "./themes-from";
import { wordDraft } from "./word-draft";
import { writeCodebook } from "./write-codebook";

/**
 * A language model's result over everything that was said. It marks passages in each transcript, writes themes and
 * claims from them, codes every passage for or against the claims, and words what came of it. Null without a model, or
 * if it fails; the built-in analyst then does all of it. `before` is awaited before each call that costs something, and
 * may throw to end the work.
 */
export async function modelDraft(ctx: Context, said: Said, before: () => Promise<void>): Promise<Draft | null> {
  if (!hasModel()) return null;
  try {
    const passages = await readTranscripts(ctx, said, before);
    if (passages.length === 0) return null;
    await before();
    const codebook = await writeCodebook(ctx, said.title, passages);
    const claims = codebook.themes.flatMap(({ title, claims }) => claims.map((text) => ({ theme: title, text })));
    const numbered = claims.map((one, claim) => ({ claim, ...one }));
    const coded = numbered.length > 0 ? await codePassages(ctx, numbered, passages, before) : new Map();
    const given = { language: said.isGerman ? "de" : "en", people: said.participants.length, study: said.title };
    const themes = themesFrom(codebook, coded, given);
    if (themes.length === 0) throw new ModelFailed("unusable");
    const summary = summaryOf(themes, said, wordingOf(said));
    await before();
    return await wordDraft(ctx, { summary, themes, steps: [], madeBy: config().MODEL_NAME }, said);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log().warn(
      { workspaceId: ctx.workspaceId, err: error },
      "the model failed; the built-in analyst makes the readout",
    );
    return null;
  }
}

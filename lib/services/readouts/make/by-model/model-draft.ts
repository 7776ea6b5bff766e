import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import type { Tell } from "@/lib/core/work-progress";
import { ModelFailed, type ModelFailure } from "@/lib/integrations/model/model-failed";
import { summaryOf } from "../draft";
import type { Draft } from "../found";
import type { Said } from "../load-said";
import { wordingOf } from "../wording";
import { codePassages } from "./code-passages";
import { fitting } from "./fitting";
import { readTranscripts } from "./read-transcripts";
import { themesFrom } from "./themes-from";
import { wordDraft } from "./word-draft";
import { writeCodebook } from "./write-codebook";

/**
 * A language model's result over everything that was said. It marks passages in each transcript, writes themes and
 * claims from them, codes every passage for or against the claims, and words what came of it. If it fails, the reason;
 * the built-in analyst then does all of it. `tell` may throw to end the work.
 */
export async function modelDraft(ctx: Context, said: Said, tell: Tell): Promise<Draft | ModelFailure | null> {
  try {
    const passages = await readTranscripts(ctx, said, tell);
    if (passages.length === 0) return null;
    const given = { language: said.isGerman ? "de" : "en", people: said.participants.length, study: said.title };
    const codebook = fitting(await writeCodebook(ctx, said.title, passages, tell), passages, given);
    const claims = codebook.themes.flatMap(({ title, claims }) => claims.map((text) => ({ theme: title, text })));
    if (claims.length === 0) throw new ModelFailed("unusable");
    const numbered = claims.map((one, claim) => ({ claim, ...one }));
    const coded = await codePassages(ctx, numbered, passages, tell);
    const themes = themesFrom(codebook, coded, given);
    if (themes.length === 0) throw new ModelFailed("unusable");
    const summary = summaryOf(themes, said, wordingOf(said));
    return await wordDraft(
      ctx,
      { summary, themes, steps: [], madeBy: config().MODEL_NAME, fallback: null },
      said,
      tell,
    );
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log().warn(
      { workspaceId: ctx.workspaceId, err: error },
      "the model failed; the built-in analyst makes the readout",
    );
    return error.failure;
  }
}

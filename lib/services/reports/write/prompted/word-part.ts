import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { patiently } from "@/lib/services/model/patiently";
import { reportPartPrompt } from "@/lib/services/model/prompts/report-part";
import { type DraftBlock, quote, text } from "../draft";
import type { Answered } from "./answered";
import { checkParagraph } from "./check-paragraph";

const MOST_EVIDENCE = 30;

/** One part in the model's words, as far as they are supported; null without a model, or if nothing is left. */
export async function wordPart(
  ctx: Context,
  { part, short, said, spoke, people }: Answered,
  waiting: () => Promise<void>,
): Promise<DraftBlock[] | null> {
  if (!hasModel() || said.length === 0) return null;
  const evidence = said.slice(0, MOST_EVIDENCE);
  const passages = evidence.map(({ line: { speaker, text: words } }) => ({ speaker, text: words }));
  try {
    const { paragraphs } = await patiently(ctx, reportPartPrompt({ part, people, passages }), waiting);
    const blocks = paragraphs.flatMap((paragraph) => {
      const checked = checkParagraph(paragraph, evidence, [spoke, people]);
      return checked ? [text(checked.text), ...checked.said.map(({ ref }) => quote({ ref }))] : [];
    });
    return blocks.length > 0 ? [text(short), ...blocks] : null;
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model wrote no report");
    return null;
  }
}

import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { log } from "@/lib/core/log";
import { hasModel } from "@/lib/integrations/model/model";
import { analyseSession } from "./analyse-session";
import { titleWithModel } from "./title-with-model";

/**
 * Finds chapters, signals and quality of a completed session; with a model, chapters may get better titles. Repeating it
 * asks nothing again that was answered.
 */
export async function analyseWithTitles(ctx: Context, sessionId: string): Promise<void> {
  const found = await analyseSession(ctx, sessionId);
  if (!found?.chapters.length || !hasModel()) return;
  const { chapters, language } = found;
  const titles = await titleWithModel({ ...ctx, work: sessionId }, chapters, language).catch((err) => {
    const { workspaceId } = ctx;
    log().warn({ workspaceId, err }, "the model failed; chapters keep the names of their questions");
    return null;
  });
  crashPoint("chapters named");
  if (titles?.size) await analyseSession(ctx, sessionId, titles);
  crashPoint("chapters stored");
}

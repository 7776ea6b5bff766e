import type { Context } from "@/lib/core/context";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { insightsOf } from "./insights-of";
import { loadFacts } from "./load-facts";
import type { Chapter } from "./record";

/** Better chapter titles, by the title that the chapter has without them. */
type Titles = ReadonlyMap<string, string>;

/**
 * Finds chapters, signals and quality of a completed session and stores them with an audit entry. Repeating it gives
 * the same result; a session that is gone or not completed is skipped. Returns what a model may title, or null if
 * nothing was done.
 */
export async function analyseSession(
  ctx: Context,
  sessionId: string,
  titles: Titles = new Map(),
): Promise<{ chapters: Chapter[]; language: string | null } | null> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    const [held] = await tx.db.$queryRaw<{ isKept: boolean }[]>`
      SELECT kept_at IS NOT NULL AS "isKept" FROM study_session WHERE id = ${sessionId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
    const facts = await loadFacts(tx, workspaceId, sessionId);
    if (!facts) return null;
    const { chapters: found, signals, quality } = insightsOf(facts);
    const chapters = found.map((chapter) => ({ ...chapter, title: titles.get(chapter.title) ?? chapter.title }));
    const json = (value: unknown): Prisma.InputJsonArray => JSON.parse(JSON.stringify(value));
    await tx.db.studySession.update({
      where: { id: sessionId, workspaceId },
      data: {
        analysedAt: new Date(),
        chapters: json(chapters),
        signals: json(signals),
        qualityRating: held?.isKept ? "good" : quality.rating,
        qualityReasons: json(quality.reasons),
      },
      select: { id: true },
    });
    const details = {
      studyId: facts.studyId,
      rating: quality.rating,
      reasons: quality.reasons.map(({ kind }) => kind),
    };
    audit(tx, { action: "session.analysed", targetId: sessionId, details });
    return { chapters: found, language: facts.language };
  });
}

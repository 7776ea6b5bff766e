import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { Chapter, Signal } from "@/lib/services/insights/record";
import type { Change } from "@/lib/services/passages/reanchor";
import type { Askers } from "./citable-lines";
import type { Held } from "./hold-transcript";

type Insights = { chapters: Chapter[]; signals: Signal[]; analysed: boolean };
type Line = { index: number; text: string; speaker: string | null };

const QUOTED = /“([^”]*)”/g;

/**
 * Chapters and signals of a session quote its lines: a signal follows its words to another line, and quotes of words
 * that are gone are removed at once. The session is then analyzed again, as after its transcript was stored.
 */
export async function keepInsights(
  tx: Transaction,
  { workspaceId }: Context,
  { sessionId }: Held,
  change: Change,
  askers: Askers,
): Promise<void> {
  if (sessionId === null) return;
  const [found] = await tx.db.$queryRaw<Insights[]>`
    SELECT chapters, signals, analysed_at IS NOT NULL AS analysed FROM study_session
     WHERE id = ${sessionId} AND workspace_id = ${workspaceId}`;
  if (!found?.analysed) return;
  const lines = await tx.db.segment.findMany({
    where: {
      ownerId: sessionId,
      index: { in: [...found.signals.map(({ index }) => index), ...indexes(change.after)] },
    },
    select: { index: true, text: true, speaker: true },
  });
  const touched = new Set(indexes(change.after));
  const signals = found.signals.flatMap((signal) => {
    const says = ({ text, speaker }: Line) => text.includes(signal.quote) && !askers.after.has(speaker);
    const moved = change.before.some(({ index }) => index === signal.index);
    const line =
      lines.find((one) => one.index === signal.index && says(one)) ??
      (moved ? lines.find((one) => touched.has(one.index) && says(one)) : undefined);
    return line ? [{ ...signal, index: line.index }] : [];
  });
  const chapters = found.chapters.map((chapter) => (isStale(chapter, change) ? { ...chapter, summary: "" } : chapter));
  const isLess =
    signals.length < found.signals.length || chapters.some((chapter, at) => chapter !== found.chapters[at]);
  if (!isLess && signals.every(({ index }, at) => index === found.signals[at]?.index)) return;
  await tx.db.studySession.update({
    where: { id: sessionId, workspaceId },
    data: { signals: JSON.parse(JSON.stringify(signals)), chapters: JSON.parse(JSON.stringify(chapters)) },
    select: { id: true },
  });
  if (isLess) emit(tx, "session.finished", sessionId, { sessionId });
}

const indexes = (lines: Change["after"]) => lines.map(({ index }) => index);

/** A summary quotes one sentence verbatim. */
function isStale({ summary }: Chapter, { before, after }: Change): boolean {
  const quotes = [...summary.matchAll(QUOTED)].map(([, quote]) => quote ?? "");
  const say = (lines: Change["after"], quote: string) => lines.some(({ text }) => text.includes(quote));
  return quotes.some((quote) => say(before, quote) && !say(after, quote));
}

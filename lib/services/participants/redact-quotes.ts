import type { Context } from "@/lib/core/context";
import { REDACTED } from "@/lib/core/evidence/redacted";
import type { Transaction } from "@/lib/db/transaction";
import { sessionModerators } from "@/lib/services/evidence/session-moderators";
import { lockOwner } from "@/lib/services/passages/lock-owner";
import { expireExports } from "@/lib/services/quotes/expire-exports";
import { rewritePlaces, type Seen } from "@/lib/services/quotes/rewrite-places";
import { WordRuns } from "@/lib/services/quotes/word-runs";

/** Shorter phrases are anyone's: "By card." in a title quotes nobody. */
const LEAST_WORDS = 3;

/**
 * Removes a session's participant's words from everything that quotes them: passages are emptied, and every place that
 * can hold their words (lib/services/quotes/places.ts) loses quotations and whatever repeats six consecutive words.
 */
export async function redactQuotes(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  await lockOwner(tx, ctx, sessionId);
  const { workspaceId } = ctx;
  const { theirs, ours } = await linesOf(tx, workspaceId, sessionId);
  const runs = new WordRuns();
  const passages = await tx.db.passage.findMany({
    where: { ownerId: sessionId, workspaceId },
    select: { text: true },
  });
  // An older wording is theirs too, but a question that a clip starts with is the researchers' own.
  for (const { text } of passages) runs.add(text);
  for (const text of ours) runs.remove(text);
  for (const text of theirs) runs.add(text);
  const quoted = passages.map(({ text }) => text).filter((text) => text !== "");
  const rewriteOf = ({ isLinked, cited }: Seen) => {
    const quotes = [...cited.map(({ quote }) => quote), ...(isLinked ? quoted : [])];
    return { quote: () => REDACTED, text: (text: string) => redact(text, quotes, runs) };
  };
  const ids = await rewritePlaces(tx, ctx, { ownerId: sessionId, rewriteOf });
  await tx.db.passage.updateMany({
    where: { ownerId: sessionId, workspaceId },
    data: { state: "withdrawn", text: "" },
  });
  await expireExports(tx, ctx, sessionId, ids);
}

/** What was said by the participant, and by whoever asked. In an excluded session no line is marked as citable. */
async function linesOf(tx: Transaction, workspaceId: string, sessionId: string) {
  const asking = await sessionModerators(tx, { workspaceId, sessionId });
  const lines = await tx.db.$queryRaw<{ text: string; speaker: string | null; role: string | null }[]>`
    SELECT text, speaker, NULL AS role FROM segment WHERE owner_id = ${sessionId} AND workspace_id = ${workspaceId}
    UNION ALL SELECT text, NULL, role FROM turn WHERE session_id = ${sessionId}`;
  const isTheirs = ({ role, speaker }: (typeof lines)[number]) =>
    role ? role === "participant" : !asking.has(speaker);
  const textOf = ({ text }: { text: string }) => text;
  return { theirs: lines.filter(isTheirs).map(textOf), ours: lines.filter((line) => !isTheirs(line)).map(textOf) };
}

/** Quotes are removed wherever they occur; a text that repeats the words in another way is replaced as a whole. */
function redact(text: string, quotes: readonly string[], runs: WordRuns): string {
  let left = text;
  for (const quote of [...quotes].sort((a, b) => b.length - a.length)) {
    if (left.trim() === quote.trim()) return REDACTED;
    if (quote.trim().split(/\s+/).length >= LEAST_WORDS) left = left.replaceAll(quote, REDACTED);
  }
  return runs.isRepeatedIn(left) ? REDACTED : left;
}

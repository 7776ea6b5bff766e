import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { lockOwner } from "@/lib/services/passages/lock-owner";
import { expireExports } from "@/lib/services/quotes/expire-exports";
import { rewritePlaces, type Seen } from "@/lib/services/quotes/rewrite-places";
import { WordRuns } from "@/lib/services/quotes/word-runs";

const DELETED = "[deleted at the participant's request]";
/** Shorter phrases are anyone's: "By card." in a title quotes nobody. */
const LEAST_WORDS = 3;

/**
 * Removes a session's participant's words from everything that quotes them: passages are emptied, and every place that
 * can hold their words (lib/services/quotes/places.ts) loses quotations and whatever repeats six consecutive words.
 */
export async function redactQuotes(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  await lockOwner(tx, ctx, sessionId);
  const { workspaceId } = ctx;
  const said = await tx.db.$queryRaw<{ text: string }[]>`
    SELECT text FROM segment WHERE owner_id = ${sessionId} AND workspace_id = ${workspaceId} AND citable
    UNION ALL SELECT text FROM turn WHERE session_id = ${sessionId} AND role = 'participant'`;
  const runs = new WordRuns();
  for (const { text } of said) runs.add(text);
  const passages = await tx.db.passage.findMany({
    where: { ownerId: sessionId, workspaceId },
    select: { text: true },
  });
  // An older wording is theirs too.
  for (const { text } of passages) runs.add(text);
  const quoted = passages.map(({ text }) => text).filter((text) => text !== "");
  const rewriteOf = ({ isLinked, cited }: Seen) => {
    const quotes = [...cited.map(({ quote }) => quote), ...(isLinked ? quoted : [])];
    return { quote: () => DELETED, text: (text: string) => redact(text, quotes, runs) };
  };
  const ids = await rewritePlaces(tx, ctx, { ownerId: sessionId, rewriteOf });
  await tx.db.passage.updateMany({
    where: { ownerId: sessionId, workspaceId },
    data: { state: "withdrawn", text: "" },
  });
  await expireExports(tx, ctx, ids);
}

/** Quotes are removed wherever they occur; a text that repeats the words in another way is replaced as a whole. */
function redact(text: string, quotes: readonly string[], runs: WordRuns): string {
  let left = text;
  for (const quote of [...quotes].sort((a, b) => b.length - a.length)) {
    if (left.trim() === quote.trim()) return DELETED;
    if (quote.trim().split(/\s+/).length >= LEAST_WORDS) left = left.replaceAll(quote, DELETED);
  }
  return runs.isRepeatedIn(left) ? DELETED : left;
}

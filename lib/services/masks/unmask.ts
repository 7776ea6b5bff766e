import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { rewritePlaces } from "@/lib/services/quotes/rewrite-places";
import type { Cited } from "@/lib/services/quotes/rewrite-value";
import { lockTranscript } from "./lock-transcript";
import { type MaskSummary, SPEAKER_LINE } from "./record";
import { movedTo, type Replacement, replaceInQuote, replacementsOf } from "./replacements";
import { rewriteTranscript } from "./rewrite-transcript";
import { type MaskRow, readMasks } from "./row";
import { updateMasks } from "./store-rows";
import { summaryOf } from "./summary-of";
import { readLines } from "./transcript-lines";

/**
 * Restores the words in the transcript, the passages and the citations; they then count as dismissed. What was written
 * about them stays masked. Admins only. A token that was edited away is left alone.
 */
export async function unmask(
  ctx: Context,
  ownerId: string,
  maskIds: string[],
): Promise<MaskSummary & { changed: number }> {
  permit(ctx, "workspace.manage");
  return transaction(ctx, async (tx) => {
    await lockTranscript(tx, ctx, ownerId);
    const all = await readMasks(tx, ctx.workspaceId, ownerId);
    const lines = await readLines(tx, ctx.workspaceId, ownerId);
    const texts = new Map(lines.map(({ index, text }) => [index, text]));
    const wanted = new Set(maskIds);
    const chosen = all.filter(
      (row) =>
        wanted.has(row.id) &&
        row.status === "masked" &&
        (row.index === SPEAKER_LINE || texts.get(row.index)?.slice(row.startOffset, row.endOffset) === row.token),
    );
    if (chosen.length > 0) {
      const replacements = replacementsOf(chosen, "original");
      const labels = new Map(chosen.flatMap((row) => (row.index === SPEAKER_LINE ? [[row.token, row.original]] : [])));
      const shown = chosen.map(({ index, kind, token }) => ({ index, kind, token }));
      const mask = (text: string) => text;
      const quote = (cited: Cited) => {
        const index = Number(cited.id?.split(":")[1] ?? Number.NaN);
        return replaceInQuote(cited.quote, texts.get(index) ?? "", replacements.get(index) ?? []) ?? cited.quote;
      };
      const containing = [...new Set(chosen.map(({ token }) => token))];
      const rewriteOf = () => ({ quote, text: (text: string) => text });
      // Before the passages, as whoever deletes what quotes them.
      await rewritePlaces(tx, ctx, { ownerId, rewriteOf, containing });
      await rewriteTranscript(tx, ctx, ownerId, lines, { kind: "unmask", replacements, labels, shown, mask });
      const ids = new Set(chosen.map(({ id }) => id));
      const touched = all.filter((row) => ids.has(row.id) || replacements.has(row.index));
      await updateMasks(
        tx,
        ctx,
        touched.map((row) => place(row, replacements, ids.has(row.id))),
      );
      audit(tx, { action: "transcript.unmasked", targetId: ownerId, details: { masks: chosen.length } });
    }
    return { changed: chosen.length, ...(await summaryOf(tx, ctx, ownerId)) };
  });
}

/** In a label, the token is restored as just the name, so that it can be masked again. */
function place(row: MaskRow, replacements: ReadonlyMap<number, Replacement[]>, isShown: boolean): MaskRow {
  const status = isShown ? "dismissed" : row.status;
  if (row.index === SPEAKER_LINE) return { ...row, status };
  const line = replacements.get(row.index) ?? [];
  const startOffset = movedTo(row.startOffset, line, "start");
  return { ...row, status, startOffset, endOffset: movedTo(row.endOffset, line, "end") };
}

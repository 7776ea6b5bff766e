import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { recordEdit } from "@/lib/services/transcripts/edit/record-edit";
import { movePassages } from "./move-passages";
import type { MaskKind } from "./record";
import { type Replacement, replaceIn } from "./replacements";
import type { StoredLine } from "./transcript-lines";
import { writeLines } from "./write-lines";

export type Change = {
  kind: "mask" | "unmask";
  /** By line, in order and without overlaps. */
  replacements: ReadonlyMap<number, readonly Replacement[]>;
  /** Speakers' labels to be replaced. */
  labels: ReadonlyMap<string, string>;
  /** What the history shows: never the words themselves. */
  shown: readonly { index: number; kind: MaskKind; token: string }[];
  /** For wording that is no longer in the transcript. */
  mask(text: string): string;
};

const MOST_SHOWN = 500;

/** Changes lines and labels with all passages that quote them, and records it in the transcript's history. */
export async function rewriteTranscript(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  before: readonly StoredLine[],
  change: Change,
): Promise<void> {
  const { replacements, labels, kind, shown, mask } = change;
  const changed = before.flatMap((line) => {
    const text = replaceIn(line.text, replacements.get(line.index) ?? []);
    const speaker = line.speaker && (labels.get(line.speaker) ?? line.speaker);
    return text === line.text && speaker === line.speaker ? [] : [{ ...line, text, speaker }];
  });
  const after = new Map(changed.map((line) => [line.index, line]));
  const all = before.map((line) => after.get(line.index) ?? line);
  const version = await writeLines(tx, ctx, ownerId, { all, changed });
  await movePassages(tx, ctx, ownerId, { before, after, replacements, mask, labels });
  const history = { indexes: [...after.keys()], before: [], after: shown.slice(0, MOST_SHOWN) };
  await recordEdit(tx, ctx, { ownerId, kind, version, ...history });
}

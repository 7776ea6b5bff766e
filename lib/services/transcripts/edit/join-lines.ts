import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { LIMITS } from "../parse/limits";
import type { ChangeRecord } from "../record";
import { applyEdit } from "./apply-edit";
import { holdTranscript, requireEditable, requireUnchanged } from "./hold-transcript";
import { lineNumber } from "./line-number";
import { type DraftLine, readRun } from "./lines";
import { readLines } from "./read-lines";

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Joins a line and the next one, with the first one's speaker and number. Throws as `editLine` does, and `conflict` for
 * the last line and if the result is longer than a line may be.
 */
export async function joinLines(
  ctx: Context,
  ownerId: string,
  line: string,
  { version }: { version: number },
): Promise<ChangeRecord> {
  permit(ctx, "evidence.write");
  const index = lineNumber(line);
  return transaction(ctx, async (tx) => {
    const held = await holdTranscript(tx, ctx, ownerId);
    requireEditable(held);
    await requireUnchanged(tx, held, { version, indexes: [index], renamesMatter: false });
    await readLines(tx, held, index, 1);
    const run = await readRun(tx, ownerId, index, 2);
    const [first, second] = run?.lines ?? [];
    if (!run || !first || !second) throw new AppError("conflict", "There is no line after this one.");
    await requireUnchanged(tx, held, { version, indexes: [second.index], renamesMatter: false });
    const after = [joined(first, second)];
    if (after.some(({ text }) => text.length > LIMITS.segmentCharacters))
      throw new AppError("conflict", `A line can have at most ${LIMITS.segmentCharacters} characters.`);
    return applyEdit(tx, ctx, held, { kind: "join", run, after });
  });
}

function joined(first: DraftLine, second: DraftLine): DraftLine {
  const space = UNSPACED.test(first.text.slice(-1)) && UNSPACED.test(second.text.slice(0, 1)) ? "" : " ";
  const ends = [first.endSeconds, second.endSeconds].filter((end) => end !== null);
  return {
    ...first,
    text: `${first.text}${space}${second.text}`,
    startSeconds: first.startSeconds ?? second.startSeconds,
    endSeconds: second.endSeconds === null ? null : ends.length > 0 ? Math.max(...ends) : null,
  };
}

import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { cleanText } from "../parse/clean-text";
import type { ChangeRecord } from "../record";
import { applyEdit } from "./apply-edit";
import { holdTranscript, requireEditable, requireUnchanged } from "./hold-transcript";
import { lineNumber } from "./line-number";
import { readLines } from "./read-lines";

type Input = { version: number; text?: string; speaker?: string | null };

/**
 * Changes what a line says or who says it. Throws `not_found`, `invalid`, and `conflict` for a participant's own words,
 * for a line that someone else changed since `version`, and if there is nothing to change.
 */
export async function editLine(ctx: Context, ownerId: string, line: string, input: Input): Promise<ChangeRecord> {
  permit(ctx, "evidence.write");
  const index = lineNumber(line);
  const text = input.text === undefined ? undefined : cleanText(input.text);
  if (text === "") throw invalid("text", "A line needs words. To remove it, join it with another line.");
  return transaction(ctx, async (tx) => {
    const held = await holdTranscript(tx, ctx, ownerId);
    const renamesMatter = input.speaker !== undefined;
    await requireUnchanged(tx, held, { version: input.version, indexes: [index], renamesMatter });
    const run = await readLines(tx, held, index, 1);
    const [stored] = run.lines;
    const after = run.lines.map((old) => ({
      ...old,
      text: text ?? old.text,
      speaker: input.speaker === undefined ? old.speaker : input.speaker,
    }));
    const isReworded = after[0]?.text !== stored?.text;
    if (isReworded) requireEditable(held);
    if (!isReworded && after[0]?.speaker === stored?.speaker)
      throw new AppError("conflict", "The line already says this.");
    return applyEdit(tx, ctx, held, { kind: isReworded ? "text" : "speaker", run, after });
  });
}

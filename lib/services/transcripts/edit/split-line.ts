import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { ChangeRecord } from "../record";
import { applyEdit } from "./apply-edit";
import { holdTranscript, requireEditable, requireUnchanged } from "./hold-transcript";
import { lineNumber } from "./line-number";
import type { DraftLine, StoredLine } from "./lines";
import { readLines } from "./read-lines";

type Input = { version: number; offset: number; atSeconds?: number; speaker?: string | null };

/**
 * Splits a line in two at a UTF-16 offset, dropping whitespace at the cut. Without `atSeconds`, the time is
 * interpolated by characters. The second line gets the next free number. Throws as `editLine` does.
 */
export async function splitLine(ctx: Context, ownerId: string, line: string, input: Input): Promise<ChangeRecord> {
  permit(ctx, "evidence.write");
  const index = lineNumber(line);
  return transaction(ctx, async (tx) => {
    const held = await holdTranscript(tx, ctx, ownerId);
    requireEditable(held);
    const renamesMatter = input.speaker !== undefined;
    await requireUnchanged(tx, held, { version: input.version, indexes: [index], renamesMatter });
    const run = await readLines(tx, held, index, 1);
    const nextStart = run.next?.startSeconds ?? null;
    const after = run.lines.flatMap((stored) => halves(stored, input, held.nextIndex, nextStart));
    return applyEdit(tx, ctx, held, { kind: "split", run, after });
  });
}

function halves(
  line: StoredLine,
  { offset, atSeconds, speaker }: Input,
  nextIndex: number,
  nextStart: number | null,
): DraftLine[] {
  const [left, right] = [line.text.slice(0, offset).trimEnd(), line.text.slice(offset).trimStart()];
  const cutsCharacter = /[\uD800-\uDBFF]$/.test(left) && /^[\uDC00-\uDFFF]/.test(right);
  if (left === "" || right === "" || cutsCharacter) throw invalid("offset", "The line can't be split here.");
  const start = line.startSeconds;
  const end = line.endSeconds ?? nextStart;
  if (atSeconds !== undefined && (start === null || atSeconds < start || (end !== null && atSeconds > end)))
    throw invalid("atSeconds", "This time is outside the line.");
  const share = left.length / (left.length + right.length);
  const reckoned = start === null || end === null ? start : Math.round((start + (end - start) * share) * 1000) / 1000;
  const at = atSeconds ?? reckoned;
  return [
    { ...line, text: left, endSeconds: line.endSeconds === null && end === null ? null : at },
    {
      ...line,
      index: nextIndex,
      text: right,
      startSeconds: at,
      speaker: speaker === undefined ? line.speaker : speaker,
    },
  ];
}

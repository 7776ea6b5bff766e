import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { hide } from "./hide";
import { read } from "./list";
import { lockTranscript } from "./lock-transcript";
import type { MaskKind, MaskRecord } from "./record";
import { readMasks } from "./row";
import { insertMasks } from "./store-rows";
import { Tokens } from "./tokens";
import { readLines } from "./transcript-lines";

export type NewMask = { index: number; startOffset: number; endOffset: number; kind: MaskKind };

const MOST_CHARACTERS = 500;

/**
 * Masks words that a person marked in a line. Throws `invalid` for a span that isn't in the line or contains no words,
 * and `conflict` if something in it is masked already.
 */
export async function add(ctx: Context, ownerId: string, given: NewMask): Promise<MaskRecord> {
  permit(ctx, "evidence.write");
  const id = await transaction(ctx, async (tx) => {
    await lockTranscript(tx, ctx, ownerId);
    const lines = await readLines(tx, ctx.workspaceId, ownerId);
    const { index, startOffset, endOffset, kind } = given;
    const text = lines.find((line) => line.index === index)?.text;
    if (text === undefined) throw invalid("index", "The transcript has no line with this number.");
    const original = text.slice(startOffset, endOffset);
    const isWhole = startOffset < endOffset && endOffset <= text.length && /[\p{L}\p{N}]/u.test(original);
    if (!isWhole || splitsPair(text, startOffset) || splitsPair(text, endOffset))
      throw invalid("endOffset", "There are no words in this part of the line.");
    if (original.length > MOST_CHARACTERS)
      throw invalid("endOffset", `At most ${MOST_CHARACTERS} characters can be masked at once.`);
    const known = await readMasks(tx, ctx.workspaceId, ownerId);
    const inTheWay = known.filter(
      (row) => row.index === index && row.startOffset < endOffset && startOffset < row.endOffset,
    );
    if (inTheWay.some(({ status }) => status === "masked"))
      throw new AppError("conflict", "Some of these words are already masked.");
    await tx.db.mask.deleteMany({ where: { id: { in: inTheWay.map((row) => row.id) }, ownerId } });
    const token = new Tokens(known).of(kind, original);
    const row = { index, startOffset, endOffset, kind, original, token, status: "suggested" as const };
    const [made = ""] = await insertMasks(tx, ctx, ownerId, [row]);
    const all = await readMasks(tx, ctx.workspaceId, ownerId);
    await hide(tx, ctx, ownerId, { chosen: all.filter((one) => one.id === made), all, lines });
    audit(tx, { action: "transcript.masked", targetId: ownerId, details: { masks: 1, byHand: true } });
    return made;
  });
  return read(ctx, ownerId, id);
}

/** Between the halves of a surrogate pair. */
const splitsPair = (text: string, at: number): boolean =>
  /[\ud800-\udbff]/.test(text.charAt(at - 1)) && /[\udc00-\udfff]/.test(text.charAt(at));

import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { lockOwner } from "@/lib/services/passages/lock-owner";

/** A transcript locked until the transaction ends. */
export type Held = {
  ownerId: string;
  sessionId: string | null;
  source: string;
  version: number;
  speakers: SpeakerShare[];
  /** The number for a new line. */
  nextIndex: number;
};

/** Throws `not_found` if there is no transcript. */
export async function holdTranscript(tx: Transaction, ctx: Context, ownerId: string): Promise<Held> {
  const { sessionId, transcript } = await lockOwner(tx, ctx, ownerId);
  if (!transcript) throw notFound("Transcript");
  const [row] = await tx.db.$queryRaw<Pick<Held, "speakers" | "nextIndex">[]>`
    SELECT speakers, coalesce(next_index, (SELECT max(index) + 1 FROM segment WHERE owner_id = ${ownerId}), 0) AS "nextIndex"
      FROM transcript WHERE owner_id = ${ownerId} FOR NO KEY UPDATE`;
  if (!row) throw notFound("Transcript");
  return { ownerId, sessionId, ...transcript, ...row };
}

export const SENT = "Answers that participants sent themselves can't be edited.";

/** Throws `conflict` if the words are the participant's own. */
export function requireEditable({ source }: Held): void {
  if (source === "session") throw new AppError("conflict", SENT);
}

/**
 * Throws `conflict` if someone changed one of the lines since the version that the editor saw, or the transcript was
 * replaced. Renamed speakers don't conflict with editing words.
 */
export async function requireUnchanged(
  tx: Transaction,
  held: Held,
  seen: { version: number; indexes: readonly number[]; renamesMatter: boolean },
): Promise<void> {
  if (seen.version === held.version) return;
  // A made-up future version may be larger than the column holds.
  if (seen.version > held.version) throw stale(held, "This version of the transcript does not exist yet.");
  const [row] = await tx.db.$queryRaw<{ known: number; changed: boolean }[]>`
    SELECT count(DISTINCT version)::int AS known,
           coalesce(bool_or(indexes && ${seen.indexes}::int[] AND (kind <> 'rename' OR ${seen.renamesMatter})), false) AS changed
      FROM transcript_edit WHERE owner_id = ${held.ownerId} AND version > ${seen.version}`;
  if (row?.known === held.version - seen.version && !row.changed) return;
  throw stale(held, "Somebody else changed this line in the meantime. Review it and try again.");
}

/** The error for an editor who saw an older transcript, with the present version. */
export const stale = ({ version }: Held, message: string) =>
  new AppError("conflict", message, {
    problems: [{ path: "version", message: `The transcript is now at version ${version}.` }],
  });

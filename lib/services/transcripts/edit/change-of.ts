import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import { lineId } from "../line-id";
import type { ChangeRecord } from "../record";
import type { Askers } from "./citable-lines";
import type { Held } from "./hold-transcript";
import type { DraftLine, Run } from "./lines";
import { undoableOf } from "./undoable-of";

const MOST_PASSAGES = 200;

type Done = {
  version: number;
  editId: string;
  run: Run;
  after: readonly DraftLine[];
  removed: number[];
  askers: Askers;
  passageIds: readonly string[];
};

/** The result of an edit, read after it was stored. */
export async function changeOf(tx: Transaction, held: Held, done: Done): Promise<ChangeRecord> {
  const changed = done.after.map(({ index, speaker, startSeconds, endSeconds, text }, at) => ({
    id: lineId(held.ownerId, index),
    index,
    speaker,
    startSeconds,
    endSeconds,
    text,
    role: done.askers.after.has(speaker) ? ("moderator" as const) : ("participant" as const),
    afterIndex: (at === 0 ? done.run.previous : done.after[at - 1])?.index ?? null,
  }));
  return {
    version: done.version,
    editId: done.editId,
    changed,
    removed: done.removed,
    reload: done.askers.changed,
    passages: await readPassages(tx, done.passageIds),
    undoable: await undoableOf(tx, held.ownerId),
  };
}

export async function readPassages(tx: Transaction, passageIds: readonly string[]) {
  if (passageIds.length === 0) return [];
  const rows = await tx.db.$queryRaw<{ passage: PassageRow }[]>`
    SELECT ${Prisma.raw(passageJson("p"))} AS passage FROM passage p
     WHERE p.id = ANY(${passageIds}) ORDER BY p.id LIMIT ${MOST_PASSAGES}`;
  return rows.map(({ passage }) => toPassage(passage));
}

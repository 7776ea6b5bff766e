import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { LineSpan, PassageState } from "./record";
import { type NewLine, relocator } from "./relocate";
import { MOST_CHARACTERS, MOST_LINES } from "./span";
import { speakersOf } from "./speakers-of";
import { updatePassages } from "./update-passages";

type Row = {
  id: string;
  text: string;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  firstIndex: number | null;
  firstOffset: number | null;
  lastIndex: number | null;
  lastOffset: number | null;
  isClip: boolean;
};

/**
 * After a transcript was stored or replaced: passages move to where it has their words, near the same time; others
 * become `text_changed` and keep their wording. Passages without words, because there was no transcript, get the words
 * of their time. The caller holds the owner.
 */
export async function attachAnew(
  tx: Transaction,
  { workspaceId }: Pick<Context, "workspaceId">,
  ownerId: string,
): Promise<void> {
  const passages = await tx.db.$queryRaw<Row[]>`
    SELECT p.id, p.text, p.speaker, p.start_seconds AS "startSeconds", p.end_seconds AS "endSeconds",
           p.first_index AS "firstIndex", p.first_offset AS "firstOffset", p.last_index AS "lastIndex",
           p.last_offset AS "lastOffset", EXISTS (SELECT 1 FROM clip c WHERE c.passage_id = p.id) AS "isClip"
      FROM passage p WHERE p.owner_id = ${ownerId} AND p.workspace_id = ${workspaceId}
       AND p.state IN ('verbatim', 'text_changed') ORDER BY p.id FOR UPDATE OF p`;
  if (passages.length === 0) return;
  const lines = await tx.db.$queryRaw<NewLine[]>`
    SELECT index, text, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds" FROM segment
     WHERE owner_id = ${ownerId} ORDER BY coalesce(position, index)`;
  const relocate = relocator(lines);
  const moved = passages.map((row) => {
    if (row.text === "") return filled(row, lines);
    const found = relocate({ ...row, lines: spanOf(row) });
    if (!found) return { ...lost(row, lines), text: row.text, state: "text_changed" as PassageState };
    const within = lines.slice(found.lines.firstIndex, found.lines.lastIndex + 1);
    const times = { startSeconds: within[0]?.startSeconds ?? null, endSeconds: within.at(-1)?.endSeconds ?? null };
    // A clip plays the times that someone chose; other quotes have the times of their lines.
    return { id: row.id, ...found, ...(!row.isClip && times), speaker: speakersOf(within), state: "verbatim" as const };
  });
  await updatePassages(tx, { workspaceId }, moved);
}

function spanOf({ firstIndex, firstOffset, lastIndex, lastOffset }: Row): LineSpan | null {
  if (firstIndex === null || firstOffset === null || lastIndex === null || lastOffset === null) return null;
  return { firstIndex, firstOffset, lastIndex, lastOffset };
}

/** What is said in a passage's time, as much as a passage may hold. */
function heard({ startSeconds: from, endSeconds: to }: Row, lines: readonly NewLine[]): NewLine[] {
  if (from === null || to === null) return [];
  const within = lines.filter(({ startSeconds, endSeconds }, at) => {
    const end = endSeconds ?? lines[at + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    return startSeconds !== null && startSeconds < to && Math.max(end, startSeconds + 0.001) > from;
  });
  let characters = 0;
  return within.slice(0, MOST_LINES).filter(({ text }) => {
    characters += text.length + 1;
    return characters <= MOST_CHARACTERS;
  });
}

const whole = (within: readonly NewLine[]): LineSpan | null => {
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return null;
  return { firstIndex: first.index, firstOffset: 0, lastIndex: last.index, lastOffset: last.text.length };
};

function filled(row: Row, lines: readonly NewLine[]) {
  const within = heard(row, lines);
  const text = within.map((line) => line.text).join("\n");
  return { id: row.id, lines: whole(within), text, speaker: speakersOf(within), state: "verbatim" as const };
}

/** A link to old wording leads to its time. */
const lost = (row: Row, lines: readonly NewLine[]) => ({
  id: row.id,
  lines: whole(heard(row, lines)),
  speaker: row.speaker,
});

import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { movedTo, type Replacement } from "./replacements";
import type { StoredLine } from "./transcript-lines";

type Passage = {
  id: string;
  first_index: number;
  first_offset: number;
  last_index: number;
  last_offset: number;
  text: string;
  state: string;
  speaker: string | null;
};
export type Rewritten = {
  /** Lines in reading order, before and after. */
  before: readonly StoredLine[];
  after: ReadonlyMap<number, StoredLine>;
  replacements: ReadonlyMap<number, readonly Replacement[]>;
  /** For wording that the transcript had before it was edited. */
  mask(text: string): string;
  labels: ReadonlyMap<string, string>;
};

/** Passages that quote the lines get the new text, and stay verbatim. Old wording is masked word by word. */
export async function movePassages(
  tx: Transaction,
  { workspaceId }: Context,
  ownerId: string,
  rewritten: Rewritten,
): Promise<void> {
  // Not their keys: whoever quotes one more of them needs only these.
  const passages = await tx.db.$queryRaw<Passage[]>`
    SELECT id, first_index, first_offset, last_index, last_offset, text, state, speaker FROM passage
     WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId} AND first_index IS NOT NULL ORDER BY id FOR NO KEY UPDATE`;
  const places = new Map(rewritten.before.map(({ index }, place) => [index, place]));
  const changed = passages.flatMap((passage) => {
    const moved = move(passage, places, rewritten);
    return JSON.stringify(moved) === JSON.stringify(passage) ? [] : [moved];
  });
  if (changed.length === 0) return;
  await tx.db.$executeRaw`
    UPDATE passage p SET first_offset = n.first_offset, last_offset = n.last_offset, text = n.text, speaker = n.speaker
      FROM json_to_recordset(${JSON.stringify(changed)}::json)
             AS n(id text, first_offset int, last_offset int, text text, speaker text)
     WHERE p.id = n.id AND p.workspace_id = ${workspaceId}`;
}

function move(passage: Passage, places: ReadonlyMap<number, number>, rewritten: Rewritten): Passage {
  const { before, after, replacements, mask, labels } = rewritten;
  const speaker = passage.speaker && (labels.get(passage.speaker) ?? speakers(passage.speaker, labels));
  const first = places.get(passage.first_index);
  const last = places.get(passage.last_index);
  const lines = first === undefined || last === undefined ? [] : before.slice(first, last + 1);
  const first_offset = movedTo(passage.first_offset, replacements.get(passage.first_index) ?? [], "start");
  const last_offset = movedTo(passage.last_offset, replacements.get(passage.last_index) ?? [], "end");
  const was = partOf(lines, passage.first_offset, passage.last_offset);
  const now = lines.map((line) => after.get(line.index) ?? line);
  const isSame = passage.state === "verbatim" && was === passage.text;
  const text = isSame ? partOf(now, first_offset, last_offset) : mask(passage.text);
  return { ...passage, speaker, first_offset, last_offset, text };
}

const speakers = (joined: string, labels: ReadonlyMap<string, string>): string =>
  joined
    .split(", ")
    .map((label) => labels.get(label) ?? label)
    .join(", ");

/** Each line's part, on a line of its own. */
function partOf(lines: readonly StoredLine[], firstOffset: number, lastOffset: number): string {
  const texts = lines.map(({ text }, at) => (at === lines.length - 1 ? text.slice(0, lastOffset) : text));
  return texts.map((text, at) => (at === 0 ? text.slice(firstOffset) : text)).join("\n");
}

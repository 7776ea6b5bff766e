import type { Context } from "@/lib/core/context";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { TextLine } from "./letters";
import { type Anchored, type Change, reanchorer } from "./reanchor";
import type { LineSpan, PassageState } from "./record";
import { speakersOf } from "./speakers-of";
import { updatePassages } from "./update-passages";

/** A passage that a change is about to touch, with its place in the order of lines. */
export type Touched = Anchored & Place;
/** Where passages were before a change, by id. */
export type Anchors = { id: string; lines: LineSpan }[];

type Place = { id: string; firstPlace: number; lastPlace: number; overlaps: boolean };
type Row = LineSpan & Place & { text: string; state: PassageState };

/** Passages that overlap the lines from one place to another, or once did, locked until the transaction ends. */
export async function touchedPassages(
  tx: Transaction,
  ownerId: string,
  { from, to }: { from: number; to: number },
  earlier: Anchors = [],
): Promise<Touched[]> {
  const overlaps = Prisma.sql`(coalesce(f.position, f.index) <= ${to}::float8 AND coalesce(l.position, l.index) >= ${from}::float8)`;
  const rows = await tx.db.$queryRaw<Row[]>`
    SELECT p.id, p.first_index AS "firstIndex", p.first_offset AS "firstOffset", p.last_index AS "lastIndex",
           p.last_offset AS "lastOffset", p.text, p.state,
           coalesce(f.position, f.index)::float8 AS "firstPlace", coalesce(l.position, l.index)::float8 AS "lastPlace",
           ${overlaps} AS overlaps
      FROM passage p
      JOIN segment f ON f.owner_id = p.owner_id AND f.index = p.first_index
      JOIN segment l ON l.owner_id = p.owner_id AND l.index = p.last_index
     WHERE p.owner_id = ${ownerId} AND p.state IN ('verbatim', 'text_changed')
       AND (${overlaps} OR p.id = ANY(${earlier.map(({ id }) => id)}))
     ORDER BY p.id FOR UPDATE OF p`;
  return rows.map(({ id, text, state, firstPlace, lastPlace, overlaps, ...lines }) => ({
    id,
    text,
    state,
    firstPlace,
    lastPlace,
    overlaps,
    lines,
  }));
}

/** Moves passages with a change of their lines, which is stored already, and returns where they were before. */
export async function movePassages(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  touched: readonly Touched[],
  change: Change,
  earlier: Anchors = [],
): Promise<Anchors> {
  if (touched.length === 0) return [];
  const lines = await linesAround(tx, ownerId, touched, change, earlier);
  const reanchor = reanchorer(change, lines);
  const before = new Map(earlier.map((anchor) => [anchor.id, anchor.lines]));
  const order = new Map(lines.map(({ index }, at) => [index, at]));
  const moved = touched.map((passage) => {
    const anchored = reanchor(passage, before.get(passage.id), passage.overlaps);
    const { firstIndex, lastIndex } = anchored.lines;
    const within = lines.slice(order.get(firstIndex) ?? 0, (order.get(lastIndex) ?? -1) + 1);
    return { id: passage.id, ...anchored, speaker: speakersOf(within) };
  });
  await updatePassages(tx, ctx, moved);
  return touched.map(({ id, lines: stood }) => ({ id, lines: stood }));
}

type SpokenLine = TextLine & { speaker: string | null };

/** The lines that passages may be in now: those where they were, and those that the change left. */
function linesAround(
  tx: Transaction,
  ownerId: string,
  touched: readonly Touched[],
  { after }: Change,
  earlier: Anchors,
) {
  const indexes = [
    ...after.map(({ index }) => index),
    ...earlier.flatMap(({ lines }) => [lines.firstIndex, lines.lastIndex]),
  ];
  const from = touched.reduce((least, { firstPlace }) => Math.min(least, firstPlace), Number.POSITIVE_INFINITY);
  const to = touched.reduce((most, { lastPlace }) => Math.max(most, lastPlace), Number.NEGATIVE_INFINITY);
  return tx.db.$queryRaw<SpokenLine[]>`
    WITH changed AS (
      SELECT min(coalesce(position, index)) AS first, max(coalesce(position, index)) AS last FROM segment
       WHERE owner_id = ${ownerId} AND index = ANY(${indexes}::int[]))
    SELECT s.index, s.text, s.speaker FROM segment s, changed c WHERE s.owner_id = ${ownerId}
       AND coalesce(s.position, s.index) BETWEEN least(${from}::float8, c.first) AND greatest(${to}::float8, c.last)
     ORDER BY coalesce(s.position, s.index)`;
}

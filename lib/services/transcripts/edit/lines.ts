import type { Transaction } from "@/lib/db/transaction";

/** A stored line; `position` is null if its number determines its place. */
export type StoredLine = {
  id: string;
  index: number;
  position: number | null;
  /** Its place in the order: `position`, or else `index`. */
  place: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** A line as an edit wants it. */
export type DraftLine = Omit<StoredLine, "id" | "position" | "place">;

/** Consecutive lines, with those before and after them. */
export type Run = { lines: StoredLine[]; previous: StoredLine | null; next: StoredLine | null };

/** Places closer than this are moved apart before something is put between them. */
const LEAST_GAP = 1e-6;

/** The line and as many after it as requested. Null if any of them doesn't exist. */
export async function readRun(tx: Transaction, ownerId: string, index: number, count: number): Promise<Run | null> {
  const run = await read(tx, ownerId, index, count);
  const last = run?.lines.at(-1);
  if (!run || !last || !run.next || run.next.place - last.place > LEAST_GAP) return run;
  await spread(tx, ownerId, last.place);
  return read(tx, ownerId, index, count);
}

async function read(tx: Transaction, ownerId: string, index: number, count: number): Promise<Run | null> {
  const rows = await tx.db.$queryRaw<(StoredLine & { isBefore: boolean })[]>`
    WITH first AS (
      SELECT coalesce(position, index)::float8 AS place FROM segment WHERE owner_id = ${ownerId} AND index = ${index}::int)
    (SELECT s.id::text, s.index, s.position, coalesce(s.position, s.index)::float8 AS place, s.speaker,
            s.start_seconds AS "startSeconds", s.end_seconds AS "endSeconds", s.text, true AS "isBefore"
       FROM segment s, first WHERE s.owner_id = ${ownerId} AND coalesce(s.position, s.index) < first.place
      ORDER BY coalesce(s.position, s.index) DESC LIMIT 1)
    UNION ALL
    (SELECT s.id::text, s.index, s.position, coalesce(s.position, s.index)::float8 AS place, s.speaker,
            s.start_seconds AS "startSeconds", s.end_seconds AS "endSeconds", s.text, false AS "isBefore"
       FROM segment s, first WHERE s.owner_id = ${ownerId} AND coalesce(s.position, s.index) >= first.place
      ORDER BY coalesce(s.position, s.index) LIMIT ${count + 1})
    ORDER BY place`;
  const at = rows.filter(({ isBefore }) => !isBefore).map(({ isBefore: _, ...line }) => line);
  if (at.length < count) return null;
  return {
    lines: at.slice(0, count),
    previous: rows.find(({ isBefore }) => isBefore) ?? null,
    next: at[count] ?? null,
  };
}

/** Spaces lines that splits put between two numbers evenly again. */
const spread = (tx: Transaction, ownerId: string, place: number) => tx.db.$executeRaw`
  UPDATE segment s SET position = o.place FROM (
    SELECT id, floor(position) + row_number() OVER (ORDER BY position)::float8 / (count(*) OVER () + 1) AS place
      FROM segment WHERE owner_id = ${ownerId} AND position IS NOT NULL AND position <> floor(position)
       AND floor(position) = floor(${place}::float8)) o
   WHERE s.id = o.id AND s.owner_id = ${ownerId}`;

/** Positions for lines of a run; a new line is placed by its number if that fits, or else in the middle. */
export function positionsFor(run: Run, after: readonly DraftLine[]): (DraftLine & { position: number | null })[] {
  const known = new Map(run.lines.map((line) => [line.index, line]));
  let lower = run.previous?.place ?? Number.NEGATIVE_INFINITY;
  return after.map((line, at) => {
    const stored = known.get(line.index);
    const following = after.slice(at + 1).find(({ index }) => known.has(index));
    const upper = (following ? known.get(following.index) : run.next)?.place ?? Number.POSITIVE_INFINITY;
    const fits = line.index > lower && line.index < upper;
    const position = stored ? stored.position : fits ? null : between(lower, upper);
    lower = position ?? line.index;
    return { ...line, position };
  });
}

function between(lower: number, upper: number): number {
  if (lower === Number.NEGATIVE_INFINITY) return upper - 1;
  return upper === Number.POSITIVE_INFINITY ? Math.floor(lower) + 1 : (lower + upper) / 2;
}

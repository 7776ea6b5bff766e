import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { LineSpan } from "./record";
import { MOST_LINES, type Span } from "./span";

/** A line of a transcript at its place in the order. */
export type Line = {
  index: number;
  place: number;
  speaker: string | null;
  startSeconds: number | null;
  /** If no end is known, the start of the next line. */
  endSeconds: number | null;
  text: string;
  citable: boolean;
  /** Code points before this line, and in the whole text. */
  fromCharacter: number;
  characters: number;
  /** Of the whole transcript. */
  lastSecond: number | null;
};

/** The lines that a span touches, in order; one more than a passage may have, so that too many are noticed. */
export function linesOf(tx: Transaction, ownerId: string, span: Span): Promise<Line[]> {
  return tx.db.$queryRaw<Line[]>`
    WITH ordered AS (
      SELECT s.index, coalesce(s.position, s.index) AS place, s.speaker, s.start_seconds AS "startSeconds",
             coalesce(s.end_seconds, lead(s.start_seconds) OVER w) AS "endSeconds", s.text, s.citable,
             (sum(char_length(s.text) + 1) OVER w)::int - char_length(s.text) - 1 AS "fromCharacter",
             (sum(char_length(s.text) + 1) OVER ())::int - 1 AS characters,
             max(greatest(s.start_seconds, s.end_seconds)) OVER () AS "lastSecond"
        FROM segment s WHERE s.owner_id = ${ownerId}
      WINDOW w AS (ORDER BY coalesce(s.position, s.index)))
    SELECT * FROM ordered o WHERE ${within(ownerId, span)} ORDER BY place LIMIT ${MOST_LINES + 1}`;
}

function within(ownerId: string, span: Span): Prisma.Sql {
  if ("startSeconds" in span)
    return Prisma.sql`o."startSeconds" < ${span.endSeconds}
      AND greatest(coalesce(o."endSeconds", 'infinity'), o."startSeconds" + 0.001) > ${span.startSeconds}`;
  if ("startOffset" in span)
    return Prisma.sql`o."fromCharacter" < ${span.endOffset}
      AND o."fromCharacter" + char_length(o.text) > ${span.startOffset}`;
  return Prisma.sql`o.place BETWEEN ${placeOf(ownerId, span.firstIndex)} AND ${placeOf(ownerId, span.lastIndex)}`;
}

const placeOf = (ownerId: string, index: LineSpan["firstIndex"]) => Prisma.sql`
  (SELECT coalesce(position, index) FROM segment WHERE owner_id = ${ownerId} AND index = ${index})`;

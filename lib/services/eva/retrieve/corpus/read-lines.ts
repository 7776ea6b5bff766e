import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { pool } from "@/lib/db/pool";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import { wholeTranscripts } from "@/lib/services/evidence/whole-transcripts";
import type { Line } from "./corpus";

export type LineRow = {
  owner_id: string;
  id: string;
  /** The line before it, if known. */
  previous: string | null;
  index: number;
  speaker: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  text: string;
};

/** What was read of transcripts, in order, by owner. */
export type LinesByOwner = ReadonlyMap<string, readonly Omit<Line, "origin">[]>;

const HITS_A_QUERY = 30;
const MOST_PHRASINGS = 14;
/** Of all sayings that could answer the question together. */
const MOST_OF_SAYINGS = 30;
const AROUND = 6;
const COLUMNS = "s.owner_id, s.id::text, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text";
const place = (line: string) => `coalesce(${line}.position, ${line}.index)`;
const FOUND = `
  WITH hit AS (
    SELECT DISTINCT h.owner_id, h.index FROM unnest($2::text[]) AS q(words),
           LATERAL search_segments($1, q.words, '', '{}', $3, $4, $5, $6, ${HITS_A_QUERY}, 0, NULL, false) h
  ), around AS (
    SELECT n.id, lag(n.id) OVER (PARTITION BY h.id ORDER BY n.place) AS previous
      FROM hit JOIN segment h ON h.owner_id = hit.owner_id AND h.index = hit.index, LATERAL (
        (SELECT b.id, ${place("b")} AS place FROM segment b WHERE b.owner_id = h.owner_id AND ${place("b")} <= ${place("h")}
          ORDER BY ${place("b")} DESC LIMIT ${AROUND + 1})
        UNION ALL
        (SELECT a.id, ${place("a")} AS place FROM segment a WHERE a.owner_id = h.owner_id AND ${place("a")} > ${place("h")}
          ORDER BY ${place("a")} LIMIT ${AROUND})) n
  )
  SELECT ${COLUMNS}, w.previous::text
    FROM (SELECT id, max(previous) AS previous FROM around GROUP BY id) w JOIN segment s ON s.id = w.id
   WHERE s.workspace_id = $1 ORDER BY s.owner_id, ${place("s")}`;

/** Single words, neighboring pairs and all words together: rare words are found alone, topics by their pairs. */
function phrasings(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return [...new Set([...words, ...pairs, words.join(" ")])].filter(Boolean).slice(0, MOST_PHRASINGS);
}

/** Those of the question, and of each saying in turn, so that none is left out before another is heard. */
function allPhrasings({ question, sayings }: Words): string[] {
  const own = phrasings(question);
  const others = sayings.map(phrasings);
  const inTurn = Array.from({ length: MOST_PHRASINGS }, (_, turn) => others.flatMap((list) => list[turn] ?? [])).flat();
  return [...new Set([...own, ...inTurn.slice(0, MOST_OF_SAYINGS)])];
}

/** The words by which a large scope is searched. */
export type Words = { question: readonly string[]; sayings: readonly (readonly string[])[] };

/** All that was said in these transcripts. */
export async function readWhole({ workspaceId }: Context, owners: readonly string[]): Promise<LinesByOwner> {
  const read = await wholeTranscripts(workspaceId, owners);
  return new Map(
    [...read].map(([owner, lines]) => [
      owner,
      lines.map(({ index, speaker, startSeconds, endSeconds, text }, at) => {
        return { index, follows: at > 0, speaker, startSeconds, endSeconds, text };
      }),
    ]),
  );
}

/** What the words find in a scope, with its surroundings. */
export async function readStretches({ workspaceId }: Context, asked: Scope, words: Words): Promise<LinesByOwner> {
  const values = [workspaceId, allPhrasings(words), ...scopeValues(asked)];
  const { rows } = await pool().query<LineRow>({ name: "eva_found_lines", text: FOUND, values });
  return new Map([...groupBy(rows, ({ owner_id }) => owner_id)].map(([owner, lines]) => [owner, joinRows(lines)]));
}

/** Rows of one transcript as lines that know whether each is said directly after the one before. */
export const joinRows = (rows: readonly Omit<LineRow, "owner_id">[]): Omit<Line, "origin">[] =>
  rows.map(({ index, speaker, start_seconds: startSeconds, end_seconds: endSeconds, text, previous }, at) => {
    const follows = previous !== null && previous === rows[at - 1]?.id;
    return { index, follows, speaker, startSeconds, endSeconds, text };
  });

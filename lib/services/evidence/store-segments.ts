import type { Transaction } from "@/lib/db/transaction";
import { searchConfig } from "./search-config";
import { searchVector } from "./search-vector";
import { speakerShares } from "./speaker-shares";

export type NewSegment = {
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

type Transcribed = {
  workspaceId: string;
  /** The file or session that the transcript belongs to. */
  ownerId: string;
  /** BCP-47; null if unknown. */
  language: string | null;
  segments: readonly NewSegment[];
  /** Whose lines may be found and quoted. */
  citable?: (speaker: string | null) => boolean;
};

/** Per statement. More would block the event loop, and take the database longer than a statement may. */
const MOST_SEGMENTS = 2_500;
const MOST_CHARACTERS = 1_000_000;

/** At least one portion, because it also describes the transcript's own row. */
function portions(segments: readonly NewSegment[]): (readonly NewSegment[])[] {
  const all: (readonly NewSegment[])[] = [];
  let from = 0;
  let characters = 0;
  for (const [at, { text }] of segments.entries()) {
    if (at > from && (at - from === MOST_SEGMENTS || characters + text.length > MOST_CHARACTERS)) {
      all.push(segments.slice(from, at));
      from = at;
      characters = 0;
    }
    characters += text.length;
  }
  return [...all, segments.slice(from)];
}

/**
 * Writes the segments of an existing transcript row and indexes their words with the language's configuration, and
 * speakers by name. A transcript of usual length costs one statement.
 */
export async function storeSegments(tx: Transaction, transcribed: Transcribed): Promise<void> {
  const { segments } = transcribed;
  const speakers = JSON.stringify(speakerShares(segments));
  for (const portion of portions(segments)) await storeSome(tx, { ...transcribed, segments: portion }, speakers);
}

async function storeSome(
  tx: Transaction,
  { workspaceId, ownerId, language, segments, citable = () => true }: Transcribed,
  speakers: string,
): Promise<void> {
  await tx.db.$executeRaw`
    WITH config AS (
      SELECT coalesce((SELECT c.cfgname FROM pg_ts_config c
                        WHERE c.cfgname = ${searchConfig(language)} AND pg_ts_config_is_visible(c.oid)), 'simple') AS name
    ), described AS (
      UPDATE transcript SET search_config = config.name, speakers = ${speakers}::jsonb
        FROM config WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}
    )
    INSERT INTO segment (workspace_id, owner_id, index, speaker, start_seconds, end_seconds, text, citable, search)
    SELECT ${workspaceId}, ${ownerId}, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text, s.citable,
           ${searchVector("config.name", "s.text", "s.speaker")}
      FROM config,
           unnest(${segments.map((s) => s.index)}::int[], ${segments.map((s) => s.speaker)}::text[],
                  ${segments.map((s) => s.startSeconds)}::float8[], ${segments.map((s) => s.endSeconds)}::float8[],
                  ${segments.map((s) => s.text)}::text[], ${segments.map((s) => citable(s.speaker))}::boolean[])
             AS s(index, speaker, start_seconds, end_seconds, text, citable)`;
}

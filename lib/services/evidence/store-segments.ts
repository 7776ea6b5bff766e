import type { Transaction } from "@/lib/db/transaction";
import { plainLetters } from "./plain-letters";
import { searchConfig } from "./search-config";
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
  /** The file or the session that the transcript belongs to. */
  ownerId: string;
  /** BCP-47; null when it is not known. */
  language: string | null;
  segments: readonly NewSegment[];
  /** Whose lines may be found and quoted. */
  citable?: (speaker: string | null) => boolean;
};

/**
 * Writes the segments of a transcript, whose row is there already, in one statement, and indexes their words in the
 * configuration of the language. Speakers are found by name, with and without accents.
 */
export async function storeSegments(
  tx: Transaction,
  { workspaceId, ownerId, language, segments, citable = () => true }: Transcribed,
) {
  const searchable = new Map<string | null, string | null>([[null, null]]);
  const searchNames = (name: string | null): string | null => {
    const known = searchable.get(name);
    if (known !== undefined || name === null) return known ?? null;
    const plain = plainLetters(name);
    const names = plain === name.toLowerCase() ? name : `${name} ${plain}`;
    searchable.set(name, names);
    return names;
  };
  await tx.db.$executeRaw`
    WITH config AS (
      SELECT coalesce((SELECT c.cfgname FROM pg_ts_config c
                        WHERE c.cfgname = ${searchConfig(language)} AND pg_ts_config_is_visible(c.oid)), 'simple') AS name
    ), described AS (
      UPDATE transcript SET search_config = config.name, speakers = ${JSON.stringify(speakerShares(segments))}::jsonb
        FROM config WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}
    )
    INSERT INTO segment (workspace_id, owner_id, index, speaker, start_seconds, end_seconds, text, citable, search)
    SELECT ${workspaceId}, ${ownerId}, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text, s.citable,
           to_tsvector(config.name::text::regconfig, s.text)
             || setweight(to_tsvector(config.name::text::regconfig, coalesce(s.names, '')), 'C')
      FROM config,
           unnest(${segments.map((s) => s.index)}::int[], ${segments.map((s) => s.speaker)}::text[],
                  ${segments.map((s) => s.startSeconds)}::float8[], ${segments.map((s) => s.endSeconds)}::float8[],
                  ${segments.map((s) => s.text)}::text[], ${segments.map((s) => searchNames(s.speaker))}::text[],
                  ${segments.map((s) => citable(s.speaker))}::boolean[])
             AS s(index, speaker, start_seconds, end_seconds, text, names, citable)`;
}

import { readdir, readFile } from "node:fs/promises";
import type { Client } from "pg";
import { newId } from "@/lib/core/ids";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";

const FOLDER = "prisma/seed/transcripts";

/** The demo transcripts as rows to copy from. */
async function loadOriginals(client: Client): Promise<{ files: number; segments: number }> {
  await client.query(`CREATE TEMP TABLE original_file (file int, name text, language text, config text, speakers jsonb, segments int);
    CREATE TEMP TABLE original (file int, index int, at int, speaker text, start_seconds float8, end_seconds float8,
                                text text, search tsvector)`);
  const names = (await readdir(FOLDER)).filter((name) => /^\d/.test(name)).sort();
  let at = 0;
  for (const [file, name] of names.entries()) {
    const { segments, language } = await parseTranscript(await readFile(`${FOLDER}/${name}`), name);
    const config = searchConfig(language);
    const shares = JSON.stringify(speakerShares(segments));
    await client.query("INSERT INTO original_file VALUES ($1, $2, $3, $4, $5, $6)", [
      ...[file, name, language, config, shares, segments.length],
    ]);
    const rows = segments.map((segment) => ({ ...segment, at: at++ }));
    await client.query(
      `INSERT INTO original SELECT $1, r.index, r.at, r.speaker, r."startSeconds", r."endSeconds", r.text,
              line_words($2::regconfig, r.text, r.speaker)
         FROM json_to_recordset($3) AS r(index int, at int, speaker text, "startSeconds" float8, "endSeconds" float8, text text)`,
      [file, config, JSON.stringify(rows)],
    );
  }
  await client.query("CREATE INDEX ON original (at); CREATE INDEX ON original (file, index); ANALYZE original");
  return { files: names.length, segments: at };
}

/**
 * Fills a workspace with at least `count` segments: copies of the demo transcripts, each segment joined with another
 * one in the same language, each copied file with a unique word. Returns how many there are.
 */
export async function millionSegments(client: Client, workspaceId: string, count: number): Promise<number> {
  const originals = await loadOriginals(client);
  const copies = Math.ceil(count / originals.segments);
  const prefix = newId("file").slice(0, 18);
  await client.query(
    `INSERT INTO project (id, workspace_id, name, updated_at) VALUES ($1, $2, 'Bench', now()) ON CONFLICT DO NOTHING`,
    [`${prefix}project`, workspaceId],
  );
  await client.query(
    `CREATE TEMP TABLE copy AS
       SELECT $1 || lpad((c * 16 + f.file)::text, 12, '0') AS id, c, f.* FROM generate_series(1, ${copies}) c, original_file f`,
    [prefix],
  );
  await client.query(
    `INSERT INTO file (id, workspace_id, project_id, name, status, transcript_status, asset_type, content_type, size_bytes,
                       language, storage_key, updated_at)
     SELECT id, $1, $2, c || ' ' || name, 'ready', 'ready', 'TEXT', 'text/plain', 1, language, id, now() FROM copy`,
    [workspaceId, `${prefix}project`],
  );
  await client.query(
    `INSERT INTO transcript (id, workspace_id, owner_id, file_id, language, source, segment_count, search_config, speakers)
     SELECT id, $1, id, id, language, 'file', segments, config, speakers FROM copy`,
    [workspaceId],
  );
  await client.query(`DROP INDEX segment_search_idx; DROP INDEX segment_workspace_id_text_idx;
    SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`);
  const { rowCount } = await client.query(
    `INSERT INTO segment (workspace_id, owner_id, index, speaker, start_seconds, end_seconds, text, search)
     SELECT $1, copy.id, a.index, a.speaker, a.start_seconds, a.end_seconds,
            a.text || ' ' || b.text || CASE WHEN a.index = 7 THEN ' Codeword' || copy.c ELSE '' END,
            a.search || b.search || CASE WHEN a.index = 7 THEN to_tsvector('simple', 'codeword' || copy.c) ELSE '' END
       FROM copy JOIN original a ON a.file = copy.file
       JOIN original b ON b.file = copy.file AND b.index = (a.index * 7 + copy.c * 13) % copy.segments
      ORDER BY copy.c, copy.file, a.index`,
    [workspaceId],
  );
  await client.query(`
    CREATE INDEX segment_search_idx ON segment USING GIN (workspace_id, (id >> 16), search) WITH (fastupdate = off);
    CREATE INDEX segment_workspace_id_text_idx ON segment USING GIN (workspace_id, text gin_trgm_ops) WITH (fastupdate = off)`);
  await client.query("VACUUM ANALYZE segment");
  await client.query("ANALYZE file, transcript");
  return rowCount ?? 0;
}
